import type { CentrePageServer } from "~/shell/centre/types";

/** Who somebody is, as the call `info` says. */
export const securityCenter = {
  load: ({ wps }) => wps.member.info({}),
} satisfies CentrePageServer;
