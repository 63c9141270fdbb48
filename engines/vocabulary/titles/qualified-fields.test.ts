import { expect, test } from 'vitest';
import { readTitle } from './index.ts';

test.each([
  ['Mitarbeiterentwicklung', 'hr'],
  ['Analista de Desenvolvimento Humano', 'hr'],
  ['Técnico de desarrollo local', 'other'],
  ['Sviluppo economico', 'other'],
  ['Market Development Manager', 'sales'],
  ['Publisher Development Manager', 'sales'],
  ['Supplier Development Engineer', 'operations'],
  ['Desenvolvimento de software', 'engineering'],
  ['Gerente de Desarrollo', 'engineering'],
])('development is the work of those it is for; without a word for them, engineering: %s', (title, department) => {
  expect(readTitle(title).department).toBe(department);
});

test.each([
  ['Chartering Manager', 'operations'],
  ['Analista de Frete Internacional', 'operations'],
  ['Commodity Derivatives Analyst', 'finance'],
  ['Gérant de fonds', 'finance'],
  ['Commodity Manager', 'operations'],
  ['Responsabile Capitale Umano', 'hr'],
  ['Executive Search (Energy & Finance)', 'hr'],
  ['Coordenadora de pós-graduação', 'other'],
])('freight is logistics, what is traded finance, and studies education: %s', (title, department) => {
  expect(readTitle(title).department).toBe(department);
});

test.each([
  ['ZZP Timmerman', 'entry', 'other'],
  ['Docent zzp', 'entry', 'other'],
  ['ZZP Senior Beleidsmedewerker Juridische Zaken', 'senior', 'legal'],
  ["ZZP'er", 'owner', 'executive'],
  ['Ondernemer ZZP', 'owner', 'executive'],
])('a Dutch contract beside a profession is no business of its own: %s', (title, seniority, department) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test.each([
  ['Noordwind zoekt een timmerman', 'entry', 'other'],
  ['Ga aan de slag als materiaalvoorbereider', 'entry', 'operations'],
])('the job behind the words of an ad is the title: %s', (title, seniority, department) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test.each([
  ['CEO - Responsabile area Progetti', 'executive'],
  ['Founder, Head of Product', 'executive'],
  ['Socia fundadora y Responsable de Ventas', 'executive'],
  ['Geschäftsführer, Leiter Vertrieb', 'sales'],
  ['Freelance Designer and Manager', 'design'],
])('of a chief executive or founder with a second role, the first role decides: %s', (title, department) => {
  expect(readTitle(title).department).toBe(department);
});

test.each([
  ['Diretoria Executiva do IBSD', 'executive'],
  ['Diretor do RH', 'hr'],
  ['Directeur du SAV', 'support'],
])('initials behind an article are an organization, unless they are those of a field: %s', (title, department) => {
  expect(readTitle(title).department).toBe(department);
});

test('addiction is a field and no word of an ad', () => {
  expect(readTitle('Leiterin Fachbereich Sucht und Prävention').seniorities).toEqual(['head']);
});

test.each([
  ['Head of Quantitative Insights', 'data'],
  ['Quantitative UX Researcher', 'design'],
  ['Quantitative Biologist', 'engineering'],
])('methods that are quantitative are not finance: %s', (title, department) => {
  expect(readTitle(title).department).toBe(department);
});
