/** Joins values of several pages that are the same thing written differently. */
import { personNameKey } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import type { AddressCandidate } from './address-candidate.ts';
import { believed, foundOf, groupBy, type Group, strong, type Weighted } from './answers.ts';
import type { Email, Found, Person, Phone, PhoneKind, PostalAddress } from './facts.ts';
import { groupRule } from './person-candidate.ts';
import { titleIn, withoutCredentials, withoutHonorifics } from './person-names.ts';

export function mergeEmails(candidates: readonly Weighted<Email>[]): Found<Email>[] {
  return believed(groupBy(candidates, ({ address }) => address))
    .filter(({ best }) => best >= strong)
    .flatMap((group) => foundOf(group));
}

export function mergePhones(candidates: readonly Weighted<Phone>[]): Found<Phone>[] {
  return believed(groupBy(candidates, ({ e164, asWritten }) => e164 ?? asWritten.replaceAll(/\D/g, ''))).flatMap((group) => {
    const [first] = group.members;
    return first ? foundOf(group, { ...first.value, kind: kindOf(group) }) : [];
  });
}

const telLabel = /(?:^|[^\p{L}/])(?:tel(?:[ée]fono|ephone|efon|efoon)?|t[ée]l[ée]phone|phone)\.?\s*:\s*$/iu;
const faxAlone = /(?:^|\n)\s*(?:tele)?fax\.?\s*:\s*$/iu;

/** A fax stays a fax if most places say so; a WhatsApp link doesn't make a number that is also called something else. */
function kindOf(group: Group<Phone>): PhoneKind {
  const weights = new Map<PhoneKind, number>();
  for (const { value, weight } of group.members) weights.set(value.kind, (weights.get(value.kind) ?? 0) + weight);
  const fax = weights.get('fax') ?? 0;
  // "Teléfono: 961 557 043, Fax: 961 557 043": if phone and fax share a number, someone answers it.
  const isBehind = (label: RegExp): boolean =>
    group.members.some(({ evidence }) => evidence.rule === 'label' && label.test(evidence.before));
  if (fax > 0 && isBehind(telLabel) && isBehind(faxAlone)) return 'voice';
  if (fax > 0 && fax >= (weights.get('voice') ?? 0) * 0.5) return 'fax';
  if (weights.has('mobile')) return 'mobile';
  return weights.has('voice') ? 'voice' : 'whatsapp';
}

/** A chain's list of branches has hundreds. */
const mostAddresses = 2_000;

export function mergeAddresses(candidates: readonly AddressCandidate[]): Found<PostalAddress>[] {
  const groups: AddressCandidate[][] = [];
  // The fullest first: shorter forms join them.
  const order = candidates
    .map((candidate, index) => ({ candidate, index }))
    .toSorted((a, b) => fullness(b.candidate.value) - fullness(a.candidate.value) || a.index - b.index);
  // Each is compared with each group.
  for (const { candidate } of order.slice(0, mostAddresses)) {
    const same = groups.find(([first]) => first && isSameAddress(first.value, candidate.value));
    if (same) same.push(candidate);
    else groups.push([candidate]);
  }
  const merged = groups.flatMap((members) =>
    groupBy(
      members.map((each) => ({ ...each, value: { ...members[0]?.value, ...filled(members) } as PostalAddress })),
      () => 'one',
    ),
  );
  const kept = believed(merged);
  // A city without a street beside complete addresses is a mention of a place.
  const complete = kept.filter(({ members }) => members[0]?.value.street !== null);
  return (complete.length > 0 ? complete : kept).flatMap((group) => foundOf(group));
}

function fullness({ street, postalCode, city, country }: PostalAddress): number {
  return (street === null ? 0 : 3) + (postalCode === null ? 0 : 2) + (city === null ? 0 : 1) + (country === null ? 0 : 1);
}

function filled(members: readonly AddressCandidate[]): Partial<PostalAddress> {
  const first = <Key extends keyof PostalAddress>(key: Key): PostalAddress[Key] | null =>
    members.find(({ value }) => value[key] !== null)?.value[key] ?? null;
  // Versions in other languages translate the city: "Prague" on one page, "Praha" on the others.
  const cities = groupBy(
    members.filter(({ value }) => value.city !== null),
    ({ city }) => city ?? '',
  );
  const [city] = cities.toSorted((a, b) => b.members.length - a.members.length);
  return { postalCode: first('postalCode'), city: city?.key ?? null, region: first('region'), country: first('country') };
}

/** Folded, with German "-str." as it is spelled out: "Puschkinstr. 12" is "Puschkinstraße 12". */
const spelledOut = (street: string): string =>
  foldText(street)
    .replace(/(?<=[a-z]{2} ?)str(?: |$)/, 'strasse ')
    .trim();

function isSameAddress(a: PostalAddress, b: PostalAddress): boolean {
  if (a.country !== null && b.country !== null && a.country !== b.country) return false;
  const codeA = a.postalCode?.replaceAll(/\W/g, '').toUpperCase() ?? null;
  const codeB = b.postalCode?.replaceAll(/\W/g, '').toUpperCase() ?? null;
  if (codeA !== null && codeB !== null && !codeA.startsWith(codeB) && !codeB.startsWith(codeA)) return false;
  if (b.street === null) return codeB !== null ? codeA === codeB : foldText(a.city ?? '') === foldText(b.city ?? '');
  if (a.street === null) return false;
  const streetA = spelledOut(a.street);
  const streetB = spelledOut(b.street);
  if (streetA === streetB || streetA.includes(streetB) || streetB.includes(streetA)) return true;
  const [numberA] = /\d+/.exec(streetA) ?? [];
  const [numberB] = /\d+/.exec(streetB) ?? [];
  const words = new Set(streetA.split(' ').filter((word) => /\p{L}{4}/u.test(word)));
  return (
    numberA === numberB &&
    streetB.split(' ').some((word) => words.has(word)) &&
    (codeA === null || codeB === null || codeA === codeB || foldText(a.city ?? '') === foldText(b.city ?? ''))
  );
}

export function mergePeople(candidates: readonly Weighted<Person>[]): Found<Person>[] {
  return groupBy(candidates, ({ name }) => shortKey(name))
    .filter(({ best }) => best >= strong)
    .flatMap((group) => {
      const [first] = group.members;
      if (!first) return [];
      const titled = groupBy(
        group.members.filter(({ value }) => value.title !== null),
        ({ title }) => foldText(title ?? ''),
      );
      const [best] = titled.toSorted((a, b) => rank(b) - rank(a));
      const pick = (key: 'email' | 'linkedin'): string | null => group.members.find(({ value }) => value[key] !== null)?.value[key] ?? null;
      return foundOf(group, {
        name: first.value.name,
        title: best?.members[0]?.value.title ?? null,
        email: pick('email'),
        linkedin: pick('linkedin'),
      });
    });
}

/** Titles with a rank or an occupation say more than a field; where votes are equal, the longer one does. */
function rank({ score, members }: Group<Person>): number {
  const title = members[0]?.value.title ?? '';
  // "Vorstand" above a table is the title of those who have none of their own.
  const isOfGroup = members.every(({ evidence }) => evidence.rule === groupRule);
  return score + (titleIn(title)?.isSure === true ? 1 : 0) + Math.min(title.length, 40) / 100 - (isOfGroup ? 2 : 0);
}

/** First and last name: middle initials come and go. */
function shortKey(name: string): string {
  const bare = withoutHonorifics(withoutCredentials(name));
  const words = (personNameKey(bare) ?? foldText(bare)).split(' ').filter((word) => word.length > 1);
  return words.length < 2 ? words.join(' ') : `${words[0]} ${words.at(-1)}`;
}
