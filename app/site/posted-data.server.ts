/** HTTP status for an unreadable form: 415 for other content types, 400 for malformed data. */
export type FormFault = 400 | 415;

/**
 * Reads the form of a request: `application/x-www-form-urlencoded` or `multipart/form-data`, in UTF-8.
 * @returns the form, or the status of the fault
 */
export async function readPostedData(request: Request): Promise<FormData | FormFault> {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = parameters.map((one) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(one)?.[1]).find(Boolean);
  if (charset !== undefined && charset !== "utf-8" && charset !== "utf8") return 415;
  switch (type.trim()) {
    case "application/x-www-form-urlencoded":
      return readEncoded(request).catch(() => 400 as const);
    case "multipart/form-data":
      return request.formData().catch(() => 400 as const);
    default:
      return 415;
  }
}

/** Reads a URL-encoded form. @throws TypeError for invalid UTF-8, URIError for malformed escapes */
async function readEncoded(request: Request): Promise<FormData> {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
  decodeURIComponent(text.replaceAll("+", " "));
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}
