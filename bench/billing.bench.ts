/**
 * Pays plans of a year at a stand-in for Stripe, delivers the events out of order, several times and incompletely to the real server, kills its workers, and
 * compares every ledger with a model. `npm run bench -- billing [--customers=230] [--kills=8] [--seed=1] [--write]`. --write writes docs/billing-measurements.md.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startStripe, type MadeEvent } from '@leadlight/adapters/testing/stripe';
import { createWorkspace } from '@leadlight/db/accounts';
import { insertCustomer } from '@leadlight/db/billing';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { chooseStory, days, expect, passYear, type Customer, type Expected } from './billing/history.ts';
import { startProcesses, type Processes } from './billing/processes.ts';
import { median, type Figure } from './figures.ts';
import { createRandom } from './random.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '230' },
    kills: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(values.customers);
const random = createRandom(Number(values.seed));
const lostShare = 0.05;
const deliveredAtOnce = 16;

const surroundings = await machineAndDate();
const end = new Date();
const start = new Date(end.getTime() - days * 86_400_000);
const stripe = await startStripe({ now: start });
const product = await startProcesses({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
  TOP_UPS: '1000:15',
});
const figures: Figure[] = [];
try {
  await product.operate('billing', '--setup');
  const places: { workspaceId: string; customerId: string }[] = [];
  for (let index = 0; index < count; index += 1) places.push(await newCustomer(product, `cus_bench${index}`));
  const customers = passYear(stripe, (beganAt) => ({ ...(places.shift() ?? raise()), ...chooseStory(random), beganAt }), count, start);

  const events = stripe.state.events.filter(({ type }) => type !== 'customer.created');
  const { deliveries, lost } = disorder(events);
  const begun = performance.now();
  const kills = Number(values.kills);
  await deliver(deliveries, kills);
  const deliveredMs = performance.now() - begun;
  await untilHandled(product);
  const handledMs = performance.now() - begun;
  const before = await compareWithModel(customers);
  const compared = performance.now();
  const report = await product.operate('billing', '--compare');
  const comparedMs = performance.now() - compared;
  const after = await compareWithModel(customers);
  const again = await product.operate('billing', '--compare');
  const delays = [];
  for (let index = 0; index < 10; index += 1) delays.push(await delayOfOne(index));
  const zero = { target: { atMost: 0 } } as const;
  figures.push(
    { what: 'Events', value: events.length, unit: '', target: { atLeast: 10_000 }, note: `Of ${count} customers in a year.` },
    { what: 'Deliveries, shuffled, with duplicates', value: deliveries.length, unit: '' },
    { what: 'Events that never arrived', value: lost, unit: '', note: '5 % of the customers lost all events, all others 5 % of theirs.' },
    { what: 'Workers killed with SIGKILL', value: kills, unit: '', note: 'Of two; each was replaced at once.' },
    {
      what: 'Ledgers that differ from the model before the comparison',
      value: before.different,
      unit: '',
      note: 'Those whose events were lost.',
    },
    { what: 'Grants more than in the model before the comparison', value: before.doubled, unit: '', ...zero },
    { what: 'Ledgers that differ from the model after the comparison', value: after.different, unit: '', ...zero },
    { what: 'Double grants', value: after.doubled, unit: '', ...zero },
    { what: 'Lost grants', value: after.missing, unit: '', ...zero },
    { what: 'Ledgers that don’t add up', value: after.unsound, unit: '', ...zero },
    { what: 'Plans that differ from the model', value: after.plans, unit: '', ...zero },
    { what: 'Grants', value: after.grants, unit: '' },
    { what: 'Deliveries answered', value: (deliveries.length / deliveredMs) * 1000, unit: '/s' },
    {
      what: 'First delivery to last event handled',
      value: handledMs / 1000,
      unit: 's',
      note: 'Includes up to two minutes after a kill, until a lost job is replaced.',
    },
    { what: 'Comparison of all customers', value: comparedMs / 1000, unit: 's', note: `${report.trim()} A second one: ${again.trim()}` },
    { what: 'From the event to the active plan, median of 10', value: median(delays), unit: 'ms', target: { atMost: 1_000 } },
  );
} finally {
  await product.stop();
  await stripe.close();
}
printTable(figures);
if (values.write) {
  const about =
    `Written by \`npm run bench -- billing --customers=${count} --kills=${values.kills} --seed=${values.seed} --write\`: the real server with its PostgreSQL, two workers, and a stand-in for Stripe ` +
    'on the same machine. Nothing here was measured against Stripe itself; [billing.md](billing.md#not-tested-against-stripe) lists what was not tested.';
  writeFileSync(
    new URL('../docs/billing-measurements.md', import.meta.url),
    renderDocument(figures, { title: 'Billing measurements', about, surroundings }),
  );
}

function raise(): never {
  throw new Error('there are more customers than workspaces');
}

/** A workspace without members, and its customer at the stand-in. */
async function newCustomer({ db }: Pick<Processes, 'db'>, customerId: string) {
  const workspaceId = randomUUID();
  stripe.state.customers.set(customerId, {
    ...{ id: customerId, object: 'customer', created: 0, email: null },
    name: null,
    livemode: false,
    metadata: {},
  });
  await inWorkspace(db, workspaceId, async (tx) => {
    await createWorkspace(tx, new Date());
    await insertCustomer(tx, customerId, new Date());
  });
  return { workspaceId, customerId };
}

function customerOf({ data }: MadeEvent): string {
  return (data.object as { customer?: string }).customer ?? '';
}

/** Every tenth delivery is repeated once or twice, and all are shuffled. */
function disorder(events: readonly MadeEvent[]): { deliveries: MadeEvent[]; lost: number } {
  const silent = new Set([...new Set(events.map(customerOf))].filter(() => random() < lostShare));
  const arrived = events.filter((event) => !silent.has(customerOf(event)) && random() >= lostShare);
  const repeated = arrived.flatMap((event) => Array<MadeEvent>(random() < 0.8 ? 1 : random() < 0.5 ? 2 : 3).fill(event));
  const keyed = repeated.map((event) => ({ event, key: random() }));
  return { deliveries: keyed.toSorted((a, b) => a.key - b.key).map(({ event }) => event), lost: events.length - arrived.length };
}

async function deliver(deliveries: readonly MadeEvent[], kills: number): Promise<void> {
  let at = 0;
  const moments = Array.from({ length: kills }, () => Math.floor(random() * deliveries.length)).toSorted((a, b) => a - b);
  const send = async (): Promise<void> => {
    for (;;) {
      const event = deliveries[(at += 1) - 1];
      if (!event) return;
      while (moments[0] !== undefined && moments[0] <= at) {
        moments.shift();
        product.killWorker();
      }
      const { body, signature } = stripe.sign(event);
      const answer = await fetch(`${product.url}/hooks/stripe`, { method: 'POST', body, headers: { 'stripe-signature': signature } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`an event was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: deliveredAtOnce }, send));
}

async function untilHandled({ db }: Pick<Processes, 'db'>): Promise<void> {
  for (;;) {
    const { rows } = await db.auth.query<{ pending: number }>(
      `select count(*)::int as pending from auth.billing_events where status = 'pending'`,
    );
    if (rows[0]?.pending === 0) return;
    await pause(500);
  }
}

async function readLedger({ workspaceId }: Customer) {
  return inWorkspace(product.db, workspaceId, async (tx) => {
    const { rows } = await tx.query<Omit<Expected, 'plan'>>(
      `select count(*) filter (where kind = 'grant')::int as grants, coalesce(sum(amount) filter (where kind = 'grant'), 0)::int as credits,
         coalesce(-sum(amount) filter (where kind = 'adjustment'), 0)::int as removed from credit_entries`,
    );
    const { rows: workspaces } = await tx.query<{ plan: string | null }>('select plan from workspaces');
    return { ledger: rows[0], plan: workspaces[0]?.plan ?? null, isSound: (await proveLedger(tx)).isSound };
  });
}

async function compareWithModel(customers: readonly Customer[]) {
  const found = { different: 0, doubled: 0, missing: 0, unsound: 0, plans: 0, grants: 0 };
  for (const customer of customers) {
    const wanted = expect(customer, start, end);
    const { ledger, plan, isSound } = await readLedger(customer);
    if (!ledger) throw new Error('a workspace has no ledger');
    found.grants += ledger.grants;
    found.doubled += Math.max(0, ledger.grants - wanted.grants);
    found.missing += Math.max(0, wanted.grants - ledger.grants);
    found.unsound += isSound ? 0 : 1;
    found.plans += plan === wanted.plan ? 0 : 1;
    const isSame = ledger.grants === wanted.grants && ledger.credits === wanted.credits && ledger.removed === wanted.removed;
    found.different += isSame ? 0 : 1;
  }
  return found;
}

/** A customer subscribes while nothing else happens. @returns milliseconds from the delivery of the first event to the active plan */
async function delayOfOne(index: number): Promise<number> {
  const { workspaceId, customerId } = await newCustomer(product, `cus_late${index}`);
  const price = [...stripe.state.prices.values()].find(({ metadata }) => metadata['leadlight_plan'] === 'basic') ?? raise();
  const known = stripe.state.events.length;
  stripe.state.subscribe(customerId, price);
  const begun = performance.now();
  for (const event of stripe.state.events.slice(known)) {
    const { body, signature } = stripe.sign(event);
    await fetch(`${product.url}/hooks/stripe`, { method: 'POST', body, headers: { 'stripe-signature': signature } });
  }
  for (;;) {
    const { rows } = await inWorkspace(product.db, workspaceId, (tx) => tx.query<{ plan: string | null }>('select plan from workspaces'));
    if (rows[0]?.plan === 'basic') return performance.now() - begun;
    await pause(10);
  }
}
