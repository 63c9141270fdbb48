import { runKinds } from '@leadlight/contract';
import { expect, test } from 'vitest';

test('every kind of run in the contract has a form that screens can show', () => {
  const forms = Object.keys(import.meta.glob('./*-run.*')).flatMap((file) => /^\.\/(.+)-run\.[a-z]+$/.exec(file)?.[1] ?? []);
  // A find run is a verification run of names.
  expect(forms.toSorted()).toEqual(runKinds.filter((kind) => kind !== 'find').toSorted());
});
