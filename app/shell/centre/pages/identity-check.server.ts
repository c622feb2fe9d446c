import { redirect } from "@remix-run/node";
import { IDENTITY_KINDS } from "~/core/identity";
import { answerForm } from "~/lib/answer-form.server";
import type { CentrePageServer } from "~/shell/centre/types";
import { WpsError } from "~/wps/errors";

/** Where somebody's identity check stands, and the form of each document; its `type` is the kind. */
export const identityCheck = {
  load: ({ wps }) => wps.member.identityDocuments({}),
  async upload(site, form) {
    const kind = IDENTITY_KINDS.find((each) => each === form.get("type"));
    const file = form.get("file");
    return answerForm(site, { fields: [], values: { type: kind ?? "" } }, async () => {
      if (!kind) throw new WpsError("notAllowed");
      // A form without a file sends an empty text or an empty file, as the browser likes.
      const bytes = typeof file === "object" && file ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
      await site.wps.member.addIdentityDocument({ kind, file: bytes.toString("base64") });
      return redirect("/member/identityCheck", { headers: { "Cache-Control": "no-store" } });
    });
  },
} satisfies CentrePageServer;
