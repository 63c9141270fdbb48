/** The targets of the columns of a file. */
import type { RunQuestion, VerificationFile, VerificationRun } from '../../api/contract.ts';

type FileQuestion = Extract<RunQuestion['source'], { kind: 'file' }>;
export type RunColumn = FileQuestion['columns'][number];
export type RunTarget = RunColumn['target'];

export const targetNames: Record<RunTarget, string> = {
  address: 'Email',
  name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  domain: 'Company domain',
};
export const targetsOf = (kind: VerificationRun['kind']): readonly RunTarget[] =>
  kind === 'find' ? ['name', 'first_name', 'last_name', 'domain'] : ['address'];

/** The server's guesses, each target at most once. */
export function columnsGuessed(kind: VerificationRun['kind'], { columns }: VerificationFile): RunColumn[] {
  const taken = new Set<RunTarget>();
  return columns.flatMap(({ column, guess }) => {
    if (!guess || taken.has(guess) || !targetsOf(kind).includes(guess)) return [];
    taken.add(guess);
    return [{ column, target: guess }];
  });
}

/** A target moves from another column to this one. */
export function withColumn(columns: readonly RunColumn[], column: number, target: RunTarget | null): RunColumn[] {
  const others = columns.filter((each) => each.column !== column && each.target !== target);
  return target === null ? others : [...others, { column, target }];
}

/** Verify: the address. Find: the domain, and the name or both of its parts. */
export function areComplete(kind: VerificationRun['kind'], columns: readonly RunColumn[]): boolean {
  const has = (target: RunTarget): boolean => columns.some((each) => each.target === target);
  return kind === 'verify' ? has('address') : has('domain') && (has('name') || (has('first_name') && has('last_name')));
}
