/** The columns of a lead in ClickHouse. Absent texts are empty, absent numbers 0 unless a column says otherwise. */
import { nameKey, technologyKey, type LeadKind, type LeadRecord } from '@leadlight/leads';
import { foldText } from '@leadlight/vocabulary/text';
import { companySizes } from '@leadlight/vocabulary/values';
import { decodeNumbers, decodeText, decodeTexts, type Cell } from './literals.ts';

/** `dictionary`: few distinct texts. */
type ColumnType = 'text' | 'dictionary' | 'texts' | 'numbers' | 'id' | 'flag' | 'small' | 'number';

/** Names of columns, in the order in which rows are written. */
export const columnTypes = {
  id: 'id',
  pool_id: 'id',
  company_id: 'id',
  /** The negative score, so that the best come first. */
  rank: 'small',
  /** Folded words, each after a space. */
  name_words: 'text',
  name_key: 'text',
  company_words: 'text',
  company_key: 'text',
  words: 'text',
  company_name: 'text',
  company_domain: 'text',
  title: 'text',
  title_words: 'texts',
  seniorities: 'texts',
  department: 'dictionary',
  country: 'dictionary',
  region: 'dictionary',
  city: 'dictionary',
  source: 'dictionary',
  is_sample: 'flag',
  updated: 'number',
  industry: 'dictionary',
  sector: 'dictionary',
  size: 'dictionary',
  size_rank: 'small',
  founded: 'small',
  company_status: 'dictionary',
  technologies: 'texts',
  technology_keys: 'texts',
  mail_provider: 'dictionary',
  hiring_in: 'texts',
  job_days: 'numbers',
  has_phone: 'flag',
  has_email: 'flag',
  verdict: 'dictionary',
  /** Days since 1970; -1 if the address was never verified. */
  checked_day: 'number',
  tags: 'texts',
  email_domain: 'text',
  personal_domain: 'text',
  /** -1 if there is no address. */
  email_hash: 'number',
  personal_hash: 'number',
  own: 'flag',
  revealed: 'flag',
  stage: 'dictionary',
  owner_id: 'dictionary',
  lists: 'texts',
} as const satisfies Readonly<Record<string, ColumnType>>;

export type ColumnName = keyof typeof columnTypes;
export const columnNames = Object.keys(columnTypes) as ColumnName[];
export type LeadRow = readonly Cell[];

const places = new Map(columnNames.map((name, at) => [name, at]));
const at = (name: ColumnName): number => places.get(name) ?? -1;
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** What a workspace keeps about a lead. */
export interface Attached {
  readonly stage: string | null;
  readonly owner: string | null;
  readonly tags: readonly string[];
  readonly lists: readonly string[];
  readonly isRevealed: boolean;
}

export function leadRow(kind: LeadKind, lead: LeadRecord): LeadRow {
  const { name, title, companyName, tags, description } = lead;
  const words = kind === 'people' ? [name, title, companyName] : [name, ...tags, description];
  const hasEmail = lead.emailDomain !== null || lead.personalDomain !== null;
  const cells: Record<ColumnName, Cell> = {
    id: lead.id,
    pool_id: lead.poolId ?? 0,
    company_id: lead.companyId ?? 0,
    rank: -lead.score || 0,
    name_words: ` ${foldText(name)}`,
    name_key: nameKey(name),
    company_words: companyName === null ? '' : ` ${foldText(companyName)}`,
    company_key: companyName === null ? '' : nameKey(companyName),
    words: ` ${foldText(words.filter((each) => each !== null).join(' '))}`,
    company_name: companyName ?? '',
    company_domain: lead.companyDomain ?? '',
    title: title ?? '',
    title_words: distinct((lead.titleKey ?? '').split(' ').filter((word) => word !== '')),
    seniorities: distinct(lead.seniorities),
    department: lead.department ?? '',
    country: lead.country ?? '',
    region: lead.region ?? '',
    city: lead.city ?? '',
    source: lead.source,
    is_sample: Number(lead.isSample),
    updated: lead.updatedAt,
    industry: lead.industry ?? '',
    sector: lead.industry?.split('.')[0] ?? '',
    size: lead.size ?? '',
    size_rank: 1 + (companySizes as readonly string[]).indexOf(lead.size ?? ''),
    founded: lead.founded ?? 0,
    company_status: lead.companyStatus ?? '',
    technologies: lead.technologies,
    technology_keys: lead.technologies.map(technologyKey),
    mail_provider: lead.mailProvider ?? '',
    hiring_in: distinct(lead.hiringIn),
    job_days: lead.jobDays,
    has_phone: Number(lead.hasPhone),
    has_email: Number(hasEmail),
    verdict: lead.verdict ?? '',
    checked_day: lead.checkedDay ?? -1,
    tags: distinct(tags),
    email_domain: lead.emailDomain ?? '',
    personal_domain: lead.personalDomain ?? '',
    email_hash: lead.emailHash === null ? -1 : lead.emailHash >>> 0,
    personal_hash: lead.personalHash === null ? -1 : lead.personalHash >>> 0,
    own: 0,
    revealed: 0,
    stage: '',
    owner_id: '',
    lists: [],
  };
  return columnNames.map((column) => cells[column]);
}

/** The row as a workspace sees it. @param isOwn whether the lead is the workspace's own */
export function withAttached(row: LeadRow, { stage, owner, tags, lists, isRevealed }: Attached, isOwn: boolean): LeadRow {
  const changed = [...row];
  changed[at('own')] = Number(isOwn);
  changed[at('revealed')] = Number(isOwn || isRevealed);
  changed[at('stage')] = stage ?? '';
  changed[at('owner_id')] = owner ?? '';
  changed[at('lists')] = lists.toSorted();
  changed[at('tags')] = distinct([...(row[at('tags')] as readonly string[]), ...tags]);
  return changed;
}

export const cellOf = (row: LeadRow, name: ColumnName): Cell => row[at(name)] ?? '';
export const idOf = (row: LeadRow): number => row[at('id')] as number;
export const poolIdOf = (row: LeadRow): number => row[at('pool_id')] as number;

/** @param fields of TabSeparated, in the order of the columns */
export function decodeRow(fields: readonly string[]): LeadRow {
  return columnNames.map((name, place): Cell => {
    const field = fields[place] ?? '';
    switch (columnTypes[name]) {
      case 'text':
      case 'dictionary':
        return decodeText(field);
      case 'texts':
        return decodeTexts(field);
      case 'numbers':
        return decodeNumbers(field);
      default:
        return Number(field);
    }
  });
}
