import { describe, expect, test } from 'vitest';
import { readWords } from './index.ts';

const read = (text: string) => readWords(text, { now: 2026 });

describe('a frequent surname with a capital letter is a name', () => {
  test.each([
    ...['Ferreira', 'Müller', 'Schmidt', 'Fischer', 'Taylor', 'Baker', 'Weber', 'Marchand', 'Herrera', 'Smith', 'Zimmermann', 'Oliveira'],
    ...['Ana Ferreira', 'Thomas Müller', 'John Carpenter', 'Hannah Baker', 'Jean Boulanger', 'Paul Marchand'],
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'people', filters: { name: { include: [text] } }, notUnderstood: [] });
    expect(read(text).filters.title).toBeUndefined();
  });

  test.each(['baker', 'weber', 'bakers in Berlin', 'Bakers in Paris', 'Bäcker in München', 'Carpenters', 'Plumber', 'Metzger in Zürich'])(
    '%s is an occupation',
    (text) => expect(read(text).filters).toMatchObject({ title: { include: [expect.any(String)] } }),
  );

  test.each([
    ['Jordan', 'country'],
    ['Washington', 'region'],
    ['Lima', 'city'],
    ['Sales', 'department'],
    ['Banks', 'industry'],
    ['Ferrari', 'company'],
  ] as const)('%s is better known as something else', (text, field) => {
    expect(Object.keys(read(text).filters)).toEqual([field]);
  });
});

describe('leadership is a level of people', () => {
  test.each([
    ['Women in leadership', 'Women'],
    ['women in leadership roles at banks', 'women'],
    ['Frauen in Führungspositionen', 'Frauen'],
    ['Mujeres en puestos directivos', 'Mujeres'],
  ])('%s searches people from directors up, and reports that the gender is no filter', (text, gender) => {
    const reading = read(text);
    expect(reading.kind).toBe('people');
    expect(reading.filters.seniority?.include?.toSorted()).toEqual(['c_suite', 'director', 'founder', 'head', 'owner', 'partner', 'vp']);
    expect([reading.notUnderstood, reading.notFilterable]).toEqual([[], [gender]]);
  });

  test('a subject of that name is no level', () => {
    expect(read('people in leadership coaching').filters.seniority).toBeUndefined();
  });

  test('who a text begins with is searched for, whatever they are in', () => {
    expect(read('men in management')).toMatchObject({ kind: 'people', notFilterable: ['men'], notUnderstood: ['management'] });
  });
});
