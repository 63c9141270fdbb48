/** The parts of a server in the lab: files under /etc, folders, and a foreground process. */
import type { LabSite } from '../accounts.ts';
import type { Server } from '../sites.ts';

export interface ServerParts {
  /** Content by path under /etc. */
  files: Record<string, string>;
  /** Folders on the run's temporary file system: path, owner, octal mode. */
  folders: { path: string; owner: string; mode: string }[];
  services: Service[];
}

export interface Service {
  name: string;
  /** Runs in the foreground until it is killed. */
  command: string[];
  /** The addresses that accept connections once it is ready. */
  ready: { address: string; port: number }[];
}

/** Folder for the servers' writes inside the lab. */
export const stateFolder = '/run/mail-lab';
export const logFolder = `${stateFolder}/log`;
export const mapFolder = '/etc/mail-lab';
export const certificate = { file: `${mapFolder}/tls/cert.pem`, key: `${mapFolder}/tls/key.pem` };

/** A site with one kind of server. */
export type SiteOf<Kind extends Server['kind']> = LabSite & { site: { server: Extract<Server, { kind: Kind }> } };

export function sitesOf<Kind extends Server['kind']>(all: readonly LabSite[], kind: Kind): SiteOf<Kind>[] {
  return all.filter((each): each is SiteOf<Kind> => each.site.server.kind === kind);
}

/** Every listening address of a site, with the name in its greeting. */
export function listenersOf({ hosts }: LabSite): { name: string; address: string }[] {
  return hosts.flatMap(({ name, addresses }) => addresses.map((address) => ({ name, address })));
}

export function lines(all: readonly string[]): string {
  return all.length === 0 ? '' : `${all.join('\n')}\n`;
}
