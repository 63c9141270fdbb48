/**
 * Local parts for made-up addresses. They are derived from the server's secret, so that all workers use the same ones, also after a restart:
 * greylisting recognizes addresses that it has deferred.
 */
import { createHmac } from 'node:crypto';

/**
 * A name is used for this long: longer than servers remember a first attempt (postgrey: 35 days for known clients, 2 days for new ones), short enough
 * that a list of such names is useless.
 */
const periodMs = 7 * 86_400_000;

const letters = 'abcdefghjkmnpqrstuvwxyz';
const signs = `${letters}23456789`;

/** @returns the local part for this domain: 18 characters, 88 bits. One name reveals nothing about those of another period, domain or workspace. */
export function controlNameFor(secret: string, workspaceId: string, now: () => Date): (domain: string) => string {
  return (domain) => {
    const period = Math.floor(now().getTime() / periodMs);
    const bytes = createHmac('sha256', secret).update(`control\n${workspaceId}\n${domain}\n${period}`).digest();
    return Array.from(bytes.subarray(0, 18), (byte, index) => {
      // Starts with a letter, like most local parts.
      const from = index === 0 ? letters : signs;
      return from[byte % from.length];
    }).join('');
  };
}
