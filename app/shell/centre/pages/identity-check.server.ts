import { redirect } from "@remix-run/node";
import { IDENTITY_KINDS } from "~/core/identity";
import { answerForm } from "~/lib/answer-form.server";
import { sentFile } from "~/lib/sent-file";
import type { CentrePageServer } from "~/shell/centre/types";
import { WpsError } from "~/wps/errors";

/** Where somebody's identity check stands, and the form of each document; its `type` is the kind. */
export const identityCheck = {
  load: ({ wps }) => wps.member.identityDocuments({}),
  async upload(site, form) {
    const kind = IDENTITY_KINDS.find((each) => each === form.get("type"));
    return answerForm(site, { fields: [], values: { type: kind ?? "" } }, async () => {
      if (!kind) throw new WpsError("notAllowed");
      await site.wps.member.addIdentityDocument({ kind, file: await sentFile(form) });
      return redirect("/member/identityCheck", { headers: { "Cache-Control": "no-store" } });
    });
  },
} satisfies CentrePageServer;
