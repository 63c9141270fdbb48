/** Imports as a kind of run: what is needed to control one. */
import { readImport } from '@leadlight/db/imports';
import { Refusal } from '@leadlight/db/platform';
import { noteRunProgress } from '@leadlight/db/runs';
import { noteAudit } from '../audit/note-audit.ts';
import type { RunKind } from '../runs/run-kind.ts';
import { findNoteWords } from './import-words.ts';

export const importKind: RunKind = {
  name: 'import',
  // An import belongs to the workspace, not to the member who started it.
  permission: () => ({ action: 'imports.create', scope: 'leads:write', outlivesStarter: true }),
  credits: null,
  onEnd: async (tx, { id, status, isUndo, done, failed }, now, endedBy) => {
    if (status === 'canceled') {
      // An undo can be paused, but not ended halfway.
      if (isUndo) throw new Refusal('import_state');
      await noteAudit(tx, { actor: endedBy, action: 'import.cancelled', target: { kind: 'import', id } }, now);
    } else await noteRunProgress(tx, id, { total: done + failed });
  },
  onResume: async (tx, { id, isUndo }) => {
    if (!isUndo && (await readImport(tx, id)).fileUntil === null) throw new Refusal('file_gone');
  },
  wordFailure: ({ code, details: { row } }) => {
    const words = findNoteWords(code);
    return words !== undefined && typeof row === 'number' && row > 0 ? `${words} (Row ${row})` : words;
  },
};
