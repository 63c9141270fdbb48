/** Deputy, interim and acting roles, chiefs of several areas, and public offices, as people search for them. */
import { describe, expect, test } from 'vitest';
import { readWords } from './index.ts';

const read = (text: string) => readWords(text, { now: 2026, technologies: [] });

describe('a deputy, interim or acting role is a title, so that a search does not find those who have the role itself', () => {
  test.for([
    ['deputy heads of marketing', 'deputy head of marketing'],
    ['interim CFOs', 'interim cfo'],
    ['acting COOs', 'acting coo'],
    ['fractional CMOs', 'fractional cmo'],
    ['acting heads of HR', 'acting head of hr'],
    ['direttori generali ad interim', 'direttore generale ad interim'],
    ['stellvertretende Vertriebsleiter', 'stellvertretender vertriebsleiter'],
    ['stellvertretende Leitung IT', 'stellvertretende leitung it'],
    ['adjoints au directeur commercial', 'adjoint au directeur commercial'],
    ['plaatsvervangend directeuren', 'plaatsvervangend directeur'],
    ['subdirectores de ventas', 'subdirector de ventas'],
    ['CEOs interinos', 'ceo interino'],
    ['diretoras comerciais interinas', 'diretora comercial interina'],
    ['directores financieros en funciones', 'director financiero en funciones'],
    ['CFO ad interim', 'cfo ad interim'],
    ['responsables RH par intérim', 'responsable rh par intérim'],
    ['vorübergehende Vertriebsleiter', 'vorübergehender vertriebsleiter'],
  ] as const)('%s', ([text, title]) => {
    const { kind, filters, notUnderstood, notFilterable } = read(text);
    expect(kind).toBe('people');
    expect(filters.title).toEqual({ include: [expect.stringMatching(new RegExp(`^${title}$`, 'iu'))] });
    expect([filters.seniority, filters.department]).toEqual([undefined, undefined]);
    expect([...notUnderstood, ...notFilterable]).toEqual([]);
  });

  test('the kind of company behind it is the industry', () => {
    expect(read('plaatsvervangend directeuren van basisscholen').filters).toEqual({
      title: { include: ['plaatsvervangend directeur'] },
      industry: { include: ['education.schools'] },
    });
  });
});

describe('a chief of several areas', () => {
  test('is one chief of the department of these areas', () => {
    expect(read('Chief People and Culture Officers in Germany').filters).toEqual({
      seniority: { include: ['c_suite'] },
      department: { include: ['hr'] },
      country: { include: ['DE'] },
    });
  });

  test('a chief of staff is one in both plurals', () => {
    for (const text of ['chiefs of staff', 'chief of staffs'])
      expect(read(text).filters).toEqual({ title: { include: ['chief of staff'] } });
  });
});

test.for(['Bürgermeister', 'mayor', 'alcalde', 'concejal'])('a public office is a title and not all chiefs: %s', (office) => {
  expect(read(office).filters).toEqual({ title: { include: [office] } });
});

test('the French feminine form behind a dot belongs to the word', () => {
  const { filters, notUnderstood } = read('directeurs·rices marketing');
  expect(filters).toEqual({ seniority: { include: ['director'] }, department: { include: ['marketing'] } });
  expect(notUnderstood).toEqual([]);
});

test.for(['interns no thanks, sales managers', 'becarios no gracias, gerentes de ventas', 'Praktikanten nein danke, Sales Manager'])(
  'what is declined is excluded, and what follows is wanted: "%s"',
  (text) => {
    expect(read(text).filters).toEqual({ seniority: { include: ['manager'], exclude: ['intern'] }, department: { include: ['sales'] } });
  },
);

test('behind a chief and a comma, a field that companies have, too, is the industry, not another title', () => {
  expect(read('CRO, logistics').filters).toEqual({ title: { include: ['CRO'] }, industry: { include: ['transport-and-logistics'] } });
  expect(read('CEO, CFO').filters).toEqual({ title: { include: ['CEO', 'CFO'] } });
});

test.for([
  ['interim CFOs in marketing agencies', 'interim CFO', 'media.advertising'],
  ['interim CEOs in finance companies', 'interim CEO', 'financial-services'],
  ['deputy heads of IT companies', 'deputy head', 'software'],
  ['acting directors in HR consultancies', 'acting director', 'professional-services.consulting'],
])('what kind of company "%s" work for is the industry, not their department', ([text = '', title, industry]) => {
  const { filters } = read(text);
  expect(filters.title).toEqual({ include: [title] });
  expect(filters.industry?.include).toContain(industry);
});
