/**
 * What the operator decides, read from the environment once, at start.
 * One schema holds every rule, and all that is wrong is reported together. docs/configuration.md has a section for each variable.
 */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { brand } from '../src/brand.ts';
import { type Environment, repositoryRoot } from './environment.ts';
import { StartError } from './start-error.ts';
import * as parse from './config.values.ts';

export interface SiteConfig {
  /** TCP port; 0 lets the system choose (tests). */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Origin of the site; absent: http://localhost and the port that is listened on. */
  siteUrl?: string;
  /** Origin and base path of the application, no trailing slash. */
  appUrl: string;
  /** Whose X-Forwarded-For is believed, as `proxy-addr` takes it; empty: nobody's. */
  trustedProxies: string[];
  /** Absolute path. */
  dataFolder: string;
  /** Where mail is handed over; absent: nowhere, messages wait. */
  smtp?: parse.SmtpRelay;
  mailFrom: string;
  contactEmail: string;
  logLevel: parse.LogLevel;
  /** Days a message is kept after its delivery. */
  retentionDays: number;
  /** NODE_ENV is `production`. */
  production: boolean;
}

/** Two retention days can never be less than the 24 hours for which an idempotency key is remembered. */
const retention = { default: 90, min: 1, max: 36_500 };

/** A variable whose text `read` understands, or refuses with undefined. */
function variable<T>(expected: string, read: (text: string) => T | undefined) {
  return z
    .string()
    .transform((text, context): T => {
      const value = read(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    })
    .optional();
}

/** As `variable`, for one that must be set. */
function required<T>(expected: string, read: (text: string) => T | undefined) {
  return variable(expected, read).refine((value) => value !== undefined, { error: expected });
}

function environmentSchema(environment: Environment) {
  const production = environment['NODE_ENV'] === 'production';
  const realAddress = (what: string) => `an email address that ${what}, not one at a domain that is reserved for examples`;
  return z.object({
    SITE_PORT: variable('a port number from 0 to 65535', parse.integerBetween(0, 65_535)),
    HOST: variable('an IP address or a host name to listen on', parse.host),
    SITE_URL: variable('an http or https origin like https://www.example.com, without path, query or fragment', parse.origin),
    APP_URL: variable(`an http or https address like https://app.example.com, without query, fragment or any of & ' " < >`, parse.baseUrl),
    TRUST_PROXY: variable('a comma-separated list of loopback, linklocal, uniquelocal, IP addresses and CIDR ranges', parse.proxies),
    DATA_DIR: variable('the path of a folder', parse.path),
    SMTP_URL: variable(
      'smtp://host:port or smtps://user:password@host:port, special characters percent-encoded, with nothing after it but ?requireTLS=true or false',
      parse.smtpRelay,
    ),
    MAIL_FROM:
      production && environment['SMTP_URL']
        ? required(realAddress('the mail server lets this site send from'), parse.realEmail)
        : variable('an email address', parse.plainEmail),
    CONTACT_EMAIL: production
      ? required(realAddress('somebody reads'), parse.realEmail)
      : variable(`an email address without any of & ' " < > % ? #`, parse.plainEmail),
    LOG_LEVEL: variable(`one of ${parse.logLevels.join(', ')}`, parse.logLevel),
    MESSAGE_RETENTION_DAYS: variable(
      `a whole number of days from ${retention.min} to ${retention.max}`,
      parse.integerBetween(retention.min, retention.max),
    ),
  });
}

/**
 * @throws StartError with one line for each variable that is wrong: its name, the value it had, what was expected, where that is documented.
 */
export function readConfig(environment: Environment, root: string = repositoryRoot): SiteConfig {
  const schema = environmentSchema(environment);
  // Empty is unset: `docker run -e` and CI files cannot unset. Each name is there even if it has no value, or zod would not look at those that must be set.
  const set = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, environment[name] || undefined]));
  const read = schema.safeParse(set);
  if (!read.success)
    throw new StartError(read.error.issues.map((issue) => describe(String(issue.path[0]), environment, issue.message)).join('\n'));
  const values = read.data;
  return {
    port: values.SITE_PORT ?? 3000,
    host: values.HOST ?? '127.0.0.1',
    ...(values.SITE_URL && { siteUrl: values.SITE_URL }),
    appUrl: values.APP_URL ?? brand.defaultAppUrl,
    trustedProxies: values.TRUST_PROXY ?? [],
    dataFolder: dataFolderOf(environment, root),
    ...(values.SMTP_URL && { smtp: values.SMTP_URL }),
    // Reserved (RFC 2606), so that a laptop cannot mail in anybody's name; production insists on a real one.
    mailFrom: values.MAIL_FROM ?? 'website@leadlight.example',
    contactEmail: values.CONTACT_EMAIL ?? brand.defaultContactEmail,
    logLevel: values.LOG_LEVEL ?? 'info',
    retentionDays: values.MESSAGE_RETENTION_DAYS ?? retention.default,
    production: environment['NODE_ENV'] === 'production',
  };
}

/** The data folder alone: what `npm run messages` needs, which must work whatever else is misconfigured. */
export function dataFolderOf(environment: Environment, root: string = repositoryRoot): string {
  return environment['DATA_DIR'] ? resolve(root, environment['DATA_DIR']) : join(root, '.data');
}

/** The origin of the site when it listens on `port`. */
export function siteUrlOf(config: SiteConfig, port: number): string {
  return config.siteUrl ?? `http://localhost:${port}`;
}

function describe(name: string, environment: Environment, expected: string): string {
  const value = environment[name];
  // SMTP_URL may hold a password, at an unknown place if it cannot be read: no part of it is shown.
  const had = !value
    ? 'is not set'
    : name === 'SMTP_URL'
      ? 'has a value that is not shown, as it may hold a password'
      : `is ${JSON.stringify(value)}`;
  return `${name} ${had}; expected ${expected} (docs/configuration.md#${name.toLowerCase()})`;
}
