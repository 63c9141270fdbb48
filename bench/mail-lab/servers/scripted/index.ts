/** One process with all scripted servers, each on its own address. */
import { fileURLToPath } from 'node:url';
import type { Accounts } from '../../accounts.ts';
import { seededChance } from '../../names.ts';
import { listenersOf, mapFolder, type ServerParts, sitesOf } from '../parts.ts';
import { behaviors } from './behaviors.ts';
import type { ScriptedConfig } from './main.ts';

/** @returns undefined for a lab without a scripted site */
export function scripted(accounts: Accounts): ServerParts | undefined {
  const sites = sitesOf(accounts.sites, 'scripted');
  if (sites.length === 0) return undefined;
  const listeners = sites.flatMap((each) =>
    listenersOf(each).map((listener, index) => ({
      ...listener,
      // Each server draws its own, whichever other sites the lab has.
      behavior: behaviors[each.site.server.behavior](seededChance(seedOf(`${accounts.seed} ${each.name} ${index}`))),
    })),
  );
  const config: ScriptedConfig = {
    listeners,
    mailboxes: sites.flatMap(({ mailboxes }) => mailboxes.filter(({ exists }) => exists).map(({ mailbox }) => mailbox.toLowerCase())),
    domains: sites.flatMap(({ domains }) => domains.map(({ name }) => name)),
  };
  return {
    files: { 'mail-lab/scripted.json': JSON.stringify(config) },
    folders: [],
    services: [
      {
        name: 'scripted',
        command: [process.execPath, fileURLToPath(new URL('main.ts', import.meta.url)), `${mapFolder}/scripted.json`],
        ready: listeners.map(({ address }) => ({ address, port: 25 })),
      },
    ],
  };
}

/** A 32-bit number from a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of Buffer.from(text)) hash = Math.imul(hash ^ sign, 0x01000193);
  return hash >>> 0;
}
