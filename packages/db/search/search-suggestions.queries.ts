/** Suggestions for a filter's value, with plain SQL, and the lists by which searches can be filtered. */
import {
  findsMore,
  isSuggested,
  oneForEachMeaning,
  suggestionWords,
  withFilterCounts,
  wordsOf,
  type LeadKind,
  type SuggestedValue,
  type SuggestionField,
} from '@leadlight/leads/search';
import type { WorkspaceTx } from '../platform/index.ts';
import { rankedNames } from './ranked-names.ts';
import { countBySql, visibleLeads } from './search.queries.ts';

interface SuggestionQuestion {
  readonly kind: LeadKind;
  readonly field: SuggestionField;
  readonly text: string;
  readonly limit: number;
}

const columns: Readonly<Record<SuggestionField, readonly [from: string, value: string, detail: string]>> = {
  title: ['lead', 'title', 'null::text'],
  company: ['lead', 'company_name', 'company_domain'],
  industry: ['lead', 'industry', 'null::text'],
  companyStatus: ['lead', 'company_status', 'null::text'],
  technology: ['lead, unnest(technologies) as technology', 'technology', 'null::text'],
  country: ['lead', 'country', 'null::text'],
  region: ['lead', 'region', 'null::text'],
  city: ['lead', 'city', 'null::text'],
  tag: ['lead, unnest(tags) as tag', 'tag', 'null::text'],
};

/** Most leads first, ties by value. Companies have no titles. */
export async function suggestBySql(tx: WorkspaceTx, { kind, field, text, limit }: SuggestionQuestion): Promise<SuggestedValue[]> {
  if (field === 'title' && kind === 'companies') return [];
  const typed = wordsOf(text);
  if (typed.length === 0 && text.trim() !== '') return [];
  const [from, value, detail] = columns[field];
  const { sql, statement } = (await visibleLeads(tx, kind)).copy();
  const isText = value === 'title' || value === 'company_name' || value === 'tag' || value === 'technology';
  const where = isText ? typed.map((word) => `' ' || app.fold_text(${value}) like ${statement.put(`% ${word}%`)}`) : [];
  const { rows } = await tx.query<SuggestedValue>(
    `with lead as (${sql}), counted as (
       select ${value} as value, ${detail} as detail, count(*)::int as count from ${from}
       where ${[`${value} is not null`, ...where].join(' and ')} group by 1, 2)
     select value, detail, count from counted order by count desc, value collate "C", detail collate "C" ${isText && field !== 'title' && field !== 'technology' ? `limit ${limit}` : ''}`,
    statement.values,
  );
  const matching =
    field === 'title'
      ? oneForEachMeaning(rows, limit)
      : rows.filter((row) => isText || isSuggested(typed, suggestionWords(field, row.value)));
  if (field === 'technology')
    return rankedNames(rows)
      .slice(0, limit)
      .map((each) => ({ ...each, name: null, detail: null }));
  const suggested = matching
    .slice(0, limit)
    .map((row): SuggestedValue =>
      field === 'company' ? { ...row, value: row.detail ?? row.value, name: row.value } : { ...row, name: null },
    );
  if (!findsMore(field)) return suggested;
  const counts = new Map<string, number>();
  for (const each of suggested) counts.set(each.value, await countBySql(tx, kind, { [field]: { include: [each.value] } }));
  return withFilterCounts(suggested, (each) => counts.get(each) ?? 0);
}

/** Lists that this user can see: shared ones and their own; null for an API key. */
export async function listsSeenBy(tx: WorkspaceTx, userId: string | null): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.query<{ id: string; name: string }>(
    'select id, name from lists where is_shared or created_by = $1::uuid order by name, id',
    [userId],
  );
  return rows;
}
