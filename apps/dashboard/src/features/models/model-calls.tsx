/** The record of calls to models, newest first: what for, what came of it, and what it cost. */
import '../../api/groups/models.ts';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { readPages } from '../../api/queries.ts';
import { PagedList } from '../../layout/paged-list.tsx';
import { wordMoment } from '../../words/dates.ts';
import { wordDollars } from '../../words/money.ts';
import { wordNumber } from '../../words/numbers.ts';
import { purposeNames, wordOutcome } from './model-words.ts';

export function ModelCalls({ workspaceId }: { workspaceId: string }) {
  const calls = useInfiniteQuery(readPages('listModelCalls', { params: { workspaceId }, query: { limit: 25 } }));
  return (
    <section aria-labelledby="model-calls" className="mt-8">
      <h2 id="model-calls" className="text-16">
        Last calls
      </h2>
      <div className="mt-2">
        <PagedList
          pages={calls}
          skeleton={<SkeletonRows rows={5} label="Loading the calls" />}
          empty={<p className="text-13 text-muted">Nothing was sent to a model yet.</p>}
        >
          {(items) => (
            <Table label="Calls to models">
              <thead>
                <tr>
                  <Th className="max-sm:pl-0">Call</Th>
                  <Th>Result</Th>
                  <Th numeric>Cost</Th>
                </tr>
              </thead>
              <tbody>
                {items.map((call) => (
                  <tr key={call.id}>
                    <Td className="w-72 py-2 align-top wrap-anywhere whitespace-normal max-sm:w-36 max-sm:pl-0">
                      {call.subject === '' ? purposeNames[call.purpose] : call.subject}
                      <span className="block text-12 text-muted">
                        {call.model}, <time dateTime={call.sentAt}>{wordMoment(call.sentAt)}</time>
                      </span>
                    </Td>
                    <Td className="py-2 align-top wrap-anywhere whitespace-normal">
                      {wordOutcome(call)}
                      {call.message && <span className="block text-12 text-muted">{call.message}</span>}
                      <span className="block text-12 text-muted">
                        {wordNumber(call.inputTokens)} tokens sent, {wordNumber(call.outputTokens)} answered
                      </span>
                    </Td>
                    <Td numeric className="py-2 align-top">
                      {wordDollars(call.micros)}
                      {!call.isCostCertain && <span className="block text-12 text-muted">possibly</span>}
                    </Td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </PagedList>
      </div>
    </section>
  );
}
