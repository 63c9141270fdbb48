/**
 * One slice of a profile run in a process of its own, as a worker of the server does it, with the made providers of the process that started it. Its people
 * are looked up by their LinkedIn URLs for their background, so that no website and no mail server is asked.
 */
import { providersAtPort } from '@leadlight/adapters/testing/providers';
import { pino } from 'pino';
import { profileKind } from '../profile-runs/profile-run.ts';
import { enrichProfiles } from '../profile-runs/profile-slice.ts';
import type { ProfileServices } from '../profile-runs/profile-world.ts';
import { createProviders } from '../providers/providers.ts';
import { serveRun, type RunOrder } from '../runs/run-process.ts';

export interface ProfileOrder extends RunOrder {
  readonly secret: string;
  /** Of the made providers. */
  readonly port: number;
}

/** Throws if anything of it is used. */
const notAsked = new Proxy(
  {},
  {
    get: (_target, name) => {
      throw new Error(`nothing but providers should be asked: ${String(name)}`);
    },
  },
) as ProfileServices['sites'] & ProfileServices['verifiers'];

serveRun(
  profileKind,
  ({ secret, port }: ProfileOrder, { db, now }) => {
    const web = { contactUrl: null, dnsServers: [], socks5: undefined, technologiesFile: null };
    const providers = createProviders(web, { secret, previousSecret: undefined, scripted: providersAtPort(port) });
    const services = { db, now, log: pino({ level: 'silent' }), providers, sites: notAsked, verifiers: notAsked };
    return { work: enrichProfiles(services), close: () => providers.close() };
  },
  { connections: 8 },
);
