import { type Course, exercisesOf } from "../../course/model.ts";

/** The README.md of a new workspace. */
export function workspaceReadme(course: Course): string {
  const lessons = course.lessons
    .filter((lesson) => lesson.exercises.length > 0)
    .map((lesson) => {
      const files = lesson.exercises.map(({ file }) => `- \`${file}\``);
      return `## ${lesson.title}\n\n${files.join("\n")}\n`;
    });
  const first = exercisesOf(course)[0]?.id ?? "";
  return `# ${course.title}

Your workspace. Each file below holds one exercise: its task stands at the top, the function to
write below it. Write plain TypeScript; nothing needs to be installed.

${commands({
  check: "check everything you wrote",
  [`check ${first}`]: "check one exercise",
  [`hint ${first}`]: "one more hint for it",
  next: "what to do next",
})}

(Type \`npx mcp-course\` if \`mcp-course\` is not found.)

${lessons.join("\n")}
An exercise may import the others, the helper modules that came along, and files of your own in
this folder; nothing else is there when your code is checked.
\`.mcp-course.json\` remembers what you have solved: leave it to the program.
`;
}

/** Commands and what they do, in two columns. */
function commands(does: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(does).map((command) => command.length));
  return Object.entries(does)
    .map(([command, what]) => `    mcp-course ${command.padEnd(width)}   ${what}`)
    .join("\n");
}
