type Parsed = { ok: true; value: any } | { ok: false; problem: string };

const blank = /[ \t\r\n]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const string = /"(?:[^"\\\x00-\x1F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const word = /true|false|null/y;

export function parse(text: string): Parsed {
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  }

  function eat(sign: string): boolean {
    take(blank);
    if (text[at] !== sign) return false;
    at++;
    return true;
  }

  function value(): any {
    take(blank);
    if (eat("{")) return members();
    if (eat("[")) return elements();
    const token = take(string) ?? take(number) ?? take(word);
    if (token === undefined) throw new Error(`unexpected character at ${at}`);
    return JSON.parse(token);
  }

  function members(): object {
    const members: [string, any][] = [];
    if (eat("}")) return {};
    do {
      take(blank);
      const name = take(string);
      if (name === undefined || !eat(":")) throw new Error(`no member at ${at}`);
      members.push([JSON.parse(name), value()]);
    } while (eat(","));
    if (!eat("}")) throw new Error(`no end of object at ${at}`);
    const names = new Set(members.map(([name]) => name));
    if (names.size < members.length) throw new Error("a member is named twice");
    return Object.fromEntries(members);
  }

  function elements(): any[] {
    const elements: any[] = [];
    if (eat("]")) return elements;
    do elements.push(value());
    while (eat(","));
    if (!eat("]")) throw new Error(`no end of list at ${at}`);
    return elements;
  }

  try {
    const parsed = value();
    take(blank);
    if (at < text.length) throw new Error(`something follows at ${at}`);
    return { ok: true, value: parsed };
  } catch (error) {
    return { ok: false, problem: String(error) };
  }
}
