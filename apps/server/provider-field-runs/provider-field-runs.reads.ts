/** Reading runs for providers' fields, and which fields there are. */
import { readProviderFieldRun as readRecord, type ProviderFieldRun } from '@leadlight/db/provider-fields';
import { transact, type Present, type WorkspaceContext } from '../command.ts';
import { listProviderFields } from './provider-fields.ts';

/** @throws Refusal not_found */
export function readProviderFieldRun<Answer>(
  context: WorkspaceContext,
  id: string,
  present: Present<ProviderFieldRun, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRecord(tx, id), context));
}

export const readProviderFields = (context: WorkspaceContext<'db' | 'providers'>) =>
  transact(context, (tx) => listProviderFields(tx, context.services.providers, context.now));
