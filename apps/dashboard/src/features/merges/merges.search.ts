import type { Merge } from '../../api/contract.ts';

export interface MergesSearch {
  /** Open by default. */
  state?: Exclude<Merge['state'], 'open'> | undefined;
}

export function readMergesSearch({ state }: Record<string, unknown>): MergesSearch {
  return { state: state === 'merged' || state === 'apart' ? state : undefined };
}
