/** Migrations after the baseline run while the version before serves. */
import { expect, test } from 'vitest';
import { migrationFiles, migrationOf, readBaseline } from './platform/migration-files.ts';
import { objectionsTo } from './testing/migration-rules.ts';

const files = migrationFiles();
const later = files.filter(({ name }) => name > '0047-billing.sql');

test.each(later)('$name can run while the version before serves', (file) => {
  expect(
    objectionsTo(
      file,
      files.filter(({ name }) => name < file.name),
    ),
  ).toEqual([]);
});

test('the baseline is one of the migrations', () => {
  expect(files.map(({ name }) => name)).toContain(readBaseline().name);
});

test.each([
  'alter table app.people alter column city set not null',
  'create index people_city on app.people (city)',
  'create unique index people_city on app.people (city)',
  'alter table app.people alter column score type bigint',
  'alter table app.people add column token uuid not null default gen_random_uuid()',
  'alter table app.people add column at timestamptz default now()',
  'alter table app.people add column a text, add column b uuid default gen_random_uuid()',
  'alter table app.people add column pronouns text not null',
  'alter table app.people add column of_id bigint references app.companies',
  `alter table app.people add column kind text check (kind in ('a', 'b'))`,
  'alter table app.people add column full_name text generated always as (name) stored',
  `alter table app.people add constraint people_city_given check (city is not null)`,
  'alter table app.people add foreign key (company_id) references app.companies',
  'alter table app.people drop column city',
  'alter table app.people rename column city to town',
  'alter table app.people set tablespace fast',
  'drop table app.lists',
  'update app.people set city = null',
  'insert into app.lists select from app.people',
  'do $$ begin perform 1; end $$',
  'vacuum full app.people',
  'lock table app.people',
  'create index concurrently people_city on app.people (city)',
])('refused in a migration that expands: %s', (statement) => {
  expect(objectionsTo(migrationOf('9000-x.sql', `-- expand\n${statement};\n`), [])).toHaveLength(1);
});

test.each([
  `create table app.x (id bigint primary key, workspace_id uuid not null check (true));\ncreate index x_id on app.x (id);\ncall app.protect('app.x');\ninsert into app.x values (1);\nalter table app.x alter column id set not null`,
  `alter table app.people add column pronouns text,\n  add column tags_of text[] not null default '{}', add column size numeric(5, 2) default 0`,
  `alter table app.people add constraint people_city_given check (city is not null) not valid`,
  `create function app.f() returns trigger language plpgsql as $$\nbegin\n  update app.people set city = null;\n  return new;\nend $$;\ncreate trigger f before insert on app.people for each row execute function app.f()`,
  `grant select (city) on app.people to leadlight_auth`,
  `alter table app.people alter column facts set storage external`,
])('allowed in a migration that expands: %s', (statement) => {
  expect(objectionsTo(migrationOf('9000-x.sql', `-- expand\n${statement};\n`), [])).toEqual([]);
});

test('what earlier versions use is removed only by a migration that contracts, and a column is required only after a validated check', () => {
  const before = migrationOf('8000-x.sql', '-- expand\n');
  const contract = (sql: string, needs = before.name) => migrationOf('9002-x.sql', `-- contract ${needs}\n${sql};\n`);
  expect(objectionsTo(contract('alter table app.people drop column city;\ndrop function app.f'), [before])).toEqual([]);
  expect(objectionsTo(contract('drop function app.f', '8001-x.sql'), [before])).toEqual(['There is no earlier migration 8001-x.sql.']);
  const required = contract('alter table app.people alter column city set not null');
  expect(objectionsTo(required, [before])).toEqual([expect.stringContaining('people_city_given')]);
  const validated = migrationOf('9001-x.sql', '-- concurrent\nalter table app.people validate constraint people_city_given;\n');
  expect(objectionsTo(required, [before, validated])).toEqual([]);
  expect(objectionsTo(validated, [])).toEqual([]);
});

test('a file says its kind, builds indexes concurrently, and names what a batch needs', () => {
  expect(objectionsTo(migrationOf('9000-x.sql', 'select 1;\n'), [])).toEqual([expect.stringContaining('first line')]);
  const objections = (sql: string): string[] => objectionsTo(migrationOf('9000-x.sql', sql), []);
  expect(objections('-- concurrent\ncreate index x on app.people (id);\n')).toHaveLength(1);
  expect(objections('-- concurrent\ncreate index concurrently x on app.people (id);\ndrop index concurrently app.y;\n')).toEqual([]);
  expect(objections('-- batches\nupdate app.people set city = null where id > $1 limit $2;\n')).toEqual([
    expect.stringContaining('app.current_workspace() is missing'),
  ]);
});
