/** Statements for suggestions and for whole searches of one shard. */
import { normalizeFilters, wordsOf, type LeadFilters, type LeadKind, type LookedUp, type SuggestionField } from '@leadlight/leads';
import { conditionsOf } from './conditions.ts';
import { baseTable, logTable } from './lead-tables.ts';
import { numberLiteral, textLiteral } from './literals.ts';
import { seen, type Scope } from './scope.ts';

const columns: Readonly<Record<SuggestionField, { readonly value: string; readonly words?: string }>> = {
  title: { value: 'title', words: 'title' },
  company: { value: 'company_name', words: 'company_words' },
  industry: { value: 'industry' },
  companyStatus: { value: 'company_status' },
  technology: { value: 'arrayJoin(technologies)' },
  country: { value: 'country' },
  region: { value: 'region' },
  city: { value: 'city' },
  tag: { value: 'arrayJoin(tags)' },
};

/** Selects (value, domain of a company, count) for each value; values may have a count of 0, and words of titles, tags and technologies are not compared. */
export function suggestStatement(
  {
    kind,
    field,
    text,
    hidesSample,
  }: { readonly kind: LeadKind; readonly field: SuggestionField; readonly text: string; readonly hidesSample: boolean },
  scope: Scope,
): string {
  const { value } = columns[field];
  const conditions = [
    ...(hidesSample ? ['is_sample = 0'] : []),
    ...(field === 'company' ? wordsOf(text).map((word) => `position(company_words, ${textLiteral(` ${word}`)}) > 0`) : []),
    // Every word of a title that is found starts a word of the title, and these are in its words.
    ...(field === 'title' ? wordsOf(text).map((word) => `position(words, ${textLiteral(` ${word}`)}) > 0`) : []),
  ];
  const where = (...more: readonly string[]): string => {
    const all = [...more, ...conditions];
    return all.length === 0 ? '' : ` where ${all.join(' and ')}`;
  };
  const detail = field === 'company' ? 'company_domain' : `''`;
  const branch = (from: string, count: string, seenRows: string): string =>
    `select toString(${value}) as v, toString(${detail}) as d, toInt64(${count}) as n from ${from}${seenRows} group by v, d`;
  return `select v, d, sum(n) as total from (${branch(baseTable(kind, scope.generation), 'count()', where())} union all ${branch(
    logTable(kind, scope.generation),
    'sum(sign)',
    where(seen(scope)),
  )}) group by v, d having total > 0 and v != ''`;
}

/** Selects (rank, id) of the next matching leads, best first. @param after null for the first ones */
export function findAllStatement(
  question: {
    readonly kind: LeadKind;
    readonly filters: LeadFilters;
    readonly lookedUp: LookedUp;
    readonly today: number;
    readonly hidesSample: boolean;
  },
  after: { readonly rank: number; readonly id: number } | null,
  most: number,
  scope: Scope,
): string {
  const { kind, filters, hidesSample } = question;
  const found = conditionsOf(normalizeFilters(kind, filters), question);
  const conditions = [
    ...(hidesSample ? ['is_sample = 0'] : []),
    ...(found === null ? [] : [found]),
    ...(after
      ? [`(rank > ${numberLiteral(after.rank)} or (rank = ${numberLiteral(after.rank)} and id > ${numberLiteral(after.id)}))`]
      : []),
  ];
  const where = (...more: readonly string[]): string => {
    const all = [...more, ...conditions];
    return all.length === 0 ? '' : ` where ${all.join(' and ')}`;
  };
  const changed = (sign: string): string =>
    `select rank, id from ${logTable(kind, scope.generation)}${where(seen(scope))} group by rank, id having sum(sign) ${sign} 0`;
  const order = `order by rank, id limit ${numberLiteral(most)}`;
  return `select rank, id from (
    select rank, id from (select rank, id from ${baseTable(kind, scope.generation)}${where(`id not in (select id from (${changed('<')}))`)} ${order})
    union all select rank, id from (${changed('>')} ${order})) ${order}`;
}
