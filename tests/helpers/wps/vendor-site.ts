import { randomBytes } from "node:crypto";
import { hashLaunchToken } from "~/features/games/launches.server";
import { secretOf } from "~/features/games/vendor-secret.server";
import type { Subject } from "~/features/vendors/server/certify/case";
import { CLIENTS } from "~/features/vendors/server/client";
import { aBrand } from "../tenants";
import { aPlayer } from "./money";
import { aWpsSite, type WpsSite } from "./wps-site";

const INTEGRATION = { launchUrl: "https://play.vendor.example/{game}", mode: "window" };

/** Opens a site of a brand with the house and two vendors, one for each dialect, whose keys are in the environment. */
export function aVendorSite(over: object = {}): Promise<WpsSite> {
  const env = {
    VENDOR_REEL_SECRET: "the key of Reelhouse",
    VENDOR_REEL_SECRET_FOR: "lotus",
    VENDOR_FANS_SECRET: "the key of Fan & Fold",
    VENDOR_FANS_SECRET_FOR: "lotus",
  };
  const integrated = (dialect: string, secretEnv: string) => ({
    integration: { ...INTEGRATION, dialect, keyId: "k1", secretEnv },
  });
  const items = { REEL: integrated("livery", "VENDOR_REEL_SECRET"), FANS: integrated("counter", "VENDOR_FANS_SECRET") };
  const lotus = aBrand(
    "lotus",
    { demo: true, flags: { freePlay: true }, ...over },
    { "content/vendors.json": { items } },
  );
  return aWpsSite([lotus, aBrand("harbor")], { env });
}

/** Creates a client of the wallet with a vendor's credentials. */
export function aVendor(site: WpsSite, vendor: "REEL" | "FANS" | "HOUSE", host = "lotus.test") {
  const ctx = site.context({ host });
  const integration = ctx.brand.content.vendors.items[vendor]?.integration;
  if (!integration) throw new Error(`${vendor} has no integration`);
  return CLIENTS[integration.dialect]({
    vendor,
    keyId: integration.keyId,
    secret: secretOf(ctx, vendor, integration),
    scale: ctx.brand.config.currency.scale,
    now: () => site.now,
    send: (path, init) => site.raw(path, { method: "POST", ...init }, { host }),
  });
}

/** Opens a game of a vendor. @returns its token */
export async function aLaunch(site: WpsSite, token: string, vendor: "REEL" | "FANS" | "HOUSE", now = site.now) {
  const { gameId, url } = await site.as({ token, now }).game.launch({ vendor });
  return { gameId, token: new URL(url, "https://own.invalid").searchParams.get("token") ?? "" };
}

/** Returns the subject of a vendor's certification: a player with 1,000.00 and an open game. */
export async function aSubject(
  site: WpsSite,
  vendor: "REEL" | "FANS",
): Promise<Subject & { readonly memberId: string }> {
  const player = await aPlayer(site, 100_000n);
  const { gameId, token } = await aLaunch(site, player.token, vendor);
  const expired = await aLaunch(site, player.token, vendor);
  await site.db.transaction("lotus", (tx) =>
    tx.query("update launch set expires_at = created_at where token_hash = $1", [hashLaunchToken(expired.token)]),
  );
  return {
    client: aVendor(site, vendor),
    token,
    expiredToken: expired.token,
    gameId,
    unit: 100n,
    newId: () => randomBytes(9).toString("hex"),
    now: () => site.now,
    memberId: player.memberId,
  };
}
