/** `npm run notices`: writes THIRD_PARTY_NOTICES.md from the lock file, the installed packages and scripts/notices/declared.json. Works offline. */
import { writeFileSync } from 'node:fs';
import { root, runMain } from './bootstrap/command.mjs';
import { installMissing } from './bootstrap/packages.mjs';
import { notices } from './notices/notices.mjs';

await runMain(async () => {
  await installMissing();
  writeFileSync(`${root}THIRD_PARTY_NOTICES.md`, notices());
});
