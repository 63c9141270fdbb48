/** For Vitest's tests of programs: what they start is the built server, as in production, and processes that are built in the same way. */
import { buildIfChanged, serverBuild, testingBuild } from './builds.mjs';

export const setup = async () => {
  await buildIfChanged(process.execPath, serverBuild);
  await buildIfChanged(process.execPath, testingBuild);
};
