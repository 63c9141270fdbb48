/**
 * Fills a database with realistic leads: a pool with the distribution of the fictional sample, and a workspace that has worked with it. A million
 * leads are generated; PostgreSQL creates more as copies with different company domains, scores and dates.
 */
import { poolId } from '@leadlight/db/leads';
import { scoreCompany, scorePerson, technologyNames } from '@leadlight/leads';
import { generateSample, randomFrom, sampleCompanyCount, type SampleCompany, type SamplePerson } from '@leadlight/leads/sample';
import type { Department } from '@leadlight/vocabulary';
import type { Client } from 'pg';

const generatedAtMost = 1_000_000;
const rowsAStatement = 2_000;
/** Facts are this old at most, as in a pool that is kept up to date. */
const twoYears = 730 * 24 * 60 * 60;

const companyColumns =
  'id, workspace_id, name, domain, industry, size, employees, founded, country, region, city, city_name, phone, description, technologies, mail_provider, hiring_in, job_days, source, is_sample, score, facts, created_at, updated_at';
const personColumns =
  'id, workspace_id, company_id, name, first_name, last_name, title, title_key, seniorities, department, country, region, city, city_name, email, email_verdict, email_checked_at, phone, source, is_sample, score, facts, created_at, updated_at';

type Row = Readonly<Record<string, unknown>>;
const instant = (seconds: number | null): string | null => (seconds === null ? null : new Date(seconds * 1000).toISOString());

const mailProviders = ['google', 'microsoft', 'microsoft', 'own', 'zoho'];
const hiring: readonly (readonly Department[])[] = [['engineering', 'sales'], ['sales'], ['support'], ['hr', 'data'], ['engineering']];
/** The rarer technologies, a few of which each website has; the first are the most frequent. */
const rareTechnologies = 3_000;

/**
 * What the websites of companies show once they have been read: two fifths have technologies, those of the sample and eight of thousands; half have a
 * known mail provider; one fifth have up to thirty jobs, posted in the last 90 days.
 */
function publishedBy(number: number, technologies: readonly string[], now: number): Row {
  const random = randomFrom(number);
  const isRead = number % 5 < 2;
  const rare = Array.from({ length: isRead ? 8 : 0 }, () => `Technology ${Math.floor(rareTechnologies * random.next() ** 3)}`);
  const today = Math.floor(now / 86_400);
  const jobs = Array.from(
    { length: number % 5 === 0 ? 1 + Math.floor(30 * random.next()) : 0 },
    () => today - Math.floor(90 * random.next()),
  );
  return {
    technologies: isRead ? technologyNames([...technologies, ...rare]) : [],
    mail_provider: isRead || number % 10 === 2 ? random.oneOf(mailProviders) : null,
    hiring_in: jobs.length > 0 ? random.oneOf(hiring) : null,
    job_days: jobs.length > 0 ? jobs : null,
  };
}

function companyRow({ number, company, freshestAt }: SampleCompany, now: number): Row {
  const { place, ...rest } = company;
  return {
    ...rest,
    ...publishedBy(number, company.technologies, now),
    id: number + 1,
    ...place,
    city_name: place.cityName,
    source: 'provider',
    score: scoreCompany(company, freshestAt, now),
    updated_at: instant(freshestAt),
  };
}

function personRow({ number, companyNumber, person, freshestAt }: SamplePerson, companies: number, now: number): Row {
  const { place, firstName, lastName, titleKey, emailVerdict, emailCheckedAt, ...rest } = person;
  return {
    ...rest,
    id: companies + number + 1,
    company_id: companyNumber + 1,
    first_name: firstName,
    last_name: lastName,
    title_key: titleKey,
    email_verdict: emailVerdict,
    email_checked_at: instant(emailCheckedAt),
    ...place,
    city_name: place.cityName,
    source: 'provider',
    score: scorePerson(person, freshestAt, now),
    updated_at: instant(freshestAt),
  };
}

/**
 * @param owner the owner of the tables; its connection stays in the pool's workspace
 * @param leads total of people and companies
 */
export async function generateLeads(owner: Client, leads: number, now: number, print: (what: string) => void): Promise<void> {
  await owner.query(`select set_config('app.workspace_id', $1, false); `.replace('$1', `'${poolId}'`));
  await owner.query('set search_path = app; set synchronous_commit = off');
  const indexes = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('app.people'::regclass, 'app.companies'::regclass) and not indisprimary`,
  );
  for (const { name } of indexes.rows) await owner.query(`drop index ${name.includes('.') ? name : `app.${name}`}`);
  const generated = Math.min(leads, generatedAtMost);
  // Eight people per company, as in the sample.
  const people = Math.round((generated * 8) / 9);
  const companies = sampleCompanyCount(people);
  const waiting = { companies: [] as Row[], people: [] as Row[] };
  const flush = async (table: 'companies' | 'people'): Promise<void> => {
    const columns = table === 'companies' ? companyColumns : personColumns;
    const values = columns
      .replace('workspace_id', `'${poolId}'::uuid`)
      .replace('is_sample', 'false')
      .replace('facts', `'{}'::jsonb`)
      .replace('created_at', 'updated_at')
      .replace('seniorities', `coalesce(seniorities, '{}')`)
      .replace('technologies', `coalesce(technologies, '{}')`);
    await owner.query(`insert into ${table} (${columns}) select ${values} from jsonb_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(waiting[table]),
    ]);
    waiting[table] = [];
  };
  let count = 0;
  for (const made of generateSample({ leads: people, seed: 7, now, since: now - twoYears })) {
    const table = made.kind === 'company' ? 'companies' : 'people';
    waiting[table].push(made.kind === 'company' ? companyRow(made, now) : personRow(made, companies, now));
    if (waiting[table].length === rowsAStatement) await flush(table);
    if (++count % 100_000 === 0) print(`${count} leads generated`);
  }
  await flush('companies');
  await flush('people');
  const span = companies + people;
  for (let copy = 1; copy * generatedAtMost < leads; copy += 1) {
    await copyLeads(owner, copy, span);
    print(`${(copy + 1) * span} leads copied`);
  }
  await owner.query(`select setval('app.lead_ids', (select max(id) from people))`);
  for (const { definition } of indexes.rows) await owner.query(definition);
  print('indexes built');
  await owner.query('vacuum analyze people');
  await owner.query('vacuum analyze companies');
}

async function copyLeads(owner: Client, copy: number, span: number): Promise<void> {
  const shift = copy * span;
  const score = `least(1000, greatest(0, score + (id * ${31 * copy} % 61)::int - 30))`;
  const aged = `updated_at - make_interval(days => (id * ${17 * copy} % 90)::int)`;
  const copied = (columns: string): string =>
    columns
      .replace('id,', `id + ${shift},`)
      .replace('company_id', `company_id + ${shift}`)
      .replace(' domain', ` '${copy}-' || domain`)
      .replace(' score', ` ${score}`)
      .replace('created_at, updated_at', `created_at, ${aged}`);
  await owner.query(`insert into companies (${companyColumns}) select ${copied(companyColumns)} from companies where id <= ${span}`);
  await owner.query(`insert into people (${personColumns}) select ${copied(personColumns)} from people where id <= ${span}`);
}

/** The data of a workspace after some months: private leads, some of them copies of pool leads, reveals, lists, stages, owners, tags, suppressions. */
export async function generateWork(owner: Client, workspaceId: string, userId: string, poolPeople: number): Promise<void> {
  await owner.query(`select set_config('app.workspace_id', '${workspaceId}', false)`);
  const first =
    (await owner.query<{ id: string }>(`select min(id) as id from people where workspace_id = app.pool_id()`)).rows[0]?.id ?? '1';
  const some = (count: number, salt: number): string =>
    `select distinct ${first} + (n::bigint * ${7919 + salt} % ${poolPeople}) as id from generate_series(1, ${count}) n`;
  const own = personColumns
    .replace('id,', `nextval('app.lead_ids'),`)
    .replace('workspace_id', 'current_workspace()')
    .replace(' source', ` 'import'`);
  await owner.query(
    `insert into people (pool_id, ${personColumns}) select case when id % 4 = 0 then id end, ${own} from people where id in (${some(20_000, 0)}) and workspace_id = app.pool_id()`,
  );
  await owner.query(
    `insert into reveals (workspace_id, person_id, revealed_at, actor_kind) select current_workspace(), id, now(), 'system' from (${some(5_000, 2)}) s`,
  );
  for (const [at, size] of [3_000, 800, 150].entries()) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into lists (workspace_id, id, kind, name, created_at, updated_at) values (current_workspace(), gen_random_uuid(), 'people', 'List ${at}', now(), now()) returning id`,
    );
    await owner.query(
      `insert into list_leads (workspace_id, list_id, lead_id, added_at) select current_workspace(), $1, id, now() from (${some(size, 4 + 2 * at)}) s`,
      [rows[0]?.id],
    );
  }
  await owner.query(
    `insert into lead_states (workspace_id, lead_id, stage, owner_id, tags, updated_at)
     select current_workspace(), id, (array['new', 'contacted', 'won'])[1 + id % 3], case when id % 2 = 0 then $1::uuid end, array['wave ' || id % 5], now() from (${some(4_000, 12)}) s`,
    [userId],
  );
  await owner.query(
    `insert into suppressions (workspace_id, id, kind, value, created_at)
     select current_workspace(), gen_random_uuid(), 'domain', domain, now() from companies where id in (select 1 + n * 37 from generate_series(1, 50) n) and domain is not null`,
  );
  await owner.query(
    `insert into suppressions (workspace_id, id, kind, value, created_at)
     select current_workspace(), gen_random_uuid(), 'address', email, now() from people where id in (${some(300, 14)}) and email is not null on conflict do nothing`,
  );
}
