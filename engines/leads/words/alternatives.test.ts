/** Values that are alternatives, excluded together, or not values of the leads at all. */
import { describe, expect, test } from 'vitest';
import { readWords } from './read-words.ts';

const read = (text: string) => readWords(text, { now: 2026, technologies: [] });

describe('alternatives', () => {
  test.for([
    ['hotels or restaurants in Leeds', ['travel-and-hospitality.hotels', 'travel-and-hospitality.restaurants']],
    ['banks or insurers in Paris', ['financial-services.banking', 'insurance']],
    ['insurers and law firms in Paris', ['insurance', 'professional-services.legal']],
    ['hotels of bakkerijen in Utrecht', ['food-and-drink.packaged-food', 'travel-and-hospitality.hotels']],
  ] as const)('between kinds of companies are all searched: %s', ([text, industries]) => {
    expect(read(text).filters.industry).toEqual({ include: industries });
    expect(read(text).notUnderstood).toEqual([]);
  });

  test('the Dutch "of" between occupations means "or"; the English one doesn’t', () => {
    expect(read('accountants of loodgieters in Utrecht').filters.title).toEqual({ include: ['accountant', 'loodgieter'] });
    expect(read('associations of architects at universities').filters.industry).not.toBeUndefined();
  });

  test('a word for both a role and a business is the role beside a role', () => {
    expect(read('Ärzte und Apotheker in Leipzig').filters).toMatchObject({ title: { include: ['Apotheker', 'Arzt'] } });
  });

  test('a city that everyone knows is not a small one of the same name, whatever place is next to it', () => {
    expect(read('CTOs in Paris and New York').filters.city).toEqual({ include: ['FR.11.paris', 'US.NY.new-york-city'] });
  });
});

describe('a negation of several values', () => {
  test.for([
    'CTOs in Berlin, no agencies, consultants or recruiters',
    'no agencies, consultants or recruiters: CTOs in Berlin',
    'CTOs in Berlin, keine Agenturen, Consultants oder Recruiter',
    'CTO in Berlin, niente agenzie, consultant o recruiter',
  ])('excludes each of them: %s', (text) => {
    const { filters } = read(text);
    expect(filters.industry).toEqual({ exclude: ['media.advertising'] });
    expect(filters.title?.exclude?.map((each) => each.toLowerCase())).toEqual(['consultant', 'recruiter']);
    expect(filters.title?.include?.map((each) => each.toLowerCase())).toHaveLength(1);
  });

  test('at the beginning still ends at a comma, if what follows is what the sentence looks for', () => {
    expect(read('no agencies, CTOs or CIOs in Leeds').filters.title).toEqual({ include: ['CIO', 'CTO'] });
  });

  test('reports a value that no filter has, and excludes the others', () => {
    const { filters, notFilterable } = read('CMOs in Paris, not agencies, freelancers or consultants');
    expect(filters.title).toEqual({ include: ['CMO'], exclude: ['consultant'] });
    expect(notFilterable).toEqual(['freelancers']);
  });

  test('excludes a level beside a title as a level', () => {
    expect(read('CFOs, no interns or assistants').filters).toEqual({
      seniority: { exclude: ['intern'] },
      title: { include: ['CFO'], exclude: ['assistant'] },
    });
  });
});

describe('where goods go', () => {
  test.for([
    ['exporters to Spain', ['to Spain']],
    ['wine importers from Italy in Berlin', ['from Italy']],
    ['Exporteure nach Spanien und Italien', ['nach Spanien und Italien']],
    ['exportadores a Francia', ['a Francia']],
  ] as const)('is reported and not searched: %s', ([text, reported]) => {
    const { filters, notFilterable } = read(text);
    expect(filters.country).toBeUndefined();
    expect(notFilterable).toEqual(reported);
  });

  test('is not mistaken for where exporters are', () => {
    expect(read('exporters in Spain').filters.country).toEqual({ include: ['ES'] });
  });
});

describe('roles', () => {
  test.for([
    ['ingenieros industriales en Sevilla', 'ingeniero industrial'],
    ['abogadas laboralistas en Sevilla', 'abogada laboralista'],
    ['ingegneri meccanici a Torino', 'ingegnere meccanico'],
    ['revisori contabili a Torino', 'revisore contabile'],
    ['agenti immobiliari a Torino', 'agente immobiliare'],
    ['agents immobiliers à Nantes', 'agent immobilier'],
    ['infirmières libérales à Nantes', 'infirmière libérale'],
    ['chirurgiens-dentistes à Nantes', 'chirurgien-dentiste'],
    ['engenheiras civis em Lisboa', 'engenheira civil'],
    ['advogados trabalhistas em Lisboa', 'advogado trabalhista'],
    ['coördinatoren communicatie in Utrecht', 'coördinator communicatie'],
    ['adviseurs ruimtelijke ordening in Zwolle', 'adviseur ruimtelijke ordening'],
  ] as const)('with an adjective are one title in the singular: %s', ([text, title]) => {
    expect(read(text).filters.title).toEqual({ include: [title] });
    expect(read(text).notUnderstood).toEqual([]);
  });

  test.for([
    ['heads of medical affairs in Leeds', 'head of medical affairs'],
    ['merchandising managers in Leeds', 'merchandising manager'],
    ['DEI managers in Leeds', 'DEI manager'],
    ['heads of data science in Leeds', 'head of data science'],
    ['directores de seguridad en Sevilla', 'director de seguridad'],
    ['responsables de I+D en Sevilla', 'responsable de I+D'],
    ['coordenadores de e-commerce em Lisboa', 'coordenador de e-commerce'],
  ] as const)('with a function that is no department are titles, and no industry: %s', ([text, title]) => {
    const { filters } = read(text);
    expect(Object.keys(filters).toSorted()).toEqual(['city', 'title']);
    expect(filters.title).toEqual({ include: [title] });
  });

  test('“people” is not a role', () => {
    expect(read('Personen aus Wien').filters).toEqual({ city: { include: ['AT.09.vienna'] } });
  });
});
