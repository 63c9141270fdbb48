/**
 * Names that nobody has, for the made-up addresses beside the ones that are asked about. They follow from the server's secret, so all workers and the process after
 * a restart use the same: greylisting remembers whom it has put off.
 */
import { createHmac } from 'node:crypto';

/** Longer than any server remembers a first attempt (postgrey: 35 days for known ones, 2 days for new ones), short enough that no list of them is worth keeping. */
const periodMs = 7 * 86_400_000;

const letters = 'abcdefghjkmnpqrstuvwxyz';
const signs = `${letters}23456789`;

/** @returns 18 signs, 88 bits: the local part for this domain. Who knows one knows nothing of the next week's, of another domain's or another workspace's. */
export function controlNameFor(secret: string, workspaceId: string, now: () => Date): (domain: string) => string {
  return (domain) => {
    const period = Math.floor(now().getTime() / periodMs);
    const bytes = createHmac('sha256', secret).update(`control\n${workspaceId}\n${domain}\n${period}`).digest();
    return Array.from(bytes.subarray(0, 18), (byte, index) => {
      // It begins with a letter, as names do.
      const from = index === 0 ? letters : signs;
      return from[byte % from.length];
    }).join('');
  };
}
