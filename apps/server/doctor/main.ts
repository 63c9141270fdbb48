/** `npm run doctor`: prints how the installation is doing. Exits with 1 if something has to be fixed. */
import { readConfig, StartError } from '../config.ts';
import { checkTechnologies } from '../enrichments/technologies-file.ts';
import { readEnvironment } from '../environment.ts';
import { examine } from './doctor.ts';
import { fix, printFindings } from './findings.ts';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  process.stdout.write(
    'npm run doctor   checks the installation, and says what to fix. It changes nothing. docs/operating.md explains each part.\n',
  );
  process.exit();
}

try {
  const config = readConfig(readEnvironment(process.env));
  checkTechnologies(config);
  const findings = await examine(config);
  process.stdout.write(`${printFindings(findings)}\n`);
  process.exitCode = findings.some(({ state }) => state === 'fix') ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  const findings = error.message.split('\n').map((line) => fix('Settings', line, 'See docs/application.md, under Variables.'));
  process.stdout.write(`${printFindings(findings)}\n`);
  process.exitCode = 1;
}
