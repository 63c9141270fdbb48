/** The record of calls to providers, newest first: about whom, what was accepted or why not, and what it cost. */
import '../../api/groups/providers.ts';
import { textLink } from '@leadlight/ui/link';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProviderCall } from '../../api/contract.ts';
import { readPages } from '../../api/queries.ts';
import { CallsTable } from '../../layout/calls-table.tsx';
import { paths } from '../../paths.ts';
import { wordCallOutcome, wordCallFields } from './provider-words.ts';

export function ProviderCalls({ workspaceId }: { workspaceId: string }) {
  const calls = useInfiniteQuery(readPages('listProviderCalls', { params: { workspaceId }, query: { limit: 25 } }));
  return (
    <CallsTable
      id="calls"
      label="Calls to providers"
      pages={calls}
      nothing="No provider was called yet."
      renderSubject={(call) => <Subject call={call} workspaceId={workspaceId} />}
      by={({ name }) => name}
      renderResult={(call) => <Result call={call} />}
    />
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
