import { describe, expect, test } from 'vitest';
import { nameWordsOf } from './spellings.ts';

/** The spellings that the only word of a text is searched in; one that must be whole ends with "$". */
const spellings = (text: string): string[] => {
  const [word] = nameWordsOf(text);
  return word === undefined ? [] : [word.typed, ...word.others.map((other) => `${other.word}${other.isWhole ? '$' : ''}`)];
};

describe('the words of a name have other spellings', () => {
  test.each([
    ['mueller', ['mueller', 'muller']],
    ['Müller', ['muller', 'mueller']],
    ['Mu\u0308ller', ['muller', 'mueller']],
    ['muller', ['muller', 'mueller']],
    ['joergensen', ['joergensen', 'jorgensen']],
    ['Jørgensen', ['jorgensen', 'joergensen']],
    ['aakesson', ['aakesson', 'akesson']],
    ['Åkesson', ['akesson', 'aakesson']],
    ['Noergaard', ['noergaard', 'norgaard', 'noergard', 'norgard']],
    ['Guenther', ['guenther', 'gunther']],
    ['Haeusler', ['haeusler', 'hausler']],
    ['Straße', ['strasse']],
  ])('%s', (text, expected) => expect(spellings(text)).toEqual(expected));

  test('a short spelling counts as a whole word only, so that "baert" does not find "Barton"', () => {
    expect(spellings('baert')).toEqual(['baert', 'bart$']);
  });

  test.each([
    'michael',
    'Michaela',
    'joel',
    'Noelle',
    'samuel',
    'Manuela',
    'joe',
    'sue',
    'zoe',
    'Bauer',
    'Marquez',
    'Rodrigues',
    'Guerra',
    'Páez',
    'Saenz',
    'Daan',
    'pot',
  ])('%s has no other spelling', (text) => expect(nameWordsOf(text)[0]?.others).toEqual([]));

  test('each word has its own, and a word that is typed twice counts once', () => {
    expect(nameWordsOf('Mueller & mueller GmbH').map(({ typed, others }) => [typed, others.length])).toEqual([
      ['mueller', 1],
      ['and', 0],
      ['gmbh', 0],
    ]);
    expect(nameWordsOf('!!')).toEqual([]);
  });
});
