/** Reads pasted text: one person per line, or several addresses in one line. */
import { companyDomainOf, emailDomain, emailKey, findLinks, isPersonalAddress, looksLikePerson } from '@leadlight/vocabulary/identity';
import { withoutDuplicates } from './duplicates.ts';
import type { InputErrorCode } from './errors.ts';
import {
  areUsable,
  emptyKeys,
  isWholeName,
  plainAddress,
  readEmail,
  readProfileLink,
  readProfileName,
  type ProfileInput,
  type ProfileInputs,
  type ProfileKeys,
  type ReadKey,
  type RefusedInput,
} from './keys.ts';
import { readNameAndCompany } from './names.ts';

/** Longer lines are documents. */
const maxLine = 2000;

/**
 * @param text any number of lines; blank ones are skipped
 * @returns each person once, and every line that names nobody, with the reason
 */
export function readPastedText(text: string): ProfileInputs {
  const inputs: ProfileInput[] = [];
  const refused: RefusedInput[] = [];
  for (const [index, line] of text.split(/\r\n|[\n\r\v\u2028\u2029]/).entries()) {
    if (line.replaceAll(/[\u200b\ufeff]/g, '').trim() === '') continue;
    const position = index + 1;
    for (const { keys, code, written } of line.length > maxLine ? [tooLong(line)] : readLine(line)) {
      if (code === null) inputs.push({ keys, positions: [position], written });
      else refused.push({ position, written, code, memberKey: keys.memberKeys[0] ?? null });
    }
  }
  return withoutDuplicates(inputs, refused);
}

interface LineResult {
  readonly keys: ProfileKeys;
  readonly code: InputErrorCode | null;
  readonly written: string;
}

const tooLong = (line: string): LineResult => ({ keys: emptyKeys, code: 'too_long', written: line.slice(0, 200) });

/** An address in a text; the domain may be written in any script. Patterns begin only where a word does, so that a long one takes linear time. */
const addressPattern =
  /(?:mailto:)?(?<![^\s<>()[\]{},;:"“”„«»'’‘|\\/=])[^\s<>()[\]{},;:"“”„«»'’‘|\\/=]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]/giu;
/** Whatever has an @ between two words without a space is meant as an address. */
const meantAsAddress = /(?<![^\s@,;<>])[^\s@,;<>]+@[^\s@,;<>]+/;

function readLine(line: string): LineResult[] {
  const written = line.trim();
  const named = readProfileName(written);
  if (named !== null) return [{ keys: { ...emptyKeys, ...named.keys }, code: named.code, written }];
  // In Markdown and HTML, the text of a link may be another form of the address.
  // In JSON and vCards, backslashes precede slashes and colons.
  const plain = plainAddress(written.replaceAll('&amp;', '&').replaceAll(/(?<!\\)\\+(?=[:/])/g, ''));
  const links = findLinks(plain);
  const withoutLinks = links.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, plain);
  const addresses = [...withoutLinks.matchAll(addressPattern)].map(([address]) => address);
  const rest = restOf(withoutLinks.replaceAll(addressPattern, ' '));
  const contacts = addresses.map((address) => ({ address, read: readEmail(address) }));
  const separate = severalPeople(
    plain,
    links.map(({ text }) => text),
    addresses,
    rest,
  );
  if (separate !== null) return separate;
  return [onePerson({ written, plain, links: links.map(({ text }) => text), contacts, rest })];
}

/** Several profiles or addresses in one line are as many people, unless they are forms of one. */
function severalPeople(plain: string, links: readonly string[], addresses: readonly string[], rest: string): LineResult[] | null {
  const profiles = links
    .map((link) => ({ link, ...readProfileLink(link) }))
    .filter(({ code }) => code === null || code.startsWith('linkedin_'));
  const keys = new Set(profiles.map(({ link, keys: { linkedin = [] } }) => linkedin[0]?.key ?? link));
  if (keys.size > 1 && profiles.filter(({ code }) => code === null).length !== 1)
    return profiles.map(({ link, keys: own, code }) => ({ keys: { ...emptyKeys, ...own }, code, written: link }));
  if (addresses.length < 2 || profiles.length > 0) return null;
  // "Ana Silva <ana@acme.com>, Bo Berg <bo@acme.com>"
  const listed = [...plain.matchAll(/(?:^|[,;])\s*("[^"]*"|[^",;<>]*?)\s*<\s*([^<>]+@[^<>]+)>/g)];
  if (listed.length > 1 && listed.length === addresses.length)
    return listed.map(([whole, name = '', address = '']) => {
      const read = readEmail(address);
      const plainName = name.replaceAll('"', '').trim();
      return {
        keys: withEmail(read, looksLikePerson(plainName) ? plainName : null),
        code: read.code,
        written: whole.replace(/^[,;]\s*/, '').trim(),
      };
    });
  if (rest !== '') return null;
  return addresses.map((address) => {
    const read = readEmail(address);
    return { keys: withEmail(read, null), code: read.code, written: address };
  });
}

function onePerson({
  written,
  plain,
  links,
  contacts,
  rest,
}: {
  readonly written: string;
  readonly plain: string;
  readonly links: readonly string[];
  readonly contacts: readonly { readonly address: string; readonly read: ReadKey }[];
  readonly rest: string;
}): LineResult {
  const reads = links.map((link) => ({ link, read: wholeLineLink(plain, link, links.length) }));
  const codes = [...reads.map(({ read }) => read.code), ...contacts.map(({ read }) => read.code)].filter((code) => code !== null);
  const keys: ProfileKeys = {
    ...emptyKeys,
    linkedin: reads
      .flatMap(({ read }) => read.keys.linkedin ?? [])
      .filter((each, at, all) => all.findIndex(({ key }) => key === each.key) === at),
    memberKeys: reads.flatMap(({ read }) => read.keys.memberKeys ?? []),
    emails: [...new Set(contacts.flatMap(({ read }) => read.keys.emails ?? []))],
    companyLinkedin: reads.map(({ read }) => read.keys.companyLinkedin).find((key) => typeof key === 'string') ?? null,
    domain: employerDomain(
      reads.filter(({ read }) => read.code === 'other_site').map(({ link }) => link),
      contacts,
    ),
  };
  const named = rest === '' ? null : readNameAndCompany(rest);
  const hasContact = keys.linkedin.length + keys.emails.length > 0;
  if (named?.kind === 'both' && (!hasContact || looksLikePerson(named.name)))
    return done({ ...keys, name: named.name, company: named.company, domain: named.domain ?? keys.domain }, written);
  // A name alone is enough beside an address or a company's website.
  const name = rest !== '' && (looksLikePerson(rest) || (named?.kind === 'refused' && named.code === 'company_missing')) ? rest : null;
  const whole: ProfileKeys = { ...keys, name: hasContact && name !== null && !looksLikePerson(name) ? null : name };
  if (areUsable(whole) && !(codes[0] === 'linkedin_cut_off' && !hasContact)) return done(whole, written);
  const [code] = codes;
  if (code !== undefined)
    return { keys: whole, code: code === 'other_site' && name === null && rest === '' ? 'other_site' : code, written };
  if (meantAsAddress.test(plain)) return { keys: whole, code: 'email_invalid', written };
  return { keys: whole, code: named?.kind === 'refused' ? named.code : isWholeName(rest) ? 'company_missing' : 'unreadable', written };
}

const done = (keys: ProfileKeys, written: string): LineResult => ({ keys, code: null, written });

/** The line says more about its only link than the link itself: that it was cut off, or that a space is in it. */
function wholeLineLink(plain: string, link: string, count: number): ReadKey {
  if (count === 1) {
    const whole = readProfileLink(plain);
    if (whole.code === 'linkedin_cut_off') return whole;
  }
  return readProfileLink(link);
}

function withEmail(read: ReadKey, name: string | null): ProfileKeys {
  const domain = employerDomain(
    [],
    (read.keys.emails ?? []).map((address) => ({ address })),
  );
  return { ...emptyKeys, ...read.keys, name, domain };
}

/** The employer's website, or the domain of an address at work, even of one that a team reads. */
function employerDomain(sites: readonly string[], contacts: readonly { readonly address: string }[]): string | null {
  const ofSite = sites.map(companyDomainOf).find((domain) => domain !== null);
  if (ofSite !== undefined) return ofSite;
  for (const { address } of contacts) {
    const key = emailKey(address.replace(/^mailto:/i, ''));
    if (key !== null && !isPersonalAddress(key)) return companyDomainOf(emailDomain(key));
  }
  return null;
}

/** What is left without addresses: no markup, no labels, no separators at the ends. */
function restOf(text: string): string {
  return (
    text
      // "Ana Silva <Acme>"; HTML's names of elements are in lower case, or have attributes.
      .replaceAll(/(?<=\p{L} )<(\p{Lu}[^<>@/=]*)>/gu, '($1)')
      .replaceAll(/<\/?[a-z][^<>]*>?|\bhref\s*=|target\s*=\s*\S+|=HYPERLINK|\\(?:url|href)\b|\[\/?url[^\]]*\]?/gi, ' ')
      .replaceAll(
        /\b(?:linked ?in|e-?mail|mail(?:to)?|url|link|profile?|profil|perfil|profilo|website|web|contact|kontakt|phone|tel)\b\s*(?:url|profile?|address|adresse)?\s*[:=]/gi,
        ' ',
      )
      .replaceAll(/^\s*(?:linked ?in|e-?mail|profile?|url)\s*$/gi, ' ')
      // A bracket can contain the company, unless what it contained is gone.
      .replaceAll(/[(]\s*[)]|[[\]{}"“”„«»]|<(?=\S)|(?<=\S)>|^\s*>|<\s*>|<\s*$/g, ' ')
      .replaceAll(/[^\S\t]+/g, ' ')
      .replaceAll(/^[\s,;:|/·•–—*_'’.!?-]+|[\s,;:|/·•–—*_'’!?-]+$/g, '')
      .trim()
  );
}
