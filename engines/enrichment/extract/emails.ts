/** Email addresses on a page: linked, written, or hidden from harvesters by means that people see through. */
import { emailDomain, emailKey, isMailProvider, isReserved, isRoleAddress } from '@leadlight/vocabulary/identity';
import { parse } from 'tldts';
import { decodeCloudflare } from '../page/cloudflare.ts';
import { decodedUrl } from '../page/urls.ts';
import { textsWithoutScripts } from '../page/without-scripts.ts';
import { isOfAuthority } from './authorities.ts';
import { addressesInScript } from './email-scripts.ts';
import type { Email, Evidence } from './facts.ts';
import { ownOrganizations } from './organizations.ts';
import { evidenceIn, evidenceOf, isOwnHost, type Line, type Scope } from './scope.ts';

export interface EmailCandidate {
  readonly value: Email;
  readonly evidence: Evidence;
  /** 1: the page says it to visitors; less if only a script or a privacy notice has it. */
  readonly weight: number;
  /** The block that shows it; null if none does. */
  readonly block: number | null;
}

/** RFC 5321 local parts as people have them. Bounded, so that a line of a megabyte takes linear time. */
const written = /(?<![\w.+%-])[\w.+%&'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}[\p{L}\p{N}-]{1,23}(?![\p{L}\p{N}@])/gu;

/** "at" and "dot" in seven languages, in brackets or between spaces. Without brackets, both must be spelled out. */
const at = String.raw`(?:\s?[\[({<|（【]{1,2}\s?(?:at|@|ät|bei|arroba|arobase|chiocciola|apenstaartje|a|æt|アットマーク|アット|あっと|골뱅이)\s?[\])}>|）】]{1,2}\s?|@(?=[\p{L}\p{N}-]{1,63}\s?[\[(]\s?(?:dot|punkt|point|punto|ponto|punt)\b)|\s(?:at|AT|ät|arroba|arobase|chiocciola|apenstaartje)\s|\s_at_\s?|_at_|\s@\s|\s-at-\s|-at-)`;
const dot = String.raw`(?:\s?[\[({<|]{1,2}\s?(?:dot|punkt|point|punto|ponto|punt|\.)\s?[\])}>|]{1,2}\s?|\s(?:dot|DOT|punkt|point|punto|ponto|punt)\s|\s\.\s(?=\p{L}{2,})|\.(?=\p{L}{2,}))`;
const spelled = new RegExp(
  String.raw`(?<![\w.])([\w.+-]{1,64}?)${at}((?:[\p{L}\p{N}-]{1,63}?${dot}){1,4}\p{L}{2,18})(?![\p{L}\p{N}])`,
  'giu',
);
const dots = new RegExp(dot, 'giu');
const hasAt = new RegExp(at, 'iu');

export function findEmails(scope: Scope): EmailCandidate[] {
  return [...fromLinks(scope), ...fromText(scope), ...fromItems(scope), ...fromScripts(scope), ...fromTextWithoutScripts(scope)];
}

function fromLinks(scope: Scope): EmailCandidate[] {
  return scope.page.links.flatMap((link): EmailCandidate[] => {
    const make = (text: string, rule: string, hiddenBy: Email['hiddenBy']): EmailCandidate[] => {
      const address = addressOf(text, scope);
      return address === null || isOthers(scope, link.block, address)
        ? []
        : [{ ...candidate(scope, address, hiddenBy, evidenceOf(scope, rule, text, link.block)), block: link.block }];
    };
    const href = link.href.trim();
    if (/^mailto:/i.test(href)) {
      // A share link ("mailto:?subject=…") has no addressee.
      const [addressees = ''] = href.slice('mailto:'.length).split('?', 1);
      return decodedUrl(addressees)
        .split(/[,;]/)
        .flatMap((each) => make(each.trim(), 'mailto link', /\bat\b|\[/.test(each) ? 'words' : null));
    }
    const [, hex] = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/i.exec(href) ?? [];
    if (hex !== undefined) return make(decodeCloudflare(hex)?.split('?', 1)[0] ?? '', 'cloudflare link', 'cloudflare');
    if (/^javascript:/i.test(href)) return addressesInScript(decodedUrl(href)).flatMap((each) => make(each, 'script link', 'script'));
    return [];
  });
}

/** In a section about others, only an address at the site's own domain is the company's. */
const isOthers = (scope: Scope, block: number, address: string): boolean =>
  scope.others.has(block) && !isOwnHost(emailDomain(address), scope.domain);

function fromText(scope: Scope): EmailCandidate[] {
  return scope.lines.flatMap((line) => {
    // Japanese pages write a full-width sign, some of them to hide the address from harvesters.
    const text = line.text.replaceAll('＠', '@');
    if (scope.others.has(line.block.index) && !(scope.domain !== null && text.toLowerCase().includes(scope.domain))) return [];
    const found: EmailCandidate[] = [];
    const isCloudflare = line.block.marks.some(({ tag }) => tag === 'cfemail');
    if (text.includes('@')) {
      for (const match of text.matchAll(written)) {
        const address = addressOf(match[0], scope) ?? addressOf(match[0].replace(/^.*?['&]/, ''), scope);
        if (address !== null)
          found.push(shown(scope, line, match.index, match[0].length, address, isCloudflare ? 'cloudflare' : null, 'text'));
      }
      if (found.length === 0) found.push(...reversed(scope, line));
    }
    if (found.length === 0 && hasAt.test(text)) found.push(...spelledOut(scope, line));
    return found.filter(
      ({ value, evidence }) =>
        !isOthers(scope, line.block.index, value.address) &&
        (isOwnHost(emailDomain(value.address), scope.domain) ||
          !isOfAuthority(scope, line, Math.max(0, line.text.indexOf(evidence.snippet)))),
    );
  });
}

function spelledOut(scope: Scope, line: Line): EmailCandidate[] {
  return [...line.text.matchAll(spelled)].flatMap((match) => {
    const [whole, local = '', domain = ''] = match;
    const address = addressOf(`${local}@${domain.replaceAll(dots, '.').replaceAll(/\s/g, '')}`, scope);
    if (address === null) return [];
    // "Meet us at acme.com" is a sentence: without brackets or a spelled-out dot, only the site's own domain is believed.
    if (
      !isMarked(whole, domain) &&
      !(
        isOwnHost(emailDomain(address), scope.domain) &&
        (isRoleAddress(address) ||
          (/^\s*$|(?:e-?mail|mail|correo|courriel)\W*$/i.test(line.text.slice(0, match.index)) && whole.length > line.text.length * 0.6))
      )
    )
      return [];
    return [shown(scope, line, match.index, whole.length, address, 'words', 'spelled out')];
  });
}

/** Written in a way that people read as an address, not as a sentence. */
const isMarked = (whole: string, domain: string): boolean =>
  /[[({<|_@（【]|-at-/.test(whole) || /\s(?:dot|punkt|point|punto|ponto|punt)\s/i.test(domain);

/** Text written backwards, which a style sheet turns around. */
function reversed(scope: Scope, line: Line): EmailCandidate[] {
  return line.text.split(/\s+/, 200).flatMap((word) => {
    if (!word.includes('@') || word.length > 100) return [];
    const address = addressOf(Array.from(word).toReversed().join(''), scope);
    if (
      address === null ||
      (scope.domain !== null && !isOwnHost(emailDomain(address), scope.domain) && !isMailProvider(emailDomain(address)))
    )
      return [];
    return [shown(scope, line, line.text.indexOf(word), word.length, address, 'reversed', 'reversed text')];
  });
}

function fromItems(scope: Scope): EmailCandidate[] {
  // Of a page's main entity, and of the ways to reach a company and its people, too.
  const own = ownOrganizations(scope);
  const points = own.flatMap((item) =>
    ['contactPoint', 'member', 'employee', 'founder'].flatMap((property) =>
      (item.properties.get(property) ?? []).filter((each) => typeof each !== 'string'),
    ),
  );
  return [...new Set([...scope.page.items, ...own, ...points])].flatMap((item) =>
    (item.properties.get('email') ?? []).flatMap((value) => {
      if (typeof value !== 'string' || /Review|Article|Posting|Comment/.test(item.types.join(' '))) return [];
      const address = addressOf(value.replace(/^mailto:/i, ''), scope);
      return address === null ? [] : [candidate(scope, address, null, evidenceOf(scope, item.source, value))];
    }),
  );
}

function fromScripts(scope: Scope): EmailCandidate[] {
  return scope.page.scripts.flatMap(({ text, type }) => {
    if (text === '' || text.length > 20_000 || /json|template/.test(type)) return [];
    return addressesInScript(text).flatMap((each) => {
      const address = addressOf(each, scope);
      // Scripts also contain addresses of their authors and of form services.
      if (address === null || !isOwnHost(emailDomain(address), scope.domain)) return [];
      return [{ ...candidate(scope, address, 'script', evidenceOf(scope, 'script', each)), weight: 0.6 }];
    });
  });
}

/** The address for visitors without scripts, next to a script that writes the same address. */
function fromTextWithoutScripts(scope: Scope): EmailCandidate[] {
  return textsWithoutScripts(scope.page).flatMap((text) => {
    const plain = Array.from(text.matchAll(written), ([whole]) => ({ whole, address: addressOf(whole, scope), hiddenBy: null }));
    const hidden = Array.from(text.matchAll(spelled), ([whole, local = '', domain = '']) => ({
      whole,
      address: isMarked(whole, domain) ? addressOf(`${local}@${domain.replaceAll(dots, '.').replaceAll(/\s/g, '')}`, scope) : null,
      hiddenBy: 'words' as const,
    }));
    return [...plain, ...hidden].flatMap(({ whole, address, hiddenBy }) =>
      // In a sentence, an address of another domain may belong to the author of the script.
      address !== null && (isOwnHost(emailDomain(address), scope.domain) || whole.trim() === text)
        ? [candidate(scope, address, hiddenBy, evidenceOf(scope, 'text without scripts', whole))]
        : [],
    );
  });
}

function shown(
  scope: Scope,
  line: Line,
  offset: number,
  length: number,
  address: string,
  hiddenBy: Email['hiddenBy'],
  rule: string,
): EmailCandidate {
  return { ...candidate(scope, address, hiddenBy, evidenceIn(scope, rule, line, offset, length)), block: line.block.index };
}

function candidate(scope: Scope, address: string, hiddenBy: Email['hiddenBy'], evidence: Evidence): EmailCandidate {
  const isOwn = isOwnHost(emailDomain(address), scope.domain);
  const isWeak = !isOwn && (scope.kind === 'privacy' || scope.kind === 'terms' || scope.kind === 'customers' || scope.kind === 'news');
  return {
    value: { address, kind: isRoleAddress(address) ? 'role' : 'personal', hiddenBy },
    evidence,
    weight: isWeak ? 0.4 : 1,
    block: null,
  };
}

/** Words of addresses that stand for the reader's own: folded local parts and domain labels, seven languages. */
const placeholderLocal =
  /^(?:my[._-]?(?:e?-?mail|name|address)|e?-?mail|your|you|your[._-]?(?:name|email|mail)|name|username|user|someone|somebody|email[._-]?address|john(?:[._-]?(?:doe|smith))?|jane(?:[._-]?doe)?|max[._-]?mustermann|mustermann|erika[._-]?mustermann|ihre?[._-]?(?:name|e?-?mail)|ihr|deine?|deine?[._-]?(?:name|e?-?mail|mail-?adresse)|naam|uw|jouw|jouw[._-]?naam|uw[._-]?naam|votre|votre[._-]?(?:nom|e?-?mail)|nom|prenom|nombre|tu|tu[._-]?(?:correo|email|nombre)|correo|seu|seu[._-]?(?:nome|e?-?mail)|nome|tuo|tuo[._-]?nome|la[._-]?tua[._-]?e?-?mail|twoj|imie|xxx+|abc|test|sample|example|exemplo|beispiel|first(?:name)?[._-]?last(?:name)?|firstname|lastname|address)$/;
const placeholderDomain =
  /^(?:example|exemple|ejemplo|exemplo|esempio|beispiel|voorbeeld|przyklad|domain|domaine|dominio|yourdomain|your-domain|yourcompany|company|mycompany|unternehmen|firma|yoursite|yourwebsite|website|mysite|site|email|mail|emailadres|emailaddress|mail-?adresse|e?-?mail-?adresse|mustermann|musterfirma|sample|test|test-mail|provider|adresse|address|correo|xyz|abc|doe|acme-example|server|host|hostname|yourmail|your-email|my-?e?-?mail|my-?domain)$/;
/** Systems whose addresses are in source code, not on business cards. */
const systemDomain =
  /(?:^|\.)(?:sentry\.io|sentry-next\.wixpress\.com|wixpress\.com|wix\.com|schema\.org|w3\.org|godaddy\.com|cloudflare\.com|squarespace\.com|wordpress\.(?:org|com)|jquery\.com|github\.com|googlegroups\.com|mailchimp\.com|formspree\.io|2x\.\w+)$/;

/** @returns the normalized address; null for what isn't one, for placeholders, and for addresses of systems */
function addressOf(text: string, scope: Scope): string | null {
  const address = emailKey(text.trim().replace(/^[.'"&-]+|[.'"-]+$/g, ''));
  if (address === null || !/[\p{L}\p{N}]/u.test(address[0] ?? '')) return null;
  const local = address.slice(0, address.lastIndexOf('@'));
  const domain = emailDomain(address);
  if (isReserved(domain) && !isOwnHost(domain, scope.domain)) return null;
  const { isIcann, isPrivate, domainWithoutSuffix, publicSuffix } = parse(domain, { allowPrivateDomains: false });
  const isKnown = isIcann === true || isPrivate === true || isOwnHost(domain, scope.domain);
  if (!isKnown || !domainWithoutSuffix || isFileName(publicSuffix ?? '', address)) return null;
  if (isOwnHost(domain, scope.domain))
    return /^(?:your|ihre?|votre|uw|tu|seu|tuo)[._-]?(?:name|email|e-mail|naam|nom|nombre|nome)$/.test(local) ? null : address;
  if (placeholderDomain.test(domainWithoutSuffix) || systemDomain.test(domain)) return null;
  if (placeholderLocal.test(local)) return null;
  // Keys of error trackers and tracking pixels.
  return /^[\da-f]{20,}$/.test(local) ? null : address;
}

/** "logo@2x.zip": endings of files that are also top-level domains. */
const isFileName = (suffix: string, address: string): boolean => /^(?:zip|mov|ai|ps)$/.test(suffix) && /@\d+x?\./.test(address);
