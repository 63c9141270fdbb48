/** `npm run doctor`: prints how the installation is doing. Exits with 1 if something has to be fixed. */
import { readConfig, StartError } from '../config.ts';
import { checkTechnologies } from '../enrichments/technologies-file.ts';
import { readEnvironment } from '../environment.ts';
import { examine } from './doctor.ts';
import { fix, printFindings, type Finding } from './findings.ts';

const args = process.argv.slice(2);
const usage = 'npm run doctor   checks the installation, and says what to fix. It changes nothing. docs/operating.md explains each part.';
if (args.some((word) => word === '--help' || word === '-h')) {
  process.stdout.write(`${usage}\n`);
  process.exit();
}
if (args.length > 0) {
  process.stderr.write(`${usage}\n`);
  // 1 would mean that something has to be fixed.
  process.exit(2);
}

try {
  const config = readConfig(readEnvironment(process.env));
  checkTechnologies(config);
  const findings = await examine(config);
  printAndExit(findings);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  printAndExit(error.message.split('\n').map((line) => fix('Settings', line, 'See docs/application.md, under Variables.')));
}

/** Ends the process, because a mail server that was given up, or that doesn't close after QUIT, would keep it with its connection. */
function printAndExit(findings: readonly Finding[]): void {
  process.stdout.write(`${printFindings(findings)}\n`, () => process.exit(findings.some(({ state }) => state === 'fix') ? 1 : 0));
}
