/** SQL of the `name` filter: which leads a name finds, and how well they match. */
import { nameKey, nameText, relevance, relevanceStep, type LeadKind, type NameWord, type NormalizedFilter } from '@leadlight/leads/search';

interface Values {
  /** @returns the placeholder */
  put(value: unknown): string;
}

const hasWord = (text: string, word: string, values: Values): string => `' ' || app.fold_text(${text}) like ${values.put(`% ${word}%`)}`;

/** Whether the text has the word in any of its spellings. */
const hasSpelling = (text: string, { typed, others }: NameWord, values: Values): string => {
  if (others.length === 0) return hasWord(text, typed, values);
  const patterns = [`% ${typed}%`, ...others.map(({ word, isWhole }) => (isWhole ? `% ${word} %` : `% ${word}%`))];
  return `' ' || app.fold_text(${text}) || ' ' like any(${values.put(patterns)}::text[])`;
};

/** @returns null for a text that finds nothing */
export function nameCondition(kind: LeadKind, text: string, values: Values): string | null {
  const typed = nameText(text);
  if (typed.kind === 'linkedin') return `linkedin = ${values.put(typed.key)}`;
  if (typed.kind === 'address') {
    if (kind === 'companies') return null;
    const [from, to] = [values.put(typed.from), values.put(typed.to)];
    const among = (column: string): string => `(${column} collate "C" >= ${from} and ${column} collate "C" < ${to})`;
    return `revealed and (coalesce(${among('email')}, false) or coalesce(${among('personal_email')}, false))`;
  }
  const { words, domains } = typed;
  const ways = domains.length === 0 ? [] : [`coalesce(company_domain = any(${values.put(domains)}::text[]), false)`];
  if (words.length > 0) {
    const both = kind === 'people' ? `concat_ws(' ', name, company_name)` : 'name';
    const inEither = words.map((word) => hasSpelling(both, word, values)).join(' and ');
    const inName = words.map((word) => hasSpelling('name', word, values)).join(' or ');
    ways.push(`(${inEither} and (${inName}))`);
  }
  return ways.length === 0 ? null : ways.join(' or ');
}

/** The best class that a lead has for one of the `name` filter's values, and then its score. @param nameKeySql the name's sort key */
export function relevanceKey(kind: LeadKind, filters: readonly NormalizedFilter[], nameKeySql: string, values: Values): string {
  const filter = filters.find(({ name }) => name === 'name');
  const names = filter?.kind === 'choice' ? filter.choice.include : [];
  const classes = names.map((value) => {
    const typed = nameText(value);
    if (typed.kind !== 'words') return `case when ${nameCondition(kind, value, values) ?? 'false'} then ${relevance.exact} end`;
    const { words, domains } = typed;
    const known = nameKeySql;
    const text = values.put(nameKey(value));
    const starts = (end: string): string => `starts_with(${known}, ${text}::text || '${end}')`;
    const inName = words.length === 0 ? 'false' : words.map(({ typed: word }) => hasWord('name', word, values)).join(' and ');
    const isSpelled = words.some(({ others }) => others.length > 0);
    const inSpelling = isSpelled ? words.map((word) => hasSpelling('name', word, values)).join(' and ') : 'false';
    return `case when company_domain = any(${values.put(domains)}::text[]) then ${relevance.exact} when not (${inName}) then case when ${inSpelling} then ${relevance.spelling} end
      when ${known} = ${text} then ${relevance.exact} when ${starts(' ')} then ${relevance.firstWords}
      when ${starts('')} then ${relevance.start} else ${relevance.words} end`;
  });
  const best = classes.length === 0 ? '0' : `greatest(${[...classes, String(relevance.company)].join(', ')})`;
  return `(${best}) * ${relevanceStep} + score`;
}
