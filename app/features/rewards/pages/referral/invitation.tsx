import { useEffect, useState } from "react";
import { useT } from "~/platform/i18n/use-t";
import type { ShellSite } from "~/site/frame/shell-site";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { CopyField } from "./copy-field";
import { InvitationCard } from "./referral-layout";
import type { ReferralData } from "./types";

/** Shares the link through the Web Share API, where available. */
function Share({ link, name }: { readonly link: string; readonly name: string }) {
  const t = useT("shell");
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  if (!canShare) return null;
  // A closed share sheet rejects the promise: nothing to report.
  const share = () =>
    void navigator.share({ title: name, text: t("invite.shareText", { brand: name }), url: link }).catch(() => {});
  return (
    <Button type="button" variant="primary" onClick={share}>
      <Icon name="send" size={18} />
      {t("invite.share")}
    </Button>
  );
}

interface InvitationProps {
  readonly data: ReferralData;
  readonly brand: ShellSite["brand"];
}

/** Renders the link and the code for copying, sharing and scanning. */
export function Invitation({ data: { code, link, qr }, brand }: InvitationProps) {
  const t = useT("shell");
  return (
    <InvitationCard>
      <div className="ways">
        <CopyField label={t("invite.link")} value={link} copy={t("invite.copyLink")} />
        <CopyField label={t("invite.code")} value={code} copy={t("invite.copyCode")} />
        <Share link={link} name={brand.name} />
        <p className="quiet">{t("footer.age", { age: brand.minimumAge })}</p>
      </div>
      <figure>
        <img src={qr} alt={t("invite.qr")} width={168} height={168} />
        <figcaption>{t("invite.qrText")}</figcaption>
      </figure>
    </InvitationCard>
  );
}
