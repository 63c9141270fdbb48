/** Names with titles in running text: "Ana Silva is the founder of Acme", "our founder, Ana Silva, …". */
import { rankAndField } from './person-lines.ts';
import { personNameIn, titleIn } from './person-names.ts';

export interface StatedPerson {
  readonly name: string;
  readonly title: string;
  /** What follows the name or the title; it may name another company. */
  readonly context: string;
}

/** Words that are hardly a title by themselves, and companies: "one of the leading providers". */
const vague =
  /^(?:head|lead|leader|leading|member|chair|senior|junior|partner|expert|one)\b.{0,12}$|compan|provider|\bfirm|platform|agency|technolog|busines/i;

/** "I'm Ana Silva, founder of Acme" */
const introduction =
  /^(?:(?:hi|hello|hallo|hola|bonjour|ciao)[,!]?\s)?(?:i['’]m|i am|my name is|ich bin|je suis|me llamo|soy|eu sou|(?:mi chiamo|io sono)|ik ben)\s(?=\p{Lu})/iu;

/** @param isOwnPage on the page of one person, a single word is the title: "Ana Silva is a partner at Acme" */
export function statedIn(written: string, isOwnPage: boolean): StatedPerson | null {
  const text = written.replace(introduction, '');
  const [whole = '', name = '', title = ''] =
    /^((?:\p{Lu}[\p{L}'’.-]*\s+){1,3}\p{Lu}[\p{L}'’-]+)(?:\s*,\s*(?:the |our )?|\s+[–—-]\s+|\s(?:is|ist|est|es|è|é|is de)\s(?:the |our |a |an |der |die |unser[e]? |le |la |el |il |l[’']|o |a |de |onze )?)([^,.;:()]{3,60})/u.exec(
      text,
    ) ?? [];
  const person = personNameIn(name);
  const role =
    person === null
      ? null
      : titleIn(
          rankAndField(title) ??
            title.replace(/\s+(?:of|at|for|in|von|bei|de|di|da|van|bij|and (?:has|is)|who|with|since|where|der|des|du)\s.*$/i, ''),
        );
  const isVague = vague.test(role?.title ?? '') && !(isOwnPage && /^(?:senior |founding |managing )?partner$/i.test(role?.title ?? ''));
  return person !== null && role?.isSure === true && !isVague
    ? { name: person, title: role.title, context: contextOf(text, title, whole.length) }
    : null;
}

/** The title with what follows it in its clause: "CFO, Globex Foods". */
function contextOf(text: string, title: string, end: number): string {
  const [, more = ''] = /^,\s([^,.;:()]{2,50})$/.exec(text.slice(end)) ?? [];
  return more === '' ? title : `${title}, ${more}`;
}

/** "our founder, Ana Silva", "unser Geschäftsführer Tom Berg", "notre directrice, Claire Morel": a possessive says whose they are. */
const ours =
  /(?<!\p{L})(?:our|unser(?:e[mnr]?)?|notre|nuestr[oa]|noss[oa]|(?:il nostro|la nostra)|onze)\s((?:\p{L}[\p{L}&-]*\s){0,4}?\p{L}[\p{L}-]+),?\s((?:(?:Dr|Mr|Mrs|Ms|Herr|Frau|Mme|M|Dott|Ing)\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.)?(?:\s(?:van|von|de|der|den|di|da|dos|del|la))*\s\p{Lu}[\p{L}'’-]+)(?![\p{L}\d])/iu;

const wholeName = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Herr|Frau|Mme|M)\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.)?(?:\s(?:van|von|de|der|den|di|da|del|la))*\s\p{Lu}[\p{L}'’-]+`;
/** "Call Ana Silva (Sales Manager)", "please contact Ana Silva, Sales Manager, at …": a person that visitors should ask works here. */
const asked = new RegExp(
  String.raw`(?<!\p{L})(?:call|contact|e?-?mail|ask for|reach|reach out to|speak (?:to|with)|write to|an|kontaktieren sie|contactez|contacte|contacta(?:te)?|bel|mail)\s(${wholeName})(?:\s\(([^()\d]{3,50})\)|,\s(\p{L}[\p{L}&-]*(?:\s\p{L}[\p{L}&-]*){0,4})(?=,|\s(?:at|on|by|unter|au|al)\s))`,
  'iu',
);

export function personToAsk(text: string): StatedPerson | null {
  if (!/[(,]/.test(text)) return null;
  const [whole, name = '', inside, behind = ''] = asked.exec(text.slice(0, 400)) ?? [];
  if (whole === undefined || !/^\p{Lu}/u.test(name)) return null;
  const title = inside ?? behind;
  const person = personNameIn(name);
  const role = person === null ? null : titleIn(title);
  return person !== null && role?.isSure === true && !/\s(?:of|at)\s/.test(title)
    ? { name: person, title: role.title, context: title }
    : null;
}

export function ofOurs(text: string): StatedPerson | null {
  const [whole, title = '', name = ''] = ours.exec(text.slice(0, 400)) ?? [];
  if (whole === undefined || !/^\p{Lu}/u.test(name)) return null;
  const person = personNameIn(name);
  const role = person === null ? null : titleIn(title);
  return person !== null && role?.isSure === true && !vague.test(role.title) ? { name: person, title: role.title, context: title } : null;
}
