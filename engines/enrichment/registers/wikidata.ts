/** Wikidata: JSON lines of entities, as in its dumps (https://doc.wikimedia.org/Wikibase/master/php/docs_topics_json.html). */
import { domainOf, linkedinKey } from '@leadlight/vocabulary/identity';
import { companySizeOf } from '@leadlight/vocabulary/values';
import { listOf, objectOf, parseJson, textOf, type JsonObject } from '../careers/json.ts';
import { isLei } from './gleif.ts';
import {
  Facts,
  identifier,
  locationOf,
  recordOf,
  registers,
  type RegisterIdentifier,
  type RecordResult,
  type RegisterReader,
} from './register.ts';
import { cikOf } from './sec.ts';
import { isSiren } from './sirene.ts';
import { lineReader } from './streams.ts';

export const wikidataReader = (after = 0): RegisterReader =>
  lineReader(registers.wikidata, (line) => readEntity(parseJson(line.trim().replace(/,$/, ''))), after);

/**
 * Classes of companies: business, company, enterprise, public company, corporation, subsidiary, bank, airline, multinational corporation,
 * software company, car maker, holding company, retail chain, video game developer and publisher, technology company, joint venture, railway
 * company, state-owned enterprise, law firm, transport company, film production company, publishing house, private company, conglomerate.
 */
const companyClasses = new Set(
  'Q4830453 Q783794 Q6881511 Q891723 Q167037 Q658255 Q22687 Q46970 Q161726 Q1058914 Q786820 Q219577 Q507619 Q210167 Q1137109 Q18388277 Q134161 Q249556 Q270791 Q613142 Q740752 Q1762059 Q2085381 Q1589009 Q778575'.split(
    ' ',
  ),
);

/** Countries by item, those with the most companies. */
const countries: Readonly<Record<string, string>> = Object.fromEntries(
  'Q30:US Q145:GB Q183:DE Q142:FR Q38:IT Q29:ES Q45:PT Q55:NL Q31:BE Q39:CH Q40:AT Q34:SE Q20:NO Q35:DK Q33:FI Q27:IE Q36:PL Q213:CZ Q214:SK Q28:HU Q218:RO Q219:BG Q41:GR Q224:HR Q215:SI Q191:EE Q211:LV Q37:LT Q32:LU Q189:IS Q233:MT Q229:CY Q212:UA Q159:RU Q43:TR Q801:IL Q878:AE Q851:SA Q17:JP Q148:CN Q884:KR Q865:TW Q8646:HK Q334:SG Q668:IN Q252:ID Q833:MY Q869:TH Q881:VN Q928:PH Q408:AU Q664:NZ Q16:CA Q96:MX Q155:BR Q414:AR Q298:CL Q739:CO Q419:PE Q258:ZA Q1033:NG Q114:KE Q79:EG Q1028:MA'
    .split(' ')
    .map((pair) => pair.split(':')),
) as Record<string, string>;

/** Languages in which a label is taken, in order. */
const languages = ['en', 'mul', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv'];

/** Values of a property that hold today: none deprecated or ended, only preferred ones if there are. With the date of the value. */
function valuesOf(entity: JsonObject, property: string): { readonly value: unknown; readonly date: string | null }[] {
  const statements = listOf(objectOf(entity['claims'])?.[property])
    .map(objectOf)
    .filter((statement) => statement !== null && statement['rank'] !== 'deprecated' && !objectOf(statement['qualifiers'])?.['P582']);
  const preferred = statements.filter((statement) => statement?.['rank'] === 'preferred');
  return (preferred.length > 0 ? preferred : statements).flatMap((statement) => {
    const value = objectOf(objectOf(statement?.['mainsnak'])?.['datavalue'])?.['value'];
    const at = objectOf(objectOf(listOf(objectOf(statement?.['qualifiers'])?.['P585'])[0])?.['datavalue'])?.['value'];
    return value === undefined ? [] : [{ value, date: dateOf(at) }];
  });
}

const firstText = (entity: JsonObject, property: string): string | null => {
  const [first] = valuesOf(entity, property);
  return textOf(first?.value) ?? textOf(objectOf(first?.value)?.['text']);
};
const itemsOf = (entity: JsonObject, property: string): string[] =>
  valuesOf(entity, property).flatMap(({ value }) => textOf(objectOf(value)?.['id']) ?? []);

/** "+1998-09-04T00:00:00Z" with precision 11 (day), 10 (month) or 9 (year). Less precise times are none. */
function dateOf(value: unknown): string | null {
  const time = objectOf(value);
  const [, year, month, day] = /^\+(\d{4})-(\d{2})-(\d{2})T/.exec(textOf(time?.['time']) ?? '') ?? [];
  const precision = Number(time?.['precision'] ?? 0);
  if (year === undefined || precision < 9) return null;
  return precision >= 11 ? `${year}-${month}-${day}` : precision === 10 ? `${year}-${month}` : year;
}

function readEntity(data: unknown): RecordResult {
  const entity = objectOf(data);
  const id = textOf(entity?.['id']);
  if (!entity || id === null || !/^[QPL]\d+$/.test(id)) return { refused: 'not an entity' };
  const classes = itemsOf(entity, 'P31');
  // There are hundreds of narrower classes; what has an industry and a website, and isn't a person (Q5), is a company too.
  const isInBusiness = itemsOf(entity, 'P452').length > 0 && firstText(entity, 'P856') !== null && !classes.includes('Q5');
  const isCompany = isInBusiness || classes.some((item) => companyClasses.has(item));
  const lei = firstText(entity, 'P1278');
  if (!id.startsWith('Q') || (!isCompany && lei === null)) return { skipped: 'not a company' };
  const labels = objectOf(entity['labels']) ?? {};
  const name =
    [...languages, ...Object.keys(labels)]
      .map((language) => textOf(objectOf(labels[language])?.['value']))
      .find((label) => label !== null) ?? null;
  if (name === null) return { skipped: 'no label' };
  const facts = new Facts();
  facts.add('name', name, 'label');
  facts.add('legalName', firstText(entity, 'P1448'), 'P1448 official name');
  for (const alias of listOf(objectOf(entity['aliases'])?.['en']).slice(0, 10))
    facts.add('otherName', textOf(objectOf(alias)?.['value']), 'alias');
  facts.add('description', textOf(objectOf(objectOf(entity['descriptions'])?.['en'])?.['value']), 'description');
  const website = firstText(entity, 'P856');
  const domain = website === null ? null : domainOf(website);
  facts.add('website', website, 'P856 official website');
  facts.add('domain', domain, 'P856 official website', website);
  const slug = firstText(entity, 'P4264');
  const linkedin = slug === null ? null : linkedinKey(`https://www.linkedin.com/company/${slug}`);
  facts.add('linkedin', linkedin, 'P4264 LinkedIn company ID', slug);
  addHeadCount(facts, entity);
  const founded = dateOf(valuesOf(entity, 'P571')[0]?.value);
  facts.add('founded', founded === null ? null : Number(founded.slice(0, 4)), 'P571 inception', founded);
  const closed = dateOf(valuesOf(entity, 'P576')[0]?.value);
  facts.add('closedOn', closed, 'P576 dissolved');
  facts.addStatus(closed === null ? null : 'closed', 'P576 dissolved', closed ?? '');
  facts.add('phone', firstText(entity, 'P1329'), 'P1329 phone number');
  facts.add('email', firstText(entity, 'P968')?.replace(/^mailto:/, ''), 'P968 email address');
  facts.add('parent', itemsOf(entity, 'P749')[0], 'P749 parent organization');
  addTicker(facts, entity);
  const country =
    itemsOf(entity, 'P17')
      .map((item) => countries[item])
      .find((code) => code !== undefined) ?? null;
  const location = country === null ? null : locationOf('headquarters', { country });
  return {
    record: recordOf('wikidata', {
      identifiers: identifiersOf(entity, id, lei),
      name,
      domain,
      linkedin,
      facts: facts.list,
      locations: location ? [location] : [],
    }),
  };
}

/** The latest of several counts. */
function addHeadCount(facts: Facts, entity: JsonObject): void {
  const [latest] = valuesOf(entity, 'P1128').toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const amount = Number(textOf(objectOf(latest?.value)?.['amount']) ?? Number.NaN);
  if (!Number.isInteger(amount) || amount <= 0) return;
  facts.add('employees', amount, 'P1128 employees', amount, latest?.date ?? null);
  facts.addSize(companySizeOf(amount), 'P1128 employees', String(amount), latest?.date ?? null);
}

/** The ticker is a qualifier of the stock exchange. */
function addTicker(facts: Facts, entity: JsonObject): void {
  const [listing] = listOf(objectOf(entity['claims'])?.['P414'])
    .map(objectOf)
    .filter((statement) => statement !== null && statement['rank'] !== 'deprecated' && !objectOf(statement['qualifiers'])?.['P582']);
  const symbol = objectOf(objectOf(listOf(objectOf(listing?.['qualifiers'])?.['P249'])[0])?.['datavalue'])?.['value'];
  facts.add('ticker', textOf(symbol) ?? firstText(entity, 'P249'), 'P249 ticker symbol');
}

function identifiersOf(entity: JsonObject, id: string, lei: string | null): RegisterIdentifier[] {
  const found = [identifier('wikidata', id)];
  if (lei !== null && isLei(lei)) found.push(identifier('lei', lei));
  const cik = cikOf(firstText(entity, 'P5531'));
  if (cik !== null) found.push(identifier('cik', cik));
  const siren = firstText(entity, 'P1616')?.replaceAll(' ', '') ?? '';
  if (isSiren(siren)) found.push(identifier('siren', siren));
  const number = firstText(entity, 'P2622');
  if (number !== null) found.push(identifier('companyNumber', number, 'GB'));
  return found;
}
