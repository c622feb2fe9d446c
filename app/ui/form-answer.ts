/** Secrets shown only once; they cannot be retrieved again. */
export interface OneTimeSecrets {
  /** Secret for an authenticator app: to be scanned (`qr` is the address of a picture) or typed. */
  readonly app?: { readonly secret: string; readonly uri: string; readonly qr: string };
  /** Recovery codes, each usable once in place of the app. */
  readonly recoveryCodes?: readonly string[];
}

/** Answer of a route to a form without a redirect: shown at the fields, with or without scripts. */
export interface FormAnswer {
  /** Error of the whole form, in the visitor's language; null if the field errors are sufficient. */
  readonly error: string | null;
  /** Address of the sign-in page for the account's side, when the account belongs to the other side; else null. */
  readonly elsewhere: string | null;
  /** Address of help for a self-excluded member; null for all others. */
  readonly help: string | null;
  /** Errors by field name, in the visitor's language. */
  readonly errors: Readonly<Record<string, string>>;
  /** Captcha to solve before the next attempt; null if none is required. */
  readonly captcha: { readonly id: string; readonly image: string } | null;
  /**
   * Set after a code was sent. The next code can be requested at `until` (UTC ms). `at` is the server time of the answer;
   * `intent` identifies the button if a form has several.
   */
  readonly code: { readonly at: number; readonly until: number; readonly intent?: string } | null;
  /** Success message in the visitor's language; null without success. */
  readonly done: string | null;
  /** True if the sign-in requires a code of the authenticator app. */
  readonly twoStep: boolean;
  readonly shown: OneTimeSecrets | null;
  /** Submitted values, to fill the form again; passwords are never sent back. */
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the answer if it belongs to the form of the given type, on pages with several forms; else null. */
export function answerForType(type: string, answer: FormAnswer | null | undefined): FormAnswer | null {
  return answer && (answer.values["type"] ?? type) === type ? answer : null;
}

/** An empty answer. */
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
