/** Fills a server's database with a million leads with a realistic mix: most in the pool, some of them revealed, some the workspace's own. */
import { addToSearchOutbox, poolId, rangesOf } from '@leadlight/db/leads';
import { connect, inWorkspace, serverTarget, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { scorePerson, scoreCompany } from '@leadlight/leads';
import { generateSample, type SampleCompany, type SamplePerson } from '@leadlight/leads/sample';

const batch = 2_000;
/** Facts are this old at most, as in a pool that is kept up to date. */
const twoYears = 730 * 24 * 60 * 60;

/** This many in ten people are the workspace's own. */
const ownOfTen = 2;
/** This many in ten of the pool's people are revealed. */
const revealedOfTen = 3;

/** @param dataFolder of a running server */
export async function loadLeads(dataFolder: string, workspaceId: string, leads: number, now: Date): Promise<void> {
  const owner = sharePostgres(dataFolder);
  if (!owner) throw new Error('the server has no embedded database');
  const db = connect(serverTarget(owner), { max: 2 });
  try {
    await fill(db, workspaceId, leads, now);
  } finally {
    await db.end();
  }
}

async function fill(db: Database, workspaceId: string, leads: number, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const companies = new Map<number, string>();
  let waitingCompanies: SampleCompany[] = [];
  let waiting: SamplePerson[] = [];
  const flush = async (): Promise<void> => {
    const made = waitingCompanies;
    const ids = await inWorkspace(db, poolId, (tx) =>
      insert(
        tx,
        'companies',
        made.map((one) => companyRow(one, seconds)),
        now,
      ),
    );
    for (const [index, id] of ids.entries()) companies.set(made[index]?.number ?? -1, id);
    const isOwn = ({ number }: SamplePerson): boolean => number % 10 < ownOfTen;
    for (const [place, people] of [
      [workspaceId, waiting.filter(isOwn)],
      [poolId, waiting.filter((one) => !isOwn(one))],
    ] as const) {
      const rows = people.map((one) => personRow(one, companies.get(one.companyNumber), seconds));
      const personIds = await inWorkspace(db, place, (tx) => insert(tx, 'people', rows, now));
      if (place === poolId) await inWorkspace(db, workspaceId, (tx) => reveal(tx, personIds, now));
    }
    waitingCompanies = [];
    waiting = [];
  };
  for (const one of generateSample({ leads, seed: 7, now: seconds, since: seconds - twoYears })) {
    if (one.kind === 'company') waitingCompanies.push(one);
    else waiting.push(one);
    if (waiting.length >= batch) await flush();
  }
  await flush();
}

async function insert(tx: WorkspaceTx, table: 'people' | 'companies', rows: readonly object[], now: Date): Promise<string[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(rows[0] ?? {}).join(', ');
  const { rows: made } = await tx.query<{ id: string }>(
    `insert into ${table} (workspace_id, ${names}, source, is_sample, created_at, updated_at)
     select current_workspace(), ${names}, 'sample', true, $2, $2 from jsonb_populate_recordset(null::${table}, $1::jsonb) returning id`,
    [JSON.stringify(rows), now],
  );
  await addToSearchOutbox(
    tx,
    rangesOf(made.map(({ id }) => Number(id))).map((range) => ({ kind: table, ...range })),
  );
  return made.map(({ id }) => id);
}

async function reveal(tx: WorkspaceTx, ids: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `insert into reveals (workspace_id, person_id, revealed_at, actor_kind) select current_workspace(), id, $2, 'system' from unnest($1::bigint[]) id`,
    [ids.filter((_id, index) => index % 10 < revealedOfTen), now],
  );
}

const instant = (seconds: number | null): string | null => (seconds === null ? null : new Date(seconds * 1000).toISOString());

function personRow({ person, facts, freshestAt }: SamplePerson, companyId: string | undefined, now: number): object {
  return {
    name: person.name,
    first_name: person.firstName,
    last_name: person.lastName,
    title: person.title,
    title_key: person.titleKey,
    seniorities: person.seniorities,
    department: person.department,
    country: person.place.country,
    region: person.place.region,
    city: person.place.city,
    city_name: person.place.cityName,
    email: person.email,
    email_verdict: person.emailVerdict,
    email_checked_at: instant(person.emailCheckedAt),
    personal_email: person.personalEmail,
    phone: person.phone,
    mobile_phone: person.mobilePhone,
    linkedin: person.linkedin,
    company_id: companyId ?? null,
    company_name: person.companyName,
    company_domain: person.companyDomain,
    score: scorePerson(person, freshestAt, now),
    facts,
  };
}

function companyRow({ company, facts, freshestAt }: SampleCompany, now: number): object {
  return {
    name: company.name,
    domain: company.domain,
    linkedin: company.linkedin,
    industry: company.industry,
    size: company.size,
    employees: company.employees,
    founded: company.founded,
    country: company.place.country,
    region: company.place.region,
    city: company.place.city,
    city_name: company.place.cityName,
    phone: company.phone,
    description: company.description,
    tags: company.tags,
    score: scoreCompany(company, freshestAt, now),
    facts,
  };
}
