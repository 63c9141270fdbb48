import { expect, test } from 'vitest';
import { helpFor } from './help.ts';
import { runOperator } from './operator.ts';

test.for([
  [['backup', '--help'], 'npm run backup'],
  [['restore', '-h'], 'npm run restore -- FILE'],
  [['import', '--help'], 'npm run import -- FILE --workspace ID'],
  [['sample', '--help'], 'npm run sample -- --leads N'],
  [['--help'], 'npm run operator -- COMMAND'],
  [['plan', '--help'], 'npm run operator -- COMMAND'],
] as const)('%j prints the usage, and runs nothing', async ([words, beginning]) => {
  expect((await helpFor(words))?.startsWith(beginning)).toBe(true);
});

test('a command without --help runs', async () => {
  expect(await helpFor(['backup', 'FILE'])).toBeUndefined();
});

test.for(['check', 'derive', 'pooler'])(
  '%s, which is about the whole installation, refuses further words instead of ignoring them',
  async (command) => {
    await expect(runOperator({} as never, [command, 'a-workspace'], new Date())).rejects.toThrow('npm run operator -- COMMAND');
  },
);
