import type { ConsoleContext } from "~/site/app-context";
import { refusalOf } from "~/site/console/refusal-of";

/**
 * Decides an identity check with one call.
 * @returns null on success, otherwise the refusal in the staff member's language
 */
export async function checkAction(
  app: ConsoleContext,
  named: { readonly code: string; readonly memberId: string },
  form: FormData,
): Promise<string | null> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const verdict = (["verified", "refused"] as const).find((one) => one === text("verdict"));
  if (!verdict) throw new Response(null, { status: 400 });
  const reason = text("reason");
  const decision = { ...named, verdict, expectedVersion: Number(text("expectedVersion")) };
  return refusalOf(app, () => app.wps.staff.reviewIdentity({ ...decision, ...(reason ? { reason } : {}) }));
}
