/**
 * Streams a CSV file, which may be larger than memory. An error before the first part is thrown and can be reported. A later
 * error aborts the download, so that a partial file does not look complete.
 * @param parts texts of the file, see `csvOf`
 */
export async function csvFile(name: string, parts: AsyncIterable<string>): Promise<Response> {
  const reader = parts[Symbol.asyncIterator]();
  let part = await reader.next();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (control) => control.enqueue(encoder.encode("\uFEFF")),
    async pull(control) {
      if (part.done) return control.close();
      control.enqueue(encoder.encode(part.value));
      part = await reader.next();
    },
    async cancel() {
      await reader.return?.();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "")}"`,
      "Cache-Control": "no-store",
    },
  });
}
