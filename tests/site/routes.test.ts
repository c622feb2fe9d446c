import { describe, expect, test } from "vitest";

const MODULES = import.meta.glob<Record<string, unknown>>("../../app/routes/*.tsx");
const modules = new Map(
  await Promise.all(
    Object.entries(MODULES).map(async ([file, load]) => {
      const name = file.replace(/^.*\/|\.tsx$/g, "");
      return [name, await load()] as const;
    }),
  ),
);

/** Returns the parent route modules: `member` is a parent of `member.$page`, but not of `member_.x`. */
const around = (name: string): string[] => [...modules.keys()].filter((other) => name.startsWith(`${other}.`));

describe("R6 an error is shown in place of the page", () => {
  const pages = [...modules].filter(([name, { default: page }]) => page && name !== "console");

  test.each(pages)(
    "R6 /%s has its own error boundary, because the root's boundary would render the document without its styles",
    (name, { ErrorBoundary }) => {
      const theirs = around(name).some((other) => modules.get(other)?.["ErrorBoundary"]);
      expect(ErrorBoundary !== undefined || theirs).toBe(true);
    },
  );
});
