/** Turns values that a member types into facts. They take precedence over every other source and record who typed them. */
import {
  addMemberFact,
  addFacts,
  onlyContacts,
  factsOf,
  packFacts,
  phoneIn,
  retract,
  unpackFacts,
  withoutContacts,
  type FactValue,
  type PackedFacts,
} from '@leadlight/leads';
import { domainOf, emailKey, readLinkedin, splitPersonName, type LinkedinKind } from '@leadlight/vocabulary';
import type { ErrorCode } from '@leadlight/contract';
import { Invalid, apiError } from '../http/errors.ts';

export type Typed = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

interface By {
  readonly member: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/** The initial facts of a workspace's copy of a pool record, which includes contact details only if they are revealed. */
export function factsOfCopy(pool: PackedFacts, isRevealed: boolean): PackedFacts {
  return isRevealed ? pool : packFacts(withoutContacts(unpackFacts(pool)));
}

/** The facts that a workspace's own record takes from the pool record when that is revealed. */
export function withRevealed(own: PackedFacts, pool: PackedFacts): PackedFacts {
  return addFacts(own, onlyContacts(unpackFacts(pool)));
}

/** @throws Invalid naming each field that is not what it should be */
export function typedPerson(before: PackedFacts, typed: Typed, by: By): PackedFacts {
  const name = typeof typed['name'] === 'string' ? typed['name'] : null;
  const parts = partsOf(typed, name);
  return applyTyped(before, { ...typed, ...parts }, by, {
    email: (text) => emailKey(text),
    personalEmail: (text) => emailKey(text),
    linkedin: (text) => profileOf(text, ['person']),
    companyDomain: (text) => domainOf(text),
    phone: (text) => phoneIn(text),
    mobilePhone: (text) => phoneIn(text),
  });
}

/** @throws Invalid naming each field that is not what it should be */
export function typedCompany(before: PackedFacts, typed: Typed, by: By): PackedFacts {
  return applyTyped(before, typed, by, {
    domain: (text) => domainOf(text),
    linkedin: (text) => profileOf(text, ['company', 'school', 'showcase']),
    phone: (text) => phoneIn(text),
  });
}

/** What is wrong with a field's value, where "Choose one of the allowed values" would help nobody. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  email: 'email_invalid',
  personalEmail: 'email_invalid',
  phone: 'phone_invalid',
  mobilePhone: 'phone_invalid',
  linkedin: 'linkedin_invalid',
  domain: 'company_domain_invalid',
  companyDomain: 'company_domain_invalid',
};

/** A typed full name also sets its parts, and typed parts also set the full name, so that they don't contradict each other. */
function partsOf(typed: Typed, name: string | null): Typed {
  const { firstName, lastName } = typed;
  // A part that the name doesn't have is retracted: "Dr. Silva" gives no first name.
  if (name !== null && firstName === undefined && lastName === undefined) return { ...splitPersonName(name) };
  if (name === null && typeof firstName === 'string' && typeof lastName === 'string') return { name: `${firstName} ${lastName}` };
  return {};
}

/** The normalized URL of a profile; null if it isn't one of these kinds. */
function profileOf(text: string, kinds: readonly LinkedinKind[]): string | null {
  const answer = readLinkedin(text);
  return answer.kind === 'handle' && kinds.includes(answer.handle.kind) ? answer.handle.url : null;
}

function applyTyped(
  before: PackedFacts,
  typed: Typed,
  by: By,
  readers: Readonly<Record<string, (text: string) => string | null>>,
): PackedFacts {
  const refused: string[] = [];
  let facts = before;
  for (const [field, value] of Object.entries(typed)) {
    if (value === undefined) continue;
    if (value === null) {
      facts = retract(facts, field, null, by.at);
      continue;
    }
    const reader = readers[field];
    const read: FactValue | null = reader && typeof value === 'string' ? reader(value) : value;
    if (read === null) refused.push(field);
    else facts = addMemberFact(withoutEarlierWord(facts, field, read), field, read, by);
  }
  if (refused.length > 0) throw new Invalid(refused.map((field) => apiError(refusals[field] ?? 'value_invalid', field)));
  return facts;
}

/** A value that was removed in the same second counts again when it is typed again. */
function withoutEarlierWord(facts: PackedFacts, field: string, value: FactValue): PackedFacts {
  const again = factsOf(facts, field).some((fact) => fact.retractedAt !== null && JSON.stringify(fact.value) === JSON.stringify(value));
  if (!again) return facts;
  return packFacts(
    unpackFacts(facts).map((fact) =>
      fact.field === field && JSON.stringify(fact.value) === JSON.stringify(value) ? { ...fact, retractedAt: null } : fact,
    ),
  );
}
