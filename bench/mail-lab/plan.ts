/** What the process inside the namespaces is told, once, as JSON. */
import type { ServerParts, Service } from './servers/parts.ts';

export interface Plan {
  /** Folder of the run: `etc` to lay over /etc, `log`. */
  runFolder: string;
  /** The unpacked Debian packages. */
  tree: string;
  clientAddress: string;
  resolverAddress: string;
  /** Added to every round trip between the client and the servers, the TCP handshake's included. */
  rttMs: number;
  folders: ServerParts['folders'];
  /** Maildirs that get a mail larger than their quota. */
  fullMailboxes: string[];
  services: Service[];
}

/** What it says, a JSON line each. */
export type Report = { kind: 'entered'; pid: number } | { kind: 'ready' } | { kind: 'failed'; reason: string };
