/** Memory shared by a process and its watchdog thread: numbers at fixed indexes, then the last request as UTF-8. */
export const BEATS = 0;
export const CLOSED = 1;
/** A debugger is attached and may pause the process for any time. */
export const DEBUGGED = 2;
export const TEXT_LENGTH = 3;
export const NUMBERS = 4;
/** Maximum length of the last request, in bytes. */
export const TEXT_ROOM = 512;

/** Data passed to the thread. */
export interface WatchdogData {
  readonly shared: SharedArrayBuffer;
  readonly limitMs: number;
  /** Id of the process that supervises or forked this one. When it ends, a blocked process ends at once. */
  readonly parent: number;
}
