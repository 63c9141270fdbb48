/** One measured figure and its target. */
export interface Figure {
  /** Number in the acceptance list; absent if the list has no target for the figure. */
  item?: number;
  what: string;
  value: number;
  unit: 'B' | 'KB' | 'ms' | 's' | '' | '/s';
  target?: { atMost: number } | { atLeast: number };
  /** How it was measured, if the name doesn't tell. */
  note?: string;
}

/** @returns whether the figure meets its target; undefined if it has none */
export function isMet({ value, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}
