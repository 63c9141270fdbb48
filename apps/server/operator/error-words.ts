/** What the operator reads when a command fails. */
import { StartError } from '../config.ts';
import { isDiskFull } from '../http/fault.ts';

/** A sentence if the cause is known; otherwise the place that the error came from. */
export function errorWords(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isDiskFull(error)) return 'The disk is full, and the command was not finished. Free space, then run it again.';
  return (error as Error).stack ?? String(error);
}
