/** `npm run verify -- …`: verifies addresses from the command line. Options, output and exit codes: verify.command.ts. */
import { StartError } from '../config.ts';
import { readEnvironment } from '../environment.ts';
import { createConfiguredVerifier } from './configured-verifier.ts';
import { exitCodes, runVerify } from './verify.command.ts';
import { readVerifyConfig } from './verify.config.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Interrupted.')));

try {
  const config = readVerifyConfig(readEnvironment(process.env));
  process.exitCode = await runVerify(process.argv.slice(2), {
    createVerifier: (onNotice) => createConfiguredVerifier(config, { onNotice }),
    identityFaults: config.identityFaults,
    stdin: process.stdin.isTTY ? null : process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    hasProgress: process.stderr.isTTY,
    signal: stop.signal,
    now: () => Date.now(),
  });
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = error instanceof StartError ? exitCodes.usage : exitCodes.failure;
}
