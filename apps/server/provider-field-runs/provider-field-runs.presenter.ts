/** Runs for providers' fields in the contract's form. */
import { providerFieldSchema } from '@leadlight/contract';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { ProviderFieldRun } from '@leadlight/db/provider-fields';
import type { WorkspaceContext } from '../command.ts';
import { presentRuns } from '../runs/runs.presenter.ts';

export async function presentProviderFieldRun(tx: WorkspaceTx, run: ProviderFieldRun, { services }: WorkspaceContext) {
  const [one] = await presentRuns(services, tx, [run]);
  if (!one) throw new Refusal('not_found');
  const { columnId, name, providerField, total, providerCeilingMicros, providerMicros, outcomes, cached, done, failed } = run;
  const { rowsPerSecond } = one.fields;
  const left = Math.max(0, total - done - failed);
  return {
    ...one.fields,
    name,
    columnId,
    providerField: providerFieldSchema.parse(providerField),
    total,
    providerCeilingMicros,
    providerMicros,
    outcomes: { ...outcomes },
    cached,
    secondsLeft: rowsPerSecond && left > 0 ? Math.ceil(left / rowsPerSecond) : null,
  };
}
