import { describe, expect, it } from 'vitest';
import { readTitle } from '../title.ts';
import { fieldsOfServices } from './fields-of-services.ts';

const departmentOf = (title: string): string | null => readTitle(title).department;

describe('fields of town halls, schools, hospitals and associations', () => {
  it.each([
    ['Teamleider Vergunningen', 'operations'],
    ['Medewerker Terugvordering', 'finance'],
    ['Referentin Fördermittelakquise', 'finance'],
    ['Responsable cohésion sociale', 'other'],
    ['Coordinatrice parcours professionnels', 'hr'],
    ['Encargada de Convivencia', 'other'],
    ['Jefe de Seguridad', 'operations'],
    ['Coordinatore pari opportunità', 'other'],
    ['Gerente de estudos e debates', 'other'],
    ['Head of Safeguarding', 'other'],
    ['Volunteer Coordinator', 'operations'],
  ])('say the department of someone who leads or coordinates them: %s', (title, department) => {
    expect(departmentOf(title)).toBe(department);
  });

  it.each([
    ['Sachbearbeiterin Wohngeld', 'other'],
    ['Sachbearbeiter Abgaben', 'finance'],
    ['Chargée de mission affaires juridiques', 'legal'],
    ['Chargé de mission transition énergétique', 'operations'],
    ['Funzionario ufficio tributi', 'finance'],
  ])('decide where the other word only says that someone works in an office: %s', (title, department) => {
    expect(departmentOf(title)).toBe(department);
  });

  it('give way to other words of the title', () => {
    expect(departmentOf('Nurse, Safeguarding Policy')).toBe('other');
    expect(departmentOf('Comptable insertion')).toBe('finance');
  });

  it.each([
    'Line Manager',
    'Pace Manager',
    'Location Manager',
    'Coordinador Social',
    'Migration Manager',
    'Director, Center for Women',
    'Responsabile Agenzia',
    // “SEND” would be the first part of a compound.
    'Sendlinger Straße 38',
  ])('are no words that mean something else in another language, several departments, or an employer: %s', (title) => {
    expect(departmentOf(title)).toBeNull();
  });

  it('are no continents that someone is responsible for', () => {
    expect(readTitle('Directeur Europe')).toEqual(readTitle('Directeur'));
  });

  it('never decide for the top of a company, whose name they may be in', () => {
    expect(departmentOf('Founder, Resilience Works')).toBe('executive');
    expect(departmentOf('Chief Wellbeing Officer')).toBe('executive');
  });

  it('are folded, and each is listed once in its language', () => {
    for (const byDepartment of fieldsOfServices) {
      const phrases = Object.values(byDepartment).flatMap((names) => names.split('|'));
      expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
      expect(phrases.filter((phrase) => !/^=?[a-z0-9]+(?: [a-z0-9]+)*$/.test(phrase))).toEqual([]);
    }
  });
});

describe('a French service', () => {
  it('is a department of its own field behind an article', () => {
    expect(departmentOf('Responsable du service des archives')).not.toBe('support');
    expect(departmentOf('Responsable du service comptabilité')).toBe('finance');
  });

  it('has a head, as a “chef de service”', () => {
    expect(readTitle('Chef du service informatique')).toEqual(readTitle('Chef de service informatique'));
  });

  it('is the service of customers where the title says so', () => {
    expect(departmentOf('Responsable du service client')).toBe('support');
    expect(departmentOf('Technicien au service après-vente')).toBe('support');
  });
});
