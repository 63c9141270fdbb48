/** Formats the figures: a table for the terminal, a document for the repository. */
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { launchChromium } from '../e2e/browser.ts';
import { type Figure, isMet } from './figures.ts';

interface Row {
  item: string;
  figure: string;
  target: string;
  measured: string;
  result: string;
}

export function printTable(figures: Figure[]): void {
  const rows = figures.map((figure) => Object.values(rowOf(figure)) as string[]);
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, column) => Math.max(cell.length, most[column] ?? 0)), []);
  for (const row of rows)
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  const verdicts = figures.map(isMet).filter((verdict) => verdict !== undefined);
  process.stdout.write(`${verdicts.filter(Boolean).length} of ${verdicts.length} targets met\n`);
}

export interface Heading {
  title: string;
  /** One or two sentences below the title, starting with the command that writes the document. */
  about: string;
  /** Date, machine, load. */
  surroundings: string[];
}

export function renderDocument(figures: Figure[], { title, about, surroundings }: Heading): string {
  const hasItems = figures.some(({ item }) => item !== undefined);
  const line = (cells: string[]) => `| ${(hasItems ? cells : cells.slice(1)).join(' | ')} |`;
  return [
    `# ${title}`,
    '',
    about,
    '',
    ...surroundings.map((each) => `- ${each}`),
    '',
    line(['Item', 'Figure', 'Target', 'Measured', '']),
    line(['---', '---', '---', '---', '---']).replaceAll(' ', ''),
    ...figures.map((figure) => line(Object.values(rowOf(figure)) as string[])),
    '',
    ...figures.flatMap(({ what, note }) => (note ? [`- ${what}: ${note}`] : [])),
    '',
  ].join('\n');
}

function rowOf(figure: Figure): Row {
  const { item, what, value, unit, target } = figure;
  const bound = target && ('atMost' in target ? `≤ ${shown(target.atMost, unit)}` : `≥ ${shown(target.atLeast, unit)}`);
  const verdict = isMet(figure);
  return {
    item: item === undefined ? '' : String(item),
    figure: what,
    target: bound ?? '',
    measured: shown(value, unit),
    result: verdict === undefined ? '' : verdict ? 'met' : 'MISSED',
  };
}

function shown(value: number, unit: Figure['unit']): string {
  const digits = { B: 0, KB: 1, ms: 0, s: 2, '': 3, '/s': 0 }[unit];
  const number = value.toLocaleString('en-US', { maximumFractionDigits: digits });
  return `${number}${unit === '/s' ? '' : ' '}${unit}`.trim();
}

export async function machineAndDate(): Promise<string[]> {
  const [first] = cpus();
  const browser = await launchChromium();
  const chromium = browser.version();
  await browser.close();
  return [
    `Date: ${new Date().toISOString().slice(0, 10)}`,
    `Machine: ${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}`,
    `Load before: ${loadavg()[0]?.toFixed(1)} (each core that is busy with other work counts 1 and increases every time below)`,
    `Node ${process.versions.node}, Chromium ${chromium}, page and server on the same machine`,
  ];
}
