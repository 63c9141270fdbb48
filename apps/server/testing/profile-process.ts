/**
 * One slice of a profile run in a process of its own, like a worker of the server, with the made providers of the process that started it. It asks for the
 * background of people with LinkedIn URLs, so no website and no mail server is asked.
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
  /** The port of the made providers. */
  readonly port: number;
}

/** Throws if any property is used. */
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
