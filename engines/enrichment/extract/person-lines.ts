/** Lines that hold a name and a title without a mark between them, and titles stated in the text below a name. */
import { foldText } from '@leadlight/vocabulary/text';
import { readTitle } from '@leadlight/vocabulary/titles';
import { personNameIn, titleIn } from './person-names.ts';
import { isKnownPlace } from './places.ts';
import type { Line } from './scope.ts';

/** "Name: Ana Silva" */
export const nameLabel =
  /^(?:(?:full )?name|contact(?: person)?|ansprechpartner(?:in)?|nom|nombre|nome|naam|contactpersoon|imi[ęe] i nazwisko|jm[ée]no|navn|namn|nimi)\s*:\s*/i;

/**
 * A heading with a line break between the first and the last name.
 * @param below the line below the block; in a card without headings, it is the title
 * @param alts folded texts of the page's pictures
 */
export function nameInLines({ text, block }: Line, below: Line | undefined, alts: readonly string[]): string | null {
  if (!block.text.startsWith(text) || block.text.length > 50) return null;
  const parts = block.text.split('\n').map((part) => part.trim());
  if (parts.length !== 2) return null;
  const severalWords = parts.filter((part) => part.includes(' ')).length;
  // "Luis Ramón / Álvarez González": two names of two words each are two people, unless a picture's name has all four words.
  const isPictured = alts.includes(foldText(parts.join(' ')));
  if ((severalWords === 2 || personNameIn(parts[0] ?? '') !== null || isKnownPlace(parts[0] ?? '')) && !isPictured) return null;
  if (severalWords > 0 && (block.level === 0 || parts.some((part) => titleIn(part) !== null))) return null;
  if (block.level === 0 && !(below && below.block !== block && titleIn(below.text)?.isSure === true)) return null;
  return personNameIn(parts.join(' '));
}

export interface NamedTitle {
  readonly name: string;
  readonly title: string;
}

/** Words that start titles and are not family names, in the seven languages. */
const startOfRank =
  /\s(?=(?:Chief|Vice President|Senior Vice|Executive|Managing|President|CEO|CFO|CTO|COO|CMO|CIO|Founder|Co-?[Ff]ounder|Owner|Co-?[Oo]wner|Director|Head of|General Manager|Geschäftsführer(?:in)?|Inhaber(?:in)?|Vorstand|Prokurist(?:in)?|Leiter(?:in)?|Gérante?|Directeur|Directrice|Fondateur|Fondatrice|Directora?|Gerente|Fundadora?|Titolare|Amministratore|Amministratrice|Responsabile|Eigenaar|Oprichter|Zaakvoerder|Diretora?|Sóci[oa])(?:\s|[,&/-]|$))/u;

/** "Ana Silva (CEO)", and "Ana Silva Chief Executive Officer", whose two parts only a style sheet sets apart. */
export function nameAndTitleIn(text: string): NamedTitle | null {
  if (text.length > 110 || !/^\p{Lu}/u.test(text)) return null;
  const [, before = '', inside = ''] = /^([^()]{4,60}?)\s*\(([^()]{2,60})\)$/.exec(text) ?? [];
  const bracketed = before === '' ? null : both(before, inside);
  if (bracketed) return bracketed;
  const at = text.search(startOfRank);
  // A sentence goes on after the title.
  return at < 4 || /[.!?;:]$|\s(?:is|was|has|ist|est|es|è)\s/.test(text) ? null : both(text.slice(0, at), text.slice(at));
}

/** "Ana Silva (Chair) | Tom Berg (Treasurer)", "Ana Silva, CEO; Tom Berg, CFO". */
const rowSeparator = /\s*[|•·;/]\s+/;
/** A line with more of them lists something else. */
const mostInRow = 30;

/** @returns people of one line, separated by the same mark; none unless every part has a name and a title */
export function peopleInRow(text: string): NamedTitle[] {
  if (text.length > 1_000 || !/[|•·;/]\s/.test(text)) return [];
  const parts = text.split(rowSeparator).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > mostInRow) return [];
  const people: NamedTitle[] = [];
  for (const part of parts) {
    const [, name = '', title = ''] = /^([^,:–—]{4,60}?)(?:\s*,\s|\s+[–—-]\s)(.{2,60})$/.exec(part) ?? [];
    const person = nameAndTitleIn(part) ?? (name === '' ? null : both(name, title));
    if (person === null) return [];
    people.push(person);
  }
  return people;
}

/** "U15 – Coach: Ana Silva": a team, a title and a name. */
export function titleAndName(text: string): NamedTitle | null {
  const [, title = '', named = ''] = /^[^:]{2,40}\s[–—-]\s([^:–—]{3,40}?)\s?:\s(\p{Lu}.{3,50})$/u.exec(text) ?? [];
  return named === '' ? null : both(withoutReach(named), title);
}

function both(left: string, right: string): NamedTitle | null {
  const name = personNameIn(left);
  const title = name === null ? null : titleIn(right);
  return name !== null && title?.isSure === true ? { name, title: title.title } : null;
}

/** A title in a sentence ends where its company, its time or the next clause starts. */
const endOfTitle = /\s+(?:of|at|for|with|since|from|in|and (?:has|is|was)|who|where|until)\s.*$/i;

/**
 * The title that the paragraph below a name tells of the same person: "Ana Silva has served as our Chief Technology Officer since …",
 * "As co-founder, Ana brings …", "Managing Partner at Acme is an award-winning …". Null for what the person was before or is elsewhere.
 */
export function titleStatedBelow(name: string, paragraph: string): string | null {
  const [sentence = ''] = paragraph.slice(0, 400).split(/(?<=\p{L}{3})[.!?]\s/u, 1);
  const words = foldText(name).split(' ');
  const isOf = (who: string): boolean => words.includes(foldText(who));
  const [, stated = '', who = ''] = /^As (?:the |our |a )?([^,.]{3,50}), (\p{Lu}[\p{L}'’-]+) /u.exec(sentence) ?? [];
  if (stated !== '' && isOf(who)) return sureTitle(stated);
  const [, subject = '', served = ''] =
    /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}[\p{L}'’-]+)\b.{0,80}?\b(?:(?:currently |now )?serves as|has served as|has been|currently works as) (?:our |the )([^,.;]{3,60})/u.exec(
      sentence,
    ) ?? [];
  if (subject !== '' && isOf(subject)) return sureTitle(served);
  // "Head of Training at Acme is a seasoned lawyer": the sentence begins with the title of the person that the card is about.
  const [, first = ''] = /^(?:the )?(\p{Lu}[^.;:!?]{3,110}?)\s(?:is|heads|leads|oversees)\s/iu.exec(sentence) ?? [];
  if (/^(?:my|our|we|he|she|they|it|this|that|here|there|who|what)(?!\p{L})/iu.test(first) || personNameIn(first) !== null) return null;
  return rankAndField(first) ?? sureTitle(first) ?? sureTitle(first.split(',', 1)[0] ?? '');
}

function sureTitle(text: string): string | null {
  const role = titleIn(text.replace(endOfTitle, ''));
  return role?.isSure === true ? role.title : null;
}

/** How somebody is reached, after a title. The point is matched before what precedes it, because few characters are points. */
const reached =
  /[.;](?<=\p{L}{2}.)(?<!(?:^|\P{L})(?:Adm|Dipl|Asst|Assoc|Exec|Gen|Dep|Dir|Dr|Sr|Jr|Ing|Mgr|Techn?|Kfm|Verw|Zast|Geom|Avv|Arch|Rag|Dott|Prof|Mag|Abg|Arq|Lic|Eng|Engr|Rev|Mr|Mrs|Ms|Mme|Univ|St).)\s|\s*[,|–—-]?\s*(?:[(+]?\d{2,}|(?<![\w.+-])[\w.+-]{1,64}@|(?<!\p{L})(?:ext|x)\.?\s?\d|(?<!\p{L})(?:phone|tel|e-?mail|fax|cell|mobile?)\b)/iu;

/** "Owner: Ana Silva (503) 223-4410", "Tom Reed, x 12": the name alone. */
export const withoutReach = (text: string): string => text.split(reached, 1)[0] ?? '';

/** "Ana Silva, Mill Road 4, 0700-123456": the name of a board member before a home address. */
export function nameBeforeAddress(text: string): string | null {
  const [, name = '', rest = ''] = /^([^,]{5,50}),\s(\p{L}[^,]{2,50}\d[^,]{0,6}(?:,.{3,80})?)$/u.exec(text) ?? [];
  return rest === '' || titleIn(rest)?.isSure === true ? null : personNameIn(name);
}

/** "Ana Silva & Tom Berg": a heading of two people with one title; both have whole names. */
export function twoNamesIn(text: string): string[] {
  const parts = text.length > 90 ? [] : text.split(/\s(?:&|und|and|et|y|e|en)\s/);
  const names = parts.length === 2 ? parts.flatMap((part) => personNameIn(part) ?? []) : [];
  return names.length === 2 ? names : [];
}

/** Offices that stand before a name without a mark: "Mayor Karen Blake". */
const officeBefore =
  /^((?:(?:[1-4]\.|erste[rn]?|zweite[rn]?|dritte[rn]?|stv\.?|stellv\.?|stellvertretende[rn]?)\s)*(?:vorsitzende[rn]?|vorst(?:ä|ae)nd(?:in)?|vorstandsvorsitzende[rn]?|vorstandsmitglied|präsident(?:in)?|obmann|obfrau|obmannstellvertreter(?:in)?|kassier(?:er(?:in)?|in)?|kassenwart(?:in)?|kassenprüfer(?:in)?|schatzmeister(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|jugendwart(?:in)?|sportwart(?:in)?|jugendleiter(?:in)?|abteilungsleiter(?:in)?|aktuar(?:in)?)|(?:vice[- ])?pr[ée]sidente?|tr[ée]sori(?:er|[èe]re)|secr[ée]taire(?: g[ée]n[ée]rale?)?|presidente|vicepresidente|tesorer[oa]|secretari[oa]|segretari[oa]|tesoriere|voorzitter|penningmeester|mayor|city clerk|town clerk|ceo|cfo|cto|coo|(?:co-?)?founder|owner(?:\/operator)?|chairman|inhaber(?:in)?|gesch(?:ä|ae)ftsf(?:ü|ue)hrer(?:in)?|gründer(?:in)?|rechtsanw[aä]lt(?:in)?|steuerberater(?:in)?|notar(?:in)?|gérante?|titolare|eigenaar|zaakvoerder|prezes)\s(\p{Lu}.{3,40})$/iu;

/** @param isHeading a heading with a title of up to three words before a name: "Radca Prawny Jan Nowak. Wspólnik" */
export function officeAndNameIn(text: string, isHeading: boolean): NamedTitle | null {
  const [, title = '', named = ''] = officeBefore.exec(text) ?? [];
  const name = title === '' ? null : personNameIn(named);
  if (name !== null) return { name, title };
  const words = isHeading && text.length < 90 ? withoutReach(text).split(' ') : [];
  for (let count = Math.min(3, words.length - 2); count > 0; count--) {
    const before = words.slice(0, count).join(' ');
    const rest = words.slice(count);
    // "Dean Martin Smith" is a name as a whole.
    if (
      rest.length > 4 ||
      /(?:^|\s)(?:im|in|am|of|f[üu]r|for|de|der|des|du|di|van|at|bei|und|and|e|y|et)$/i.test(before) ||
      titleIn(before)?.isSure !== true ||
      personNameIn(words.join(' ')) !== null
    )
      continue;
    const person = personNameIn(rest.join(' '));
    if (person !== null) return { name: person, title: before };
  }
  return null;
}

/** "Founder of the Acme Law Firm, who has …": the title ends where its explanation starts. */
export function startOfTitle(text: string): { title: string; isSure: boolean } | null {
  // "Director of Admissions, (503) 223-4410", "Head of Sales. Likes to sail.": the whole title, up to a number, an address or the end of a sentence.
  const [head = ''] = text.split(reached, 1);
  if (head.length < text.length) {
    const whole = titleIn(head);
    if (whole?.isSure === true) return whole;
  }
  if (text.length < 40) return null;
  const plain = text.replace(/^[\s,–—|-]+/, '');
  const role = titleIn(
    rankAndField(plain) ?? text.split(/\s+(?:of|at|for|who|with|bei|von|der|de|di|da|van|des|and has)\s|[,;.]\s/, 1)[0] ?? '',
  );
  return role?.isSure === true ? role : null;
}

/** "Head of Sales", "Directrice du marketing", "Leiterin der Buchhaltung": what follows these ranks is a field of work rather than a company. */
const withField =
  /^((?:head|director|vice president|vp|manager|chief|leiter(?:in)?|directeur|directrice|responsable|director|directora|jef[ea]|diretora?|responsabile|hoofd)\s(?:of|der|des|de|du|della|do|da|van)\s(?:the\s)?)(\p{L}+(?:\s(?:and|&|und|et|y|e|en)\s\p{L}+)?)(?=$|[\s,.;])/iu;

export function rankAndField(text: string): string | null {
  const [whole, , field = ''] = withField.exec(text) ?? [];
  return whole !== undefined && readTitle(field).department !== null ? whole : null;
}

/** "Pierre Martin, président du conseil": a title without a capital letter starts with the word for its rank. */
export function uncapitalized(text: string): { title: string; isSure: boolean } | null {
  const plain = text.replace(/^[\s,–—|-]+/, '').trim();
  const [first = ''] = plain.split(' ', 1);
  if (!/^\p{Ll}[\p{L}-]{3,}$/u.test(first) || plain.length > 70 || /[.;:!?]/.test(plain) || titleIn(first)?.isSure !== true) return null;
  const role = titleIn(`${plain.charAt(0).toUpperCase()}${plain.slice(1)}`);
  return role?.isSure === true ? { title: plain, isSure: true } : null;
}

/** On a person's own page, the line below the name starts with the title: "Abogado y Notario por la Universidad de Costa Rica". */
export function startOfProfile(text: string): { title: string; isSure: boolean } | null {
  const role = titleIn(
    text.split(/\s+(?:of|at|for|who|with|bei|von|an der|por|por la|en|de la|presso|chez)\s|\s*[,;–—|]\s*|\s+-\s*|\.\s/, 1)[0] ?? '',
  );
  return role === null ? null : { title: role.title, isSure: true };
}
