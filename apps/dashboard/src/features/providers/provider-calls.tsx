/** The record of calls to providers, newest first: about whom, what was accepted or why not, and what it cost. */
import '../../api/groups/providers.ts';
import { textLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProviderCall } from '../../api/contract.ts';
import { readPages } from '../../api/queries.ts';
import { PagedList } from '../../layout/paged-list.tsx';
import { paths } from '../../paths.ts';
import { wordMoment } from '../../words/dates.ts';
import { wordDollars } from '../../words/money.ts';
import { wordCallOutcome, wordCallFields } from './provider-words.ts';

export function ProviderCalls({ workspaceId }: { workspaceId: string }) {
  const calls = useInfiniteQuery(readPages('listProviderCalls', { params: { workspaceId }, query: { limit: 25 } }));
  return (
    <section aria-labelledby="calls" className="mt-8">
      <h2 id="calls" className="text-16">
        Last calls
      </h2>
      <div className="mt-2">
        <PagedList
          pages={calls}
          skeleton={<SkeletonRows rows={5} label="Loading the calls" />}
          empty={<p className="text-13 text-muted">No provider was called yet.</p>}
        >
          {(items) => (
            <Table label="Calls to providers">
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
                    <Td className="w-64 py-2 align-top wrap-anywhere max-sm:w-36 max-sm:pl-0">
                      <Subject call={call} workspaceId={workspaceId} />
                      <span className="block text-12 text-muted">
                        {call.name}, <time dateTime={call.sentAt}>{wordMoment(call.sentAt)}</time>
                      </span>
                    </Td>
                    <Td className="py-2 align-top wrap-anywhere whitespace-normal">
                      <Result call={call} />
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

function Subject({ call: { person, given, profileRun }, workspaceId }: { call: ProviderCall; workspaceId: string }) {
  if (person)
    return (
      <Link {...paths.people(workspaceId, { lead: person.id })} className={textLink}>
        {person.name}
      </Link>
    );
  if (profileRun)
    return (
      <Link {...paths.profileRun(workspaceId, profileRun.id)} className={textLink}>
        {given ?? `Row ${profileRun.row}`}
      </Link>
    );
  return <span className="text-muted">{given ?? 'No longer stored'}</span>;
}

function Result({ call }: { call: ProviderCall }) {
  const lines = wordCallFields(call.fields);
  return (
    <>
      <span>{wordCallOutcome(call)}</span>
      {call.message && call.outcome !== 'not_found' && <span className="block text-12 text-muted">{call.message}</span>}
      {call.outcome === 'found' &&
        lines.map((line) => (
          <span key={line} className="block text-12 text-muted">
            {line}
          </span>
        ))}
    </>
  );
}
