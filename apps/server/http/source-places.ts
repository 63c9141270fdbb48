/**
 * Finds places of the built server in its sources, so that a log names the line to look at. Only faults that are logged are looked up: with Node's own
 * `--enable-source-maps`, which reads every map at the start, the server took 60 MB more memory and a start a quarter more processor time (2026-11-28).
 */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

const builtPlace = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;

/** As many as there are places in the code where something failed. */
const found = new Map<string, string>();

/** @returns a line of a stack with the place in the source, or the line as it is if the file isn't built or has no map */
export function sourcePlace(line: string): string {
  return line.replace(builtPlace, (place, file: string, row: string, column: string) => {
    const source = found.get(place) ?? lookUp(file, Number(row), Number(column)) ?? place;
    found.set(place, source);
    return source;
  });
}

function lookUp(file: string, row: number, column: number): string | null {
  try {
    const map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')) as SourceMapPayload);
    const origin = map.findOrigin(row, column);
    return 'fileName' in origin ? `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}` : null;
  } catch {
    return null;
  }
}
