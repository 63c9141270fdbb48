/** `npm run operator -- …`, `npm run backup`, `npm run restore`, `npm run import`, `npm run sample`: the operator's commands, with or without a running server. */
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
