/** `npm run words -- …`: reads a description of leads as filters. Options, output and exit codes: words.command.ts. */
import { StartError } from '../start-error.ts';
import { exitCodes, runWords } from './words.command.ts';

try {
  process.exitCode = runWords(process.argv.slice(2), { out: (text) => void process.stdout.write(text), now: () => new Date() });
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = error instanceof StartError ? exitCodes.usage : exitCodes.failure;
}
