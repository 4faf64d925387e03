// Prints, throws and answers commands that a CI job would take from its log.
// expect: fails threw
export function echo() {
  const commands = "\n::error::forged\n::set-output name=passed::true\n::add-mask::x\n::stop-commands::y\n##[error]forged\n";
  console.log(commands);
  throw new Error(`${commands}All checks pass.`);
}
