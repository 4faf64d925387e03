import { expect, it } from "vitest";
import { verifyOwnCourse } from "./own-course.ts";

it("the proof of our own course is red nowhere with 100 seeds", async () => {
  expect((await verifyOwnCourse(100)).findings).toEqual([]);
});
