import { mkdir, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { systemReason } from "./files.ts";
import type { Notice } from "./notice.ts";

const schema = "mcp-course/courses/v1";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether this user has named a course with `--course` on this machine. A workspace may come from
 * anywhere, and a course's graders run with the user's rights: that a workspace asks for a course
 * is no reason to run it.
 */
export async function isNamed(folder: string, env: Environment): Promise<boolean> {
  return (await namedCourses(env)).includes(folder);
}

/** Remembers that the user named a course (its real path). Answers a notice when that was not possible. */
export async function rememberNamed(folder: string, env: Environment): Promise<Notice[]> {
  const folders = await namedCourses(env);
  if (folders.includes(folder)) return [];
  const file = listFile(env);
  try {
    const { default: writeFileAtomic } = await import("write-file-atomic");
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomic(
      file,
      `${JSON.stringify({ schema, folders: [...folders, folder] }, null, 2)}\n`,
    );
    return [];
  } catch (error) {
    return [{ code: "course-not-kept", file, reason: systemReason(error) }];
  }
}

async function namedCourses(env: Environment): Promise<string[]> {
  try {
    const list: unknown = JSON.parse(await readFile(listFile(env), "utf8"));
    if (typeof list !== "object" || list === null || !("folders" in list)) return [];
    const { folders } = list;
    if (!Array.isArray(folders)) return [];
    return folders.filter((folder) => typeof folder === "string");
  } catch {
    return [];
  }
}

/** Where the list stands: the user's configuration folder of this system. */
function listFile(env: Environment): string {
  const home = env.HOME ?? env.USERPROFILE ?? homedir();
  const base = env.XDG_CONFIG_HOME ?? env.APPDATA ?? join(home, ".config");
  return join(base, "mcp-course", "courses.json");
}
