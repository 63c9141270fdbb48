/** `npm run messages`: shows visitors' messages and their delivery state. Options and output: messages/messages.command.ts. */
import { runMessages } from './messages/messages.command.ts';

process.exitCode = await runMessages(process.argv.slice(2), {
  environment: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
