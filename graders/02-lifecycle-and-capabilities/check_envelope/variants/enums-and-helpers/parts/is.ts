export namespace Is {
  export function json(text: string): boolean {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  }

  export function object(value: any): boolean {
    return Boolean(value) && typeof value === "object" && !Array.isArray(value);
  }

  export function request(message: any): boolean {
    return message.jsonrpc === "2.0" && typeof message.method === "string";
  }
}
