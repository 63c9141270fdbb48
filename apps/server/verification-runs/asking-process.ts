/** What the process of a slice opens to ask mail servers. If it fails, the server is not affected. */
import { systemClock } from '@leadlight/adapters';
import { openFiles } from '@leadlight/adapters/files';
import { dropPassesOf } from '@leadlight/db/verification';
import { whileFilesAnswer } from '../files/stored-files.ts';
import { noticeToServer } from '../jobs/run-in-process.ts';
import type { RunKind } from '../runs/run-kind.ts';
import type { SliceWork } from '../runs/run-work.ts';
import { serveRun } from '../runs/run-process.ts';
import type { RunWorld } from '../runs/slice.ts';
import { controlNameFor } from '../verifications/control-names.ts';
import { createHostGates } from '../verifications/host-gates.ts';
import { sentenceOf } from '../verifications/notices.ts';
import { createConfiguredVerifier } from '../verify/configured-verifier.ts';
import type { Asking } from './asking.ts';
import { askRows } from './asking-slice.ts';
import type { AskingOrder } from './verification-run.ts';

export function serveAsking<Heard>(kind: RunKind, asking: Asking<Heard>): void {
  serveRun(kind, (order: AskingOrder, world) => ({ work: workOf(asking, order, world) }));
}

/** Opens nothing before it has the run: a process that has it keeps its passes at mail servers. */
function workOf<Heard>(asking: Asking<Heard>, { files: place, verify, secret }: AskingOrder, { db, now }: RunWorld): SliceWork {
  return whileFilesAnswer(async (slice) => {
    const { workspaceId, runId } = slice;
    const clock = { ...systemClock, now: () => now().getTime() };
    // Connections of a process that was killed are closed; without this, their passes would stay valid for a minute.
    await dropPassesOf(db.app, runId);
    // If the gate can't be read, the server is not asked, and the address stays unknown.
    const gates = createHostGates({ db, clock, owner: runId, onFault: () => undefined });
    const verifier = createConfiguredVerifier(verify, {
      clock,
      gate: gates.of(workspaceId),
      nameFor: controlNameFor(secret, workspaceId, now),
      onNotice: (notice) => {
        const sentence = sentenceOf(notice);
        if (sentence !== null) noticeToServer(sentence);
      },
    });
    const files = await openFiles(place);
    try {
      const pathOf = (id: string): Promise<string> => files.pathOf({ workspaceId, id }, slice.signal);
      return await askRows(asking, { verifier, pathOf })(slice);
    } finally {
      files.close();
      verifier.close();
      await gates.close().catch(() => undefined);
    }
  });
}
