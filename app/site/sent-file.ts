/**
 * The field `file` of a form in base64, as calls take it. Empty without one: such a form sends an empty text or an empty
 * file, as the browser likes.
 */
export async function sentFile(form: FormData): Promise<string> {
  const file = form.get("file");
  return typeof file === "object" && file ? Buffer.from(await file.arrayBuffer()).toString("base64") : "";
}
