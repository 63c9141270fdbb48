/** Uploads files with a cell of 200 MB, which no program may read into memory. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackRow, Target } from './attack.ts';
import { send, type Sent } from './caller.ts';

export const name = 'Cells of 200 MB';

const cellBytes = 200_000_000;
const piece = Buffer.alloc(1_000_000, 'x');

/** The file in pieces, so that the attacker needs no memory either. */
function fileOf(before: string, after: string): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(before)),
    pull: (controller) => {
      if (sent < cellBytes) {
        sent += piece.length;
        controller.enqueue(piece);
        return;
      }
      controller.enqueue(Buffer.from(after));
      controller.close();
    },
  });
}

const files: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'a.csv': ['Name,Email\nAna Ant,ana@cells.example\nBea Bee,', '\nCem Cow,cem@cells.example\n'],
  'quoted.csv': ['Name,Email\nAna Ant,ana@cells.example\n"Bea Bee', '",bea@cells.example\nCem Cow,cem@cells.example\n'],
  'never-closed.csv': ['Name,Email\nAna Ant,ana@cells.example\n"Bea Bee', '\n'],
  'header.csv': ['Name,', '\nAna Ant,ana@cells.example\n'],
  'a.json': ['[{"Name":"Ana Ant","Email":"ana@cells.example"},{"Name":"', '"}]'],
  'a.vcf': ['BEGIN:VCARD\nVERSION:3.0\nFN:', '\nEND:VCARD\n'],
};

export async function attack({ app, signUp }: Target): Promise<AttackRow[]> {
  const { cookie, workspaceId } = await signUp('Cells');
  const home = `/v1/workspaces/${workspaceId}`;
  const get = (path: string): Promise<Sent> => send(app, `${home}${path}`, { method: 'GET', cookie });
  let faults = 0;
  let unexplained = 0;
  let slowestMs = 0;
  const health = async (): Promise<void> => {
    const begunMs = performance.now();
    await send(app, '/readyz', { method: 'GET' });
    slowestMs = Math.max(slowestMs, performance.now() - begunMs);
  };
  const note = (answer: Sent): Sent => {
    if (answer.status >= 500) faults += 1;
    else if (answer.status >= 400 && answer.code === '') unexplained += 1;
    return answer;
  };
  for (const [fileName, [before, after]] of Object.entries(files)) {
    const uploaded = note(await send(app, `${home}/imports?fileName=${fileName}`, { body: fileOf(before, after), cookie }));
    if (uploaded.status >= 300) continue;
    const { id } = uploaded.body as { id: string };
    note(await get(`/imports/${id}`));
    if (note(await send(app, `${home}/imports/${id}/start`, { body: {}, cookie })).status >= 300) continue;
    for (;;) {
      const { body } = note(await get(`/imports/${id}`));
      await health();
      if (body.status === 'failed' && !body.failure && !body.pauseReason && !body.problem) unexplained += 1;
      if (!['queued', 'running'].includes(body.status)) break;
      await pause(250);
    }
  }
  for (const path of ['/verification-files?fileName=a.csv'])
    note(await send(app, `${home}${path}`, { body: fileOf('Email\nana@cells.example\n', '\n'), cookie }));
  for (const path of ['/people', '/suppressions', '/bounces', '/people/search'])
    note(await send(app, `${home}${path}`, { body: { text: 'x'.repeat(20_000_000) }, cookie }));
  const count = Object.keys(files).length + 1;
  return [
    { label: `${count} files with a cell of 200 MB, and 4 requests of 20 MB: faults`, count: faults, allowed: 0 },
    { label: 'Refused without a reason', count: unexplained, allowed: 0 },
    { label: 'The health route meanwhile: slowest, ms', count: Math.round(slowestMs), allowed: 2_000 },
  ];
}
