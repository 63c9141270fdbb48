/** Files of registers in every packing, from any position, whole and damaged. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import type { RegisterId } from '@leadlight/enrichment/registers';
import fc from 'fast-check';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, test } from 'vitest';
import { gleifCsv, leiOf } from '../../testing/register-files.ts';
import { archive } from '../files/workbook-file.ts';
import type { Position } from '../files/rows.ts';
import { openRegisterShape, readRegister, type RegisterRow } from './register-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-register-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
function fileOf(content: string | Buffer): string {
  const path = join(folder, `file-${(files += 1)}`);
  writeFileSync(path, content);
  return path;
}

interface Read {
  readonly rows: string[];
  readonly positions: Position[];
}

const outline = ({ row, item }: RegisterRow): string =>
  `${row} ${item.kind} ${item.kind === 'record' ? item.record.name : `${item.line} ${item.reason}`}`;

async function readAll(
  path: string,
  register: RegisterId,
  options: { from?: Position; batchRows?: number; limit?: number } = {},
): Promise<Read> {
  const { from = { row: 1, offset: 0 }, batchRows = 7, limit } = options;
  const shape = await openRegisterShape(path, register, limit ?? null);
  const [rows, positions]: [string[], Position[]] = [[], []];
  for await (const batch of readRegister(shape, from, { batchRows })) {
    rows.push(...(batch.rows as RegisterRow[]).map(outline));
    positions.push(batch.next);
  }
  return { rows, positions };
}

const names = Array.from({ length: 40 }, (_none, n) => (n % 9 === 4 ? `Rockets\n"${n}" Bücher` : `Rockets ${n}`));
const text = gleifCsv(names.map((name, n) => ({ lei: n % 11 === 3 ? 'BAD' : leiOf(n), name })));
const place = (n: number) => ({
  id: `place-${n}`,
  names: { primary: `Place ${n}` },
  confidence: 0.9,
  websites: [`https://place${n}.com/`],
  addresses: [{ locality: 'Berlin', country: 'DE', freeform: `Street ${n}` }],
});
const places = (count: number, codec: 'ZSTD' | 'SNAPPY' | 'UNCOMPRESSED' = 'SNAPPY'): Buffer => {
  const all = Array.from({ length: count }, (_none, n) => place(n));
  const column = (name: keyof ReturnType<typeof place>, type: 'STRING' | 'JSON' | 'DOUBLE') => ({
    name,
    type,
    data: all.map((each) => each[name]),
  });
  const columnData = [
    column('id', 'STRING'),
    column('names', 'JSON'),
    column('confidence', 'DOUBLE'),
    column('websites', 'JSON'),
    column('addresses', 'JSON'),
  ];
  const compressors = { ZSTD: (bytes: Uint8Array) => zstdCompressSync(bytes) };
  return Buffer.from(parquetWriteBuffer({ columnData, codec, compressors, rowGroupSize: 9 }));
};

describe('a file of a register', () => {
  test('reads the same plain, with gzip, and in a ZIP archive', async () => {
    const plain = await readAll(fileOf(text), 'gleif');
    expect(plain.rows).toHaveLength(40);
    expect(plain.rows.slice(3, 6)).toEqual(['5 refused 5 "BAD" is not an LEI', '6 record Rockets\n"4" Bücher', '7 record Rockets 5']);
    expect((await readAll(fileOf(gzipSync(text)), 'gleif')).rows).toEqual(plain.rows);
    const zipped = archive([
      { name: 'folder/', content: '' },
      { name: 'golden-copy.csv', content: text },
      { name: '__MACOSX/._golden-copy.csv', content: 'x' },
    ]);
    expect((await readAll(fileOf(zipped), 'gleif')).rows).toEqual(plain.rows);
  });

  test('of any register continues after each batch with exactly the records that follow, whatever the batches', async () => {
    const tickers = JSON.stringify(Object.fromEntries(names.map((name, n) => [n, { cik_str: n + 1, ticker: `T${n}`, title: name }])));
    const lines = `[\n${names.map((name, n) => JSON.stringify({ name, id: String(n), website: `r${n}.com`, industry: '', locality: '', country: '' })).join(',\n')}\n]\n`;
    const kinds: readonly [RegisterId, string | Buffer][] = [
      ['gleif', text],
      ['gleif', gzipSync(text)],
      ['sec-tickers', tickers],
      ['people-data-labs', lines],
      ['overture', places(40)],
      ['overture', places(40, 'ZSTD')],
    ];
    for (const [register, content] of kinds) {
      const path = fileOf(content);
      const whole = await readAll(path, register, { batchRows: 100 });
      expect(whole.rows, register).toHaveLength(40);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 45 }), fc.nat({ max: 60 }), async (batchRows, which) => {
          const { rows, positions } = await readAll(path, register, { batchRows });
          expect(rows).toEqual(whole.rows);
          const from = positions[which % positions.length];
          if (!from) throw new Error('no batch');
          const done = Math.min(40, ((which % positions.length) + 1) * batchRows);
          expect((await readAll(path, register, { from, batchRows: 3 })).rows).toEqual(whole.rows.slice(done));
        }),
        { numRuns: 15 },
      );
    }
  });

  test('ends after a number of records, also when it continues', async () => {
    const path = fileOf(text);
    const { rows, positions } = await readAll(path, 'gleif', { limit: 10 });
    expect(rows).toHaveLength(10);
    expect((await readAll(path, 'gleif', { limit: 10, from: positions[0] ?? { row: 1, offset: 0 } })).rows).toEqual(rows.slice(7));
    expect((await readAll(path, 'gleif', { limit: 10, from: positions[1] ?? { row: 1, offset: 0 } })).rows).toEqual([]);
  });

  test.each<[string, RegisterId, string | Buffer, string]>([
    ['another register', 'sirene', text, 'register_other_file'],
    ['text for a register in Parquet', 'overture', text, 'register_other_file'],
    ['Parquet for a register as text', 'gleif', places(3), 'register_other_file'],
    [
      'an archive with two files',
      'gleif',
      archive([
        { name: 'a.csv', content: text },
        { name: 'b.csv', content: text },
      ]),
      'register_archive',
    ],
    ['an archive without a file', 'gleif', archive([{ name: 'a/', content: '' }]), 'register_archive'],
    ['Parquet that is cut off', 'overture', places(30).subarray(0, 400), 'file_broken'],
  ])('of the wrong kind is refused: %s', async (_what, register, content, code) => {
    await expect(readAll(fileOf(content), register)).rejects.toMatchObject({ code });
  });

  test('that is cut off or damaged anywhere gives its first records and then an error, never other records', async () => {
    const packed = gzipSync(text);
    const whole = await readAll(fileOf(text), 'gleif', { batchRows: 1 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 20, max: packed.length - 9 }), async (length) => {
        const rows: string[] = [];
        const read = async (): Promise<void> => {
          const shape = await openRegisterShape(fileOf(packed.subarray(0, length)), 'gleif', null);
          for await (const batch of readRegister(shape, { row: 1, offset: 0 }, { batchRows: 1 }))
            rows.push(...(batch.rows as RegisterRow[]).map(outline));
        };
        await expect(read()).rejects.toMatchObject({ code: expect.stringMatching(/^file_broken$|^Z_/) });
        expect(rows).toEqual(whole.rows.slice(0, rows.length));
      }),
      { numRuns: 40 },
    );
  });

  test('that has another size than when the import began is not continued', async () => {
    const path = fileOf(text);
    const shape = await openRegisterShape(path, 'gleif', null);
    writeFileSync(path, `${text}\r\n`);
    await expect(readRegister(shape, { row: 1, offset: 0 }).next()).rejects.toMatchObject({ code: 'file_gone' });
  });
});
