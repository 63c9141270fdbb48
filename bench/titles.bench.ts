/**
 * Measures precision and recall of job titles: seniority, department, synonyms, by language, for both halves of the labeled sets. Writes docs/titles-measurements.md.
 * `npm run bench -- titles [--print] [--mistakes]`; --print doesn't write the document; --mistakes lists the mistakes in the development halves.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readTitle } from '@leadlight/vocabulary';
import { microsecondsPer, percent, percentWithin } from './labels/tables.ts';
import {
  measureDepartment,
  measureKeys,
  measureSeniority,
  mistakes,
  readLabels,
  type Half,
  type LabelSet,
  type Score,
} from './titles/measure.ts';

const document = new URL('../docs/titles-measurements.md', import.meta.url);
const { values } = parseArgs({ options: { print: { type: 'boolean', default: false }, mistakes: { type: 'boolean', default: false } } });

const languages = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it'];
const sets: LabelSet[] = ['titles', 'profiles', 'teams', 'fields', 'everyday', 'mixed'];
const halves: Half[] = ['development', 'held out'];

/** Intervals for a whole set only: for one language they are about twice as wide. */
function cells({ precision, recall, exact }: Score, isWhole: boolean): string {
  const shown = isWhole ? percentWithin : percent;
  return `${shown(precision)} | ${shown(recall)} | ${percent(exact)}`;
}

function tableOf(set: LabelSet, half: Half): string[] {
  const all = readLabels(set, half);
  const rows = [
    ...languages.map((language) => [language, all.filter((each) => each.language === language)] as const),
    ['all', all] as const,
  ];
  return [
    `| ${set}, ${half} | titles | seniority: precision | recall | all right | department: precision | recall | all right |`,
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(
      ([name, titles]) =>
        `| ${name} | ${titles.length} | ${cells(measureSeniority(titles), name === 'all')} | ${cells(measureDepartment(titles), name === 'all')} |`,
    ),
    '',
  ];
}

function keysOf(half: Half): string {
  const { titles, precision, recall } = measureKeys(readLabels('titles', half));
  return `| ${half} | ${titles} | ${percent(precision)} | ${percent(recall)} |`;
}

const everyTitle = sets.flatMap((set) => halves.flatMap((half) => readLabels(set, half).map(({ title }) => title)));

const lines = [
  '# Job title measurements',
  '',
  'Written by `npm run bench -- titles`.',
  '',
  '**Titles of real people, as lists have them.** Exports of connections of professional networks in public repositories, team pages, job titles in the structured data of web sites, staff lists and contact lists, as they occur, none of them stored here; drawn and labeled before the rules were run on them, and each answer that a reader would accept counts as right. Readings of 2026-11-28, precision and recall with the 95 % score interval (Wilson). The first, the third, the fifth and the seventh set were read before any change for them, the second, the fourth, the sixth and the eighth once, after the corrections for the set before; the halves of the ninth are described below: all are blind.',
  '',
  '| set | titles | department | seniority |',
  '|---|---|---|---|',
  '| first, 50 of each language | 350 | 95.3 % (92.4–97.1), 92.7 % (89.4–95.1) | 98.8 % (97.0–99.5), 98.5 % (96.6–99.4) |',
  '| second, 30 of each language | 210 | 99.0 % (96.3–99.7), 95.0 % (91.0–97.2) | 99.5 % (97.3–99.9), 99.5 % (97.3–99.9) |',
  '| third, 60 Dutch, 60 Portuguese, 40 Spanish, 30 of the others | 280 | 94.9 % (91.4–97.0), 91.3 % (87.3–94.1) | 97.2 % (94.4–98.6), 95.0 % (91.6–97.0) |',
  '| fourth, 56 Dutch, 86 Portuguese, 62 Spanish, 26 to 36 of the others | 322 | 96.6 % (93.9–98.1), 92.5 % (89.0–95.0) | 99.3 % (97.6–99.8), 98.3 % (96.1–99.3) |',
  '| fifth, 28 to 56 of each language | 289 | 93.5 % (89.8–95.9), 88.7 % (84.4–91.9) | 97.0 % (94.2–98.5), 94.5 % (91.2–96.7) |',
  '| eighth, 17 to 30 of each language: with the rules from before the seventh, then with those after it | 175 | 95.4 % (90.8–97.8), 88.4 % (82.6–92.5); 94.2 % (89.4–96.9), 89.6 % (84.0–93.4) | 97.5 % (93.7–99.0), 96.3 % (92.1–98.3); the same |',
  '| ninth, from exports of connections: 257 English, 174 Spanish, 5 to 41 of the others, before any change | 547 | 93.2 % (90.7–95.1), 90.7 % (87.9–92.9) | 98.4 % (96.9–99.2), 98.8 % (97.4–99.4) |',
  '| its half B: before any change, then after the changes for half A | 273 | 93.5 % (89.7–96.0), 91.3 % (87.1–94.2); 92.7 % (88.8–95.4), 91.3 % (87.1–94.2) | 97.6 % (94.9–98.9), 98.4 % (95.9–99.4); the same |',
  '| seventh, 67 to 83 of each language | 537 | 94.5 % (92.1–96.2), 85.4 % (82.2–88.2) | 98.4 % (97.0–99.2), 96.6 % (94.6–97.8) |',
  '| sixth, 28 to 55 of each language | 285 | 96.5 % (93.4–98.1), 91.1 % (87.1–94.0) | 97.7 % (95.2–99.0), 95.9 % (92.9–97.7) |',
  '',
  'Department, by language, in the latest large set (the seventh): English 91.4 % and 80.0 %, German 98.4 % and 80.3 %, French 94.4 % and 85.9 %, Spanish 93.2 % and 84.6 %, Italian 94.5 % and 92.0 %, Portuguese 94.9 % and 89.2 %, Dutch 94.9 % and 86.2 %; in the sixth English 93.2 % and 93.2 %, German 100.0 % and 96.3 %, French 94.3 % and 89.2 %, Spanish 100.0 % and 97.2 %, Italian 96.0 % and 88.9 %, Portuguese 95.1 % and 88.6 %, Dutch 98.0 % and 87.3 %. The goal is 96 % and 93 % in each language, and 98 % and 96 % for seniority. No language reaches both for the department in the seventh; 30 titles of a language only tell large differences. After corrections, which is not blind: 98.5 % and 98.2 % (first), 99.5 % and 99.0 % (second), 97.3 % and 95.1 % (third), 96.6 % and 93.5 % (fourth), 96.7 % and 94.9 % (fifth), 97.0 % and 95.2 % (sixth), 96.7 % and 96.0 % (seventh).',
  '',
  'The seventh set has the functions that the sets before had few of: town halls, schools, hospitals, associations and parties in seven languages, and exports of connections of other people. It was to be two sets, but the author wrote words after reading the titles of both, so both count as one that was read before the changes. The eighth was drawn and labeled after the changes and read once with the rules from before them and with the new ones; it has more titles of companies, and so the new fields of services ([decision 138](decisions/0138-fields-of-services.md)) help less with it than with the seventh: its recall is 1.2 percentage points higher and its precision 1.2 lower, both far within the interval. In Portuguese, Italian and Dutch, nothing changed; in German and French, precision fell. Its labels were written by the author of the rules. After corrections for it: 94.9 % and 91.5 %, seniority 98.1 % and 96.9 %.',
  '',
  'The ninth set was labeled before its author had read any rule; 235 of its titles were drawn when the first rules had been changed. A hash divides it. Half A was read with its mistakes: 93.0 % and 90.2 % before, 96.9 % and 95.8 % after the changes ([decision 148](decisions/0148-first-role-and-own-words.md)), which is not blind. Of half B, only totals were read, four times, and they show no gain: the causes found in one half hardly occur in the other. After that, the mistakes of half B were listed, so that it measures nothing anymore. Another 560 titles, 80 of each language, were written from memory on the same occasion, as people of all kinds of employers have them: department 98.3 % (96.8–99.1) and 97.8 % (96.2–98.7), seniority 98.0 % (96.4–98.9) and 98.7 % (97.3–99.4) before any change; half B 98.2 % and 96.8 % before and after. Titles from memory are common ones; those of real lists say how much is missed.',
  '',
  'The third and fourth set are one collection: the parts of exports of connections that are not in English (for English, those that are), staff lists of a German town and of Portuguese and Italian associations, lists of candidates, and, for Dutch, also example data in public repositories, since no list of people was found. A hash divides them, so that titles of one source are in both. Both were labeled before the rules were run on either; the third was read with the rules from before, and its mistakes corrected; the fourth was read once after that. Their author had read all of the titles. The fifth and sixth are a collection of the same kind from other lists (Dutch, Brazilian and French job ads, staff lists, exports of connections, profiles of a social network), without the titles of the sets before; drawn, labeled and divided in the same way. Corrected for the fifth were fields by what they are for (the development of employees, regions or markets), freight and commodities, the Dutch self-employed with a profession, and founders with a second role. What is still missed are first parts and fields that no table has (“Klantmanager Participatie”, “Zahlungsabwicklung”, “Agent de suivi”), and names of companies read as fields.',
  '',
  'Dutch alone, 130 titles from lists of functions on 2026-11-28, in two halves, read in the same way: department 100.0 % and 98.7 % (93.2–99.8) of 79, then 93.2 % (81.8–97.7) and 82.0 % (69.2–90.2) of 50.',
  '',
  'Titles in Polish, Swedish, Danish, Norwegian, Finnish, Czech, Turkish, Russian, Japanese and Chinese: the rules know only common words. Of 97 such titles, the rules from before gave 4 wrong departments; the list was then used to write the words, so it measures nothing anymore.',
  '',
  '**Lists of occupations and other titles.** Real titles from public repositories and packages (profiles, speakers, staff lists, job ads, exports of CRMs, classifications of occupations; the positions of the last two rows are from a public research data set), none of them stored here. Each set was labeled before the rules were run on it, and read once before they were changed for it; in the three latest groups, each answer that a reader would accept counts as right. First readings on 2026-11-27 (the positions on 2026-11-26), precision and recall, in parentheses with the 95 % score interval (Wilson) where it was recorded; the last column has the department after corrections, which is not blind.',
  '',
  '| set, latest group first | titles | department | seniority | later: department |',
  '|---|---|---|---|---|',
  '| English, a list of positions: before the occupations, with them | 42 | 97.1 %, 78.6 %; 94.1 % (80.9–98.4), 76.2 % (61.5–86.5) | 100.0 %, 90.5 %; 100.0 %, 92.9 % | 97.1 %, 78.6 % |',
  '| German, a list of all occupations: the same | 42 | 92.3 %, 28.6 %; 95.7 % (79.0–99.2), 52.4 % (37.7–66.6) | 100.0 %, 33.3 %; 100.0 %, 57.1 % | 97.3 %, 85.7 % |',
  '| Dutch, occupations of an insurer: the same | 42 | 92.3 %, 57.1 %; 94.6 % (82.3–98.5), 83.3 % (69.4–91.7) | 96.3 %, 61.9 %; 97.4 %, 88.1 % | 97.3 %, 85.7 % |',
  '| fourth group: Spanish classifications and lists of occupations | 228 | 95.3 % (90.2–97.9), 53.9 % (47.5–60.3) | 100.0 % (97.3–100.0), 97.9 % (93.9–99.3) | 97.1 %, 88.6 % |',
  '| Portuguese, the same kinds | 245 | 94.3 % (90.1–96.8), 74.3 % (68.5–79.4) | 99.5 % (97.2–99.9), 99.5 % (97.2–99.9) | 96.6 %, 92.2 % |',
  '| French, before and after writing | 110 | 94.4 % (87.5–97.6), 76.4 % (67.6–83.3) | 100.0 % (96.0–100.0), 83.6 % (75.6–89.4) | 98.2 %, 98.2 % |',
  '| Italian, before and after writing | 89 | 98.7 % (93.0–99.8), 85.4 % (76.6–91.3) | 98.8 % (93.6–99.8), 94.4 % (87.5–97.6) | 100.0 %, 98.9 % |',
  '| third group: seven languages | 275 | 96.7 % (93.6–98.3), 87.3 % (82.8–90.8) | not measured | 98.5 %, 95.9 % |',
  '| Spanish, Dutch, Portuguese, German | 163 | 96.5 % (92.1–98.5), 84.7 % (78.3–89.4) | not measured | 98.8 %, 96.9 % |',
  '| second group: seven languages | 315 | 93.0 % (89.4–95.5), 82.7 % (78.1–86.6) | 99.3 % (97.5–99.8), 90.5 % (86.8–93.3) | 98.7 %, 97.1 % |',
  '| the same kinds | 209 | 95.2 % (91.1–97.4), 86.4 % (81.1–90.4) | 100.0 % (98.0–100.0), 93.1 % (88.8–95.8) | 97.0 %, 95.1 % |',
  '| first group: seven languages | 671 | 94.7 %, 90.5 % | 97.9 %, 96.8 % | 97.5 %, 95.6 % |',
  '| Italian, Dutch, Spanish | 244 | 93.4 %, 89.0 % | 99.6 %, 98.0 % | 96.1 %, 94.1 % |',
  '| mostly English | 288 | 98.1 %, 97.0 % | 99.0 %, 99.3 % | 99.3 %, 98.9 % |',
  '| positions, English and German | 199 | 95.4 %, 92.7 % | 97.5 %, 98.0 % | 98.9 %, 97.2 % |',
  '| more of them | 216 | 95.7 %, 90.9 % | 98.6 %, 96.9 % | the same |',
  '',
  'So for titles in languages other than English that the rules have not seen, the recall of the department falls short of the goal of 93 %. It was lowest in German (28.6 % of a list of all occupations, 52.4 % with the occupations described below), Spanish (53.9 % in the fourth group), Dutch (57.1 % of an insurer’s list, 83.3 % with them; 72.7 % in the third group) and Portuguese (74.3 % in the fourth group). Words that are added for one list of occupations hardly help with the next: the rules from before the changes read the second sets of the second and third groups with the same figures for the department.',
  '',
  'Occupations and fields of work were then written field by field in all seven languages ([decision 104](decisions/0104-nouns-field-by-field.md)); ends of trades decide, too (“-ador”, “-eiro”, “-verzinker”). English, German and Dutch: the first three rows are lists drawn and labeled afterward, mostly of rare occupations; the recall of the department rose from 54.8 % to 70.6 % (62.2–77.9), but not in English. Spanish and Portuguese (the fourth group): the author saw the first set of each language while writing, so only the second and third count as unseen by the tables. Read once before any change for them, with the rules before and after: Spanish (140 titles) 94.4 % and 47.9 %, then 95.2 % (89.3–97.9) and 71.4 % (63.5–78.3); Portuguese (152) 94.8 % and 71.7 %, then 93.2 % (87.6–96.4) and 81.6 % (74.7–86.9). French and Italian: the sets before and after writing were gathered and labeled before, and their mistakes were never listed; the intervals of the last column are 93.6–99.5 for both in French, 95.8–100.0 and 93.9–99.8 in Italian. But their author had read the titles, so expect less for other lists.',
  '',
  'Precision: the share of the rules’ answers that is right. Recall: the share of the labels that the rules find. All right: titles with exactly the labeled answer.',
  '',
  '**Labeled titles in this repository.** Every set and its labels were written before the rules that they measure; a hash selects the held-out halves, whose mistakes are counted but never listed. `titles` are titles of offices. `profiles` are titles as profiles and company pages have them: gendered and abbreviated forms, headlines, deputies and assistants of chiefs, and public, medical, legal, teaching, hospitality and manual professions. `teams` are titles of very different trades, as team pages have them, written without looking at the rules. Their guidelines are in `engines/vocabulary/titles/labels/README.md`. These are not blind tests: people who know the rules wrote the titles, and the totals of the held-out halves were read some 180 times while rules were chosen. Nor are the titles a sample of a population.',
  '',
  ...sets.flatMap((set) => halves.flatMap((half) => tableOf(set, half))),
  'Synonyms, over all judged pairs of titles, across languages: the same key for the same meaning.',
  '',
  '| half | titles | precision | recall |',
  '|---|---|---|---|',
  ...halves.map(keysOf),
  '',
  '## Earlier readings',
  '',
  'Figures are precision and recall.',
  '',
  '| set | titles | department, first reading | seniority |',
  '|---|---|---|---|',
  '| `profiles`, before the rules of 2026-11-22, development | 436 | 83.0 %, 56.4 % | 85.6 %, 63.4 % |',
  '| held out | 420 | 83.3 %, 57.1 % | 90.0 %, 67.8 % |',
  '| `teams`, 2026-11-23, development | 223 | 86.8 %, 78.4 % | 92.4 %, 86.2 % |',
  '| held out | 245 | 87.7 %, 76.1 % | 94.0 %, 84.4 % |',
  '| fresh titles, 2026-11-26, then after corrections | 121, 137 | 94.2 %, 93.4 %; 96.3 %, 95.6 % | 95.0 %, 95.0 %; 99.3 %, 99.3 % |',
  '| another author’s three sets that evening | 634, 647, 612 | 98.0 %, 96.6 %; 97.9 %, 96.5 %; 99.3 %, 98.2 % | 98.5 %, 98.0 %; 99.2 %, 98.6 %; 99.0 %, 99.0 % |',
  '| a third author’s three sets, as testers find them | 464, 261, 169 | 98.4 %, 96.9 %; 99.2 %, 98.0 %; 98.1 %, 95.8 % | 98.0 %, 96.9 %; 99.2 %, 98.8 %; 98.8 %, 97.6 % |',
  '',
  'Each set of the last two rows was read before a rule was changed for it, the first set of the last row without looking at the rules; the author of the third set of the row before had read them. Real titles are harder than these invented ones. Four labels of the 121 fresh titles contradicted the guideline and were corrected afterward; the author of the rules wrote them and the 137. `fields`, `everyday` and `mixed` have the titles of the last set of the last three rows, and those of the sets before it that the hash puts in the development half.',
  '',
  'On 2026-11-26, 129 fields of work in seven languages were combined with seven or eight ranks each (6,579 titles): the department was right for 90 % of the English ones and 67 % of the Dutch ones, and for 97 to 99 % in each language since the missing fields were added. Then some 4,000 occupations were added, after reading the titles that the rules did not know in public lists (SOC, CBO, CPP, CNO, ROME, the lexicon of the Austrian labor office); long misspelled words are corrected, a rank and its field may be separate parts of a headline, and employees who are called partners no longer count as owners. On 2026-11-27, many more Dutch and Portuguese occupations were added (common-occupations.ts).',
  '',
];

process.stdout.write(lines.join('\n'));
process.stdout.write(`\n${microsecondsPer(everyTitle, readTitle).toFixed(1)} µs per title\n`);
if (values.mistakes) process.stdout.write(`\n${sets.flatMap(mistakes).join('\n')}\n`);
if (!values.print) await writeFile(document, lines.join('\n'));
