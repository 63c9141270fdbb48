/**
 * The log: JSON lines on stdout, written by pino.
 * No line contains personal data: no address, IP, name, text, path or query. To read a message, use the outbox.
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
 * The loggable parts of an error: class, code and stack. The message is left out, because messages from JSON.parse, SMTP servers
 * and renderers quote their input. File system errors contain only our own paths and keep their messages.
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
