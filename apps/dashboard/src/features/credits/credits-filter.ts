import type { EntryKind } from '../../api/contract.ts';
import type { CreditsSearch } from './credits.search.ts';

/** The filter in the form of the API: instants, the end excluded. */
export function toFilter({ kind, from, until, run }: CreditsSearch): { kind?: EntryKind[]; from?: string; until?: string; run?: string } {
  return {
    ...(kind && { kind }),
    ...(run && { run }),
    ...(from && { from: startOf(from, 0) }),
    ...(until && { until: startOf(until, 1) }),
  };
}

function startOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
