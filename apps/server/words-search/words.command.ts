/** `npm run words`: the filters that a description of leads is read as. Needs no database and no network. */
import { parseArgs } from 'node:util';
import { leadKinds, type LeadKind } from '@leadlight/leads';
import { StartError } from '../start-error.ts';
import { presentSearchWords } from './words-search.presenter.ts';
import { readSearchWords } from './words-search.reads.ts';

const usage = `npm run words -- "heads of marketing at German fintechs"   read a description of leads as filters
  --kind people|companies   which leads; by default, what the description says
  --json                    filters, notUnderstood and notFilterable as JSON

Exit codes: 0 done, 2 wrong usage, 1 failure.`;

export const exitCodes = { done: 0, failure: 1, usage: 2 } as const;

interface WordsCommand {
  readonly out: (text: string) => void;
  readonly now: () => Date;
}

/** @returns the exit code. @throws StartError for wrong arguments */
export function runWords(args: readonly string[], { out, now }: WordsCommand): number {
  const { values, positionals } = readArguments(args);
  if (values.help) {
    out(`${usage}\n`);
    return exitCodes.done;
  }
  const text = positionals.join(' ').trim();
  const kind = values.kind === undefined ? undefined : leadKinds.find((each) => each === values.kind);
  if (text === '' || (values.kind !== undefined && kind === undefined)) throw new StartError(usage);
  out(values.json ? `${asJson(text, now(), kind)}\n` : inWords(text, now(), kind));
  return exitCodes.done;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { kind: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch {
    throw new StartError(usage);
  }
}

function asJson(text: string, now: Date, kind: LeadKind | undefined): string {
  const { chips: _chips, ...read } = readSearchWords(text, now, kind);
  return JSON.stringify(read);
}

function inWords(text: string, now: Date, kind: LeadKind | undefined): string {
  const { kind: found, chips, notUnderstood, notFilterable, corrections } = presentSearchWords(readSearchWords(text, now, kind));
  const lines = [
    found === 'people' ? 'People' : 'Companies',
    ...chips.map(({ field, name, exclude }) => `  ${field}: ${exclude ? 'not ' : ''}${name}`),
    ...corrections.map(({ typed, read }) => `  Read “${typed}” as “${read}”`),
    ...notUnderstood.map((part) => `  Not understood: ${part}`),
    ...notFilterable.map((part) => `  Can't be filtered: ${part}`),
  ];
  return `${lines.join('\n')}\n`;
}
