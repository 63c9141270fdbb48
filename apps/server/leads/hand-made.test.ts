import { expect, test } from 'vitest';
import { noFacts, personOf } from '@leadlight/leads';
import { typedPerson } from './hand-made.ts';

const at = 1_790_000_000;
const by = (seconds: number) => ({ member: '01900000-0000-7000-8000-000000000001', at: at + seconds });

test('a typed full name replaces both parts, including a part that it does not have', () => {
  const ana = typedPerson(noFacts, { name: 'Ana Silva' }, by(0));
  expect(personOf(ana, at)).toMatchObject({ firstName: 'Ana', lastName: 'Silva' });
  const titled = typedPerson(ana, { name: 'Dr. Roth' }, by(1));
  expect(personOf(titled, at + 1)).toMatchObject({ name: 'Dr. Roth', firstName: null, lastName: 'Roth' });
  const single = typedPerson(titled, { name: 'Cher' }, by(2));
  expect(personOf(single, at + 2)).toMatchObject({ name: 'Cher', firstName: 'Cher', lastName: null });
});
