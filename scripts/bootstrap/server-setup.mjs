/** For Vitest's tests of programs: what they start is built, as in production, and so are the processes that only they start. */
import { buildIfChanged, everyBuild, testingBuild } from './builds.mjs';

export const setup = async () => {
  for (const build of [...everyBuild, testingBuild]) await buildIfChanged(process.execPath, build);
};
