/** What is shown this time only: nobody can read it again. */
export interface ShownOnce {
  /** The secret for an authenticator app: to be scanned (`qr` is a picture's address) or typed. */
  readonly app?: { readonly secret: string; readonly uri: string; readonly qr: string };
  /** Codes that each stand for the app once. */
  readonly recoveryCodes?: readonly string[];
}

/** What a route answers to a form that leads nowhere else: shown at the fields, with or without scripts. */
export interface FormAnswer {
  /** The whole form's, in the visitor's language; null when the fields say it all. */
  readonly error: string | null;
  /** Where the refused one belongs instead: the sign-in page of his own side; null otherwise. */
  readonly elsewhere: string | null;
  /** Where somebody who is kept out of play finds help; null for everybody else. */
  readonly help: string | null;
  /** By field name, in the visitor's language. */
  readonly errors: Readonly<Record<string, string>>;
  /** A picture whose characters have to be typed before the next try; null for none. */
  readonly captcha: { readonly id: string; readonly image: string } | null;
  /**
   * A code was sent; another may be asked for at `until` (UTC ms). `at` is the server's time of the answer, `intent` what
   * the button was that asked, where a form has several.
   */
  readonly code: { readonly at: number; readonly until: number; readonly intent?: string } | null;
  /** What was done, in the visitor's language; null for nothing. */
  readonly done: string | null;
  /** The sign-in waits for a code of the authenticator app. */
  readonly twoStep: boolean;
  readonly shown: ShownOnce | null;
  /** What was typed, so that nobody types it twice; passwords are never sent back. */
  readonly values: Readonly<Record<string, string>>;
}

/** The answer for one of several forms that stand together; null where another was sent. */
export function answerTo(type: string, answer: FormAnswer | null | undefined): FormAnswer | null {
  return answer && (answer.values["type"] ?? type) === type ? answer : null;
}

/** An answer that says nothing. */
export const NO_ANSWER: FormAnswer = {
  error: null,
  elsewhere: null,
  help: null,
  errors: {},
  captcha: null,
  code: null,
  done: null,
  twoStep: false,
  shown: null,
  values: {},
};
