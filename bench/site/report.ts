/** Shows the figures: a table for the terminal, a document for the repository. */
import { cpus, release, totalmem, type } from 'node:os';
import { launchChromium } from '../../e2e/browser.ts';
import { type Figure, holds } from './figures.ts';

interface Row {
  item: string;
  figure: string;
  target: string;
  measured: string;
  holds: string;
}

export function printTable(figures: Figure[]): void {
  console.table(figures.map(rowOf));
}

export function renderDocument(figures: Figure[], surroundings: string[], command: string): string {
  const rows = figures.map(rowOf);
  return [
    '# What the page measures',
    '',
    `Written by \`${command}\`; items are those of the acceptance list. Figures without a target are shown because they explain the others.`,
    '',
    ...surroundings.map((line) => `- ${line}`),
    '',
    '| Item | Figure | Target | Measured | |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${Object.values(row).join(' | ')} |`),
    '',
    ...figures.flatMap(({ what, note }) => (note ? [`- ${what}: ${note}`] : [])),
    '',
  ].join('\n');
}

function rowOf(figure: Figure): Row {
  const { item, what, value, unit, target } = figure;
  const bound = target && ('atMost' in target ? `≤ ${shown(target.atMost, unit)}` : `≥ ${shown(target.atLeast, unit)}`);
  const verdict = holds(figure);
  return {
    item: item === undefined ? '' : String(item),
    figure: what,
    target: bound ?? '',
    measured: shown(value, unit),
    holds: verdict === undefined ? '' : verdict ? 'holds' : 'MISSED',
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
    `Node ${process.versions.node}, Chromium ${chromium}, page and server from the same machine`,
  ];
}
