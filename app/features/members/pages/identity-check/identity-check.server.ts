import { redirect } from "@remix-run/node";
import { WpsError } from "~/platform/wps/errors";
import { answerForm } from "~/site/answer-form.server";
import type { CentrePageServer } from "~/site/centre/types";
import { uploadAsBase64 } from "~/site/upload-as-base64";
import { IDENTITY_KINDS } from "../../rules/identity";

/** Loads the member's identity check and handles the upload form of each document; its field `type` is the kind. */
export const identityCheck = {
  load: ({ wps }) => wps.member.identityDocuments({}),
  async upload(site, form) {
    const kind = IDENTITY_KINDS.find((each) => each === form.get("type"));
    return answerForm(site, { fields: [], values: { type: kind ?? "" } }, async () => {
      if (!kind) throw new WpsError("notAllowed");
      await site.wps.member.addIdentityDocument({ kind, file: await uploadAsBase64(form) });
      return redirect("/member/identityCheck", { headers: { "Cache-Control": "no-store" } });
    });
  },
} satisfies CentrePageServer;
