/**
 * Measures precision and recall of places: country, region, city, and whether someone works remotely, for both halves of the labeled set. Writes docs/places-measurements.md.
 * `npm run bench -- places [--print] [--mistakes]`; --print doesn't write the document; --mistakes lists the mistakes in the development half.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parsePlace } from '@leadlight/vocabulary';
import { microsecondsPer, percentWithin } from './labels/tables.ts';
import { measurePlaces, mistakesInPlaces, placeParts, readPlaces, type Half, type PlaceSet } from './places/measure.ts';

const document = new URL('../docs/places-measurements.md', import.meta.url);
const { values } = parseArgs({ options: { print: { type: 'boolean', default: false }, mistakes: { type: 'boolean', default: false } } });

const halves: Half[] = ['development', 'held out'];
const sets: PlaceSet[] = ['places', 'profiles', 'forms', 'everyday', 'mixed'];

function rowsOf(set: PlaceSet, half: Half): string[] {
  const places = readPlaces(set, half);
  return placeParts.map((part) => {
    const { precision, recall } = measurePlaces(places, part);
    return `| ${set} | ${half} | ${places.length} | ${part} | ${percentWithin(precision)} | ${percentWithin(recall)} |`;
  });
}

const lines = [
  '# Place measurements',
  '',
  'Written by `npm run bench -- places`.',
  '',
  '**Places that the rules had not seen.** Real places, most from public repositories (locations of profiles, speakers and companies, job ads, lists of service areas), none of them stored here. Each set was labeled before the rules were run on it, and read once before they were changed for it. All first readings are from 2026-11-27, those of the ninth to sixteenth set from 2026-11-28, in parentheses with the 95 % score interval (Wilson) where it was recorded; the last columns have the readings after corrections, which are not blind.',
  '',
  '| set, latest first | places | country: precision | recall | city: precision | recall | later: country | city |',
  '|---|---|---|---|---|---|---|---|',
  '| sixteenth: the other half of the same list, of which only totals were read | 239 | 97.1 % (93.8–98.7) | 92.2 % (87.9–95.1) | 93.2 % (88.3–96.2) | 88.8 % (83.2–92.7) | 99.5 %, 95.9 % | 99.4 %, 94.1 % |',
  '| fifteenth: districts, areas, addresses, other languages, signs and names of companies | 205 | 97.3 % (93.9–98.9) | 96.3 % (92.6–98.2) | 89.3 % (83.4–93.3) | 87.6 % (81.4–91.9) | 98.4 %, 99.5 % | 96.7 %, 96.7 % |',
  '| fourteenth: the same lists as the thirteenth | 142 | 98.4 % (94.4–99.6) | 91.2 % (85.2–94.9) | 95.7 % (90.2–98.1) | 90.2 % (83.6–94.3) | 99.2 %, 95.6 % | 96.6 %, 94.3 % |',
  '| thirteenth: abbreviated names, districts, addresses, lists of leads | 182 | 99.3 % (96.1–99.9) | 83.5 % (77.2–88.4) | 94.6 % (89.2–97.3) | 78.2 % (71.1–84.0) | 100.0 %, 97.1 % | 97.4 %, 94.2 % |',
  '| twelfth: the same lists as the eleventh | 133 | 100.0 % (96.9–100.0) | 96.8 % (92.1–98.8) | 99.1 % (95.0–99.8) | 94.8 % (89.1–97.6) | – | – |',
  '| eleventh: exports of connections, job ads, profiles, addresses, areas | 178 | 99.3 % (96.4–99.9) | 94.4 % (89.7–97.0) | 97.2 % (93.1–98.9) | 92.7 % (87.4–95.9) | 99.4 %, 97.5 % | 98.6 %, 96.7 % |',
  '| tenth: profiles, forms of Basel, columns of CRMs | 143 | 100.0 % (97.0–100.0) | 94.0 % (88.6–96.9) | 98.0 % (93.1–99.5) | 95.2 % (89.3–97.9) | 100.0 %, 94.0 % | 99.0 %, 95.2 % |',
  '| ninth: profiles, addresses, job ads, columns of CRMs | 202 | 100.0 % (98.0–100.0) | 94.4 % (90.2–96.8) | 97.3 % (93.2–98.9) | 94.1 % (89.1–96.9) | 100.0 %, 97.9 % | 100.0 %, 98.7 % |',
  '| eighth: profiles in four countries | 92 | 100.0 % (95.9–100.0) | 100.0 % (95.9–100.0) | 100.0 % (95.6–100.0) | 100.0 % (95.6–100.0) | – | – |',
  '| seventh: profiles, event venues, forms, in eleven languages | 208 | 98.5 % (95.6–99.5) | 96.5 % (92.9–98.3) | 100.0 % (97.9–100.0) | 98.3 % (95.2–99.4) | 99.5 %, 98.5 % | 100.0 %, 98.9 % |',
  '| sixth: profiles, job ads, in seven countries | 269 | 98.1 % (95.6–99.2) | 97.3 % (94.6–98.7) | 98.7 % (96.2–99.5) | 97.0 % (93.9–98.5) | 100.0 %, 100.0 % | 100.0 %, 100.0 % |',
  '| fifth: profiles, job ads, service areas | 150 | 98.5 % (94.6–99.6) | 86.6 % (80.2–91.1) | 95.7 % (90.3–98.1) | 85.4 % (78.3–90.4) | 98.5 %, 88.6 % | 95.8 %, 87.7 % |',
  '| fourth: areas around cities, in seven languages | 126 | 99.2 % (95.4–99.9) | 94.4 % (88.9–97.3) | 96.3 % (90.9–98.6) | 94.5 % (88.6–97.5) | 99.2 %, 97.6 % | 98.1 %, 95.5 % |',
  '| third: profiles, job ads, areas of an older network | 207 | 99.5 % (97.0–99.9) | 91.4 % (86.7–94.6) | 92.0 % (86.8–95.3) | 88.2 % (82.4–92.2) | 100.0 %, 98.5 % | 97.0 %, 94.7 % |',
  '| second: companies that hire, many with several offices | 57 | 98.2 % | 98.2 % | 98.2 % | 98.2 % | – | – |',
  '| first: profiles, speakers, companies, job ads | 257 | 98.8 % | 95.2 % | 96.5 % | 92.4 % | 100.0 %, 97.6 % | 98.2 %, 94.5 % |',
  '',
  'The sixth to eighth set are mostly ordinary (“Karlsruhe, Germany”, “Remote in USA”, “São Paulo - SP - Brazil”); each has every text once. The sixth was read with the rules from before it, the seventh with the rules changed for the sixth, and the eighth with those changed for the seventh. The goal, precision 99.5 % and recall 98 %, was missed by the countries of the sixth and seventh and reached by the eighth, which has no places without a country that are smaller than large cities. Their author had seen the rules, and labeled each set before running them.',
  '',
  'The ninth and tenth set have the locations of the same list of profiles, as they occur and each once, and addresses, job ads and lists of leads; about 25 places of the ninth and 70 of the tenth were written for it, as columns of CRMs have them (codes, capitals, no accents, postal codes, several places in one cell). Both were labeled before the rules were run on either; the ninth was read with the rules from before it, and the tenth once, with those changed for the ninth. No country is wrong in either, but recall misses the goal in both: villages of Austria and the Netherlands, two places joined by “and”, addresses in Vietnamese and Hebrew, and “Hyderabad” and “DE”, where the rules leave open what a reader might decide.',
  '',
  'The thirteenth and fourteenth set are harder than a list of leads: many of their places were chosen or written for forms that the sets before had missed (shortened words as in “Sesto S. Giovanni”, districts behind their city, addresses, other spellings). Both were labeled before the rules were run on either; the thirteenth was read with the rules from before it, and the fourteenth once, with those changed for the thirteenth: a shortened word is any word of the gazetteer that begins with its first letter and has the others in their order. The rules from before read the fourteenth with 98.3 % and 87.5 % (countries), 95.5 % and 86.1 % (cities). Both sets miss the goals. What is still missed are villages, districts of small cities, and forms that are written once.',
  '',
  'The fifteenth and sixteenth set are one list, written from memory of how profiles, job ads, registers and CRMs write such places, and divided by a hash; each form is in both. It was written and labeled before its author had read the rules, and is harder than a list of leads: its first 94 of 444 texts are districts and suburbs, 14 are names of companies. Both were read once with the rules from before. The rules were then changed for the fifteenth and for general lists (districts of large cities from GeoNames and from the cities, forms of addresses, names of regions in seven languages). Of the sixteenth, no place was looked at; its totals were read three times: before the changes, after the first of them (countries 99.0 % and 95.0 %, cities 98.1 % and 91.8 %), and after the last. Its precision then misses the goal of 99.5 % by one city of 161; recall misses it.',
  '',
  'The eleventh and twelfth set are from other lists: exports of connections in several languages, Dutch, Brazilian and French job ads, profiles on two networks, metropolitan areas and addresses; each place once, none that an earlier set has. A hash divides them, so places of one list are in both. Both were labeled before the rules were run on either; the eleventh was read with the rules from before it, and the twelfth once, with those changed for the eleventh (shortened names, letters and numbers beside a country). Two labels of the eleventh lacked a city’s own spelling and were corrected for the later reading only. The countries of the twelfth reach the goal for precision and miss the one for recall. Of the 287 labeled countries of both, two were missed because the gazetteer lacks the village, and one because territories are left out; the rest were several places in one cell, districts and streets.',
  '',
  '**Towns alone.** Two columns of towns with a known country, from packages that are not in this repository (2026-11-27): the addresses of German stations (npm `db-stations` 5.0.2, 3,471 towns) and the cities of airports (PyPI `airportsdata` 20260905, 6,607 towns, many with fewer than 500 people). Read with the right country before and after the names of small towns ([decision 107](decisions/0107-towns-that-one-country-has.md)): 37.3 % and 75.7 % of the stations, with a precision of 98.9 % and 99.4 %; 50.6 % and 58.1 % of the airports, with 94.0 % and 94.5 %.',
  '',
  'What is still missed is mostly towns that share their name with a place elsewhere, and lists of service areas; two countries are left open on purpose. Wrong countries are mostly those of a large namesake (“Arona”, in Italy and on Tenerife).',
  '',
  'Precision: the share of the rules’ answers that is right. Recall: the share of the labels that the rules find.',
  '',
  '**Memory.** The index of shortened names (“Sesto S. Giovanni”) takes 1.7 MB, and 0.05 s of processor time when it is built, once in each process that reads such a name (2026-11-28, heap after garbage collection with and without it; the names themselves are those of the gazetteer).',
  '',
  '**Labeled places in this repository.** The places and their labels were written before the rules that they measure; a hash selects the held-out half, whose mistakes are counted but never listed. The guideline is in `engines/vocabulary/places/labels/README.md`. The places are not a sample of a population: hard ones (metropolitan areas, several places in one cell, names in other scripts and languages, names that are ambiguous) are far more frequent than in a customer’s file. Rules were changed after their first readings ([below](#earlier-readings)), so no row is blind.',
  '',
  '| set | half | places | part | precision | recall |',
  '|---|---|---|---|---|---|',
  ...sets.flatMap((set) => halves.flatMap((half) => rowsOf(set, half))),
  '',
  '## Earlier readings',
  '',
  'Figures are precision and recall.',
  '',
  '| set | places | country, first reading | city |',
  '|---|---|---|---|',
  '| before the rules of 2026-11-22, development | | 96.5 %, 73.5 % | 80.0 %, 67.4 % |',
  '| held out | | 95.1 %, 70.0 % | 76.0 %, 62.6 % |',
  '| `profiles`, 2026-11-23, development | 87 | 100.0 %, 85.5 % | 95.1 %, 76.5 % |',
  '| held out | 114 | 96.7 %, 82.4 % | 89.7 %, 78.8 % |',
  '| fresh places, 2026-11-26, then after corrections | 45, 45 | 97.7 %, 95.5 %; 100.0 %, 95.5 % | 100.0 %, 93.1 %; 96.0 %, 92.3 % |',
  '| places as CRMs and profiles have them, four sets that evening | 258, 305, 224, 238 | 99.2 %, 97.5 %; 98.6 %, 94.8 %; 98.5 %, 94.3 %; 98.6 %, 94.7 % | 98.0 %, 97.1 %; 97.8 %, 99.1 %; 98.3 %, 94.5 %; 98.4 %, 96.4 % |',
  '| another author’s three sets that evening | 218, 144, 80 | 99.4 %, 94.2 %; 99.2 %, 96.0 %; 98.6 %, 94.4 % | 98.5 %, 95.0 %; 96.0 %, 93.2 %; 98.2 %, 90.3 % |',
  '',
  'Each set was read before a rule was changed for it; the first set of each of the last two rows was also written without looking at the rules. The author of the rules wrote the fresh places. `forms`, `everyday` and `mixed` have, of the last three rows, the places of the last set, and those of the sets before it that the hash puts in the development half.',
  '',
  'After these sets, the rules were changed as follows. 2026-11-26: names of regions in seven languages, forms of places in public systems (CLDR, plates of Italian provinces, states of Brazil and the USA), 30,000 names of cities in other scripts and forms, from GeoNames, regions of China, Japan and Korea, French departments, an area behind a city (“Boston, Lincs”), postal codes of more countries, and places as systems for job ads write them (“US-CA-San Francisco”). 2026-11-27: states that are named twice or as an area (“Mobile, Alabama, AL Area”), a city and its country without a comma or with a hyphen (“Algiers-Algeria”), “+ others” and “Nationwide”, German districts and further areas; later, names of small towns, regions without the word for them (“La Guajira”), flags and pictures, universities instead of a city, several countries (left open), a city before another one elsewhere (“Tokyo, Bangkok, Bali”) and Mexican states. In the first set of that day, four labels lacked a city’s own spelling (“Brugge”); with these corrected, the first reading of its cities is 98.2 % and 94.1 %. 2026-11-28: districts as their city ([decision 149](decisions/0149-a-district-is-its-city.md)), adjectives, calling codes and codes of ISO 3166-2 alone, companies named after a city (“Osaka Gas”) as no place, British and Canadian postal codes at the end, the city behind a street where a region has its name (“1070 Wien”). The rules from before the third set read the fourth with recall 90.4 % (country) and 90.9 % (city).',
  '',
];

const everyPlace = sets.flatMap((set) => halves.flatMap((half) => readPlaces(set, half).map(({ text }) => text)));
process.stdout.write(lines.join('\n'));
process.stdout.write(`\n${microsecondsPer(everyPlace, parsePlace).toFixed(1)} µs per place\n`);
if (values.mistakes) process.stdout.write(`\n${sets.flatMap(mistakesInPlaces).join('\n')}\n`);
if (!values.print) await writeFile(document, lines.join('\n'));
