/** Compares what the rules of matching say about labeled pairs of rows with the labels. */
import { readFileSync } from 'node:fs';
import {
  companyBlockingKeys,
  companyIdentity,
  companyLookupKeys,
  companyOfFacts,
  compareCompanies,
  comparePeople,
  personBlockingKeys,
  personIdentity,
  personLookupKeys,
  personOfFacts,
  readRow,
  type ImportTarget,
  type Mapping,
} from '@leadlight/leads';

export type PairKind = 'people' | 'companies';
/** `later` and `fresh`: measured once before the rules were changed for them; since then, all of them are development. */
export type Half = 'development' | 'held out' | 'later' | 'fresh';
/** unsure: a person could not tell either. */
export type Label = 'same' | 'different' | 'unsure';
/** What happens to the second row: it adds to the first lead, becomes a lead of its own with a question, or one without. */
export type Outcome = 'merged' | 'asked' | 'apart';

export interface LabeledPair {
  readonly kind: PairKind;
  readonly label: Label;
  readonly left: string;
  readonly right: string;
  readonly why: string;
}

const isWhole = (half: Half): boolean => half === 'later' || half === 'fresh';

const labelsOf = (kind: PairKind, half: Half): URL => new URL(`labels/${isWhole(half) ? `${half}-` : ''}${kind}.tsv`, import.meta.url);

export function readPairs(kind: PairKind, half: Half): LabeledPair[] {
  return readFileSync(labelsOf(kind, half), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [label = '', left = '', right = '', why = ''] = line.split('\t');
      return { kind, label: label as Label, left, right, why };
    })
    .filter(({ left, right }) => isWhole(half) || isInTestSet(left, right) === (half === 'held out'));
}

/** FNV-1a, 32 bits, over code points (http://www.isthe.com/chongo/tech/comp/fnv/), bit 17. Fixed before the rules were changed. */
function isInTestSet(left: string, right: string): boolean {
  let hash = 0x811c9dc5;
  for (const unit of `${left}\t${right}`) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 16) & 1) === 1;
}

/** The columns of the rows, by their short names in the labels. */
const targets: Readonly<Record<PairKind, Readonly<Record<string, ImportTarget>>>> = {
  people: {
    n: 'name',
    t: 'person.title',
    c: 'company.name',
    w: 'company.website',
    e: 'person.email',
    p: 'person.phone',
    l: 'person.linkedin',
    g: 'place.text',
  },
  companies: { n: 'company.name', w: 'company.website', l: 'company.linkedin', p: 'company.phone', g: 'place.text' },
};

const source = { locator: 'labels', hash: '0'.repeat(64), importedAt: 1_760_000_000, source: 'import' } as const;

function factsOf(kind: PairKind, text: string, row: number) {
  const names = Object.keys(targets[kind]);
  const mapping: Mapping = { kind, targets: Object.values(targets[kind]), header: names, dateOrder: null };
  const values = new Map(text.split('; ').map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]));
  const answer = readRow(
    names.map((name) => values.get(name) ?? ''),
    mapping,
    row,
    source,
  );
  if (answer.kind !== 'facts') throw new Error(`a row makes no lead: ${text}`);
  return answer;
}

/** As an import does: a record that shares none of the looked-up keys is never compared. */
export function outcomeOf({ kind, left, right }: LabeledPair): Outcome {
  const [a, b] = [factsOf(kind, left, 2), factsOf(kind, right, 3)];
  if (kind === 'people') {
    const [first, second] = [a, b].map(({ person }) => personIdentity(personOfFacts(person, source.importedAt)));
    if (!first || !second) throw new Error('two rows are two people');
    return outcome(personLookupKeys(second, personBlockingKeys(second)), personBlockingKeys(first), comparePeople(second, first).kind);
  }
  const [first, second] = [a, b].map(({ company }) => companyIdentity(companyOfFacts(company, source.importedAt)));
  if (!first || !second) throw new Error('two rows are two companies');
  return outcome(companyLookupKeys(second), companyBlockingKeys(first), compareCompanies(second, first).kind);
}

function outcome(lookedUp: readonly string[], stored: readonly string[], match: 'certain' | 'doubtful' | 'different'): Outcome {
  if (!lookedUp.some((key) => stored.includes(key))) return 'apart';
  return match === 'certain' ? 'merged' : match === 'doubtful' ? 'asked' : 'apart';
}
