/** How salespeople phrase queries: frames of sentences, names of companies, roles with several functions, and amounts. */
import { describe, expect, test } from 'vitest';
import type { LeadFilters } from '../search/query.ts';
import { readWords } from './index.ts';

const technologies = ['HubSpot', 'Salesforce', 'Shopify'];
const read = (text: string) => readWords(text, { now: 2026, technologies });
const include = <Value extends string>(...values: readonly Value[]) => ({ include: values });

const hotelsInBerlin: LeadFilters = { industry: include('travel-and-hospitality.hotels'), city: include('DE.16.berlin') };

describe('phrases that begin and end a sentence say nothing about the leads', () => {
  for (const text of [
    'Can you pull a list of hotels in Berlin for me',
    "I'd love to get in touch with hotels in Berlin",
    'our ideal customers are hotels in Berlin',
    'hotels in Berlin, as many as possible',
    'hotels with an office in Berlin',
    'industry: hotels, location: Berlin',
    'Unsere Zielgruppe sind Hotels in Berlin',
    'Wir verkaufen an Hotels in Berlin',
    'Pouvez-vous me trouver des hôtels à Berlin',
    'hôtels dans la ville de Berlin',
    '¿Podrías encontrarme hoteles en Berlín?',
    'Puoi trovarmi hotel a Berlino?',
    'Nosso público-alvo são hotéis em Berlim',
    'Kun je me alle hotels in Berlijn geven?',
  ])
    test(`“${text}”`, () => {
      const { filters, notUnderstood, notFilterable } = read(text);
      expect([filters, notUnderstood, notFilterable]).toEqual([hotelsInBerlin, [], []]);
    });
});

const cases: readonly (readonly [text: string, filters: LeadFilters])[] = [
  ['people at Deutsche Bank', { company: include('Deutsche Bank') }],
  ['engineers at British Airways', { title: include('engineer'), company: include('British Airways') }],
  ['Personalleiter bei der Siemens AG', { seniority: include('head'), department: include('hr'), company: include('Siemens AG') }],
  ['buyers at H&M', { title: include('buyer'), company: include('H&M') }],
  ['company: Siemens', { company: include('Siemens') }],
  ['peter müller frankfurt', { name: include('peter müller'), city: include('DE.05.frankfurt-am-main') }],
  ['anna.schmidt@bosch.com', { name: include('anna.schmidt@bosch.com') }],
  ['Leiter Finanzen und Controlling', { seniority: include('head'), department: include('finance') }],
  ['Vertriebs- und Marketingleiter', { seniority: include('head'), department: include('marketing', 'sales') }],
  ['responsables achats et logistique', { title: include('responsable achats', 'responsable logistique') }],
  ['resp. acquisti con email', { title: include('responsabile acquisti'), hasEmail: true }],
  ['resp. del almacén con email', { title: include('responsable del almacén'), hasEmail: true }],
  ['quality and safety managers', { title: include('quality manager', 'safety manager') }],
  ['avvocati penalisti', { title: include('avvocato penalista') }],
  ['médecins du travail', { title: include('médecin du travail') }],
  ['FP&A managers', { title: include('FP&A manager') }],
  ['saas us 1k-5k', { industry: include('software.business-software'), country: include('US'), size: include('1001-5000') }],
  ['+20 pessoas', { size: include('10001+', '1001-5000', '11-50', '201-500', '5001-10000', '501-1000', '51-200') }],
  ['50-200 SaaS companies', { industry: include('software.business-software'), size: include('51-200') }],
  ['HubSpot as their CRM', { technology: include('HubSpot') }],
  [
    'hotels in Germany, Berlin excluded',
    { industry: include('travel-and-hospitality.hotels'), country: include('DE'), city: { exclude: ['DE.16.berlin'] } },
  ],
  [
    'gimnasios pequeños en Bogotá',
    { industry: include('healthcare.wellness'), size: include('11-50', '2-10'), city: include('CO.34.bogota') },
  ],
  ['fábricas de muebles', { industry: include('manufacturing.furniture') }],
  ['boutiques Shopify en Belgique', { technology: include('Shopify'), country: include('BE') }],
  ['empresas angolanas', { country: include('AO') }],
  ['hotels in nrw', { industry: include('travel-and-hospitality.hotels'), region: include('DE.07') }],
  ['analistas de dados juniores', { title: include('analista de dados'), seniority: include('entry') }],
  ['persone che lavorano in Enel nel legale', { company: include('Enel'), department: include('legal') }],
  [
    'software houses 51-200 hiring developers',
    { industry: include('software'), size: include('51-200'), hiringIn: include('engineering') },
  ],
  ['trucking companies in Georgia', { industry: include('transport-and-logistics.freight'), region: include('US.GA') }],
];

describe('reads', () => {
  for (const [text, filters] of cases)
    test(`“${text}”`, () => {
      const reading = read(text);
      expect([reading.filters, reading.notUnderstood, reading.notFilterable]).toEqual([filters, [], []]);
    });
});

describe('reports', () => {
  for (const [text, reported] of [
    ['fondateurs de moins de 40 ans à Lyon', ['moins de 40 ans']],
    ['Inhaber von Autohäusern, keine VW-Händler', ['keine VW-Händler']],
    ['healthcare IT vendors serving hospitals', ['serving hospitals']],
    ['give me 50 CFOs', ['50']],
    ['companies like Deutsche Bank', ['like Deutsche Bank']],
    ['partners at law firms except junior partners', ['junior partners']],
    ['hotels near Berlin', ['near']],
    ['Hotels im Umkreis von 30 km um Kassel', ['im Umkreis von 30 km um']],
    ['software for dentists in Leeds', ['dentists']],
    ['CRM für Anwälte', ['Anwälte']],
    ['alternatives to Shopify', ['alternatives to Shopify']],
    ['bedrijven met slechte reviews op Trustpilot', ['slechte reviews op Trustpilot']],
    ['Weingüter in der Pfalz mit Onlineshop', ['Onlineshop']],
    ['who raised money recently in fintech london', ['raised money recently']],
    ['companies that switched from Magento to Shopify', ['switched from Magento']],
    ['construtoras de Portugal com obras em Angola', ['obras em Angola']],
    ['empresas sem funcionários', ['sem funcionários']],
    ['CTOs who left Google', ['left Google']],
  ] as const)
    test(`“${text}”`, () => {
      const { notUnderstood, notFilterable } = read(text);
      expect([...notUnderstood, ...notFilterable]).toEqual(reported);
    });
});

test.each([
  ['Wir verkaufen Stapler und suchen Einkäufer bei Brauereien', 'Einkäufer'],
  ['Wij verkopen vorkheftrucks en zoeken inkopers bij brouwerijen', 'inkoper'],
])('what the reader looks for beside what they sell is no hiring: %s', (text, title) => {
  const { kind, filters } = readWords(text, { now: 2026 });
  expect([kind, filters.title?.include, filters.hiringIn]).toEqual(['people', [title], undefined]);
});
