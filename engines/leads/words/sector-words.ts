/** Sectors that are recognized by their place in the text, and words that only look like part of the search: software that companies use, and former roles. */
import { industryAt, industryInContext } from './industry-at.ts';
import { find, phrase, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { readPlace } from './place-words.ts';
import { readRole } from './role-words.ts';
import { isCertainTechnology } from './technology-words.ts';
import { companyNouns, fillers } from './words-of-sentences.ts';

/** "Settore: meccanica", "CTO AND logistica": where a sector is expected, a word that is also a function is the sector. */
export function sectorExpected(line: Line, at: number): Reading | null {
  const found = readRole(line, at) === null ? industryInContext(line, at) : null;
  return found && { end: found.end, meanings: choice('industry', found.id) };
}

const former = /^(?:former|formerly|previous|ehemalige[nr]?|fruhere[nr]?|anciens?|anciennes?|antigu[oa]s?|precedenti|voormalige?)$/;

/** "Ex-investment banker", "former CFOs": a former role is not a current one. */
export function formerRole(line: Line, at: number): Reading | null {
  const isEx = line.tokens[at]?.folded === 'ex' && line.tokens[at + 1]?.joint === '-';
  if (!isEx && !former.test(line.tokens[at]?.folded ?? '')) return null;
  const role = readRole(line, at + 1) ?? readRole(line, at + 2);
  return role && { end: role.end, meanings: [], isUnfilterable: true, kind: 'people' };
}

const usesSoftware = phrase(
  String.raw`(?:that |which |who |die |qui |que |che )?(?:use[sd]?|using|nutzen|verwenden|einsetzen|utilisent|utilisant|usan|usen|utilizan|usando|usano|utilizzano|usam|usem|utilizam|gebruiken)(?: (?:an?|the|un|une|uno|des|de|du|um|een|eine?n?|legacy|old|modern|some|any))*`,
);

/** "Imprese che usano software gestionali": a kind of software that companies use isn't their business. */
export function usedSoftware(line: Line, at: number): Reading | null {
  const used = find(line, at, usesSoftware);
  if (!used) return null;
  for (let from = used.end; from <= used.end + 2; from += 1) {
    const industry = industryAt(line, from);
    const behind = industry && line.tokens[industry.end];
    const isOfCompanies = behind?.kind === 'word' && (companyNouns.has(behind.folded) || readRole(line, industry?.end ?? from) !== null);
    if (industry?.id.startsWith('software') && !isOfCompanies)
      return { end: industry.end, meanings: [], isUnfilterable: true, kind: 'companies' };
    const token = line.tokens[from];
    // A name with a capital letter, or a known one, is a technology.
    if (token?.kind !== 'word' || token.isCapital || fillers.has(token.folded) || isCertainTechnology(token.folded)) return null;
  }
  return null;
}

const hasSoftware = phrase(
  String.raw`(?:(?:that |which |who |die |qui |que |che |ya )?(?:(?:already |still |currently |dont |doesnt |do not |does not |noch |bereits |schon |nog |al |n |non |no |nao |aun |todavia |deja |ancora |ja |ainda )*(?:with|without|has|have|having|lack|lacking|mit|ohne|haben|hat|avec|sans|ont|con|sin|tienen|tengan|tiene|senza|hanno|com|sem|tem|tenham|met|zonder|hebben|implementing|introducing)(?: (?:no|not|pas|kein|keine|keinen|geen))?)|no|kein|keine|keinen|pas de|pas d|geen|nessun|nenhum|ningun)(?: (?:an?|any|the|their|own|une?|uno|una|des|de|d|du|um|uma|een|eigen|eine?[nm]?|eigene[ns]?|su|propio|modern|legacy|old|proper))*`,
);
/** Kinds of software that companies have; without those that name an industry just as often ("apps", "marketplace"). */
const softwareKind = phrase(
  String.raw`(?:crm|erp|cms|hris|ats|wms|plm|pim|tms|mes|pos|dms|lms|bi|warenwirtschaft(?:ssystem)?|buchhaltungssoftware|lohnsoftware|shopsystem|ticketsystem)(?: ?(?:systems?|systemen?|software|tools?|platforms?|solutions?|losung|losungen|sistemas?|sistem[ai]|systemes?|logiciels?))?|(?:logiciel|systeme|sistema|software|sistema gestionale) (?:de |d |di )?(?:crm|erp|cms)|(?!saas |b2b |enterprise |business |cloud )(?:[a-z]+ ){1,2}(?:software|systems?|tools?)`,
);

/** "Companies without a CRM", "mit einem ERP-System von SAP": software that companies have or lack is not their industry. */
export function softwareTheyHave(line: Line, at: number): Reading | null {
  const has = find(line, at, hasSoftware);
  const software = has && find(line, has.end, softwareKind);
  if (!software) return null;
  const behind = line.tokens[software.end];
  const isOfCompanies = behind?.kind === 'word' && (companyNouns.has(behind.folded) || readRole(line, software.end) !== null);
  return isOfCompanies ? null : { end: software.end, meanings: [], isUnfilterable: true };
}

const allIndustry = /^(?:industria|industrie|indus)$/;

/** "Gerente rh industria Joinville", "industria, 100-300 empleados": the word alone, without an article, is manufacturing. */
export function industryAlone(line: Line, at: number): Reading | null {
  const [before, behind] = [line.tokens[at - 1], line.tokens[at + 1]];
  if (!allIndustry.test(line.tokens[at]?.folded ?? '') || line.tokens[at]?.joint !== '') return null;
  const isFree = before === undefined || before.kind !== 'word' || !(fillers.has(before.folded) || industryAt(line, at - 1) !== null);
  const isLast = behind === undefined || behind.kind !== 'word' || readPlace(line, at + 1, true) !== null;
  return isFree && isLast && behind?.text !== ':' ? { end: at + 1, meanings: choice('industry', 'manufacturing') } : null;
}

const companiesBefore = /^(?:empresas?|entreprises?|societes?|aziend[ae]|impres[ae]|ditt[ae]|companhias)$/;

/** "Aziende meccaniche": right after the noun for companies, an adjective of a trade isn't a profession. */
export function isTradeOfCompanies(line: Line, at: number): boolean {
  if (!companiesBefore.test(line.tokens[at - 1]?.folded ?? '')) return false;
  const role = readRole(line, at);
  return role?.end === at + 1 && role.meanings.every(({ field }) => field === 'title');
}

const doneAtEnd = phrase(
  String.raw`(?:vermitteln|verkaufen|vermieten|beliefern|beraten|betreuen|bedienen|ausbilden|schulen|vertreiben|herstellen|produzieren|reparieren|verkopen|verhuren|adviseren|opleiden|detacheren|plaatsen)`,
);

/** "Autohäuser, die auch E-Autos verkaufen": after a kind of company, the object of the final verb is what they sell. */
export function objectBefore(line: Line, at: number): Reading | null {
  if (at < 2 || !/^(?:die|auch|ook|dat)$/.test(line.tokens[at - 1]?.folded ?? '')) return null;
  const end = Math.max(industryAt(line, at)?.end ?? at, readRole(line, at)?.end ?? at);
  const verb = end > at ? find(line, end, doneAtEnd) : null;
  const isBehind = line.tokens.slice(0, at).some((_, index) => industryAt(line, index) !== null);
  return verb && isBehind ? { end: verb.end, meanings: [], isUnfilterable: true } : null;
}
