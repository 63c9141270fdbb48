/** Which titles exist at a company, by its size, industry, country and language; and which of them one of its people has. */
import { memoize } from '@leadlight/vocabulary/text';
import { readTitle, type Title } from '@leadlight/vocabulary/titles';
import type { IndustryMaterial, Trait } from './industry-material.ts';
import { zipf, type Random } from './random.ts';
import { specialtyLines, territories, titleLines, type Level, type TitleLanguage, type Work } from './titles.ts';

export interface Employer {
  readonly material: IndustryMaterial;
  readonly employees: number;
  /** Whether its founders can still work there. */
  readonly isYoung: boolean;
  readonly country: string;
  readonly language: TitleLanguage;
}

export interface SampleTitle {
  readonly text: string;
  readonly read: Title;
}

/** One role, in its spellings; each has a form for men and one for women. */
interface Role {
  readonly level: Level;
  readonly work: Work;
  readonly spellings: readonly (readonly [male: string, female: string])[];
}

interface RolesOfEmployer {
  readonly leaders: Role;
  /** One person has each. */
  readonly unique: readonly Role[];
  /** Any number of people have them: the spelling, and what is appended. */
  readonly shared: readonly (readonly [spelling: readonly [male: string, female: string], specialty: string])[];
  readonly sharedAt: (random: Random) => number;
}

/** The fewest employees of a company that has people at a level. */
const fewestByLevel: Readonly<Partial<Record<Level, number>>> = {
  cofounder: 2,
  chief: 51,
  'senior-vp': 1_001,
  vp: 51,
  head: 51,
  director: 51,
  manager: 11,
  staff: 2,
  intern: 11,
};
/** The fewest employees of a company with someone who only does this. */
const fewestByWork: Readonly<Partial<Record<Work, number>>> = {
  success: 11,
  support: 11,
  hr: 51,
  it: 51,
  purchasing: 51,
  logistics: 51,
  production: 51,
  legal: 201,
  product: 11,
  design: 11,
  data: 11,
};
/** Where these don't belong to the industry, only large companies have them. */
const elsewhere: Readonly<Partial<Record<Work, readonly [trait: Trait, fewest: number]>>> = {
  engineering: ['tech', 1_001],
  product: ['tech', 1_001],
  data: ['tech', 501],
  design: ['tech', 501],
  success: ['tech', Number.POSITIVE_INFINITY],
  purchasing: ['goods', 501],
  production: ['production', Number.POSITIVE_INFINITY],
  partner: ['partners', Number.POSITIVE_INFINITY],
  advice: ['advice', Number.POSITIVE_INFINITY],
};
/** Large enough to divide a function, for sales regions, and for several vice presidents and directors of one function. */
const fewestWithSomeSpecialties = 11;
const narrowWork: ReadonlySet<Work> = new Set(['sales', 'accounts', 'marketing', 'engineering']);
const fewestWithSpecialties = 51;
const regionalFrom = 201;
const divisionalFrom = 1_001;
const largestWithCofounders = 50;

const uniqueLevels: ReadonlySet<Level> = new Set(['cofounder', 'chief', 'senior-vp', 'vp', 'head', 'director']);
const leaderLevels: ReadonlySet<Level> = new Set(['solo', 'small', 'large', 'civic']);

const rolesIn = (language: TitleLanguage): readonly Role[] =>
  titleLines[language].split('\n').map((line) => {
    const [head = '', titles = ''] = line.split(': ');
    const [level, work] = head.split(' ') as [Level, Work];
    return {
      level,
      work,
      spellings: titles.split('|').map((title): [string, string] => {
        const [male = '', female = male] = title.split('/');
        return [male, female];
      }),
    };
  });

const readAs = memoize((text: string): Title => readTitle(text), 50_000);
const means = (one: Title, other: Title): boolean =>
  one.department === other.department && one.seniorities.join(' ') === other.seniorities.join(' ');

/** Chooses titles. Keeps what it worked out for companies of the same kind. */
export function titleChooser(): (employer: Employer, ordinal: number, isFemale: boolean, offset: number, random: Random) => SampleTitle {
  const known = new Map<string, RolesOfEmployer>();
  return (employer, ordinal, isFemale, offset, random) => {
    const { country, employees, isYoung, language, material } = employer;
    const step = sizeSteps.findLast((each) => employees >= each) ?? 1;
    const key = `${language} ${step} ${traitsOf(material)} ${isYoung ? 'young' : ''} ${step >= regionalFrom ? country : ''}`;
    let roles = known.get(key);
    if (!roles) {
      roles = rolesAt(employer, step);
      known.set(key, roles);
    }
    const form = isFemale ? 1 : 0;
    const { leaders, shared, sharedAt, unique } = roles;
    if (ordinal === 0) return titleOf(random.oneOf(leaders.spellings)[form]);
    const seat = unique[(ordinal - 1 + offset) % Math.max(1, unique.length)];
    if (seat && (shared.length === 0 || (ordinal <= unique.length && random.chance(0.45))))
      return titleOf(random.oneOf(seat.spellings)[form]);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const [spelling, specialty] = shared[sharedAt(random)] ?? ['', ''];
      const plain = titleOf(spelling[form] ?? '');
      if (specialty === '') return plain;
      const special = titleOf(`${plain.text}, ${specialty}`);
      // Some specialties name another department: "Executive Assistant, Sales".
      if (means(special.read, plain.read)) return special;
    }
    return titleOf(shared[0]?.[0][form] ?? '');
  };
}

const traitTexts = new Map<IndustryMaterial, string>();
/** Industries with the same traits have the same roles. */
function traitsOf(material: IndustryMaterial): string {
  const known = traitTexts.get(material) ?? [...material.traits].join();
  traitTexts.set(material, known);
  return known;
}

const isFounder = (title: string): boolean => readAs(title).seniorities.includes('founder');

const rolesOfYoung = memoize((language) => rolesIn(language as TitleLanguage), 10);
const rolesOfOld = memoize(
  (language) =>
    rolesIn(language as TitleLanguage)
      .map((role) => ({ ...role, spellings: role.spellings.filter(([title]) => !isFounder(title)) }))
      .filter(({ spellings }) => spellings.length > 0),
  10,
);

/** Sizes at which other roles exist. */
const sizeSteps = [1, 2, 11, 51, 201, 501, 1_001];

const titleOf = (text: string): SampleTitle => ({ text, read: readAs(text) });

function rolesAt({ country, isYoung, language, material }: Employer, employees: number): RolesOfEmployer {
  const { traits } = material;
  const all = (isYoung ? rolesOfYoung : rolesOfOld)(language);
  const led: Level = traits.has('civic') ? 'civic' : employees === 1 ? 'solo' : employees <= 11 ? 'small' : 'large';
  const leaders = all.find(({ level }) => level === led);
  if (!leaders) throw new Error(`nobody leads companies in ${language}`);
  const existing = all.filter((role) => !leaderLevels.has(role.level) && exists(role, employees, traits));
  const unique = existing.filter(
    ({ level, work }) =>
      uniqueLevels.has(level) &&
      // A company of this size has either a head or a director of a function.
      !(level === 'director' && employees < regionalFrom && existing.some((other) => other.level === 'head' && other.work === work)),
  );
  const spelled = (roles: readonly Role[]) => roles.flatMap((role) => role.spellings.map((spelling) => ({ spelling, role })));
  const plain = spelled(existing.filter(({ level }) => !uniqueLevels.has(level)));
  const divisional =
    employees < divisionalFrom ? [] : unique.filter(({ level }) => level === 'vp' || level === 'director' || level === 'head');
  const shared = plain.map(({ spelling }): RolesOfEmployer['shared'][number] => [spelling, '']);
  for (const { spelling, role } of [...plain, ...spelled(divisional)])
    for (const specialty of specialtiesOf(role, language, country, employees, traits)) shared.push([spelling, specialty]);
  return { leaders, unique, shared, sharedAt: zipf(Math.max(1, shared.length), 0.45, 3) };
}

function exists({ level, work }: Role, employees: number, traits: ReadonlySet<Trait>): boolean {
  if (level === 'cofounder' && (employees > largestWithCofounders || !traits.has('tech'))) return false;
  if (employees < (fewestByLevel[level] ?? 1) || employees < (fewestByWork[work] ?? 1)) return false;
  if (isSelling(work) && (traits.has('civic') || traits.has('care'))) return false;
  if (work === 'accounts' && traits.has('consumer')) return false;
  if (work === 'logistics' && !traits.has('goods') && !traits.has('transport')) return false;
  const [trait, fewest] = elsewhere[work] ?? [];
  return trait === undefined || traits.has(trait) || employees >= (fewest ?? 1);
}

const isSelling = (work: Work): boolean => work === 'sales' || work === 'accounts' || work === 'success' || work === 'product';

function specialtiesOf(
  { level, work }: Role,
  language: TitleLanguage,
  country: string,
  employees: number,
  traits: ReadonlySet<Trait>,
): string[] {
  if (
    employees < (narrowWork.has(work) ? fewestWithSomeSpecialties : fewestWithSpecialties) ||
    level === 'intern' ||
    (work === 'sales' && traits.has('consumer'))
  )
    return [];
  const own = specialtyLines[language][work === 'accounts' ? 'sales' : work]?.split('|') ?? [];
  const hasRegions = employees >= regionalFrom && (work === 'sales' || work === 'accounts' || work === 'success');
  return hasRegions ? [...own, ...(territories[country]?.split('|') ?? [])] : own;
}
