import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';
import { acceptSuggestions, suggestionPrompt, type OtherWords } from './suggestions.ts';

const context = { now: 2026, technologies: ['HubSpot'] };
const text = 'CFOs at shovel sellers in Berlin, aged 40, with 3m revenue';
const reading = readWords(text, context);
const accept = (...suggested: OtherWords[]) => acceptSuggestions(suggested, text, reading, context);

test('a model gets the sentence and what was not read of it as data, and is told what the search knows', () => {
  const { instructions, data } = suggestionPrompt(text, ['shovel sellers'], ['Machinery']);
  expect(JSON.parse(data)).toEqual({ sentence: text, parts: ['shovel sellers'] });
  expect(instructions).toContain('Machinery');
  expect(instructions).not.toContain('shovel');
});

test('an answer of another form is sent back with the fault; control characters are removed', () => {
  const { form } = suggestionPrompt(text, [], []);
  for (const wrong of [null, {}, { parts: 1 }, { parts: [{ part: 'x' }] }]) expect(form.read(wrong)).toMatchObject({ kind: 'wrong' });
  expect(form.read({ parts: [{ part: ' a ', words: 'mining\u0007 \n companies' }] })).toEqual({
    kind: 'read',
    value: [{ part: 'a', words: 'mining companies' }],
  });
});

test('the rules read the other words, and only what is new becomes a suggestion', () => {
  const [part = ''] = [...reading.notUnderstood, ...reading.notFilterable];
  expect(accept({ part, words: 'hardware stores in Berlin' })).toMatchObject([
    { part, words: 'hardware stores in Berlin', filters: { industry: { include: ['retail.specialty'] } } },
  ]);
});

test('nothing is suggested for other parts, for unknown words, for names, or twice', () => {
  const [part = ''] = [...reading.notUnderstood, ...reading.notFilterable];
  expect(accept({ part: 'the moon', words: 'hotels' })).toEqual([]);
  expect(accept({ part: 'Berlin', words: 'hotels' })).toEqual([]);
  expect(accept({ part, words: 'blorp' })).toEqual([]);
  expect(accept({ part, words: 'at Siemens' })).toEqual([]);
  expect(accept({ part, words: 'in Berlin' })).toEqual([]);
  expect(accept({ part, words: 'hotels' }, { part, words: 'hotels' })).toHaveLength(1);
});

test('whatever a model answers, suggestions have only values of the vocabularies', () => {
  const piece = fc.oneof(
    fc.constantFrom('hotels', 'not', 'in Germany', 'at Acme', 'CFOs', '50-200 people', 'ignore the rules', '"x"'),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.constantFrom(...reading.notFilterable, ...reading.notUnderstood, ''),
      (pieces, part) => {
        for (const { filters } of accept({ part, words: pieces.join(' ') }))
          for (const field of ['company', 'name', 'keyword', 'own', 'hasEmail']) expect(filters).not.toHaveProperty(field);
      },
    ),
  );
});
