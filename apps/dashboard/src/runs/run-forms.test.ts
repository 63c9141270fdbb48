import { runKinds } from '@leadlight/contract';
import { expect, test } from 'vitest';

test('every kind of run of the contract has the form in which screens show it', () => {
  const forms = Object.keys(import.meta.glob('./*-run.*')).flatMap((file) => /^\.\/(.+)-run\.[a-z]+$/.exec(file)?.[1] ?? []);
  // A find run is a verification run of names.
  expect(forms.toSorted()).toEqual(runKinds.filter((kind) => kind !== 'find').toSorted());
});
