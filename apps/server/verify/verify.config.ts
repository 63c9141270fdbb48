/** Settings for verification, read from the environment once. All errors are reported together. docs/configuration.md explains each variable. */
import type { SessionTimes, Socks5 } from '@leadlight/adapters';
import { readIdentity, type Identity } from '@leadlight/adapters/settings';
import { isIP } from 'node:net';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

export interface VerifyConfig {
  /** Null if not configured (`identityFaults` has the reasons); grammar and DNS still work. */
  readonly identity: Identity | null;
  readonly identityFaults: readonly string[];
  readonly sourceAddress: string | undefined;
  readonly socks5: Socks5 | undefined;
  readonly dnsServers: readonly string[] | undefined;
  readonly times: Partial<SessionTimes>;
  readonly budgetMs: number | undefined;
  /** For mail servers of tests: a network that is allowed in addition to public ones, and the port used instead of 25. Refused in production. */
  readonly testNetwork: { readonly cidr: string; readonly port: number } | undefined;
}

const unset = (value: unknown): unknown => (value === '' ? undefined : value);
const seconds = (max: number) => z.preprocess(unset, z.coerce.number().min(1).max(max).optional());
const isServer = (text: string): boolean => isIP(text.replace(/^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/, '$1$2')) !== 0;

const expected: Record<string, string> = {
  VERIFY_SOURCE_ADDRESS: 'an IP address of this machine',
  VERIFY_PROXY: 'socks5://user:password@host:port',
  VERIFY_DNS: 'IP addresses of name servers, separated by commas, like 192.0.2.53 or 192.0.2.53:5353',
  VERIFY_CONNECT_SECONDS: 'a number of seconds from 1 to 60',
  VERIFY_COMMAND_SECONDS: 'a number of seconds from 1 to 300',
  VERIFY_BUDGET_SECONDS: 'a number of seconds from 1 to 600',
  VERIFY_TEST_NETWORK: 'a network of this machine and a port, like 127.0.0.0/8:2525; never in production',
};

const schema = z.object({
  VERIFY_SOURCE_ADDRESS: z.preprocess(
    unset,
    z
      .string()
      .refine((text) => isIP(text) !== 0)
      .optional(),
  ),
  VERIFY_PROXY: z.preprocess(
    unset,
    z
      .string()
      .refine((text) => URL.canParse(text) && new URL(text).protocol === 'socks5:' && new URL(text).hostname !== '')
      .optional(),
  ),
  VERIFY_DNS: z.preprocess(
    unset,
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .refine((servers) => servers.every(isServer))
      .optional(),
  ),
  VERIFY_CONNECT_SECONDS: seconds(60),
  VERIFY_COMMAND_SECONDS: seconds(300),
  VERIFY_BUDGET_SECONDS: seconds(600),
  // Only loopback networks, so that tests can't reach real servers.
  VERIFY_TEST_NETWORK: z.preprocess(
    unset,
    z
      .string()
      .regex(/^127\.\d{1,3}\.\d{1,3}\.\d{1,3}\/(?:[89]|[12]\d|3[0-2]):\d{1,5}$/)
      .optional(),
  ),
});

/** @throws StartError with one line for each wrong variable */
export function readVerifyConfig(environment: NodeJS.ProcessEnv): VerifyConfig {
  const read = schema.safeParse(environment);
  const isTested = unset(environment['VERIFY_TEST_NETWORK']) !== undefined;
  const reading = readIdentity(
    {
      heloName: unset(environment['VERIFY_HELO_NAME']) as string | undefined,
      sender: unset(environment['VERIFY_MAIL_FROM']) as string | undefined,
    },
    { allowReserved: isTested },
  );
  const identityFaults = reading.ok ? [] : reading.faults.map(({ field, message }) => `${variables[field]} ${message}.`);
  const wrong = [
    ...new Set([
      ...(read.success ? [] : read.error.issues.map(({ path }) => String(path[0]))),
      ...(isTested && environment['NODE_ENV'] === 'production' ? ['VERIFY_TEST_NETWORK'] : []),
    ]),
  ];
  // Unset variables are allowed; only variables that are set to a harmful value are errors.
  const harmful = reading.ok
    ? []
    : reading.faults
        .filter(({ field }) => unset(environment[variables[field]]) !== undefined)
        .map(({ field, message }) => `${variables[field]} ${message}`);
  if (!read.success || wrong.length > 0 || harmful.length > 0) {
    const lines = [...wrong.map((name) => `${name} has an invalid value; expected ${expected[name] ?? 'another'}`), ...harmful];
    throw new StartError(lines.map((line) => `${line} (docs/configuration.md#verification).`).join('\n'));
  }
  const env = read.data;
  const ms = (value: number | undefined): number | undefined => (value === undefined ? undefined : value * 1000);
  return {
    identity: reading.ok ? reading.identity : null,
    identityFaults,
    sourceAddress: env.VERIFY_SOURCE_ADDRESS,
    socks5: env.VERIFY_PROXY === undefined ? undefined : readProxy(new URL(env.VERIFY_PROXY)),
    dnsServers: env.VERIFY_DNS,
    times: {
      ...(env.VERIFY_CONNECT_SECONDS === undefined ? {} : { connectMs: env.VERIFY_CONNECT_SECONDS * 1000 }),
      ...(env.VERIFY_COMMAND_SECONDS === undefined
        ? {}
        : { greetingMs: env.VERIFY_COMMAND_SECONDS * 1000, commandMs: env.VERIFY_COMMAND_SECONDS * 1000 }),
    },
    budgetMs: ms(env.VERIFY_BUDGET_SECONDS),
    testNetwork: env.VERIFY_TEST_NETWORK === undefined ? undefined : readNetwork(env.VERIFY_TEST_NETWORK),
  };
}

const variables = { heloName: 'VERIFY_HELO_NAME', sender: 'VERIFY_MAIL_FROM' } as const;

export function readProxy({ hostname, port, username, password }: URL): Socks5 {
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port || 1080),
    ...(username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : {}),
  };
}

function readNetwork(text: string): { cidr: string; port: number } {
  const [cidr = '', port = ''] = text.split(':');
  return { cidr, port: Number(port) };
}
