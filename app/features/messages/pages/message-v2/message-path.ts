/** The page of the messages. */
export const MESSAGES_PATH = "/member/messageV2";

/** The address of one page of the messages, with one of them open. */
export function messagePath(page: number, message?: string): string {
  const query = new URLSearchParams({ page: String(page), ...(message === undefined ? {} : { message }) });
  return `${MESSAGES_PATH}?${query}`;
}
