/** The little of a logger that this folder needs; a pino logger fits. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
