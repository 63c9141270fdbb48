/** The people of the sample: as many at a company as its size allows, with titles that exist there, and addresses at its domain. */
import { foldText } from '@leadlight/vocabulary/text';
import { unknownPlace } from '@leadlight/vocabulary/places';
import type { EmailVerdict } from '@leadlight/vocabulary/values';
import { fictionalPhone } from './phones.ts';
import { randomFrom, type Random } from './random.ts';
import type { EmployerSummary } from './sample-companies.ts';
import { mixSeed, packedOf, type Dates } from './sample-facts.ts';
import type { SampleOptions, SamplePerson } from './sample-leads.ts';
import { titleChooser } from './title-choice.ts';
import { names } from './words.ts';

/** How the companies write the part before the @, most common first. Each company has one way. */
type MailboxForm = (first: string, last: string) => string;
const usualForm: MailboxForm = (first, last) => `${first}.${last}`;
const mailboxForms: readonly MailboxForm[] = [
  usualForm,
  (first, last) => `${first}.${last}`,
  (first, last) => `${first}.${last}`,
  (first, last) => `${first}${last}`,
  (first, last) => `${last}.${first}`,
  (first, last) => `${first}_${last}`,
];

/** @returns makes the person with a number from 0 to `leads` - 1, in any order */
export function personMaker(
  { leads, seed }: SampleOptions,
  companies: readonly EmployerSummary[],
  dates: Dates,
): (number: number) => SamplePerson {
  const seats = seatsOf(leads, companies);
  // Neighbors in the list are at different companies.
  const step = coprimeWith(leads, Math.floor(leads * 0.618));
  const chooseTitle = titleChooser();
  const folded = new Map<string, string>();
  const mailbox = (name: string): string => {
    let known = folded.get(name);
    if (known === undefined) {
      known = foldText(name).replaceAll(' ', '');
      folded.set(name, known);
    }
    return known;
  };

  const random = randomFrom(seed);
  return (number) => {
    const seat = (number * step) % leads;
    const companyNumber = companyAt(seats, seat);
    const company = companies[companyNumber];
    if (!company) throw new Error('The company was not generated.');
    const ordinal = seat - (seats[companyNumber] ?? 0);
    const ofCompany = mixSeed(seed, 3, companyNumber) >>> 0;
    const { firstName, isFemale, lastName, round } = nameOf(company.namedIn, ofCompany, ordinal);
    random.restart(mixSeed(seed, 2, number));
    const title = chooseTitle(company, ordinal, isFemale, ofCompany % 97, random);
    const form = mailboxForms[ofCompany % mailboxForms.length] ?? usualForm;
    // A number distinguishes two people with the same name at one company, as real companies do.
    const email = random.chance(0.86)
      ? `${form(mailbox(firstName), mailbox(lastName))}${round === 0 ? '' : String(round + 1)}@${company.domain}`
      : null;
    const phone = random.chance(0.45) ? fictionalPhone(company.place, random) : null;
    const fetchedAt = dates(random);
    const [emailVerdict, emailCheckedAt] = email === null ? (['not_checked', null] as const) : verdictOf(dates, random);
    const isRemote = random.chance(0.05);
    const name = `${firstName} ${lastName}`;
    return {
      kind: 'person',
      number,
      companyNumber,
      freshestAt: fetchedAt,
      facts: packedOf(seed, fetchedAt, {
        companyDomain: company.domain,
        companyName: company.name,
        email,
        firstName,
        lastName,
        location: isRemote ? 'Remote' : company.placeText,
        name,
        phone,
        title: title.text,
      }),
      person: {
        kind: 'person',
        name,
        firstName,
        lastName,
        title: title.text,
        titleKey: title.read.key,
        seniorities: title.read.seniorities,
        department: title.read.department,
        email,
        emailVerdict,
        emailCheckedAt,
        personalEmail: null,
        phone,
        mobilePhone: null,
        linkedin: null,
        place: isRemote ? unknownPlace : company.place,
        companyName: company.name,
        companyDomain: company.domain,
        isSample: true,
      },
    };
  };
}

/**
 * How many people are before each company's, if people are counted company by company. Large companies, which come first, have many; none
 * has more than its employees.
 */
function seatsOf(leads: number, companies: readonly EmployerSummary[]): Uint32Array {
  const weights = companies.map((_, at) => 1 / (at + 1 + companies.length / 200) ** 0.6);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = companies.map(({ employees }, at) => Math.min(employees, Math.floor((leads * (weights[at] ?? 0)) / total)));
  let left = leads - counts.reduce((sum, count) => sum + count, 0);
  while (left > 0) {
    const before = left;
    for (let at = 0; at < counts.length && left > 0; at += 1) {
      if ((counts[at] ?? 0) >= (companies[at]?.employees ?? 0)) continue;
      counts[at] = (counts[at] ?? 0) + 1;
      left -= 1;
    }
    if (left === before) throw new Error('The companies have too few employees.');
  }
  const seats = new Uint32Array(companies.length);
  let before = 0;
  for (const [at, count] of counts.entries()) {
    seats[at] = before;
    before += count;
  }
  return seats;
}

/** The last company with no more people before it than the seat's number. */
function companyAt(seats: Uint32Array, seat: number): number {
  let [low, high] = [0, seats.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((seats[middle] ?? 0) <= seat) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A different name for each person of a company, until all names are taken; then they repeat, in the next `round`. */
function nameOf(
  namedIn: keyof typeof names,
  ofCompany: number,
  ordinal: number,
): { firstName: string; lastName: string; isFemale: boolean; round: number } {
  const { female, last, male } = names[namedIn];
  const firsts = female.length + male.length;
  const all = firsts * last.length;
  const at = (ofCompany + ordinal * nameStep(namedIn, all)) % all;
  const first = at % firsts;
  const isFemale = first < female.length;
  return {
    firstName: (isFemale ? female[first] : male[first - female.length]) ?? '',
    lastName: last[Math.floor(at / firsts)] ?? '',
    isFemale,
    round: Math.floor(ordinal / all),
  };
}

const nameSteps = new Map<keyof typeof names, number>();

function nameStep(namedIn: keyof typeof names, all: number): number {
  const known = nameSteps.get(namedIn) ?? coprimeWith(all, Math.floor(all * 0.382));
  nameSteps.set(namedIn, known);
  return known;
}

/** The next number from `start` that has no divisor in common with `count`. */
function coprimeWith(count: number, start: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, start);
  while (divisor(count, step) !== 1) step += 1;
  return step;
}

function verdictOf(dates: Dates, random: Random): readonly [EmailVerdict, number | null] {
  const draw = random.next();
  const verdict =
    draw < 0.45 ? 'deliverable' : draw < 0.57 ? 'risky' : draw < 0.63 ? 'unknown' : draw < 0.69 ? 'undeliverable' : 'not_checked';
  return [verdict, verdict === 'not_checked' ? null : dates(random)];
}
