/** For Vitest's tests of programs: what they start is the built server, as in production. */
import { buildIfChanged, serverBuild } from './builds.mjs';

export const setup = () => buildIfChanged(process.execPath, serverBuild);
