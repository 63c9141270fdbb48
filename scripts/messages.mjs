/** `npm run messages -- …`: shows the contact messages and their delivery state with the site's own command. Passes its arguments on. */
import { reportProgressOn } from './bootstrap/progress.mjs';
import { run, runMain, stopOnSignals } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { findNode } from './bootstrap/runtime.mjs';

await runMain(async () => {
  reportProgressOn(process.stderr);
  stopOnSignals({ exitCode: 130 });
  await installMissing();
  const { code } = await run(findNode(), ['apps/site/server/messages.ts', ...process.argv.slice(2)], { output: 'show' });
  return code ?? 1;
});
