import { runKinds } from '@leadlight/contract';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('every kind of run of the contract has the form in which screens show it', () => {
  const files = readdirSync(fileURLToPath(new URL('../src/runs/', import.meta.url)));
  const forms = files.flatMap((file) => /^(.+)-run\.ts$/.exec(file)?.[1] ?? []);
  // A find run is a verification run of names.
  expect(forms.toSorted()).toEqual(runKinds.filter((kind) => kind !== 'find').toSorted());
});
