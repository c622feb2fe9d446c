import type { InputHTMLAttributes } from "react";

/** Text keys of the labels of the registration fields, by WPS name. */
export const LABELS: Readonly<Record<string, string>> = {
  username: "shell:signIn.username",
  password: "shell:signIn.password",
  confirmPassword: "shell:register.confirmPassword",
  payeeName: "shell:register.payeeName",
  email: "shell:register.email",
  mobileNum: "shell:signIn.mobile",
  qqNum: "shell:register.qqNum",
  line: "shell:register.line",
  whatsapp: "shell:register.whatsapp",
  zalo: "shell:register.zalo",
  facebook: "shell:register.facebook",
  wechat: "shell:register.wechat",
  idNumber: "shell:register.idNumber",
  paymentPassword: "shell:register.paymentPassword",
  recommenderId: "shell:register.recommenderId",
  affiliateCode: "shell:register.affiliateCode",
  referralCode: "shell:register.referralCode",
};

const PASSWORD = { type: "password", autoComplete: "new-password" } as const;
const NUMBER = { inputMode: "numeric", autoComplete: "off" } as const;

const INPUTS: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  username: { autoComplete: "username", autoCapitalize: "none", spellCheck: false },
  password: PASSWORD,
  confirmPassword: PASSWORD,
  payeeName: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  mobileNum: { type: "tel", autoComplete: "tel-national", dir: "ltr" },
  qqNum: NUMBER,
  whatsapp: { type: "tel", autoComplete: "off", dir: "ltr" },
  zalo: { type: "tel", autoComplete: "off", dir: "ltr" },
  paymentPassword: { type: "password", inputMode: "numeric", autoComplete: "off" },
};

/** Returns the input attributes of a field, for keyboard and autofill. */
export function inputOf(name: string): InputHTMLAttributes<HTMLInputElement> {
  return INPUTS[name] ?? { autoComplete: "off", autoCapitalize: "none", spellCheck: false };
}
