import { expect, it } from "vitest";
import { compare } from "../../src/grading/compare.ts";
import type { Expected } from "../../src/grading/pattern.ts";
import type { Json } from "../../src/json.ts";
import { allAnswers, answerTo, kindOf } from "./contract-answers.ts";
import { contractTable, type Row } from "./contract-table.ts";

/** A function of the course with the oracle that knows what it may answer. */
export interface Held {
  solution: (text: string) => unknown;
  oracle: (text: string) => Expected;
  /** The answers that the contract has for this function. */
  answersIn: (row: Row) => Row["envelope"];
}

/** Holds a solution and an oracle to the table of the contract. */
export function holdToContract({ solution, oracle, answersIn }: Held): void {
  it.each(contractTable)("the solution answers $request as the contract has it", (row) => {
    const answer = JSON.parse(JSON.stringify(solution(row.text))) as Json;
    expect(answersIn(row)).toContain(kindOf(answer));
    expect(fits(oracle(row.text), answer)).toBe(true);
    const carriesId = !row.isIdOpen && !["request", "silence"].includes(String(kindOf(answer)));
    if (carriesId) expect(answer).toMatchObject({ id: row.id });
  });

  it.each(contractTable)("the oracle takes every right answer to $request, and no other", (row) => {
    const taken = allAnswers.filter(
      (kind) => canBe(kind, row) && fits(oracle(row.text), answerTo(row, kind)),
    );
    expect([...taken].sort()).toEqual([...answersIn(row)].sort());
  });

  it.each(contractTable.filter(({ naming }) => naming.length > 0))(
    "the oracle wants every missing key of $request named",
    (row) => {
      for (const key of row.naming) {
        const naming = row.naming.filter((name) => name !== key);
        expect(fits(oracle(row.text), answerTo({ ...row, naming }, -32602))).toBe(false);
      }
    },
  );

  it.each(contractTable.filter(({ id, isIdOpen }) => id !== null && !isIdOpen))(
    "the oracle wants the id of $request in its answer",
    (row) => {
      const kinds = answersIn(row).filter((kind) => typeof kind === "number" && kind !== -32600);
      for (const kind of kinds) {
        for (const id of [null, String(row.id), 2]) {
          expect(fits(oracle(row.text), answerTo(row, kind, id))).toBe(id === row.id);
        }
      }
    },
  );
}

function fits(expected: Expected, answer: Json): boolean {
  return compare(expected, answer).length === 0;
}

/** Text that is no JSON has no request to give back. */
function canBe(kind: string | number, { envelope }: Row): boolean {
  return kind !== "request" || !(envelope[0] === -32700 && envelope.length === 1);
}
