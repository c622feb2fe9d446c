import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { NO_ANSWER } from "~/ui/form-answer";
import { SignInField } from "~/ui/sign-in-field";

/** Returns the texts of the elements that `aria-describedby` refers to. */
function described(html: string): string[] {
  const ids = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  return ids.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? "");
}

const answer = { ...NO_ANSWER, errors: { email: "Enter an e-mail address." } };

test.each([
  ["a typed field", <SignInField key="t" name="email" label="Email" answer={answer} />],
  ["a field", <Field key="f" name="email" label="Email" error="Enter an e-mail address." />],
  ["a tick box", <Checkbox key="c" name="email" label="Email" error="Enter an e-mail address." />],
])("R17 %s with an error is described by the error and has autofocus, so it works without scripts", (_name, field) => {
  const html = renderToStaticMarkup(field);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('autofocus=""');
  expect(described(html)).toContain("Enter an e-mail address.");
});

test("R17 the error of a typed field is not part of its accessible name", () => {
  const html = renderToStaticMarkup(<SignInField name="email" label="Email" answer={answer} />);
  expect(/<label[^>]*>.*?<\/label>/.exec(html)?.[0]).not.toContain("Enter");
});

test("R17 a field without an error has no autofocus and no description", () => {
  const html = renderToStaticMarkup(<SignInField name="username" label="Username" answer={answer} />);
  expect(html).not.toMatch(/autofocus|aria-describedby|aria-invalid/);
});
