/** Leads for tests, with facts as an import or the operator would write them. */
import { poolId, writeLeads } from '@leadlight/db/leads';
import { inWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import { companyOf, packFacts, personOf, type Fact, type FactValue } from '@leadlight/leads';

const at = new Date('2026-11-01T10:00:00Z');

interface Made {
  readonly source?: Fact['evidence']['source'];
  readonly snippet?: string;
  readonly verdict?: 'deliverable' | 'risky' | 'undeliverable';
  readonly companyId?: string;
  /** The pool record that this one copies. */
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
const idOf = (id: string | undefined): number | null => (id === undefined ? null : Number(id));

/** Tests set the score, because results are sorted by it; default: 0. */
async function setScore(tx: WorkspaceTx, kind: 'people' | 'companies', id: number, { score = 0 }: Made): Promise<string> {
  await tx.query(`update ${kind} set score = $2 where id = $1`, [id, score]);
  return String(id);
}

/** @param workspaceId null for the pool */
export function makePerson(
  db: Database,
  workspaceId: string | null,
  values: Readonly<Record<string, FactValue>>,
  made: Made = {},
): Promise<string> {
  const facts = factsOf(values, made);
  const { email } = personOf(facts, seconds);
  const lead = personOf(
    facts,
    seconds,
    made.verdict && email !== null ? { address: email, verdict: made.verdict, checkedAt: seconds } : null,
  );
  const write = { id: null, poolId: idOf(made.inFrontOf), companyId: idOf(made.companyId), source: made.source ?? 'website', facts, lead };
  return inWorkspace(db, workspaceId ?? poolId, async (tx) =>
    setScore(tx, 'people', await writeLeads(tx, at, (writer) => writer.writeOne('people', write)), made),
  );
}

/** @param workspaceId null for the pool */
export function makeCompany(
  db: Database,
  workspaceId: string | null,
  values: Readonly<Record<string, FactValue>>,
  made: Made = {},
): Promise<string> {
  const facts = factsOf(values, made);
  const write = {
    id: null,
    poolId: idOf(made.inFrontOf),
    source: made.source ?? 'website',
    facts,
    lead: companyOf(facts, seconds),
  } as const;
  return inWorkspace(db, workspaceId ?? poolId, async (tx) =>
    setScore(tx, 'companies', await writeLeads(tx, at, (writer) => writer.writeOne('companies', write)), made),
  );
}
