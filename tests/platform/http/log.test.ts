import { expect, test } from "vitest";
import { createLog, hideSecrets, redact } from "~/platform/http/log";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  const sink = {
    write: (line: string) => {
      text += line;
    },
  };
  write(createLog({ level: "info" }, sink));
  return text;
}

test.each([
  "authorization",
  "Cookie",
  "set-cookie",
  "password",
  "newPassword",
  "paymentPassword",
  "token",
  "accessToken",
  "smsCode",
  "clientSecret",
  "apiKey",
  "DATABASE_URL",
])("the value of %s never reaches the log, at any depth", (key) => {
  const text = logged((log) => log.info({ request: { body: [{ [key]: "hunter2" }] } }, "got"));
  expect(text).toContain("[hidden]");
  expect(text).not.toContain("hunter2");
});

test("secrets in texts and errors are hidden, and the rest of the text stays", () => {
  const error = new Error("cannot reach postgres://app:hunter2@db:5432/livery", {
    cause: new Error("token=hunter2&page=3 Authorization: Bearer hunter2.abc"),
  });
  const text = logged((log) => log.error({ err: error }, "failed with password: hunter2"));
  expect(text).not.toContain("hunter2");
  expect(JSON.parse(text)).toMatchObject({
    level: "error",
    err: { type: "Error", message: "cannot reach postgres://[hidden]@db:5432/livery" },
  });
  expect(hideSecrets("GET /?preview=abc&page=3")).toBe("GET /?preview=[hidden]&page=3");
});

test("a log line is one JSON object, also with cyclic and other unusual values", () => {
  const cycle: Record<string, unknown> = { big: 10n, at: new Date(0) };
  cycle["self"] = cycle;
  const text = logged((log) => log.info({ cycle }, "two\nlines"));
  expect(text.trimEnd().split("\n")).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({ msg: "two\nlines", cycle: { big: "10", at: "1970-01-01T00:00:00.000Z" } });
  expect(redact({ token: 1, tokens: 2 })).toEqual({ token: "[hidden]", tokens: 2 });
});
