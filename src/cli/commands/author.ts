import { suggest } from "../../course/suggest.ts";
import { UsageError } from "../../errors.ts";
import { type Declare, examples } from "../command.ts";
import { exitCode } from "../exit-code.ts";
import { declareVerify } from "./author-verify.ts";

export const declare: Declare = (command, act) => {
  command.description("For those who write a course.").argument("[command]");
  const verify = command.command("verify");
  declareVerify(verify, act);
  command.action(
    act(async (context, name: string | undefined) => {
      if (name !== undefined) throw unknown(name, [verify.name()]);
      context.stdout.write(command.helpInformation());
      return exitCode.passed;
    }),
  );
  examples(command, { "author verify": "prove the graders of the course" });
};

function unknown(name: string, known: string[]): UsageError {
  return new UsageError({ code: "unknown-command", name, suggestions: suggest(name, known) });
}
