/** What a process and the thread that watches it share: numbers by place, then the last request as UTF-8. */
export const BEATS = 0;
export const CLOSED = 1;
/** A debugger is attached: it may stop the process as long as it likes. */
export const DEBUGGED = 2;
export const TEXT_LENGTH = 3;
export const NUMBERS = 4;
/** Room for the last request, in bytes. */
export const TEXT_ROOM = 512;

/** Given to the thread. */
export interface WatchdogData {
  readonly shared: SharedArrayBuffer;
  readonly limitMs: number;
  /** The process that supervises or forked this one; its end ends a blocked process at once. */
  readonly parent: number;
}
