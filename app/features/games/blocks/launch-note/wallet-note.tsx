import { useEffect, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { walletMerchantWallet } from "~/platform/wps/calls/wallet.gen";
import type { Contract, ValueOf } from "~/platform/wps/types";
import { accountClass, useAccount } from "~/site/account/account";
import { LinkButton } from "~/ui/button";

type Wallet = ValueOf<Contract["wallet"]["merchantWallet"]>["rows"][number];

/**
 * Renders the balance of the vendor's wallet and a link to the transfer, for brands with a wallet per vendor (requirement W7).
 * Renders nothing for a single wallet, and for demo accounts, which cannot transfer.
 * @param vendor code of the game's vendor
 */
export function WalletNote({ vendor }: { readonly vendor: string }) {
  const info = useAccount();
  const t = useT("blocks");
  const { language } = useI18n();
  const format = useFormat();
  const [wallet, setWallet] = useState<Wallet | null>(null);
  const isApart = info !== null && !info.isSingle && accountClass() !== "demo";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reported movement of money changes the balance
  useEffect(() => {
    if (!isApart) return;
    let isHere = true;
    walletMerchantWallet({}, { language }).then(
      ({ rows }) => {
        if (isHere) setWallet(rows.find((row) => row.vendor === vendor) ?? null);
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [info, isApart, language, vendor]);
  if (!isApart || wallet?.vendor !== vendor) return null;
  const isEmpty = Number(wallet.balance) === 0;
  const { name } = wallet;
  return (
    <div className="wallet" role="status" data-empty={isEmpty ? "" : undefined}>
      <p>
        {isEmpty ? t("stage.walletEmpty", { name }) : t("stage.wallet", { name, amount: format.money(wallet.balance) })}
      </p>
      <LinkButton size="small" variant={isEmpty ? "primary" : "secondary"} href="/member/transferFund">
        {t("stage.transfer")}
      </LinkButton>
    </div>
  );
}
