/**
 * The log: JSON lines on stdout, made by pino.
 * No line holds anything about a person: no address, IP, name, words, path, query. Those who need the words of a message read the outbox.
 */
import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from './config.values.ts';

export interface Log {
  debug(about: object, what: string): void;
  info(about: object, what: string): void;
  warn(about: object, what: string): void;
  error(about: object, what: string): void;
  fatal(about: object, what: string): void;
}

export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What may be logged of an error: class, code and where it was thrown. Its message is left out: messages of JSON.parse, of SMTP servers
 * and of a renderer quote what they choked on. Errors of the file system name only our own paths, and keep theirs.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, syscall } = error as NodeJS.ErrnoException;
  const at = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(code && { code }),
    ...(syscall && { syscall, reason: error.message }),
    ...(!syscall && at && { at: at.map((line) => line.trim()) }),
  };
}
