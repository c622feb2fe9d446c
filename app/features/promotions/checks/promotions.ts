import type { Brand, Content, Promotion } from "~/platform/brands/config.gen";
import { isFlagOn, isShown } from "~/platform/brands/is-flag-on";
import type { LoadedBrand } from "~/platform/brands/loaded-brand";
import { problemMessage, type UnplacedProblem } from "~/platform/brands/problem";
import { pointerKey } from "~/platform/text/json";

type Mechanism = NonNullable<Promotion["mechanism"]>;

const isAbove0 = (text: string | undefined): boolean => Number(text ?? "0") > 0;

/** Checks by mechanism: true if the brand's configuration supports it. */
const SUPPORTS_MECHANISM: Readonly<Record<Mechanism, (config: Brand, content: Content) => boolean>> = {
  missions: (_config, { missions }) => Object.keys(missions.items).length > 0,
  rebate: ({ rewards }, { vip }) =>
    [...Object.values(rewards.rebate), ...Object.values(vip.items).map(({ rebate }) => rebate)].some(isAbove0),
  levels: (_config, { vip }) => Object.values(vip.items).some(({ gift }) => isAbove0(gift)),
  referral: (config) =>
    isFlagOn(config, "referral") &&
    (isAbove0(config.rewards.referral.reward) || isAbove0(config.rewards.referral.betRate)),
  raffle: ({ rewards }) => Object.keys(rewards.raffle.prizes).length > 0,
  sandbox: ({ demo, paymentMethods }) =>
    demo && Object.values(paymentMethods).some(({ provider }) => provider === undefined || provider.kind === "sandbox"),
};

/** Reports promotions whose mechanism the brand does not support: the promise could not be fulfilled. */
export function promotionProblems({ config, content }: LoadedBrand): UnplacedProblem[] {
  return Object.entries(content.promotions.items).flatMap(([id, promotion]): UnplacedProblem[] => {
    const { mechanism } = promotion;
    if (!isShown(config, promotion) || mechanism === undefined || SUPPORTS_MECHANISM[mechanism](config, content))
      return [];
    const pointer = `/items${pointerKey(id)}/mechanism`;
    const or = `/items${pointerKey(id)}`;
    return [
      { file: "content/promotions.json", pointer, or, ...problemMessage("noMechanism", { mechanism }), part: "value" },
    ];
  });
}
