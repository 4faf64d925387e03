import { describe, expect, it } from "vitest";
import { hostError, withAndWithout } from "./with-and-without.ts";

const nodeMajor = Number(process.versions.node.split(".")[0]);

describe("the host's realm", () => {
  it("has no constructors: an error of Node leads to no function that makes code", async () => {
    const measure = {
      "child/measures/amputate-constructors.ts": "export function amputateConstructors() {}",
    };
    const probe = `() => {
      const { constructor } = ${hostError};
      return [typeof constructor, typeof constructor?.constructor];
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: ["undefined", "undefined"] });
    expect(lacking).toEqual({ value: ["function", "function"] });
  });

  it("has no constructor on the error that import() is refused with", async () => {
    const measure = {
      "child/measures/amputate-constructors.ts": "export function amputateConstructors() {}",
    };
    const probe = `async () => {
      try { await import("x"); } catch (error) {
        return [error instanceof Error, typeof error.constructor];
      }
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe, { async: true });

    // From Node 26 on the promise of an import() never settles in a realm: there is no error to get.
    const none = { fault: { kind: "promise", settles: false } };
    expect(complete).toEqual(nodeMajor >= 26 ? none : { value: [false, "undefined"] });
    expect(lacking).toEqual(nodeMajor >= 26 ? none : { value: [false, "function"] });
  });

  it("has no legacy accessors that a student could call", async () => {
    const measure = {
      "child/measures/delete-accessors.ts": "export function deleteAccessors() {}",
    };
    const probe = `() => {
      const error = ${hostError};
      return ["__defineGetter__", "__lookupGetter__"].map((name) => typeof error[name]);
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: ["undefined", "undefined"] });
    expect(lacking).toEqual({ value: ["function", "function"] });
  });

  it("is frozen wherever an error leads: nothing can be put on Object.prototype", async () => {
    const measure = {
      "child/measures/freeze-reachable.ts": "export function freezeReachable() {}",
    };
    const probe = `() => {
      const stored = [];
      for (let at = Object.getPrototypeOf(${hostError}); at !== null; at = Object.getPrototypeOf(at)) {
        stored.push(Reflect.set(at, "polluted", true));
      }
      return stored;
    }`;

    const [complete, lacking] = await withAndWithout(measure, probe);

    expect(complete).toEqual({ value: [false, false, false] });
    expect(lacking).toEqual({ value: [true, true, true] });
  });

  it("leads from an error to nothing but frozen objects and functions, none of which makes others", async () => {
    const probe = `() => {
      const reached = new Set();
      const visit = (value) => {
        if ((typeof value !== "object" && typeof value !== "function") || value === null) return;
        if (reached.has(value)) return;
        reached.add(value);
        visit(Object.getPrototypeOf(value));
        for (const key of Reflect.ownKeys(value)) {
          const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, key);
          visit(held); visit(get); visit(set);
        }
      };
      visit(Object.getPrototypeOf(${hostError}));
      const all = [...reached];
      return {
        some: all.length > 10,
        thawed: all.filter((value) => !Object.isFrozen(value)).length,
        constructors: all.filter((value) => value.constructor !== undefined).length,
        classes: all.filter((value) => typeof value === "function" && value.prototype !== undefined).length,
      };
    }`;

    const [complete] = await withAndWithout({}, probe);

    expect(complete).toEqual({ value: { some: true, thawed: 0, constructors: 0, classes: 0 } });
  });
});
