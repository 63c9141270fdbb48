/**
 * Local parts for made-up addresses. They are derived from the server's secret, so that all workers use the same ones, also after a restart:
 * greylisting recognizes addresses that it has deferred.
 */
import type { NameFor } from '@leadlight/adapters';
import { makeUpName } from '@leadlight/verification';
import { createHmac } from 'node:crypto';

/**
 * A name is used for this long: longer than servers remember a first attempt (postgrey: 35 days for known clients, 2 days for new ones), short enough
 * that a list of such names is useless.
 */
const periodMs = 7 * 86_400_000;

/** @returns the local part for this domain and shape. One name reveals nothing about those of another period, domain, shape or workspace. */
export function controlNameFor(secret: string, workspaceId: string, now: () => Date): NameFor {
  return (domain, shape, index) => {
    const period = Math.floor(now().getTime() / periodMs);
    let block = 0;
    let bytes = Buffer.alloc(0);
    return makeUpName(shape, index, () => {
      if (bytes.length < 4) {
        const purpose = `control\n${workspaceId}\n${domain}\n${period}\n${shape}\n${index}\n${block++}`;
        bytes = createHmac('sha256', secret).update(purpose).digest();
      }
      const value = bytes.readUInt32BE(0) / 2 ** 32;
      bytes = bytes.subarray(4);
      return value;
    });
  };
}
