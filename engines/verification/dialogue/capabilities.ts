/**
 * Parses a server's capabilities from its reply to EHLO (RFC 5321, section 4.1.1.1): case-insensitive keywords on every line after the
 * first.
 */
import type { Reply } from '../verdict/verdict.ts';

export interface Capabilities {
  /** RFC 2920. */
  readonly pipelining: boolean;
  /** RFC 3207. */
  readonly startTls: boolean;
  /** RFC 6531. */
  readonly smtpUtf8: boolean;
  /** RFC 9422. Infinity when the server announces no limit. */
  readonly maxRecipients: number;
  readonly maxTransactions: number;
}

export const noCapabilities: Capabilities = {
  pipelining: false,
  startTls: false,
  smtpUtf8: false,
  maxRecipients: Infinity,
  maxTransactions: Infinity,
};

export function readCapabilities({ lines }: Reply): Capabilities {
  const offered = new Map(
    lines.slice(1).map((line) => {
      const [keyword = '', ...parameters] = line.trim().split(/\s+/);
      return [keyword.toUpperCase(), parameters];
    }),
  );
  const limits = offered.get('LIMITS') ?? [];
  return {
    pipelining: offered.has('PIPELINING'),
    startTls: offered.has('STARTTLS'),
    smtpUtf8: offered.has('SMTPUTF8'),
    maxRecipients: limitOf(limits, 'RCPTMAX'),
    maxTransactions: limitOf(limits, 'MAILMAX'),
  };
}

/** RFC 9422, section 4: one to six digits, not zero. An unreadable limit counts as no limit. */
function limitOf(limits: readonly string[], name: string): number {
  const value = limits.map((limit) => limit.split('=')).find(([key]) => key?.toUpperCase() === name)?.[1] ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : Infinity;
}
