/** The industry of an official title: from the codes that have it, and from its words where its codes say less. */
import { foldText } from '../../text/fold.ts';
import type { IndustryId } from '../industries.ts';
import { industryOfCnae, industryOfNace, industryOfNaceSection, industryOfNaics, industryOfSic } from '../industry-codes.ts';
import { industryOfWords } from '../parse-industry.ts';
import { titleKeys } from './title-keys.ts';
import { makeTitleTable, type TitleTable } from './title-table.ts';

/** A title with the codes that have it. */
export interface OfficialTitle {
  readonly title: string;
  /** System and code: "naics 541511". */
  readonly codes: readonly string[];
}

type ReadCode = (code: string) => IndustryId | null;
const nace2: ReadCode = (code) => (/^[A-U]$/.test(code) ? industryOfNaceSection(code, '2') : industryOfNace(code.replaceAll('.', '')));
const nace21: ReadCode = (code) =>
  /^[A-V]$/.test(code) ? industryOfNaceSection(code, '2.1') : industryOfNace(code.replaceAll('.', ''), true);

/** The parts of Mexico's SCIAN that are not those of NAICS; null where they are too different to be compared. */
const scianChanges: Readonly<Record<string, IndustryId | null>> = {
  '43': 'wholesale',
  '431': 'wholesale.food',
  '43311': 'healthcare.distribution',
  '435': 'wholesale.industrial',
  '436': 'wholesale',
  '46': 'retail',
  '461': 'retail.grocery',
  '46122': 'retail.specialty',
  '462': 'retail',
  '46211': 'retail.grocery',
  '4622': 'retail.department-stores',
  '463': 'retail.specialty',
  '464': 'retail.specialty',
  '46411': 'healthcare.distribution',
  '465': 'retail.specialty',
  '466': 'retail.specialty',
  '467': 'retail.specialty',
  '468': 'automotive.dealers',
  '4682': 'automotive.parts',
  '4684': 'energy.oil-and-gas',
  '469': 'retail.e-commerce',
  '322291': 'consumer-goods.household',
  '53111': 'real-estate',
  '531111': 'real-estate.residential',
  '531112': 'real-estate.residential',
  '531114': 'real-estate.commercial',
  '531116': 'real-estate.commercial',
  '713941': 'media.sports',
  '713942': 'media.sports',
  '811492': 'automotive.dealers',
  '812': null,
  '93': 'public-sector.administration',
  '9314': 'public-sector.safety',
  '9318': 'aerospace-and-defence.defence',
  '932': null,
};

/** Five digits are those of NAICS, except in trade, personal services and the public sector; the sixth is Mexico's own, so only those listed above count. */
function scian(code: string): IndustryId | null {
  for (let length = code.length; length > 1; length -= 1) {
    const id = scianChanges[code.slice(0, length)];
    if (id !== undefined) return id;
  }
  return industryOfNaics(code.slice(0, 5));
}

/** The subclasses of the UK's SIC, whose fifth digit is its own, that are another industry than their class of NACE. */
const ukSubclasses: Readonly<Record<string, IndustryId>> = {
  '62011': 'software.games',
  '62012': 'software',
  '64306': 'real-estate.commercial',
  '74901': 'environment.environmental-services',
  '74902': 'construction.architecture',
  '86102': 'healthcare.elderly-care',
  '98000': 'real-estate.services',
};

/** The systems of titles.tsv: the two revisions of NACE, its national forms, and the systems of North America. */
const systems: Readonly<Record<string, ReadCode>> = {
  nace2,
  'nace2.1': nace21,
  ateco: nace21,
  // Vehicle inspection, which NACE has among technical tests.
  naf: (code) => (code === '71.20A' ? 'automotive.dealers' : nace2(code)),
  sbi: nace2,
  uksic: (code) => ukSubclasses[code] ?? nace2(code),
  cnae: (code) => industryOfCnae(code.replaceAll(/\D/g, '')),
  naics: industryOfNaics,
  scian,
  sic: industryOfSic,
};

/**
 * The codes that say that a title is no industry: households as employers, embassies, what could not be classified, sections of several sectors
 * ("Information and communication", "Information", "Other service activities"), and titles that are also another industry or a kind of customer
 * ("Financial management" of consultants, "Corporativos").
 */
const withoutIndustry =
  /^(?:(?:nace2|nace2\.1|ateco|naf|sbi|uksic|cnae) 9[789](?!(?<=uksic 98)000$)|uksic 70221$|(?:nace2|naf|sbi|uksic|cnae) [JSTU]$|(?:nace2\.1|ateco) [KTUV]$|naics (?:51|81)$|scian 55$|(?:naics|scian) 814|sic (?:88|89$|8999|99))/;

/** Wholesale in the US SIC, whose titles only list goods: "Footwear" is also what shoe factories make. */
const wholesale = /^sic 5[01]\d/;
/** Of these, the titles whose words mislead: the goods are what others use. */
const ofWholesalers = /^sic 50(?:4[34579]|63|65|7[458]|8[23578]|9[12])|^sic 51(?:22|41|49|53|59|9[13])/;

/** Divisions, and classes of several industries of a sector or of none of them: trucks for rent, claims, parking, plants, vending machines. */
const ofSector =
  /^\S+ (?:\d\d|77\.?12|66\.?21|46\.?22|47\.?1|85\.?6|63\.?12|46\.19A|751[39]|752\d?|5962|81293|445132|524291|517[13]|51712\d?|532121)$|^cnae (?:46\.4|65\.1|66\.21-5|52\.23-1)$/;

/** A title of what the other classes leave over, or of several things: its words name one of many. Folded. */
const leftover =
  /\b(?:other|elsewhere|nec|misc\w*|sonstige\w*|a n g|autres?|n ?c ?a|otr[oa]s|n c o p|outr[oa]s|n e|altr[eio]|overige|n ?e ?g|rest)\b/;

const sectorOf = (id: IndustryId): string => id.split('.', 1)[0] ?? id;

/** The industries of the codes; null for a code that says none. */
function ofCodes({ codes }: OfficialTitle, ofWords: IndustryId | null): (IndustryId | null)[] {
  const others = codes.filter((each) => !wholesale.test(each));
  return (others.length > 0 ? others : codes).flatMap((each) => {
    if (withoutIndustry.test(each)) return [null];
    if (wholesale.test(each) && !ofWholesalers.test(each) && ofWords !== null) return [ofWords];
    const [system = '', code = ''] = each.split(' ');
    const id = systems[system]?.(code) ?? null;
    return id === null ? [] : [id];
  });
}

/**
 * The code decides, because its class tells what a short title leaves out. Where the code has only a sector, the words may have an industry of this sector.
 * Of several codes with one title, those that the words confirm; otherwise the sector that all have.
 * @param ofWords the industry of the title's words alone
 * @returns null for a title that says no industry; undefined where the codes disagree, so that only the words can decide
 */
export function industryOfTitle(title: OfficialTitle, ofWords: IndustryId | null): IndustryId | null | undefined {
  const all = [...new Set(ofCodes(title, ofWords))];
  const different = all.filter((id) => !all.some((other) => other !== id && other?.split('.', 1)[0] === id));
  const isLeftover = /[,;]/.test(title.title) || leftover.test(foldText(title.title)) || title.codes.some((each) => ofSector.test(each));
  const isFiner = (id: IndustryId | null | undefined): boolean =>
    typeof id === 'string' && ofWords !== id && ofWords?.split('.', 1)[0] === id && !isLeftover;
  const [first] = different;
  if (different.length < 2) return isFiner(first) ? ofWords : first;
  if (ofWords !== null && different.includes(ofWords)) return ofWords;
  const sectors = new Set(different.map((id) => (id === null ? id : sectorOf(id))));
  const [sector] = sectors;
  if (sectors.size > 1) return undefined;
  return isFiner(sector) ? ofWords : sector;
}

/**
 * @param lines of titles.tsv, without its header: language, title, and codes with their systems, separated by commas
 * @returns the table that title-table.ts looks titles up in
 */
export function makeTitles(lines: readonly string[]): TitleTable {
  const whole = new Map<string, OfficialTitle>();
  const bare = new Map<string, OfficialTitle>();
  for (const line of lines) {
    const [, title = '', codes = ''] = line.split('\t');
    const [key = '', shorter] = titleKeys(title);
    join(whole, key, title, codes.split(', '));
    if (shorter !== undefined) join(bare, shorter, title, codes.split(', '));
  }
  const answers = new Map<string, IndustryId | null>();
  // A title that is also the beginning of another title has its own codes.
  for (const titles of [whole, bare]) {
    for (const [key, each] of titles) {
      if (whole.has(key) && titles !== whole) continue;
      const id = industryOfTitle(each, industryOfWords(each.title));
      if (id !== undefined) answers.set(key, id);
    }
  }
  return makeTitleTable(answers);
}

function join(titles: Map<string, OfficialTitle>, key: string, title: string, codes: readonly string[]): void {
  const known = titles.get(key);
  titles.set(key, { title: known?.title ?? title, codes: [...(known?.codes ?? []), ...codes] });
}
