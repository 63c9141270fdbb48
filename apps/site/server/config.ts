/**
 * The operator's configuration, read from the environment once, at startup.
 * One schema contains every rule, and all errors are reported together. docs/configuration.md has a section for each variable.
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
  /** Origin of the site; if absent, http://localhost and the listening port. */
  siteUrl?: string;
  /** Origin and base path of the application, no trailing slash. */
  appUrl: string;
  /** Proxies whose X-Forwarded-For is trusted, in the format of `proxy-addr`; empty for none. */
  trustedProxies: string[];
  /** Absolute path. */
  dataFolder: string;
  /** The mail server; if absent, messages wait. */
  smtp?: parse.SmtpRelay;
  mailFrom: string;
  contactEmail: string;
  logLevel: parse.LogLevel;
  /** Days to keep a message after its delivery. */
  retentionDays: number;
  /** NODE_ENV is `production`. */
  production: boolean;
}

/** Ensures that a message is kept at least for the 24 hours for which its idempotency key is stored. */
const retention = { default: 90, min: 1, max: 36_500 };

/** A variable whose text `read` parses, or refuses with undefined. */
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

/** Like `variable`, for a required variable. */
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
 * @throws StartError with one line for each invalid variable: its name, its value, the expected value, and where it is documented
 */
export function readConfig(environment: Environment, root: string = repositoryRoot): SiteConfig {
  const schema = environmentSchema(environment);
  // Empty means unset, because `docker run -e` and CI files cannot unset. Every name is included even without a value, or zod would not check required variables.
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
    // Reserved (RFC 2606), so that a laptop cannot send email in someone's name; production requires a real one.
    mailFrom: values.MAIL_FROM ?? 'website@leadlight.example',
    contactEmail: values.CONTACT_EMAIL ?? brand.defaultContactEmail,
    logLevel: values.LOG_LEVEL ?? 'info',
    retentionDays: values.MESSAGE_RETENTION_DAYS ?? retention.default,
    production: environment['NODE_ENV'] === 'production',
  };
}

/** Only the data folder, for `npm run messages`, which must work even if other variables are invalid. */
export function dataFolderOf(environment: Environment, root: string = repositoryRoot): string {
  return environment['DATA_DIR'] ? resolve(root, environment['DATA_DIR']) : join(root, '.data');
}

/** The origin of the site if it listens on `port`. */
export function siteUrlOf(config: SiteConfig, port: number): string {
  return config.siteUrl ?? `http://localhost:${port}`;
}

function describe(name: string, environment: Environment, expected: string): string {
  const value = environment[name];
  // SMTP_URL may contain a password, at an unknown position if it can't be parsed, so no part of it is shown.
  const had = !value
    ? 'is not set'
    : name === 'SMTP_URL'
      ? 'has a value that is not shown, as it may contain a password'
      : `is ${JSON.stringify(value)}`;
  return `${name} ${had}; expected ${expected} (docs/configuration.md#${name.toLowerCase()})`;
}
