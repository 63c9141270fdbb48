/** The files that belong to the repository, for tests that read all of them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Paths from the repository's root: the files that git has, committed or staged, so that a file which another program leaves here is not taken for one of ours.
 * Without git, for example in an archive of the repository, all files except installed, built and private ones.
 */
export function repositoryFiles(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // A file that is deleted but not yet committed is still listed.
    return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(`${root}${path}`));
  } catch {
    return filesBelow('');
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter(({ name }) => !/^(?:node_modules|dist|test-results|playwright-report|\.git|\.data|\.preparing|\.env|.+\.log)$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]));
}
