/** The operator's settings, read from the environment once, at startup. One schema defines every rule, and all errors are reported together. */
import { resolve } from 'node:path';
import { defaultAllowance, type Allowance } from '@leadlight/credits';
import { z } from 'zod';
import { StartError } from './start-error.ts';
import { readWebConfig, type WebConfig } from './enrichments/web.config.ts';
import { readFilesConfig, type FilesConfig } from './files/files.config.ts';
import { readBillingConfig, type BillingConfig } from './billing/billing.config.ts';
import { readModelConfig, type OperatorModel } from './models/model.config.ts';
import { readSearchAddresses } from '@leadlight/adapters/search';
import { readClickHouseAddress } from '@leadlight/adapters/settings';
import { mostShares, readShare } from '@leadlight/leads/segments';
import { mostSearchThreads, searchConfigOf, type SearchConfig } from './search/search.config.ts';
import { readTracingConfig, type TracingConfig } from './tracing/tracing.config.ts';
import { readVerifyConfig, type VerifyConfig } from './verify/verify.config.ts';

export { StartError };

export interface ServerConfig {
  readonly isProduction: boolean;
  readonly host: string;
  /** TCP port; 0 lets the operating system choose. */
  readonly port: number;
  /** Port at which a worker or a search process tells how it is doing; null for none. */
  readonly statusPort: number | null;
  /** Origin of the application, as users enter it, without a path. */
  readonly publicUrl: string;
  /** Origins from which browsers may send requests. */
  readonly origins: readonly string[];
  /** Origin of the public site, which links to the application. */
  readonly siteUrl: string;
  readonly dataDir: string;
  /** URL of the operator's own PostgreSQL, with the role that owns the tables; default: the embedded one. */
  readonly databaseUrl: string | undefined;
  /** URL of the same database without the pooler that `databaseUrl` leads to; undefined if there is none in between. */
  readonly databaseDirectUrl: string | undefined;
  /** Signs cookies and links and encrypts two-factor secrets; default: generated in the data directory. */
  readonly secret: string | undefined;
  /** The secret before the last change; opens provider keys that were sealed with it. */
  readonly previousSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Email address for help and for requesting a plan. */
  readonly helpEmail: string | null;
  /** The operator's name and address on the terms and privacy pages; if null, the pages mark what is missing. */
  readonly operator: { readonly name: string | null; readonly address: string | null };
  /** Proxies whose X-Forwarded-For is trusted, in proxy-addr's format. */
  readonly trustedProxies: readonly string[];
  /** Requests per minute for one session, key or network address. */
  readonly requestsPerMinute: number;
  /** Multiplies the limits for signing in, resetting passwords and inviting; 1 outside tests. */
  readonly leniency: number;
  readonly logLevel: (typeof logLevels)[number];
  /** Whether this process answers requests, runs jobs, does both, or searches for other processes. */
  readonly runs: 'both' | 'api' | 'worker' | 'search';
  /** How long a process that stops still answers requests, so that load balancers notice. */
  readonly drainMs: number;
  /** How leads are searched. */
  readonly search: SearchConfig;
  /** Offset from the machine's clock, in milliseconds, for testing what depends on time. Refused in production. */
  readonly clockOffsetMs: number;
  /** Mounts routes that spend credits directly, for tests and benchmarks. Refused in production. */
  readonly hasTestRoutes: boolean;
  /** Where uploaded files are kept. */
  readonly files: FilesConfig;
  /** Largest file that can be uploaded, in bytes. */
  readonly importMaxBytes: number;
  /** People in the fictional pool that is loaded into an empty embedded database; 0 for none. */
  readonly samplePool: number;
  /** How many credits are refunded for reported bounces without a bounce message. */
  readonly bounceRefunds: Allowance;
  /** How mail servers are asked about addresses. */
  readonly verify: VerifyConfig;
  /** How websites are read. */
  readonly web: WebConfig;
  /** The installation's language model; null for none. */
  readonly model: OperatorModel | null;
  /** How payments are collected. */
  readonly billing: BillingConfig;
  /** Whether and how traces are sent; null for none. */
  readonly tracing: TracingConfig | null;
  /** Folder of the built dashboard. */
  readonly dashboardDir: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const root = resolve(import.meta.dirname, '../..');

const unset = (value: unknown): unknown => (value === '' ? undefined : value);
const whole = (min: number, max: number) => z.preprocess(unset, z.coerce.number().int().min(min).max(max).optional());
const text = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());
const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value.replace(/\/$/, ''),
  );
const url = (...protocols: string[]) => z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

const expected: Record<string, string> = {
  APP_PORT: 'a port number from 0 to 65535',
  STATUS_PORT: 'a port number from 1 to 65535',
  APP_HOST: 'an IP address or host name to listen on',
  PUBLIC_APP_URL: 'an http or https origin like https://app.example.com, without path',
  SITE_URL: 'an http or https origin like https://www.example.com, without path',
  DATABASE_URL: 'postgres://owner:password@host:port/database',
  DATABASE_DIRECT_URL: 'postgres://owner:password@host:port/database, together with DATABASE_URL',
  APP_SECRET: 'at least 32 characters of random text',
  APP_SECRET_PREVIOUS: 'the APP_SECRET before the last change',
  SMTP_URL: 'smtp://host:port or smtps://user:password@host:port',
  MAIL_FROM: 'an email address, like hello@example.com or Leadlight <hello@example.com>',
  CONTACT_EMAIL: 'an email address, like help@example.com',
  RATE_LIMIT_PER_MINUTE: 'a whole number from 1 to 1000000',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  APP_DRAIN_SECONDS: 'a whole number of seconds from 0 to 300',
  APP_RUNS: 'both, api, worker or search',
  SEARCH_ENGINE: 'index or sql',
  SEARCH_URL:
    'tcp://host:port of a search process, or several of these separated by commas, or clickhouse://user:password@host:port/database',
  SEARCH_SHARE: `the share of the pool that this search process keeps, such as 2/4 for the second of four; only with APP_RUNS=search; at most ${mostShares} shares`,
  SEARCH_TOKEN: 'at least 32 characters of random text',
  SEARCH_THREADS: `a whole number from 1 to ${mostSearchThreads}`,
  SEARCH_OWN_MB: 'a whole number of megabytes from 16 to 1000000',
  SEARCH_FILES_MB: 'a whole number of megabytes from 0 to 1000000',
  CLOCK_OFFSET_MS: 'a whole number of milliseconds; never in production',
  TEST_ROUTES: 'on or off; never in production',
  IMPORT_MAX_BYTES: 'a whole number of bytes from 1000 to 1000000000000',
  SAMPLE_POOL: 'off, or a whole number of people from 1 to 10000000',
  BOUNCE_REFUND_PERCENT: 'a whole number from 0 to 100',
  BOUNCE_REFUND_LEAST: 'a whole number from 0 to 1000000',
  DEV_ORIGIN: 'an origin like http://localhost:5173; never in production',
};
const secretNames = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'APP_SECRET', 'APP_SECRET_PREVIOUS', 'SMTP_URL', 'SEARCH_URL', 'SEARCH_TOKEN'];

const schema = z
  .object({
    NODE_ENV: z.string().optional(),
    APP_PORT: whole(0, 65_535),
    STATUS_PORT: whole(1, 65_535),
    APP_HOST: text(z.string().regex(/^[\w.:-]+$/)),
    PUBLIC_APP_URL: text(origin),
    SITE_URL: text(origin),
    DATA_DIR: text(z.string()),
    DATABASE_URL: text(url('postgres:', 'postgresql:')),
    DATABASE_DIRECT_URL: text(url('postgres:', 'postgresql:')),
    APP_SECRET: text(z.string().min(32)),
    APP_SECRET_PREVIOUS: text(z.string().min(32)),
    SMTP_URL: text(url('smtp:', 'smtps:')),
    MAIL_FROM: text(z.string().regex(/^[^\r\n]*@[^\r\n]+$/)),
    CONTACT_EMAIL: text(z.email()),
    OPERATOR_NAME: text(z.string()),
    OPERATOR_ADDRESS: text(z.string()),
    TRUST_PROXY: text(z.string()),
    RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000),
    LOG_LEVEL: text(z.enum(logLevels)),
    APP_DRAIN_SECONDS: whole(0, 300),
    APP_RUNS: text(z.enum(['both', 'api', 'worker', 'search'])),
    SEARCH_ENGINE: text(z.enum(['index', 'sql'])),
    SEARCH_URL: text(z.string().refine((value) => readSearchAddresses(value) !== null || readClickHouseAddress(value) !== null)),
    SEARCH_SHARE: text(z.string().refine((value) => readShare(value) !== null)),
    SEARCH_TOKEN: text(z.string().min(32)),
    SEARCH_THREADS: whole(1, mostSearchThreads),
    SEARCH_OWN_MB: whole(16, 1_000_000),
    SEARCH_FILES_MB: whole(0, 1_000_000),
    CLOCK_OFFSET_MS: whole(-1e13, 1e13),
    TEST_ROUTES: text(z.enum(['on', 'off'])),
    IMPORT_MAX_BYTES: whole(1_000, 1e12),
    SAMPLE_POOL: text(z.literal('off').or(z.coerce.number().int().min(1).max(10_000_000))),
    BOUNCE_REFUND_PERCENT: whole(0, 100),
    BOUNCE_REFUND_LEAST: whole(0, 1_000_000),
    DEV_ORIGIN: text(origin),
  })
  .superRefine((env, context) => {
    const refuse = (name: string): void => context.addIssue({ code: 'custom', path: [name] });
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) refuse('DATABASE_URL');
    if (env.SEARCH_URL?.startsWith('tcp:') && !env.SEARCH_TOKEN) refuse('SEARCH_TOKEN');
    // A search process listens at one address.
    if (env.APP_RUNS === 'search' && (!env.SEARCH_URL?.startsWith('tcp:') || env.SEARCH_URL.includes(','))) refuse('SEARCH_URL');
    if (env.APP_RUNS === 'search' && !env.DATABASE_URL) refuse('DATABASE_URL');
    // Other processes would have all leads, or ask other processes: the share would have no effect.
    if (env.SEARCH_SHARE && env.APP_RUNS !== 'search') refuse('SEARCH_SHARE');
    if (env.NODE_ENV !== 'production') return;
    if (env.APP_RUNS === 'search') return;
    // Embedded mode generates its secrets; a deployment with its own database must not lose them with a container's disk.
    if (env.DATABASE_URL && !env.APP_SECRET) refuse('APP_SECRET');
    if (!env.PUBLIC_APP_URL) refuse('PUBLIC_APP_URL');
    if (!env.SMTP_URL) refuse('SMTP_URL');
    if (!env.MAIL_FROM) refuse('MAIL_FROM');
    if (env.CLOCK_OFFSET_MS) refuse('CLOCK_OFFSET_MS');
    if (env.TEST_ROUTES === 'on') refuse('TEST_ROUTES');
    if (env.DEV_ORIGIN) refuse('DEV_ORIGIN');
  });

/** @throws StartError with one line for each wrong variable: its name, its value, and what was expected */
export function readConfig(environment: NodeJS.ProcessEnv): ServerConfig {
  const read = schema.safeParse(environment);
  if (!read.success) {
    const names = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))];
    throw new StartError(names.map((name) => describe(name, environment[name])).join('\n'));
  }
  const env = read.data;
  const port = env.APP_PORT ?? 3001;
  const publicUrl = (env.PUBLIC_APP_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
  return {
    isProduction: env.NODE_ENV === 'production',
    host: env.APP_HOST ?? '127.0.0.1',
    port,
    statusPort: env.STATUS_PORT ?? null,
    publicUrl,
    origins: [
      ...(env.PUBLIC_APP_URL ? [publicUrl] : [publicUrl, `http://127.0.0.1:${port}`, `http://[::1]:${port}`]),
      ...(env.DEV_ORIGIN ? [env.DEV_ORIGIN.replace(/\/$/, '')] : []),
    ],
    siteUrl: (env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, ''),
    dataDir: env.DATA_DIR ? resolve(root, env.DATA_DIR) : resolve(root, '.data'),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    secret: env.APP_SECRET,
    previousSecret: env.APP_SECRET_PREVIOUS,
    smtpUrl: env.SMTP_URL,
    // A reserved domain (RFC 2606), so that a developer's machine can't send email in anyone's name.
    mailFrom: env.MAIL_FROM ?? 'Leadlight <app@leadlight.example>',
    helpEmail: env.CONTACT_EMAIL ?? null,
    operator: { name: env.OPERATOR_NAME ?? null, address: env.OPERATOR_ADDRESS ?? null },
    trustedProxies:
      env.TRUST_PROXY?.split(',')
        .map((part) => part.trim())
        .filter(Boolean) ?? [],
    requestsPerMinute: env.RATE_LIMIT_PER_MINUTE ?? 1_200,
    leniency: 1,
    logLevel: env.LOG_LEVEL ?? 'info',
    runs: env.APP_RUNS ?? 'both',
    drainMs: 1_000 * (env.APP_DRAIN_SECONDS ?? (env.NODE_ENV === 'production' && env.DATABASE_URL ? 10 : 0)),
    search: searchConfigOf(env),
    clockOffsetMs: env.CLOCK_OFFSET_MS ?? 0,
    hasTestRoutes: env.TEST_ROUTES === 'on',
    importMaxBytes: env.IMPORT_MAX_BYTES ?? 2_000_000_000,
    // An operator's own database starts empty; Leadlight adds no fictional leads to it.
    samplePool: env.SAMPLE_POOL === 'off' ? 0 : (env.SAMPLE_POOL ?? (env.DATABASE_URL ? 0 : 25_000)),
    bounceRefunds: {
      percent: env.BOUNCE_REFUND_PERCENT ?? defaultAllowance.percent,
      least: env.BOUNCE_REFUND_LEAST ?? defaultAllowance.least,
    },
    files: readFilesConfig(environment),
    verify: readVerifyConfig(environment),
    web: readWebConfig(environment),
    model: readModelConfig(environment),
    billing: readBillingConfig(environment),
    tracing: readTracingConfig(environment),
    dashboardDir: resolve(root, 'apps/dashboard/dist'),
  };
}

/** The same configuration with a port that was chosen later. */
export function onPort(config: ServerConfig, port: number): ServerConfig {
  const moved = (from: string): string => (new URL(from).port === String(config.port) ? from.replace(/:\d+$/, `:${port}`) : from);
  return { ...config, port, publicUrl: moved(config.publicUrl), origins: config.origins.map(moved) };
}

function describe(name: string, value: string | undefined): string {
  const had = !value ? 'is not set' : secretNames.includes(name) ? 'has a value that is not shown' : `is ${JSON.stringify(value)}`;
  return `${name} ${had}; expected ${expected[name] ?? 'another value'} (docs/application.md#${name.toLowerCase()}).`;
}

/**
 * Whether the developer's mailbox can be read: no mail server is set, it isn't production, and the database is embedded or a test's. An https address
 * means a proxy, whose requests come from this machine; one that doesn't forward the client's address looks like the operator.
 */
export function hasDeveloperMailbox(config: ServerConfig): boolean {
  const isProxied = config.publicUrl.startsWith('https:');
  return !config.smtpUrl && !config.isProduction && !isProxied && (!config.databaseUrl || config.hasTestRoutes);
}
