/** The providers that a workspace connected. Keys arrive and leave sealed: this package can't open them. */
import { v7 as uuidv7 } from 'uuid';
import { Refusal, type WorkspaceTx } from '../platform/index.ts';

export interface ProviderConnection {
  readonly id: string;
  /** An included provider's ID, or `own`. */
  readonly provider: string;
  readonly name: string;
  /** Settings of an own endpoint, as the server wrote them. */
  readonly endpoint: unknown;
  readonly keyHint: string;
  readonly creditPriceMicros: number | null;
  readonly monthCeilingMicros: number | null;
  readonly mayStay: boolean;
  readonly stayDays: number | null;
  readonly position: number | null;
  readonly testedAt: Date | null;
  readonly testOutcome: string | null;
  readonly testMessage: string | null;
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
}

/** A connection with what the current month cost, in millionths of a US dollar: certain, possible and reserved costs. */
export interface ProviderConnectionInUse extends ProviderConnection {
  readonly spentMicros: number;
  readonly callsThisMonth: number;
}

const columns = `c.id, c.provider, c.name, c.endpoint, c.key_hint as "keyHint", c.credit_price_micros::float8 as "creditPriceMicros",
  c.month_ceiling_micros::float8 as "monthCeilingMicros", c.may_stay as "mayStay", c.stay_days as "stayDays", c.position, c.tested_at as "testedAt",
  c.test_outcome as "testOutcome", c.test_message as "testMessage", c.last_used_at as "lastUsedAt", c.created_at as "createdAt"`;

/** The beginning of the month, UTC. */
export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** SQL of what a call counts for: what it cost, or what it may still cost. */
export const spentSql = `case status when 'sent' then reserved_micros else cost_micros end`;

/** In their order by hand, then by age. */
export async function listProviderConnections(tx: WorkspaceTx, now: Date): Promise<ProviderConnectionInUse[]> {
  const { rows } = await tx.query<ProviderConnectionInUse>(
    `select ${columns}, coalesce(s.spent, 0)::float8 as "spentMicros", coalesce(s.calls, 0)::int as "callsThisMonth"
     from provider_connections c
     left join (select connection_id, sum(${spentSql}) as spent, count(*) as calls from provider_calls
       where workspace_id = current_workspace() and sent_at >= $1 group by connection_id) s on s.connection_id = c.id
     where c.workspace_id = current_workspace() order by c.position nulls last, c.created_at, c.id`,
    [monthStart(now)],
  );
  return rows;
}

/** With the sealed key. @throws Refusal not_found */
export async function readProviderConnection(tx: WorkspaceTx, id: string): Promise<ProviderConnection & { readonly sealedKey: Buffer }> {
  const { rows } = await tx.query<ProviderConnection & { sealedKey: Buffer }>(
    `select ${columns}, c.sealed_key as "sealedKey" from provider_connections c where c.workspace_id = current_workspace() and c.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Every connection's key, as it is sealed. */
export async function listSealedKeys(tx: WorkspaceTx): Promise<{ readonly id: string; readonly sealedKey: Buffer }[]> {
  const { rows } = await tx.query<{ id: string; sealedKey: Buffer }>(
    `select id, sealed_key as "sealedKey" from provider_connections where workspace_id = current_workspace() order by id`,
  );
  return rows;
}

/** Replaces a sealed key by the same key sealed anew, unless it was changed in the meantime. */
export async function resealKey(tx: WorkspaceTx, id: string, from: Buffer, to: Buffer): Promise<void> {
  await tx.query(
    'update provider_connections set sealed_key = $3 where workspace_id = current_workspace() and id = $1 and sealed_key = $2',
    [id, from, to],
  );
}

export interface NewProviderConnection {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly endpoint: unknown;
  readonly sealedKey: Buffer;
  readonly keyHint: string;
  readonly creditPriceMicros: number | null;
  readonly createdBy: string | null;
  readonly test: ProviderTest;
}

/** The outcome of a test. */
export interface ProviderTest {
  readonly outcome: string;
  readonly message: string | null;
}

export const newConnectionId = (): string => uuidv7();

/** @param mostOwn the most own endpoints per workspace. @throws Refusal limit_reached, provider_connected */
export async function createProviderConnection(tx: WorkspaceTx, input: NewProviderConnection, mostOwn: number, now: Date): Promise<void> {
  // Two administrators may connect at the same time.
  await tx.query('select 1 from credit_accounts for update');
  if (input.provider === 'own') {
    const { rows } = await tx.query<{ count: number }>(
      `select count(*)::int as count from provider_connections where workspace_id = current_workspace() and provider = 'own'`,
    );
    if ((rows[0]?.count ?? 0) >= mostOwn) throw new Refusal('limit_reached');
  }
  const { rowCount } = await tx.query(
    `insert into provider_connections (workspace_id, id, provider, name, endpoint, sealed_key, key_hint, credit_price_micros, tested_at, test_outcome,
       test_message, created_by, created_at, updated_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $8, $8) on conflict do nothing`,
    [
      input.id,
      input.provider,
      input.name,
      input.endpoint === null ? null : JSON.stringify(input.endpoint),
      input.sealedKey,
      input.keyHint,
      input.creditPriceMicros,
      now,
      input.test.outcome,
      input.test.message,
      input.createdBy,
    ],
  );
  if (!rowCount) throw new Refusal('provider_connected');
}

export interface ProviderChanges {
  readonly creditPriceMicros?: number | null | undefined;
  readonly monthCeilingMicros?: number | null | undefined;
  readonly mayStay?: boolean | undefined;
  readonly stayDays?: number | null | undefined;
  readonly key?: { readonly sealedKey: Buffer; readonly keyHint: string } | undefined;
}

/** Changes what is given. @throws Refusal not_found */
export async function updateProviderConnection(tx: WorkspaceTx, id: string, changes: ProviderChanges, now: Date): Promise<void> {
  const { creditPriceMicros, monthCeilingMicros, mayStay, stayDays, key } = changes;
  const set: [column: string, value: unknown][] = [];
  if (creditPriceMicros !== undefined) set.push(['credit_price_micros', creditPriceMicros]);
  if (monthCeilingMicros !== undefined) set.push(['month_ceiling_micros', monthCeilingMicros]);
  if (mayStay !== undefined) set.push(['may_stay', mayStay]);
  if (stayDays !== undefined) set.push(['stay_days', stayDays]);
  if (key !== undefined) set.push(['sealed_key', key.sealedKey], ['key_hint', key.keyHint]);
  const { rowCount } = await tx.query(
    `update provider_connections set ${[...set.map(([column], index) => `${column} = $${index + 3}`), 'updated_at = $2'].join(', ')}
     where workspace_id = current_workspace() and id = $1`,
    [id, now, ...set.map(([, value]) => value)],
  );
  if (!rowCount) throw new Refusal('not_found');
}

/** @throws Refusal not_found */
export async function noteProviderTest(tx: WorkspaceTx, id: string, { outcome, message }: ProviderTest, now: Date): Promise<void> {
  const { rowCount } = await tx.query(
    `update provider_connections set tested_at = $2, test_outcome = $3, test_message = $4, updated_at = $2 where workspace_id = current_workspace() and id = $1`,
    [id, now, outcome, message],
  );
  if (!rowCount) throw new Refusal('not_found');
}

/** Sets the order by hand. IDs that don't exist are ignored; connections that are not named keep no position. */
export async function orderProviders(tx: WorkspaceTx, ids: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `update provider_connections c set position = o.place::smallint, updated_at = $2
     from (select p.id, (select min(place) from unnest($1::uuid[]) with ordinality as t(id, place) where t.id = p.id) as place
       from provider_connections p where p.workspace_id = current_workspace()) o
     where c.workspace_id = current_workspace() and c.id = o.id`,
    [ids, now],
  );
}

/** Deletes the key and the stored answers; the ledger stays. @returns provider and name. @throws Refusal not_found */
export async function deleteProviderConnection(tx: WorkspaceTx, id: string): Promise<{ readonly provider: string; readonly name: string }> {
  const { rows } = await tx.query<{ provider: string; name: string }>(
    'delete from provider_connections where workspace_id = current_workspace() and id = $1 returning provider, name',
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}
