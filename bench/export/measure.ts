/** Exports everything that a workspace sees and measures the time to the first byte, the total time, and the server's memory during the export. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../../e2e/app-process.ts';
import type { Visitor } from '../app/visitor.ts';
import type { Figure } from '../figures.ts';

interface Fetched {
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly bytes: number;
  readonly rows: number;
}

export async function measureExport(application: App, who: Visitor, leads: number, withEvidence: boolean): Promise<Figure[]> {
  const name = withEvidence ? 'with evidence' : 'without evidence';
  const asked = performance.now();
  const { url, total } = await ask(application, who, withEvidence);
  const askedMs = performance.now() - asked;
  const memory = watchMemory(application);
  const file = await fetchFile(application, who, url);
  const samples = await memory();
  const half = Math.floor(samples.length / 2);
  const [first, second] = [Math.max(...samples.slice(0, half)), Math.max(...samples.slice(half))];
  return [
    {
      what: `Request the export (${name}): stores the whole search`,
      value: askedMs / 1000,
      unit: 's',
      note: `${total} leads.`,
    },
    { what: `First byte of the file (${name})`, value: file.firstByteMs, unit: 'ms', target: { atMost: 300 } },
    { what: `Whole file (${name})`, value: file.totalMs / 1000, unit: 's', note: `${(file.bytes / 2 ** 20).toFixed(0)} MB.` },
    { what: `Rows per second (${name})`, value: file.rows / (file.totalMs / 1000), unit: '/s' },
    {
      what: `Peak memory while sending the second half, minus the peak during the first half (${name})`,
      value: (second - first) / 2 ** 10,
      unit: 'KB',
      // If memory grew with the rows, it would grow by half of the file: hundreds of megabytes.
      target: { atMost: 20 * 1024 },
      note: `The server's process used ${inMb(samples[0] ?? Number.NaN)} before, at most ${inMb(first)} in the first half, ${inMb(second)} in the second; sampled every 250 ms. The increase at the beginning is garbage that V8 does not collect while there is room.`,
    },
    { what: `Rows missing from the file (${name})`, value: leads - file.rows, unit: '', target: { atMost: 0 } },
  ];
}

const inMb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

async function ask({ url }: App, { cookie, workspaceId }: Visitor, withEvidence: boolean): Promise<{ url: string; total: number }> {
  const answer = await fetch(`${url}/v1/workspaces/${workspaceId}/exports`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'people', selection: { kind: 'search', filters: {} }, withEvidence }),
  });
  if (answer.status !== 201) throw new Error(`the export was refused: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { url: string; total: number };
}

function fetchFile({ url }: App, { cookie }: Visitor, path: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let firstByteMs = 0;
    let bytes = 0;
    // Rows contain no line breaks, so lines are rows; the first is the header.
    let rows = -1;
    const sent = request(`${url}${path}`, { headers: { cookie } }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        firstByteMs ||= performance.now() - started;
        bytes += chunk.length;
        for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
      });
      answer.once('end', () => resolve({ firstByteMs, totalMs: performance.now() - started, bytes, rows }));
      answer.once('error', reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** @returns a function that stops sampling and returns resident memory in bytes, before and every 250 ms since */
function watchMemory({ url }: App): () => Promise<number[]> {
  let isOver = false;
  const watched = (async () => {
    const samples: number[] = [];
    while (!isOver) {
      samples.push(await residentBytes(url));
      await pause(250);
    }
    return samples;
  })();
  return () => {
    isOver = true;
    return watched;
  };
}

async function residentBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}
