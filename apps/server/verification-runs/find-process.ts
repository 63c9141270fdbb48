/** The process of one slice of a find run. */
import { askNames } from './ask-names.ts';
import { serveAsking } from './asking-process.ts';
import { findKind } from './verification-run.ts';

serveAsking(findKind, askNames);
