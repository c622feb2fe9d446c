import { PAGE_ACCOUNT_FIELD } from "~/platform/wps/page-account";

/** Signs out like the account menu. @param action of the sign-out form */
export function signOut(action = "/logout"): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action });
  const named = document.documentElement.dataset["account"] ?? "";
  form.append(
    Object.assign(document.createElement("input"), { type: "hidden", name: PAGE_ACCOUNT_FIELD, value: named }),
  );
  document.body.append(form);
  form.submit();
}
