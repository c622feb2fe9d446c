/** Path of the message page. */
export const MESSAGES_PATH = "/member/messageV2";

/** Returns the URL of one page of the messages, with one message open. */
export function messagePath(page: number, message?: string): string {
  const query = new URLSearchParams({ page: String(page), ...(message === undefined ? {} : { message }) });
  return `${MESSAGES_PATH}?${query}`;
}
