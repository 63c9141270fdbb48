/** `npm run operator -- billing`: how payments are collected, creating the prices at Stripe, and comparing all customers with Stripe. */
import { plans } from '@leadlight/credits';
import { BillingFault, type WhatIsSold } from '@leadlight/adapters/billing';
import { countEvents } from '@leadlight/db/billing';
import type { Database } from '@leadlight/db/platform';
import { jobSchema } from '@leadlight/db/platform/jobs';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { parseArgs } from 'node:util';
import { compareBilling } from '../billing/billing-events.commands.ts';
import { createBilling } from '../billing/billing.ts';
import { StartError, type ServerConfig } from '../config.ts';

export const billingUsage = `  billing                                      show how payments are collected, and which Stripe events were received
    --setup           create the products and prices at Stripe that are missing
    --compare         read every customer from Stripe and correct what is missing, as happens every night`;

/** @throws StartError for wrong options, and if Stripe refuses the key or doesn't answer */
export async function billingCommand(db: Database, args: readonly string[], now: Date, config: ServerConfig): Promise<string> {
  const { setup, compare } = parse(args);
  const { stripe, topUps, hasTax } = config.billing;
  if (!stripe) return 'Plans are paid by invoice. To collect payments with Stripe, set STRIPE_SECRET_KEY (docs/billing.md).';
  try {
    if (setup) return await createPrices(config);
    if (compare) return await compareAll(db, now, config);
    const mode = /_test_/.test(stripe.secretKey) ? 'test mode' : 'live mode';
    const missing = await missingPrices(config);
    const events = await countEvents(db.auth);
    return [
      `Stripe in ${mode}, tax ${hasTax ? 'on' : 'off'}, ${topUps.length} top-ups. Events arrive at ${config.publicUrl}/hooks/stripe.`,
      missing.length === 0 ? 'All prices exist.' : `Prices that don't exist yet: ${missing.join(', ')}. To create them: --setup`,
      ...(events.length === 0
        ? ['No event has arrived yet.']
        : events.map(({ status, type, count }) => `${status.padEnd(8)} ${type}: ${count}`)),
    ].join('\n');
  } catch (error) {
    if (!(error instanceof BillingFault)) throw error;
    throw new StartError(`Stripe ${error.kind === 'unavailable' ? "didn't answer" : 'refused the request'} (${error.code}).`);
  }
}

const allSold = ({ billing }: ServerConfig): WhatIsSold[] => [
  ...plans.map((plan) => ({ kind: 'plan' as const, plan })),
  ...billing.topUps.map((topUp) => ({ kind: 'top-up' as const, ...topUp })),
];

const nameOf = (of: WhatIsSold): string => (of.kind === 'plan' ? of.plan : `${of.credits} credits`);

async function missingPrices(config: ServerConfig): Promise<string[]> {
  const provider = await createBilling(config.billing).provider();
  const missing: string[] = [];
  for (const of of allSold(config)) if ((await provider.findPrice(of)) === null) missing.push(nameOf(of));
  return missing;
}

async function createPrices(config: ServerConfig): Promise<string> {
  const provider = await createBilling(config.billing).provider();
  const lines: string[] = [];
  for (const of of allSold(config)) lines.push(`${nameOf(of)}: ${await provider.createPrice(of)}`);
  return lines.join('\n');
}

async function compareAll(db: Database, now: Date, config: ServerConfig): Promise<string> {
  const { options } = db.app;
  const boss = new PgBoss({
    ...{ host: options.host ?? '', port: options.port ?? 5432, user: options.user ?? '', database: options.database ?? '' },
    password: typeof options.password === 'string' ? options.password : '',
    options: '-c role=leadlight_app',
    schema: jobSchema,
    max: 1,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const log = pino({ level: 'silent' });
    const { customers, corrected, failed } = await compareBilling({
      billing: createBilling(config.billing),
      boss,
      config,
      db,
      log,
      now: () => now,
    });
    return `${customers} customers read, ${corrected} corrected, ${failed} could not be read.`;
  } finally {
    await boss.stop({ graceful: false });
  }
}

function parse(args: readonly string[]): { setup: boolean; compare: boolean } {
  try {
    const { setup = false, compare = false } = parseArgs({
      args: [...args],
      options: { setup: { type: 'boolean' }, compare: { type: 'boolean' } },
    }).values;
    return { setup, compare };
  } catch {
    throw new StartError(`npm run operator -- billing\n${billingUsage}`);
  }
}
