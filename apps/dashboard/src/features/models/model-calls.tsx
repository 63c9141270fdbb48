/** The record of calls to models, newest first: purpose, outcome and cost. */
import '../../api/groups/models.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { readPages } from '../../api/queries.ts';
import { CallsTable } from '../../layout/calls-table.tsx';
import { wordNumber } from '../../words/numbers.ts';
import { purposeNames, wordOutcome } from './model-words.ts';

export function ModelCalls({ workspaceId }: { workspaceId: string }) {
  const calls = useInfiniteQuery(readPages('listModelCalls', { params: { workspaceId }, query: { limit: 25 } }));
  return (
    <CallsTable
      id="model-calls"
      label="Calls to models"
      pages={calls}
      nothing="Nothing was sent to a model yet."
      renderSubject={({ subject, purpose }) => (subject === '' ? purposeNames[purpose] : subject)}
      by={({ model }) => model}
      renderResult={(call) => (
        <>
          {wordOutcome(call)}
          {call.message && <span className="block text-12 text-muted">{call.message}</span>}
          <span className="block text-12 text-muted">
            {wordNumber(call.inputTokens)} tokens sent, {wordNumber(call.outputTokens)} answered
          </span>
        </>
      )}
    />
  );
}
