import { expect, test } from 'vitest';
import { helpFor } from './help.ts';

test.for([
  [['backup', '--help'], 'npm run backup'],
  [['restore', '-h'], 'npm run restore -- FILE'],
  [['import', '--help'], 'npm run import -- FILE --workspace ID'],
  [['sample', '--help'], 'npm run sample -- --leads N'],
  [['--help'], 'npm run operator -- COMMAND'],
  [['plan', '--help'], 'npm run operator -- COMMAND'],
] as const)('%j prints the usage, and runs nothing', ([words, beginning]) => {
  expect(helpFor(words)?.startsWith(beginning)).toBe(true);
});

test('a command without --help runs', () => {
  expect(helpFor(['backup', 'FILE'])).toBeUndefined();
});
