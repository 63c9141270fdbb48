/** The plan that the process inside the namespaces receives once, as JSON. */
import type { ServerParts, Service } from './servers/parts.ts';

export interface Plan {
  /** Folder of the run: `etc`, which is overlaid on /etc, and `log`. */
  runFolder: string;
  /** The unpacked Debian packages. */
  tree: string;
  clientAddress: string;
  resolverAddress: string;
  /** Added to every round trip between the client and the servers, including the TCP handshake. */
  rttMs: number;
  folders: ServerParts['folders'];
  /** Maildirs that get a message larger than their quota. */
  fullMailboxes: string[];
  services: Service[];
}

/** Its reports, one JSON line each. */
export type Report = { kind: 'entered'; pid: number } | { kind: 'ready' } | { kind: 'failed'; reason: string };
