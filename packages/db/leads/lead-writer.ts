/**
 * The only code that writes people and companies. Callers pass facts, employer and the pool's record; the columns, keys, label and score are computed from
 * the facts (lead-columns.ts), a value that a column can't store is omitted (column-bounds.ts), and the search outbox is written in the same
 * transaction.
 * A batch uses COPY and one statement, a single lead one statement with parameters. Both get their cells from the same functions.
 */
import { personOf, type EmailCheck, type LeadKind, type PackedFacts } from '@leadlight/leads';
import { type StagedValue, type WorkspaceTx, copyRows, parameterOf, Refusal, stage, stagedTable, unstage } from '../platform/index.ts';
import {
  companyCells,
  companyColumns,
  personCells,
  personColumns,
  type CellContext,
  type CompanyToWrite,
  type PersonToWrite,
} from './lead-columns.ts';
import { refuseErased, refuseSuppressed } from './lead-refusals.queries.ts';
import { SearchOutbox } from './search-outbox.queries.ts';

export interface LeadsToWrite {
  people: PersonToWrite;
  companies: CompanyToWrite;
}

/** One lead; a new one if its id is null. Has no version, because the caller has locked the row. */
export type LeadToWriteAlone<Kind extends LeadKind> = Omit<LeadsToWrite[Kind], 'id' | 'version'> & { readonly id: number | null };

/** Versions of written companies by id; imports cache them. */
export type WrittenVersions = ReadonlyMap<number, string>;

const columns: { readonly [Kind in LeadKind]: readonly string[] } = { people: personColumns, companies: companyColumns };
const cells: { readonly [Kind in LeadKind]: (write: Omit<LeadsToWrite[Kind], 'version'>, context: CellContext) => StagedValue[] } = {
  people: personCells,
  companies: companyCells,
};
/** Columns that an update doesn't change. */
const isWrittenOnce = (column: string): boolean => column === 'id' || column === 'source';

/** Columns that don't follow from the facts. */
const isGiven = (column: string): boolean => ['facts', 'pool_id', 'company_id', 'updated_at'].includes(column);

/** What searches find a company by, besides its facts. Empty lists are stored as null. */
export interface CompanySearch {
  readonly id: number;
  /** Technologies that its website shows. */
  readonly seen: readonly string[];
  /** Technologies that are gone there or rejected. */
  readonly dropped: readonly string[];
  /** Departments with an open job. */
  readonly hiring: readonly string[];
  /** Of each open job, the day on which it was posted or first seen: days since 1970. */
  readonly days: readonly number[];
}

/** SQL of a JSON array as a column, in its order; null if it is empty. */
const filledArray = (name: string, type: string): string =>
  `(select array_agg(each::${type} order by place) from jsonb_array_elements_text(row -> '${name}') with ordinality as a (each, place)) as ${name}`;

/** Runs `work` with a writer, then writes the search outbox once for all changes. */
export async function writeLeads<T>(tx: WorkspaceTx, now: Date, work: (writer: LeadWriter) => Promise<T>): Promise<T> {
  const writer = new LeadWriter(tx, now);
  const result = await work(writer);
  await writer.outbox.write(tx);
  return result;
}

/** Writes leads of the transaction's workspace. Created by {@link writeLeads}. */
export class LeadWriter {
  readonly tx: WorkspaceTx;
  readonly now: Date;
  readonly outbox = new SearchOutbox();
  #known: CellContext | null = null;

  constructor(tx: WorkspaceTx, now: Date) {
    this.tx = tx;
    this.now = now;
  }

  async #context(): Promise<CellContext> {
    this.#known ??= await readContext(this.tx, this.now);
    return this.#known;
  }

  /**
   * Inserts new leads, any number.
   * @param during called with the longest statement while it runs, for work that can be done meanwhile
   * @returns versions of companies
   */
  async insert<Kind extends LeadKind>(
    kind: Kind,
    leads: readonly LeadsToWrite[Kind][],
    during: <Answer>(statement: Promise<Answer>) => Promise<Answer> = (statement) => statement,
  ): Promise<WrittenVersions> {
    if (leads.length === 0) return new Map();
    await stage(this.tx, kind, columns[kind], this.#rows(kind, leads, await this.#context()));
    const names = columns[kind].join(', ');
    // Versions of people are not used, and returning a million of them takes time.
    const returning = kind === 'companies' ? 'returning id::float8 as id, xmin::text as version' : '';
    const { rows } = await during(
      this.tx.query<{ id: number; version: string }>(
        `insert into ${kind} (workspace_id, created_at, ${names}) select current_workspace(), updated_at, ${names} from ${stagedTable(kind, columns[kind])} ${returning}`,
      ),
    );
    await unstage(this.tx, kind, columns[kind]);
    this.#changed(kind, leads);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** @returns how many were written. Fewer than given means that some were changed by others since they were read. */
  async update<Kind extends LeadKind>(kind: Kind, leads: readonly LeadsToWrite[Kind][]): Promise<number> {
    if (leads.length === 0) return 0;
    await stage(this.tx, kind, columns[kind], this.#rows(kind, leads, await this.#context()));
    const changed = columns[kind].filter((column) => !isWrittenOnce(column));
    const { rowCount } = await this.tx.query(
      `update ${kind} t set ${changed.map((column) => `${column} = s.${column}`).join(', ')}
       from ${stagedTable(kind, columns[kind])} s where t.workspace_id = current_workspace() and t.id = any($1::bigint[]) and t.id = s.id and t.xmin::text = s.version`,
      [leads.map(({ id }) => id)],
    );
    await unstage(this.tx, kind, columns[kind]);
    this.#changed(kind, leads);
    return rowCount ?? 0;
  }

  /**
   * Computes the columns of these leads from their facts again, as this version's rules do. Facts, checks and times stay. A lead that has changed since
   * it was read is skipped, because whoever changed it has just computed its columns.
   * @returns how many had other columns
   */
  async deriveAgain<Kind extends LeadKind>(kind: Kind, leads: readonly LeadsToWrite[Kind][]): Promise<number> {
    if (leads.length === 0) return 0;
    await stage(this.tx, kind, columns[kind], this.#rows(kind, leads, await this.#context()));
    const derived = columns[kind].filter((column) => !isWrittenOnce(column) && !isGiven(column));
    // The score also depends on the age of facts: alone it is not a reason to write a row.
    const compared = derived.filter((column) => column !== 'score');
    const of = (row: string): string => `row(${compared.map((column) => `${row}.${column}`).join(', ')})`;
    const { rows } = await this.tx.query<{ id: number }>(
      `update ${kind} t set ${derived.map((column) => `${column} = s.${column}`).join(', ')}
       from ${stagedTable(kind, columns[kind])} s where t.workspace_id = current_workspace() and t.id = any($1::bigint[]) and t.id = s.id and t.xmin::text = s.version
       and ${of('t')} is distinct from ${of('s')} returning t.id::float8 as id`,
      [leads.map(({ id }) => id)],
    );
    await unstage(this.tx, kind, columns[kind]);
    this.outbox.add(
      kind,
      rows.map(({ id }) => id),
    );
    return rows.length;
  }

  /**
   * Writes one lead, as typed by a member.
   * @returns its id
   * @throws Refusal not_found, lead_erased, lead_suppressed
   */
  async writeOne<Kind extends LeadKind>(kind: Kind, write: LeadToWriteAlone<Kind>): Promise<number> {
    if (write.lead.kind === 'person') await refuseErased(this.tx, write.lead);
    const id = write.id === null ? await this.#insertOne(kind, write) : await this.#updateOne(kind, { ...write, id: write.id });
    await refuseSuppressed(this.tx, kind, id);
    this.outbox.add(kind, [id]);
    return id;
  }

  async #insertOne<Kind extends LeadKind>(kind: Kind, write: LeadToWriteAlone<Kind>): Promise<number> {
    const [, ...names] = columns[kind];
    const [, ...values] = await this.#cellsOf(kind, { ...write, id: 0 });
    const { rows } = await this.tx.query<{ id: number }>(
      `insert into ${kind} (workspace_id, created_at, ${names.join(', ')})
       values (current_workspace(), $${names.length}, ${names.map((_name, index) => `$${index + 1}`).join(', ')}) returning id::float8 as id`,
      values.map(parameterOf),
    );
    if (!rows[0]) throw new Error('the lead was not written');
    return rows[0].id;
  }

  async #updateOne<Kind extends LeadKind>(kind: Kind, write: LeadToWriteAlone<Kind> & { readonly id: number }): Promise<number> {
    const values = await this.#cellsOf(kind, write);
    const changed = columns[kind].flatMap((column, index) => (isWrittenOnce(column) ? [] : [{ column, value: values[index] ?? null }]));
    const { rowCount } = await this.tx.query(
      `update ${kind} set ${changed.map(({ column }, index) => `${column} = $${index + 2}`).join(', ')} where workspace_id = current_workspace() and id = $1`,
      [write.id, ...changed.map(({ value }) => parameterOf(value))],
    );
    if (rowCount === 0) throw new Refusal('not_found');
    return write.id;
  }

  async #cellsOf<Kind extends LeadKind>(kind: Kind, write: LeadToWriteAlone<Kind> & { readonly id: number }): Promise<StagedValue[]> {
    return cells[kind](write as unknown as LeadsToWrite[Kind], await this.#context());
  }

  /** Sets the check of people's addresses and the score that depends on it. @param people with their facts as stored */
  async setEmailChecks(people: readonly { readonly id: number; readonly facts: PackedFacts; readonly check: EmailCheck }[]): Promise<void> {
    if (people.length === 0) return;
    const seconds = Math.floor(this.now.getTime() / 1000);
    const context = await this.#context();
    const rows = people.map(({ id, facts, check }) => {
      // The verified address is the one in the row, even if the facts now yield another.
      const lead = { ...personOf(facts, seconds), emailVerdict: check.verdict, emailCheckedAt: check.checkedAt };
      return personCells({ id, facts, lead, companyId: null, poolId: null }, context);
    });
    const column = (name: (typeof personColumns)[number]): unknown[] => rows.map((row) => row[personColumns.indexOf(name)]);
    await this.tx.query(
      `update people p set email_verdict = t.verdict, email_checked_at = t.checked_at, score = t.score, updated_at = $5
       from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::int[]) as t (id, verdict, checked_at, score)
       where p.workspace_id = current_workspace() and p.id = t.id`,
      [column('id'), column('email_verdict'), column('email_checked_at'), column('score'), this.now],
    );
    this.outbox.add(
      'people',
      people.map(({ id }) => id),
    );
  }

  /** Sets what searches find these companies of the workspace by, besides their facts. Only companies that change are read again by the index. */
  async setCompanySearch(companies: readonly CompanySearch[]): Promise<void> {
    const { rows } = await this.tx.query<{ id: number }>(
      `update companies c set seen_technologies = t.seen, dropped_technologies = t.dropped, hiring_in = t.hiring, job_days = t.days
       from (select (row ->> 'id')::bigint as id, ${['seen', 'dropped', 'hiring'].map((name) => filledArray(name, 'text')).join(', ')},
               ${filledArray('days', 'integer')} from jsonb_array_elements($1::jsonb) as row) t
       where c.workspace_id = current_workspace() and c.id = t.id
         and row(c.seen_technologies, c.dropped_technologies, c.hiring_in, c.job_days) is distinct from row(t.seen, t.dropped, t.hiring, t.days)
       returning c.id::float8 as id`,
      [JSON.stringify(companies)],
    );
    this.outbox.add(
      'companies',
      rows.map(({ id }) => id),
    );
  }

  /**
   * Moves people of the workspace from these employers to another, or to none.
   * @param only limits the change to these people
   * @returns their ids
   */
  async setEmployer(fromIds: readonly number[], toId: number | null, only: readonly number[] | null = null): Promise<number[]> {
    const { rows } = await this.tx.query<{ id: number }>(
      `update people set company_id = $2 where workspace_id = current_workspace() and company_id = any($1::bigint[])
       ${only === null ? '' : 'and id = any($3::bigint[])'} returning id::float8 as id`,
      [fromIds, toId, ...(only === null ? [] : [only])],
    );
    const ids = rows.map(({ id }) => id);
    this.outbox.add('people', ids);
    return ids;
  }

  /** Sets the employer of these people, unless they have one. */
  async restoreEmployer(companyId: number, people: readonly number[]): Promise<void> {
    const { rows } = await this.tx.query<{ id: number }>(
      `update people set company_id = $1 where workspace_id = current_workspace() and company_id is null and id = any($2::bigint[]) returning id::float8 as id`,
      [companyId, people],
    );
    this.outbox.add(
      'people',
      rows.map(({ id }) => id),
    );
  }

  /** Deletes only the rows; `deleteLeads`, an erasure or a merge handles the attached data. @returns how many there were */
  async deleteRows(kind: LeadKind, ids: readonly number[]): Promise<number> {
    if (ids.length === 0) return 0;
    const { rowCount } = await this.tx.query(`delete from ${kind} where workspace_id = current_workspace() and id = any($1::bigint[])`, [
      ids,
    ]);
    this.outbox.add(kind, ids);
    return rowCount ?? 0;
  }

  /** Restores deleted rows. Skips ids that exist. @param records JSON array of `{ lead: to_jsonb(row) }` */
  async restoreRows(kind: LeadKind, ids: readonly number[], records: string): Promise<void> {
    await this.tx.query(
      `insert into ${kind} select (jsonb_populate_record(null::${kind}, kept -> 'lead')).* from jsonb_array_elements($1::jsonb) as kept on conflict do nothing`,
      [records],
    );
    this.outbox.add(kind, ids);
  }

  *#rows<Kind extends LeadKind>(kind: Kind, leads: readonly LeadsToWrite[Kind][], context: CellContext): Generator<StagedValue[]> {
    // One at a time, so that the cells of four thousand rows are not in memory at once.
    for (const lead of leads) {
      const row = cells[kind](lead, context);
      row.push(lead.version);
      yield row;
    }
  }

  #changed<Kind extends LeadKind>(kind: Kind, leads: readonly LeadsToWrite[Kind][]): void {
    this.outbox.add(
      kind,
      leads.map(({ id }) => id),
    );
  }
}

/**
 * Copies directly into the tables as their owner, for benchmarks. Requires that row-level security doesn't apply. Doesn't write the search outbox.
 * @param leads each is created when it is written
 */
export async function copyLeadsIn<Kind extends LeadKind>(
  tx: WorkspaceTx,
  kind: Kind,
  { workspaceId, now }: { readonly workspaceId: string; readonly now: Date },
  leads: Iterable<LeadsToWrite[Kind]>,
): Promise<void> {
  const context = await readContext(tx, now);
  const rows = function* (): Generator<StagedValue[]> {
    for (const lead of leads) yield [...cells[kind](lead, context), workspaceId, now];
  };
  await copyRows(tx, kind, [...columns[kind], 'workspace_id', 'created_at'], rows());
}

async function readContext(tx: WorkspaceTx, now: Date): Promise<CellContext> {
  const { rows } = await tx.query<{ isPool: boolean }>('select current_workspace() = pool_id() as "isPool"');
  return { isPool: rows[0]?.isPool === true, now };
}

/** Reserves ids; people and companies share one sequence. @returns the requested number of ids, ascending */
export async function nextLeadIds(tx: WorkspaceTx, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await tx.query<{ id: string }>(`select nextval('lead_ids') as id from generate_series(1, $1)`, [count]);
  return rows.map(({ id }) => Number(id));
}
