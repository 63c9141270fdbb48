/** Who an imprint names as representing the company: "Geschäftsführer: Ana Silva, Max Muster", "Managing directors", "Vertreten durch". */
import type { PersonCandidate } from './person-candidate.ts';
import { officeAndNameIn } from './person-lines.ts';
import { personNameIn, titleIn } from './person-names.ts';
import { evidenceAt, type Line, type Scope } from './scope.ts';

const roleLabel =
  /(?:^|[\s(,;:])((?:(?:vertretungsberechtigte[rn]?|alleinvertretungsberechtigte[rn]?|geschäftsführende[rn]?)\s+)?(?:gesch(?:ä|ae)ftsf(?:ü|ue)hrer(?:in(?:nen)?|\(in\)|:in(?:nen)?|\*in(?:nen)?)?|geschäftsführung|gesellschafter(?:in)?|inhaber(?:in)?|prokura|vorstand(?:svorsitzende[rn]?)?|managing directors?|managing partners?|directors?|executive director|owners?|proprietor|ceo|founders?|gérant(?:e|s)?|président(?:e)?|directeur général|administrador(?:es|a)?(?: únic[oa])?|gerente|amministratore(?: unico| delegato)?|amministratori|legale rappresentante|titolare|bestuurder|eigenaar|directeur|directie|zaakvoerder|jednatel|prezes(?: zarządu)?))\s*(?:\([^)]{0,40}\)\s*)?(?::|\s[–-]\s|$|(?=\s(?:ist|is|sind|are)\s))/iu;
/** Labels that tell who is responsible, without a title. */
const plainLabel =
  /(?:^|\s)(?:(?:gesetzlich )?vertreten durch(?: (?:den|die|ihren?) (?<office>[\p{L}-]+))?|(?:legally )?represented by|(?:directeur|directrice|responsable) de (?:la )?publication|responsible (?:person|for (?:the )?content)|verantwortlich(?:er?)?(?: für den inhalt)?[^:]{0,60}|inhaltlich verantwortlich[^:]{0,60}|représentée? par|representad[oa] por|rappresentata da|vertegenwoordigd door|person responsible)\s*:?\s*/iu;

/** "… représentée par sa gérante, Mme Claire Morel" */
const officeBefore =
  /^(?:sa|son|seinen?|ihren?|su|il|la|el|den|die|o)\s([\p{L} ]{4,30}?),?\s(?=(?:mme|m|frau|herrn?|sr|sra|sig)\b\.?\s|\p{Lu}\p{L}+\s\p{Lu})/iu;

/** Names after a label, in its line and in the lines below. */
const mostNames = 6;

export function representatives(scope: Scope): PersonCandidate[] {
  if (scope.kind !== 'imprint' && scope.kind !== 'contact' && scope.kind !== 'about' && scope.kind !== 'home' && scope.kind !== 'other')
    return [];
  return scope.lines.flatMap((line) => {
    if (scope.others.has(line.block.index) || line.text.length > 300) return [];
    const role = roleLabel.exec(line.text);
    const plain = role ? null : scope.kind === 'imprint' ? plainLabel.exec(line.text) : null;
    const match = role ?? plain;
    if (!match) return [];
    const rest = line.text.slice(match.index + match[0].length).replace(/^\s*:?\s*(?:ist|is|sind|are)?\s*/, '');
    const office = role ? undefined : (plain?.groups?.['office'] ?? officeBefore.exec(rest)?.[1]);
    const title = role?.[1] === undefined ? (titleIn(office ?? '')?.title ?? null) : singular(role[1].trim());
    const own = namesIn(rest.replace(officeBefore, '').replace(/\s*\((?:anschrift|adresse|address)[^)]*\)$/i, ''));
    const lines = own.length > 0 ? [] : rest === '' ? linesBelow(scope, line) : [];
    // On other pages the label is also a heading of something else: only names in its own line count.
    if (own.length === 0 && scope.kind !== 'imprint') return [];
    const named =
      own.length > 0
        ? own.map((each) => ({ ...each, line }))
        : lines.flatMap((below) => namesIn(below.text).map((each) => ({ ...each, line: below })));
    return named.slice(0, mostNames).map(({ name, title: ownTitle, line: at }) => ({
      value: { name, title: ownTitle ?? title, email: null, linkedin: null },
      evidence: evidenceAt(scope, 'representative', line.start, at.start + at.text.length - line.start),
      weight: 1.2,
    }));
  });
}

function linesBelow(scope: Scope, line: Line): Line[] {
  const found: Line[] = [];
  for (let at = line.index + 1; at <= line.index + mostNames; at++) {
    const below = scope.lines[at];
    if (!below || namesIn(below.text).length === 0) break;
    found.push(below);
  }
  return found;
}

/** "Ana Silva, en sa qualité de présidente de l'association", "Tom Berg in seiner Eigenschaft als Geschäftsführer" */
const inCapacityOf =
  /^(.{5,60}?),?\s(?:en (?:sa |ma )?qualit[ée] (?:de |d['’])|agissant en (?:sa )?qualit[ée] (?:de |d['’])|in (?:seiner|ihrer) (?:eigenschaft|funktion) als |in qualit[àa] di |en (?:su )?calidad de |na qualidade de |in (?:his|her) capacity as |in (?:zijn|haar) hoedanigheid van )(.{4,80})$/iu;

/** The words of an office, without those that say whose it is: "président de l'association." → "président". */
function officeAt(text: string): string | null {
  const [office = ''] = text
    .replace(/\.$/, '')
    .split(/\s(?:de l['’]|de la|de|du|des|d['’]|der|des|della|del|dell['’]|di|do|da|of|van)\s?/i, 1);
  return titleIn(office)?.title ?? null;
}

/** "Ana Silva, Max Muster und Dr. Eva Klein", "Ana Silva (Founder)". Empty unless all of it is names. */
function namesIn(text: string): { name: string; title: string | null }[] {
  if (text.length > 200) return [];
  const [whole = '', before = '', as = ''] = inCapacityOf.exec(text) ?? [];
  if (whole !== '') {
    const name = personNameIn(before);
    return name === null ? [] : [{ name, title: officeAt(as) }];
  }
  const parts = text.split(/\s*[,;/•·]\s*|\s+(?:und|and|et|y|e|en|&|sowie|i)\s+/).filter((part) => part.trim() !== '');
  const found: { name: string; title: string | null }[] = [];
  for (const part of parts) {
    const [, named = part, inside] = /^(.+?)\s*\(([^)]{2,60})\)\.?$/.exec(part) ?? [];
    // "Geschäftsführer Dr. Ana Silva" below "Vertreten durch".
    const office = officeAndNameIn(named, false);
    const name = office?.name ?? personNameIn(named.replace(/\.$/, ''));
    const title = office?.title ?? (inside === undefined ? null : (titleIn(inside)?.title ?? null));
    if (name !== null) found.push({ name, title });
    else if (found.length === 0) return [];
    else break;
  }
  return found;
}

/** The label stands for several people; the title for one. */
function singular(label: string): string {
  return label
    .replace(/^(managing (?:director|partner)|director|owner|founder)s$/i, '$1')
    .replace(/(geschäftsführer)(?:innen|:innen|\*innen|\(in\))$/i, '$1')
    .replace(/^geschäftsführung$/i, 'Geschäftsführer')
    .replace(/^prokura$/i, 'Prokurist')
    .replace(/^amministratori$/i, 'Amministratore');
}
