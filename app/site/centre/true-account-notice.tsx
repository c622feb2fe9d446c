import { useT } from "~/platform/i18n/use-t";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ShellSite } from "../frame/shell-site";
import { CentreNotice } from "./centre-look";

/** Renders in_need_true_account: the notice for accounts that may not use a centre (requirement A12, C3, U8). */
export function TrueAccountNotice({ site: { account, brand } }: { readonly site: ShellSite }) {
  const t = useT("shell");
  const errors = useT("errors");
  const mayRegister = account === "demo" && brand.register;
  return (
    <CentreNotice>
      <Icon name="circle-help" size={40} />
      <h1>{t("trueAccount.title")}</h1>
      <p>{errors("needTrueAccount")}</p>
      <LinkButton href={mayRegister || "/"} variant="primary">
        {mayRegister ? t("trueAccount.register") : t("trueAccount.ok")}
      </LinkButton>
    </CentreNotice>
  );
}
