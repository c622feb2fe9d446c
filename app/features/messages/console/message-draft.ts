import type { Audience } from "../rules/sending";

/** Message as entered in the form. */
export interface MessageDraft {
  /** `account`, `all`, or `label:<label>`. */
  readonly to: string;
  readonly account: string;
  readonly title: Readonly<Record<string, string>>;
  readonly html: Readonly<Record<string, string>>;
  readonly reason: string;
}

export const LABEL_PREFIX = "label:";

/** Returns the form field name of one part in one language. */
export const textFieldName = (part: "title" | "html", language: string): string => `${part}.${language}`;

/** Reads a message from the form; languages without text are omitted. */
export function readMessageDraft(form: FormData): MessageDraft {
  const text = (name: string) =>
    String(form.get(name) ?? "")
      .replaceAll("\r\n", "\n")
      .trim();
  const parts = (part: "title" | "html") => {
    const names = [...form.keys()].filter((name) => name.startsWith(`${part}.`) && text(name) !== "");
    return Object.fromEntries(names.map((name) => [name.slice(part.length + 1), text(name)]));
  };
  return {
    to: text("to"),
    account: text("account"),
    title: parts("title"),
    html: parts("html"),
    reason: text("reason"),
  };
}

/** Returns the receivers of a message in the form of the calls. */
export function receiversOf({ account, to }: MessageDraft): { readonly audience: Audience; readonly name: string } {
  if (to.startsWith(LABEL_PREFIX)) return { audience: "label", name: to.slice(LABEL_PREFIX.length) };
  return to === "all" ? { audience: "all", name: "" } : { audience: "account", name: account };
}
