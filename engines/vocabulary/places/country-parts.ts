/**
 * Parts of countries that consist of whole regions: "Midwest", "Norddeutschland", "Nord Italia". Only parts that a statistical office, a law or general use
 * defines in the same way are here; it is unclear which regions others mean ("northern Spain", "the Sun Belt").
 *
 * Sources: US Census Bureau (Northeast, Midwest, South, West, New England, Mountain), US Bureau of Economic Analysis (Southeast, Southwest, Great Lakes); Destatis
 * (eastern and western Germany), Konferenz Norddeutschland; ISTAT (north, center, Mezzogiorno); IBGE (regions of Brazil); CBS (landsdelen); Statistik Austria
 * and Eurostat (NUTS 1 of Austria); BFS (Grossregionen of Switzerland); Statistics Canada (Atlantic, Prairies); Government of India (north-eastern and southern
 * states). Language areas of Switzerland: by the language of the majority.
 */
import type { CountryCode, RegionId } from './places.ts';

/** A direction within a country; `c` is the middle. */
export type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'c';

interface CountryPart {
  readonly country: CountryCode;
  readonly regions: readonly RegionId[];
}

/** The direction of the part, if it has one; its other names, folded; the codes of its regions. */
const table: readonly (readonly [country: CountryCode, side: Side | null, names: string, codes: string])[] = [
  [
    'US',
    null,
    'midwest|us midwest|american midwest|midwestern|midwestern us|midwestern states|midwest us|midwest usa|mittlerer westen|medio oeste|meio oeste',
    'IA IL IN KS MI MN MO ND NE OH SD WI',
  ],
  ['US', 'ne', 'us northeast|american northeast', 'CT MA ME NH NJ NY PA RI VT'],
  ['US', 's', 'us south|american south', 'AL AR DC DE FL GA KY LA MD MS NC OK SC TN TX VA WV'],
  ['US', 'w', 'us west|american west', 'AK AZ CA CO HI ID MT NM NV OR UT WA WY'],
  ['US', 'se', 'us southeast|american southeast', 'AL AR FL GA KY LA MS NC SC TN VA WV'],
  ['US', 'sw', 'us southwest|american southwest', 'AZ NM OK TX'],
  ['US', 'nw', 'pacific northwest|pnw|us northwest|us pacific northwest', 'ID OR WA'],
  ['US', null, 'new england|neuengland|nouvelle angleterre|nueva inglaterra|nova inglaterra', 'CT MA ME NH RI VT'],
  ['US', null, 'mountain west|mountain states|us mountain states', 'AZ CO ID MT NM NV UT WY'],
  ['US', null, 'great lakes region|great lakes states', 'IL IN MI OH WI'],
  ['US', null, 'east coast|us east coast|american east coast|eastern seaboard', 'CT DC DE FL GA MA MD ME NC NH NJ NY PA RI SC VA'],
  ['US', null, 'west coast|us west coast|american west coast|pacific coast us', 'CA OR WA'],
  ['US', null, 'gulf coast|us gulf coast', 'AL FL LA MS TX'],
  ['US', null, 'deep south', 'AL GA LA MS SC'],
  ['US', null, 'tri state area|new york tri state area', 'CT NJ NY'],
  ['US', null, 'dmv|dmv area', 'DC MD VA'],
  ['CA', null, 'western canada|ouest canadien|westkanada', '01 02 03 11'],
  ['CA', null, 'atlantic canada|provinces de l atlantique', '04 05 07 09'],
  ['CA', null, 'maritimes|canadian maritimes|the maritimes', '04 07 09'],
  ['CA', null, 'prairies canada|canadian prairies|prairie provinces', '01 03 11'],
  ['DE', 'n', 'norddeutschland|norddeutscher raum', '03 04 06 10 12'],
  ['DE', 's', 'suddeutschland|suddeutscher raum', '01 02'],
  ['DE', 'e', 'ostdeutschland|east germany', '11 12 13 14 15 16'],
  ['DE', 'w', 'westdeutschland|west germany|alte bundeslander|alten bundeslander|alten bundeslandern', '01 02 03 04 05 06 07 08 09 10'],
  ['DE', null, 'neue bundeslander|neuen bundeslander|neuen bundeslandern|funf neue lander', '11 12 13 14 15'],
  ['DE', 'c', 'mitteldeutschland', '13 14 15'],
  ['AT', 'e', 'ostosterreich', '01 03 09'],
  ['AT', 's', 'sudosterreich', '02 06'],
  ['AT', 'w', 'westosterreich', '04 05 07 08'],
  [
    'CH',
    'w',
    'romandie|suisse romande|svizzera romanda|suiza francesa|westschweiz|franzosische schweiz|french speaking switzerland',
    'FR GE JU NE VD VS',
  ],
  [
    'CH',
    null,
    'deutschschweiz|suisse alemanique|svizzera tedesca|german speaking switzerland',
    'AG AI AR BE BL BS GL GR LU NW OW SG SH SO SZ TG UR ZG ZH',
  ],
  ['CH', null, 'svizzera italiana|italienische schweiz', 'TI'],
  ['CH', 'c', 'zentralschweiz|innerschweiz', 'LU NW OW SZ UR ZG'],
  ['CH', 'e', 'ostschweiz', 'AI AR GL GR SG SH TG'],
  ['CH', 'nw', 'nordwestschweiz', 'AG BL BS'],
  ['IT', 'n', 'nord italia|norditalia|alta italia', '05 06 08 09 12 17 19 20'],
  ['IT', 'c', 'centro italia|mittelitalien', '07 10 16 18'],
  ['IT', 's', 'sud italia|suditalia|sud d italia|mezzogiorno|meridione|bassa italia', '01 02 03 04 11 13 14 15'],
  ['IT', 'ne', 'nordest|nord est italia', '05 06 17 20'],
  ['IT', 'nw', 'nordovest|nord ovest italia', '08 09 12 19'],
  ['IT', null, 'triveneto|tre venezie', '06 17 20'],
  ['ES', null, 'cornisa cantabrica', '34 39 58 59'],
  ['PT', null, 'alentejo|o alentejo', '03 08 16'],
  ['PT', null, 'minho|o minho', '04 20'],
  ['PT', null, 'tras os montes', '05 21'],
  ['PT', null, 'beira interior', '06 11'],
  ['NL', 'n', 'noord nederland', '01 02 04'],
  ['NL', 'e', 'oost nederland', '03 15 16'],
  ['NL', 's', 'zuid nederland', '05 06'],
  ['NL', 'w', 'west nederland', '07 09 10 11'],
  ['NL', null, 'randstad|de randstad', '07 09 11 16'],
  ['BR', 'n', 'regiao norte do brasil', '01 03 04 16 24 25 31'],
  ['BR', 'ne', 'nordeste|regiao nordeste|nordeste brasileiro', '02 05 06 13 17 20 22 28 30'],
  ['BR', null, 'centro oeste|regiao centro oeste|centro oeste do brasil|centro oeste brasileiro', '07 11 14 29'],
  ['BR', 'se', 'sudeste|regiao sudeste|sudeste brasileiro', '08 15 21 27'],
  ['BR', 's', 'regiao sul|regiao sul do brasil|sul brasileiro', '18 23 26'],
  ['IN', 's', 'sudindien', '02 13 19 22 25 40'],
  ['IN', 'ne', 'northeast indian states', '03 17 18 20 26 29 30 31'],
];

const parts = table.map(([country, side, names, codes]) => ({
  side,
  names: names.split('|'),
  part: { country, regions: codes.split(' ').map((code) => `${country}.${code}`) },
}));

/** Parts of countries by folded name. */
export const countryParts: ReadonlyMap<string, CountryPart> = new Map(
  parts.flatMap(({ names, part }) => names.map((name) => [name, part] as const)),
);

const bySide = new Map(parts.flatMap(({ side, part }) => (side === null ? [] : [[`${part.country} ${side}`, part.regions] as const])));

/** @returns the regions in a direction of a country; null if no source defines them */
export const regionsOfSide = (country: CountryCode, side: Side): readonly RegionId[] | null => bySide.get(`${country} ${side}`) ?? null;
