/** `npm run import -- --preview FILE…`: prints how files would be read, without a database: one line of JSON per file. */
import { basename } from 'node:path';
import { understandFile } from '../imports/understand-file.ts';
import { FileFault } from '../imports/files/rows.ts';

/** @returns one JSON object per file: what its rows are, and each column with its target, or why the file can't be read */
export async function previewCommand([, ...paths]: readonly string[], now: Date): Promise<string> {
  const lines: string[] = [];
  for (const path of paths) lines.push(JSON.stringify({ file: basename(path), ...(await previewOf(path, now)) }));
  return lines.join('\n');
}

async function previewOf(path: string, now: Date): Promise<object> {
  try {
    const { preview, rules } = await understandFile(path, {}, { name: basename(path), sha256: '0'.repeat(64), at: now });
    const { format, encoding, sheet, delimiter, headerRow, leads, isLeadsSure, isReady, columns, problems } = preview;
    return {
      ...{ format, encoding, sheet, delimiter, headerRow, leads, isLeadsSure, leadsRule: rules.kind, isReady },
      columns: columns.map(({ header, target, isDoubtful, samples }, column) => ({
        header,
        target,
        isDoubtful,
        rule: rules.columns[column] ?? null,
        samples,
      })),
      problems: problems.filter(({ row }) => row === null).map(({ code }) => code),
    };
  } catch (error) {
    if (error instanceof FileFault) return { refused: error.code };
    throw error;
  }
}
