import { type RefObject, useEffect } from "react";
import { REMEMBERED_PASSWORD, rememberedNameOf } from "~/platform/wps/session-cookies";

const inputOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | null;

/**
 * Fills the form of a remembered sign-in (A5): the user name, and a placeholder in the password field, which signs in by the
 * remembered token. Editing the user name removes the placeholder, because the token belongs to the old name.
 */
export function useRememberedSignIn(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const element = form.current;
    const name = rememberedNameOf(document.cookie, location.protocol === "https:");
    if (!element || !name) return;
    const [username, password, remember] = ["username", "password", "rememberMe"].map((one) => inputOf(element, one));
    if (!username || !password || !remember || username.value) return;
    username.value = name;
    password.value = REMEMBERED_PASSWORD;
    remember.checked = true;
    const clear = () => {
      if (password.value === REMEMBERED_PASSWORD) password.value = "";
    };
    username.addEventListener("input", clear);
    return () => username.removeEventListener("input", clear);
  }, [form]);
}
