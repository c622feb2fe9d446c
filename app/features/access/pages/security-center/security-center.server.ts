import { fieldRules } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";
import type { CentrePageServer } from "~/site/centre/types";
import { profileFields } from "../../rules/profile-form";
import { securityAction } from "./actions.server";

/** Returns the requested page of the sign-in history, from 1. */
function historyPage(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

async function load(site: SiteContext, request: Request) {
  const query = new URL(request.url).searchParams;
  const { member, session } = site.wps;
  const [info, icon, avatar, profile, rules, security, sessions, devices, history] = await Promise.all([
    member.info({}),
    member.icon({}),
    member.avatar({}),
    member.profile({}),
    fieldRules(site),
    member.security({}),
    session.sessions({}),
    session.devices({}),
    member.loginHistory({ pageNo: historyPage(query) }),
  ]);
  const fields = profileFields(rules).map(({ name, required }) => ({
    name,
    required,
  }));
  const passwordChanged = query.get("done") === "password";
  return {
    info,
    icon,
    avatar,
    profile,
    fields,
    security,
    sessions: sessions.rows,
    devices: devices.rows,
    history,
    passwordChanged,
  };
}

/** Server part of the security centre: profile, account protection and sign-ins. */
export const securityCenter = { load, action: securityAction } satisfies CentrePageServer;
