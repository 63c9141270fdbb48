/** Leads for tests: with facts, as an import or the operator would have written them. */
import { poolId, writeCompany, writePerson } from '@leadlight/db/leads';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import { companyOf, packFacts, personOf, type Fact, type FactValue } from '@leadlight/leads';

const at = new Date('2026-11-01T10:00:00Z');

interface Made {
  readonly source?: Fact['evidence']['source'];
  readonly snippet?: string;
  readonly verdict?: 'deliverable' | 'risky' | 'undeliverable';
  readonly companyId?: string;
  /** The pool's record that this one stands in front of. */
  readonly inFrontOf?: string;
  readonly score?: number;
}

function factsOf(values: Readonly<Record<string, FactValue>>, { source = 'website', snippet }: Made) {
  const evidence = {
    source,
    locator: source === 'import' ? 'people.csv' : 'https://acme.example/team',
    row: source === 'import' ? 2 : null,
    snippet: snippet ?? null,
    fetchedAt: at.getTime() / 1000,
    hash: null,
  };
  return packFacts(Object.entries(values).map(([field, value]): Fact => ({ field, value, evidence, retractedAt: null })));
}

const seconds = at.getTime() / 1000;

/** @param workspaceId null for the pool */
export function makePerson(
  db: Database,
  workspaceId: string | null,
  values: Readonly<Record<string, FactValue>>,
  made: Made = {},
): Promise<string> {
  const facts = factsOf(values, made);
  const view = personOf(facts, seconds, made.verdict ? { verdict: made.verdict, checkedAt: seconds } : null);
  const record = { id: null, poolId: made.inFrontOf ?? null, companyId: made.companyId ?? null, source: made.source ?? 'website' };
  return inWorkspace(db, workspaceId ?? poolId, (tx) => writePerson(tx, { ...record, facts, score: made.score ?? 0 }, view, at));
}

/** @param workspaceId null for the pool */
export function makeCompany(
  db: Database,
  workspaceId: string | null,
  values: Readonly<Record<string, FactValue>>,
  made: Made = {},
): Promise<string> {
  const facts = factsOf(values, made);
  const record = { id: null, poolId: made.inFrontOf ?? null, source: made.source ?? 'website', facts, score: made.score ?? 0 };
  return inWorkspace(db, workspaceId ?? poolId, (tx) => writeCompany(tx, record, companyOf(facts, seconds), at));
}
