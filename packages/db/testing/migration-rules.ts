/**
 * Whether a migration can run while the version before serves: each statement must have a form that is known to take only short locks. A list of what is
 * allowed, because what is forbidden would never be complete (PostgreSQL, "ALTER TABLE", Notes, and "Explicit Locking").
 */
import { statementsOf, type MigrationFile } from '../platform/migration-files.ts';

/** A default that PostgreSQL stores once for all rows. A volatile one rewrites the table. */
const constantDefault = /\bdefault (?:'[^']*'(?:::[\w[\]]+)?|-?\d+(?:\.\d+)?|true|false|null)(?=[\s,;)]|$)/i;

const shortForms: readonly RegExp[] = [
  /^create (?:table|schema|sequence|type|view|policy|trigger|constraint trigger)\b/i,
  /^create (?:or replace )?(?:function|procedure)\b/i,
  /^(?:grant|revoke|comment on)\b/i,
  /^alter (?:function|procedure|sequence|policy)\b/i,
];
const shortActions: readonly RegExp[] = [
  /^add constraint \w+ (?:check|foreign key)[^]*\bnot valid$/i,
  /^alter (?:column )?[\w"]+ (?:set default|drop default|drop not null|set storage|set statistics|set compression)\b/i,
  /^set \(/i,
  /^reset \(/i,
  /^(?:enable|force) row level security$/i,
];
const contractions: readonly RegExp[] = [/^drop (?:table|view|function|procedure|trigger|policy|sequence|schema|type)\b/i];
const contractingActions: readonly RegExp[] = [
  /^drop (?:column|constraint)\b/i,
  /^rename\b/i,
  /^alter (?:column )?[\w"]+ drop (?:expression|identity)\b/i,
];
const concurrently: readonly RegExp[] = [
  /^create (?:unique )?index concurrently \w+ on\b/i,
  /^drop index concurrently\b/i,
  /^alter table [\w."]+ validate constraint \w+$/i,
  /^analyze\b/i,
];

const fits = (text: string, forms: readonly RegExp[]): boolean => forms.some((form) => form.test(text));

/** @param earlier files before it, which may have validated what it needs. @returns what is wrong, a sentence each */
export function objectionsTo(file: MigrationFile, earlier: readonly MigrationFile[]): string[] {
  const { kind, sql } = file;
  if (kind === null) return ['The first line has to say the kind: -- expand, -- concurrent, -- batches or -- contract NAME.'];
  if (kind === 'batches') return objectionsToBatches(statementsOf(sql));
  if (kind === 'concurrent')
    return statementsOf(sql).flatMap((statement) =>
      fits(statement, concurrently) ? [] : [`Not allowed outside of a transaction: ${short(statement)}`],
    );
  const needed =
    kind === 'contract' && !earlier.some(({ name }) => name === file.needs) ? [`There is no earlier migration ${file.needs}.`] : [];
  const statements = statementsOf(withoutBodies(sql));
  const created = new Set(statements.flatMap((statement) => /^create table (?:if not exists )?([\w."]+)/i.exec(statement)?.[1] ?? []));
  return [...needed, ...statements.flatMap((statement) => objectionsToStatement(statement, { file, earlier, created }))];
}

interface Around {
  readonly file: MigrationFile;
  readonly earlier: readonly MigrationFile[];
  /** Tables that this file creates: nobody uses them yet. */
  readonly created: ReadonlySet<string>;
}

function objectionsToStatement(statement: string, around: Around): string[] {
  const { file, created } = around;
  const isContract = file.kind === 'contract';
  const [, table] =
    /^(?:alter table (?:only )?|call app\.protect\('|insert into |update |delete from )([\w."]+)/i.exec(statement) ??
    /^create (?:unique )?index \w+ on ([\w."]+)/i.exec(statement) ??
    [];
  if (table !== undefined && created.has(table)) return [];
  if (/^create (?:unique )?index\b/i.test(statement))
    return [`Blocks writers until the index is built; use create index concurrently in a file of the kind concurrent: ${short(statement)}`];
  if (/^(?:insert|update|delete)\b/i.test(statement))
    return [`Changes all rows in one transaction; use a file of the kind batches: ${short(statement)}`];
  if (fits(statement, shortForms)) return [];
  if (isContract && fits(statement, contractions)) return [];
  const [, name, actions] = /^alter table (?:only )?([\w."]+)\s+([^]*)$/i.exec(statement) ?? [];
  if (name === undefined || actions === undefined)
    return [
      fits(statement, contractions)
        ? `The version before may use it; allowed in a file of the kind contract: ${short(statement)}`
        : `Not known to be short: ${short(statement)}`,
    ];
  return actionsOf(actions).flatMap((action) => objectionToAction(name, action, around));
}

function objectionToAction(table: string, action: string, { file, earlier }: Around): string[] {
  if (fits(action, shortActions)) return [];
  if (fits(action, contractingActions))
    return file.kind === 'contract' ? [] : [`The version before may use it; allowed in a file of the kind contract: ${short(action)}`];
  if (/^add (?:column )?/i.test(action) && !/^add constraint\b/i.test(action)) {
    if (/\b(?:references|check|unique|primary key|generated)\b/i.test(action))
      return [`Reads or rewrites the table; add the constraint separately, as not valid: ${short(action)}`];
    if (/\bdefault\b/i.test(action) && !constantDefault.test(action))
      return [`The default isn't constant, which rewrites the table: ${short(action)}`];
    if (/\bnot null\b/i.test(action) && !/\bdefault\b/i.test(action)) return [`Fails for the rows that exist: ${short(action)}`];
    return [];
  }
  const [, column] = /^alter (?:column )?([\w"]+) set not null$/i.exec(action) ?? [];
  if (column !== undefined) {
    const check = `${table.split('.').at(-1)}_${column}_given`;
    return earlier.some(({ kind, sql }) => kind === 'concurrent' && sql.includes(`validate constraint ${check}`))
      ? []
      : [
          `Reads the whole table while everybody waits; first add and validate a check named ${check} (${column} is not null): ${short(action)}`,
        ];
  }
  return [`Not known to be short: ${short(action)}`];
}

function objectionsToBatches(statements: readonly string[]): string[] {
  if (statements.length !== 1) return ['A file of the kind batches has one statement.'];
  return ['$1', '$2', 'app.current_workspace()'].flatMap((part) =>
    statements[0]?.includes(part)
      ? []
      : [`The statement of a file of the kind batches uses $1 (position), $2 (rows) and app.current_workspace(): ${part} is missing.`],
  );
}

/** Bodies of functions contain semicolons, and run only when they are called. */
const withoutBodies = (sql: string): string => sql.replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''");

/** Divides at commas outside of parentheses and quotes. */
function actionsOf(actions: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  let isQuoted = false;
  for (const each of actions) {
    if (each === "'") isQuoted = !isQuoted;
    if (!isQuoted && each === '(') depth += 1;
    if (!isQuoted && each === ')') depth -= 1;
    if (!isQuoted && depth === 0 && each === ',') parts.push('');
    else parts[parts.length - 1] += each;
  }
  return parts.map((part) => part.trim());
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120);
