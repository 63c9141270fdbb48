/** All finds, newest first. */
import { Badge } from '@leadlight/ui/badge';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { Find, FindOutcome } from '../../api/contract.ts';
import { Ago } from '../../layout/ago.tsx';
import { History } from '../../layout/history.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { OutcomeBadge } from '../../verification/verdict-mark.tsx';
import { outcomeNames, outcomes } from '../../verification/verdict-words.ts';
import { findsQuery } from '../../verification/verification.queries.ts';
import { wordCertainty } from '../../words/percents.ts';

const route = getRouteApi('/w/$workspaceId/finds');

export function FindHistory() {
  const { workspaceId, isReadOnly } = useWorkspace();
  const { outcome, text } = route.useSearch();
  const navigate = route.useNavigate();
  const pages = useInfiniteQuery(findsQuery(workspaceId, { outcome, text }));
  return (
    <History
      pages={pages}
      title="Finds"
      noun="finds"
      skeletonRows={5}
      filters={{
        text,
        textLabel: 'Name or address',
        choice: outcome,
        choices: outcomes.map((each) => ({ value: each, name: outcomeNames[each] })),
        choiceLabel: 'Result',
        allChoices: 'All results',
        onChange: (wanted, choice) =>
          void navigate({
            search: (before) => ({ ...before, text: wanted, outcome: choice as FindOutcome | undefined }),
            replace: true,
            resetScroll: false,
          }),
      }}
      onShowAll={() => void navigate({ search: {}, replace: true })}
      empty={
        <EmptyState title="No finds yet">
          {isReadOnly
            ? 'Once a plan is active, enter a name and the company domain. Leadlight verifies the most likely addresses until one exists.'
            : 'Enter a name and the company domain above. Leadlight verifies the most likely addresses one after another until one exists.'}
        </EmptyState>
      }
    >
      {(shown) => (
        <Table label="Finds and their results">
          <thead>
            <tr>
              <Th>Name</Th>
              <Th>Result</Th>
              <Th className="max-md:hidden">Address</Th>
              <Th numeric className="max-lg:hidden">
                Theirs
              </Th>
              <Th className="max-sm:hidden">When</Th>
              <Th numeric className="max-md:hidden">
                Credits
              </Th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <FindRow key={row.id} workspaceId={workspaceId} find={row} />
            ))}
          </tbody>
        </Table>
      )}
    </History>
  );
}

function FindRow({ workspaceId, find }: { workspaceId: string; find: Find }) {
  const { id, name, domain, status, outcome, best, cost, createdAt } = find;
  const isFound = outcome === 'confirmed' || outcome === 'pattern_only';
  return (
    <tr className="hover:bg-wash">
      <Td className="max-w-64 max-sm:w-full max-sm:max-w-0">
        <Link
          {...paths.find(workspaceId, id)}
          className="block truncate font-medium no-underline hover:underline pointer-coarse:leading-11"
        >
          {name} <span className="font-normal text-muted">{domain}</span>
        </Link>
      </Td>
      <Td>
        {status === 'checking' || !outcome ? (
          <Badge tone="info">{status === 'waiting' ? 'Waiting' : 'Searching'}</Badge>
        ) : (
          <OutcomeBadge outcome={outcome} />
        )}
      </Td>
      <Td className="max-w-72 truncate max-md:hidden">{isFound ? best?.address : ''}</Td>
      <Td numeric className="text-muted max-lg:hidden">
        {isFound && best ? wordCertainty(best.probability) : ''}
      </Td>
      <Td className="whitespace-nowrap text-muted max-sm:hidden">
        <Ago at={createdAt} />
      </Td>
      <Td numeric className="text-muted max-md:hidden">
        {cost}
      </Td>
    </tr>
  );
}
