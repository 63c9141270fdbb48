/** People with their titles: a name and a title in one card, row, list item or line; representatives in imprints; structured data. */
import { emailDomain, emailKey, isRoleAddress, personNameKey } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import { decodedUrl } from '../page/urls.ts';
import type { Item } from '../page/page.ts';
import { textOf } from './organizations.ts';
import { fromPortraits } from './person-images.ts';
import { startOfProfile, titleStatedBelow } from './person-lines.ts';
import { groupTitleIn } from './person-groups.ts';
import { personNameIn, titleIn } from './person-names.ts';
import { isCompany, spotsOf, type Spot } from './person-spots.ts';
import { fromTables } from './person-tables.ts';
import { isPlaceName } from './places.ts';
import { isElsewhere } from './person-employers.ts';
import { isAboutStaff, isPraise, ofArticles } from './person-praise.ts';
import { areEntries } from './person-links.ts';
import { labeledTitle, roleIn } from './person-roles.ts';
import { likeSiblings } from './person-siblings.ts';
import { untitledPeople } from './person-untitled.ts';
import { eastAsianPeople } from './person-east-asia.ts';
import { representatives } from './representatives.ts';
import { groupRule } from './person-candidate.ts';
import { profileOf } from './socials.ts';
import { evidenceAt, evidenceOf, type Line, type Scope } from './scope.ts';
import { sponsored } from './titles-elsewhere.ts';
import type { PersonCandidate } from './person-candidate.ts';

export function findPeople(scope: Scope): PersonCandidate[] {
  if (scope.kind === 'customers' || scope.kind === 'news' || scope.kind === 'terms' || scope.kind === 'privacy' || scope.kind === 'shop')
    return [];
  return [
    ...fromItems(scope),
    ...representatives(scope),
    ...eastAsianPeople(scope),
    ...fromTables(scope),
    ...fromCards(scope),
    ...fromPortraits(scope),
  ].filter(
    ({ value }) =>
      !isPlaceName(value.name) && !sponsored.test(value.title ?? '') && (isAboutStaff(scope) || !ofArticles.test(value.title ?? '')),
  );
}

function fromItems(scope: Scope): PersonCandidate[] {
  const found: PersonCandidate[] = [];
  const visit = (item: Item, depth: number): void => {
    if (depth > 6 || found.length > 200) return;
    const isPerson = item.types.includes('Person') || (item.source === 'microformat' && item.properties.has('jobTitle'));
    const name = isPerson ? personNameIn(textOf(item, 'name') ?? '') : null;
    const title = titleIn(textOf(item, 'jobTitle') ?? '');
    if (name !== null && title !== null) {
      const email = ownAddress((textOf(item, 'email') ?? '').replace(/^mailto:/i, ''));
      found.push({
        value: { name, title: title.title, email, linkedin: null },
        evidence: evidenceOf(scope, item.source, `${name}, ${title.title}`),
        weight: 1.5,
      });
    }
    for (const [property, values] of item.properties) {
      // Authors of reviews and articles, and people of other companies.
      if (/^(?:author|review|reviewedBy|creator|customer|alumniOf|sponsor|parentOrganization)$/.test(property)) continue;
      for (const value of values) if (typeof value !== 'string') visit(value, depth + 1);
    }
  };
  for (const item of scope.page.items) if (!/Review|Article|BlogPosting|Quotation|Comment/.test(item.types.join(' '))) visit(item, 0);
  return found;
}

/** More names on one page are a directory or an attack. */
const mostSpots = 600;
function fromCards(scope: Scope): PersonCandidate[] {
  const spots = spotsOf(scope).slice(0, mostSpots);
  const cards = new Cards(scope, spots);
  const choices = spots.map((spot, index) => ({
    spot,
    ...(spot.title === null ? cards.titlesOf(spot, index) : { after: null, before: null }),
  }));
  const after = choices.filter((choice) => choice.after?.isSure === true).length;
  const before = choices.filter((choice) => choice.before?.isSure === true).length;
  const isAbove = before > after || (before > 1 && before === after && areTitlesAbove(choices));
  const groups = groupsOf(scope, spots);
  const siblings = likeSiblings(scope, choices);
  const untitled = untitledPeople(scope, spots);
  /** Lines whose title is given away, with the line of the name. */
  const used = new Map<number, Line>();
  const headings = new Set(Array.from(groups.values(), ({ line }) => line));
  // A field of work alone ("Marketing") is also a heading of something else: it counts beside people whose titles have a rank.
  const sureTags = new Map<string, number>();
  for (const { spot, after: below, before: above } of choices)
    if ((below ?? above)?.isSure === true) sureTags.set(spot.line.block.tag, (sureTags.get(spot.line.block.tag) ?? 0) + 1);
  const mailed = withOwnMailbox(scope, cards, choices);
  return choices.flatMap(({ spot, ...placed }, index): PersonCandidate[] => {
    // If titles are above the names, the next person's title is not this one's, even if this one has none; nor is the heading of a group.
    const ofNext = isAbove && placed.after !== null && choices[index + 1]?.before?.line === placed.after.line;
    const [below, above] = [ofNext ? null : placed.after, placed.before].map((each) =>
      groups.has(spot) && each !== null && headings.has(each.line) ? null : each,
    ) as [Placed | null, Placed | null];
    if (isPraise(spot.line, spot.title, scope)) return [];
    if (spot.title !== null) return [cards.person(spot, spot.title, spot.line, 'name and title in a line')];
    if (isCompany(spot.name, scope) && (below ?? above)?.isSure !== true) return [];
    const group = groups.get(spot);
    if (group && below?.isSure !== true && above?.isSure !== true) return [cards.person(spot, group.title, group.line, groupRule)];
    const believable = [below, above].map((each) =>
      each !== null && (each.isSure || mailed.has(spot) || (sureTags.get(spot.line.block.tag) ?? 0) > (scope.kind === 'team' ? 0 : 1))
        ? each
        : null,
    );
    // A page writes all its titles below its names, or all above.
    const [first, second] = isAbove ? believable.toReversed() : believable;
    const chosen = [first, second].find(
      (each) => each !== null && each !== undefined && (used.get(each.line.index) ?? spot.line) === spot.line,
    );
    if (!chosen) {
      const alike = siblings.get(spot.line);
      if (alike !== undefined) return [cards.person(spot, alike.text, alike, 'name and line like titles in other blocks')];
      const ofText = stated(spot, scope, cards);
      return ofText.length > 0 || !untitled.has(spot.line)
        ? ofText
        : [cards.person(spot, null, spot.line, 'name in a card without a title')];
    }
    // Two entries of a list: articles, not a card.
    if (!isAboutStaff(scope) && chosen.line.block !== spot.line.block && chosen.line.block.tag === 'li' && spot.line.block.tag === 'li')
      return [];
    used.set(chosen.line.index, spot.line);
    return [cards.person(spot, chosen.title, chosen.line, 'name and title in a block')];
  });
}

/** "Accounting / Ana Silva / ana@acme.com": fields of work next to names with their own mailboxes are titles if there are several. */
function withOwnMailbox(scope: Scope, cards: Cards, choices: readonly Choice[]): ReadonlySet<Spot> {
  if (!isAboutStaff(scope)) return new Set();
  const mailed = choices.flatMap(({ spot, after, before }) => {
    const field = after ?? before;
    return field !== null && !field.isSure && cards.person(spot, field.title, field.line, '').value.email !== null ? [spot] : [];
  });
  return new Set(mailed.length > 1 ? mailed : []);
}

/** The paragraph right below a name that tells the title. */
function stated(spot: Spot, scope: Scope, cards: Cards): PersonCandidate[] {
  const below = scope.lines[spot.line.index + 1];
  if (!below || below.text.length < 60 || below.block.level > 0 || isCompany(spot.name, scope)) return [];
  const title = titleStatedBelow(spot.name, below.text);
  return title === null ? [] : [cards.person({ ...spot, isStated: true }, title, below, 'title stated below a name')];
}

/** Names under a heading that is the title of all of them. */
function groupsOf(scope: Scope, spots: readonly Spot[]): ReadonlyMap<Spot, { title: string; line: Line }> {
  const found = new Map<Spot, { title: string; line: Line }>();
  if (scope.kind !== 'team' && scope.kind !== 'about' && scope.kind !== 'imprint') return found;
  const byHeading = new Map<Line, Spot[]>();
  const headings: (Line | undefined)[] = [];
  let at = 0;
  for (const spot of spots) {
    for (; at < spot.line.index; at++) {
      const line = scope.lines[at];
      const level = line?.block.level ?? 0;
      // A heading ends the sections of its own and lower levels.
      if (level > 0) {
        headings.length = Math.min(headings.length, level);
        headings[level] = line;
      }
    }
    if (spot.title !== null) continue;
    const level = spot.line.block.level;
    const heading = headings.findLast((line, index) => line !== undefined && (level === 0 || index < level));
    if (heading && heading.block.landmark === spot.line.block.landmark) byHeading.set(heading, [...(byHeading.get(heading) ?? []), spot]);
  }
  // "Accounting", "Dispatch": fields of work are headings of one person each where several are.
  const fields = [...byHeading].flatMap(([line, [first, more]]) =>
    scope.kind === 'team' && first && !more && first.line.index === line.index + 1 ? { line, spot: first, role: titleIn(line.text) } : [],
  );
  const ofFields = fields.filter(({ role }) => role !== null).length;
  for (const { line, spot, role } of fields)
    if (role !== null && (role.isSure || ofFields > 1) && isLeaf(scope, line)) found.set(spot, { title: role.title, line });
  for (const [line, under] of byHeading) {
    const title = under.length > 1 ? groupTitleIn(line.text) : null;
    if (title !== null) for (const spot of under) found.set(spot, { title, line });
  }
  return found;
}

/** Whether no heading of the same or a higher level follows at once, so that this one is about what is below it. */
const isLeaf = ({ lines }: Scope, { index, block }: Line): boolean => {
  const below = lines[index + 1];
  return below !== undefined && (below.block.level === 0 || below.block.level > block.level);
};

/** Where every name has a title on both sides but one: titles above leave none above the first name out, and the lines are of one kind. */
function areTitlesAbove(choices: readonly { readonly after: Placed | null; readonly before: Placed | null }[]): boolean {
  const above = choices.flatMap(({ before }) => before ?? []);
  const below = choices.flatMap(({ after }) => after ?? []);
  if (above.length !== below.length) return above.length > below.length;
  const [first, second] = above;
  return (
    first !== undefined &&
    second !== undefined &&
    first.line.block.tag === second.line.block.tag &&
    below.at(-1)?.line.block.tag !== second.line.block.tag
  );
}

/** Running text also tells former titles and praise. */
const statedWeight = 0.65;

interface Choice {
  readonly spot: Spot;
  readonly after: Placed | null;
  readonly before: Placed | null;
}

interface Placed {
  readonly title: string;
  readonly isSure: boolean;
  readonly line: Line;
}

class Cards {
  readonly #scope: Scope;
  readonly #spots: readonly Spot[];
  /** Blocks with a name. */
  readonly #named: ReadonlySet<number>;

  constructor(scope: Scope, spots: readonly Spot[]) {
    this.#scope = scope;
    this.#spots = spots;
    this.#named = new Set(spots.map(({ line }) => line.block.index));
  }

  titlesOf(spot: Spot, index: number): { after: Placed | null; before: Placed | null } {
    const { lines } = this.#scope;
    const { first, end } = this.#cardOf(spot, index);
    const previous = this.#neighborOf(spot, index, -1)?.line.index ?? -1;
    const next = this.#neighborOf(spot, index, 1)?.line.index ?? lines.length;
    const read = (at: number): Placed | null => {
      const line = lines[at];
      if (!line || line.block.index < first || line.block.index >= end || this.#scope.others.has(line.block.index)) return null;
      // "Ana Silva <br> Treasurer" in one paragraph: the title is not that of the name in the next one.
      if (line.block !== spot.line.block && this.#named.has(line.block.index)) return null;
      const isBelow = at === spot.line.index + 1;
      const known = titleIn(line.text);
      const role =
        (known?.isSure === true ? known : (roleIn(this.#scope, line) ?? labeledTitle(line.text) ?? known)) ??
        (isBelow && this.#scope.kind === 'person' ? startOfProfile(line.text) : null);
      if (areEntries(this.#scope, spot.line, line)) return null;
      // A heading further down starts something else.
      const isHeading =
        line.block.level > 0 && line.block.level <= spot.line.block.level && line.block !== spot.line.block && at > spot.line.index;
      if (
        role === null ||
        (isHeading && spot.line.block.level > 0 && line.block.level < spot.line.block.level) ||
        isElsewhere(role.title, this.#scope)
      )
        return null;
      if (!role.isSure && line.block.level > 0 && line.block.level < 4) return null;
      return { ...role, line };
    };
    let after: Placed | null = null;
    for (let at = spot.line.index + 1; at <= Math.min(next - 1, spot.line.index + 3) && after === null; at++) {
      // A paragraph ends the head of a card.
      if ((lines[at]?.text.length ?? 0) > 160) break;
      after = read(at);
    }
    let before: Placed | null = null;
    for (let at = spot.line.index - 1; at > Math.max(previous, spot.line.index - 3) && before === null; at--) {
      if ((lines[at]?.text.length ?? 0) > 160) break;
      before = read(at);
    }
    return { after, before };
  }

  /** The next name in another line: two people in one line share what is around them. */
  #neighborOf(spot: Spot, index: number, step: 1 | -1): Spot | undefined {
    let at = index + step;
    while (this.#spots[at]?.line === spot.line) at += step;
    return this.#spots[at];
  }

  /** The largest element around the name that has no other name. */
  #cardOf(spot: Spot, index: number): { first: number; end: number } {
    const { containers } = this.#scope.page;
    const own = spot.line.block.index;
    const previous = this.#neighborOf(spot, index, -1)?.line.block.index ?? -1;
    const next = this.#neighborOf(spot, index, 1)?.line.block.index ?? Number.MAX_SAFE_INTEGER;
    let card = { first: own, end: own + 1 };
    for (let at = spot.line.block.container; at >= 0; at = containers[at]?.parent ?? -1) {
      const container = containers[at];
      if (!container) break;
      const isShared = (previous !== own && container.first <= previous) || (next !== own && container.end > next);
      // Without elements around each person, the lines between two names are all there is.
      if (isShared)
        return card.end - card.first <= 1 ? { first: Math.max(container.first, own - 2), end: Math.min(container.end, own + 3) } : card;
      card = { first: container.first, end: container.end };
    }
    return card;
  }

  person(spot: Spot, title: string | null, titleLine: Line, rule: string): PersonCandidate {
    const [first, last] = spot.line.index <= titleLine.index ? [spot.line, titleLine] : [titleLine, spot.line];
    const index = this.#spots.findIndex(({ line }) => line === spot.line);
    const { first: from, end } = this.#cardOf(spot, index);
    const links = end - from > 40 ? [] : this.#scope.page.links.filter(({ block }) => block >= from && block < end);
    return {
      value: {
        name: spot.name,
        title,
        email: this.#emailOf(
          spot,
          links.map(({ href }) => href),
          from,
          end,
        ),
        linkedin: linkedinOf(links.map(({ url }) => url)),
      },
      evidence: evidenceAt(this.#scope, rule, first.start, last.start + last.text.length - first.start),
      weight:
        spot.isStated === true
          ? statedWeight
          : this.#scope.kind === 'team' || this.#scope.kind === 'person' || this.#scope.kind === 'about' || this.#scope.kind === 'imprint'
            ? 1
            : 0.8,
    };
  }

  #emailOf(spot: Spot, hrefs: readonly string[], from: number, end: number): string | null {
    const addresses = hrefs.flatMap((href) =>
      /^mailto:/i.test(href) ? (ownAddress(decodedUrl(href.slice(7).split('?', 1)[0] ?? '')) ?? []) : [],
    );
    const text =
      end - from > 12
        ? ''
        : this.#scope.page.blocks
            .slice(from, end)
            .map((block) => block.text)
            .join(' ')
            .slice(0, 2_000);
    const written = text.match(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g) ?? [];
    const all = [...new Set([...addresses, ...written.flatMap((each) => ownAddress(each) ?? [])])];
    if (all.length === 1 && end - from <= 12) return all[0] ?? null;
    const words = (personNameKey(spot.name) ?? '').split(' ').filter((word) => word.length > 2);
    return (
      all.find((address) =>
        words.some((word) =>
          foldText(address.slice(0, address.length - emailDomain(address).length))
            .replaceAll(' ', '')
            .includes(word),
        ),
      ) ?? null
    );
  }
}

/** A mailbox that several people read, such as info@, is nobody's own, however close to a name it is written. */
function ownAddress(text: string): string | null {
  const address = emailKey(text);
  return address !== null && isRoleAddress(address) ? null : address;
}

function linkedinOf(urls: readonly (string | null)[]): string | null {
  const profiles = [
    ...new Set(
      urls.flatMap((url) => {
        const read = url === null ? null : profileOf(url);
        return read?.profile.network === 'linkedin' && read.isPersonal ? [read.profile.url] : [];
      }),
    ),
  ];
  return profiles.length === 1 ? (profiles[0] ?? null) : null;
}
