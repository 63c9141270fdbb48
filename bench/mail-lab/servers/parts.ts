/** What a server gives to the laboratory: files below /etc, folders, and a process in the foreground. */
import type { LabSite } from '../accounts.ts';
import type { Server } from '../sites.ts';

export interface ServerParts {
  /** Content by path below /etc. */
  files: Record<string, string>;
  /** Folders on the run's temporary file system: path, owner, octal mode. */
  folders: { path: string; owner: string; mode: string }[];
  services: Service[];
}

export interface Service {
  name: string;
  /** Runs in the foreground until it is killed. */
  command: string[];
  /** What answers once it is up. */
  ready: { address: string; port: number }[];
}

/** Where servers keep what they write, inside the laboratory. */
export const stateFolder = '/run/mail-lab';
export const logFolder = `${stateFolder}/log`;
export const mapFolder = '/etc/mail-lab';
export const certificate = { file: `${mapFolder}/tls/cert.pem`, key: `${mapFolder}/tls/key.pem` };

/** A site whose server is of one kind. */
export type SiteOf<Kind extends Server['kind']> = LabSite & { site: { server: Extract<Server, { kind: Kind }> } };

export function sitesOf<Kind extends Server['kind']>(all: readonly LabSite[], kind: Kind): SiteOf<Kind>[] {
  return all.filter((each): each is SiteOf<Kind> => each.site.server.kind === kind);
}

/** Every listening address of a site, with the name that it greets with. */
export function listenersOf({ hosts }: LabSite): { name: string; address: string }[] {
  return hosts.flatMap(({ name, addresses }) => addresses.map((address) => ({ name, address })));
}

export function lines(all: readonly string[]): string {
  return all.length === 0 ? '' : `${all.join('\n')}\n`;
}
