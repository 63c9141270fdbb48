/** The order in which Vitest runs its test files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files in a new order in every run, in groups that can share a worker. Vitest keeps a worker only if the next file is of the same project and
 * environment; with all files mixed, it starts a process for every other file, which loads everything again.
 */
export class GroupedRandomSequencer extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const keyed = files.map((file) => ({
      file,
      key: `${file.project.name} ${needsDocument(file.moduleId)} ${sha1(`${seed} ${file.moduleId}`)}`,
    }));
    return Promise.resolve(keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ file }) => file));
  }
}

const needsDocument = (path: string): boolean => readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom');
const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');
