/**
 * Returns the form field `file` in base64, as calls expect it. Empty without a file: browsers then send an empty text or an empty
 * file.
 */
export async function uploadAsBase64(form: FormData): Promise<string> {
  const file = form.get("file");
  return typeof file === "object" && file ? Buffer.from(await file.arrayBuffer()).toString("base64") : "";
}
