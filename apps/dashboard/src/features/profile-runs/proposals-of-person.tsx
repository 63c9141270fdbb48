/** The proposals about one person: the value that the record has, and the one that was found, side by side. */
import '../../api/groups/list-columns.ts';
import '../../api/groups/profiles.ts';
import '../../api/groups/proposals.ts';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Undo2 } from 'lucide-react';
import type { Proposal, ProposedValue } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { Ago } from '../../layout/ago.tsx';
import { wordField } from '../../leads/fact-words.ts';
import { sourceNames } from '../../leads/lead-words.ts';
import { paths } from '../../paths.ts';
import { wordAge, wordMoment } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';
import { leftOpenText } from './decide-all.tsx';

interface ProposalsOfPersonProps {
  workspaceId: string;
  proposals: readonly Proposal[];
  mayDecide: boolean;
  /** Called with the ID of a proposal before it leaves the list. */
  onDecide: (id: string) => void;
}

export function ProposalsOfPerson({ workspaceId, proposals, mayDecide, onDecide }: ProposalsOfPersonProps) {
  const [first] = proposals;
  if (!first) return null;
  const { name, title, companyName } = first.person;
  const job = [title, companyName].filter(Boolean).join(', ');
  return (
    <li className="overflow-hidden rounded-card border border-hairline bg-card">
      <div className="flex flex-wrap items-baseline gap-x-2 border-b border-hairline bg-ground px-4 py-2.5 text-13">
        <h2 className="font-text text-14 font-semibold tracking-normal wrap-anywhere">
          <Link {...paths.people(workspaceId, { lead: first.personId })} className="touch-target no-underline hover:underline">
            {name}
          </Link>
        </h2>
        {job && <span className="min-w-0 wrap-anywhere text-muted">{job}</span>}
      </div>
      <ul className="divide-y divide-hairline">
        {proposals.map((proposal) => (
          <li key={proposal.id} data-proposal className="px-4 py-3">
            <One workspaceId={workspaceId} proposal={proposal} mayDecide={mayDecide} onDecide={() => onDecide(proposal.id)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface OneProps {
  workspaceId: string;
  proposal: Proposal;
  mayDecide: boolean;
  onDecide: () => void;
}

function One({ workspaceId, proposal, mayDecide, onDecide }: OneProps) {
  const { id, field, current, found, status, person, decidedAt, decidedBy } = proposal;
  const decide = useCommand('decideProposals', {
    notice: ({ left }) => (left === 0 ? undefined : { title: 'Not accepted', text: leftOpenText, tone: 'error' }),
  });
  const undo = useCommand('undoProposal', {
    notice: ({ status: now }) => ({
      title: 'Undone',
      text: now === 'open' ? 'The proposal is open again.' : 'The earlier value counts again. The other one stays rejected for its source.',
    }),
  });
  const isPending = decide.pending || undo.pending;
  const send = (decision: 'accept' | 'keep'): void => {
    onDecide();
    void decide.run({ params: { workspaceId }, body: { decision, proposals: { kind: 'ids', ids: [id] } } });
  };
  const isReplaced = status === 'accepted' || status === 'replaced';
  const words = `${wordField(field)} of ${person.name}`;
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-12 text-muted">{wordField(field)}</p>
        <div className="mt-1 grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_16px_minmax(0,1fr)]">
          <Value label={isReplaced ? 'Before' : 'Now'} value={current} isStruck={isReplaced} none="No value" />
          <ArrowRight className="mt-5 size-4 text-muted max-sm:hidden" aria-hidden />
          <Value label="Found" value={found} isStruck={status === 'kept'} none="Removed: it may no longer stay." />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 sm:mt-4">
        {status !== 'open' && decidedAt && (
          <span className="text-12 text-muted" title={wordMoment(decidedAt)}>
            {wordStatus[status]}
            {decidedBy && decidedBy.kind !== 'system' && ` by ${wordActor(decidedBy)}`}, {wordAge(decidedAt)}
          </span>
        )}
        {status === 'open' && mayDecide && (
          <>
            <Button size="small" tone="primary" disabled={isPending} aria-label={`Accept: ${words}`} onClick={() => send('accept')}>
              Accept
            </Button>
            <Button size="small" disabled={isPending} aria-label={`Keep: ${words}`} onClick={() => send('keep')}>
              Keep
            </Button>
          </>
        )}
        {status !== 'open' && mayDecide && found && (
          <Button
            size="small"
            pending={undo.pending}
            aria-label={`Undo: ${words}`}
            onClick={() => {
              onDecide();
              void undo.run({ params: { workspaceId, proposalId: id } });
            }}
          >
            <Undo2 aria-hidden />
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}

const wordStatus: Record<Exclude<Proposal['status'], 'open'>, string> = {
  accepted: 'Accepted',
  kept: 'Not accepted',
  replaced: 'Replaced',
};

interface ValueProps {
  label: string;
  value: ProposedValue | null;
  isStruck: boolean;
  /** Shown without a value. */
  none: string;
}

function Value({ label, value, isStruck, none }: ValueProps) {
  return (
    <div className="min-w-0">
      <p className="text-12 text-muted">{label}</p>
      {value === null ? (
        <p className="text-13 text-muted">{none}</p>
      ) : (
        <>
          <p className={`text-14 wrap-anywhere ${isStruck ? 'text-muted line-through' : ''}`}>{value.text}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-muted">
            <span className="wrap-anywhere">
              {wordSource(value)}, <Ago at={value.seenAt} />
            </span>
            {value.isProven ? <Badge tone="good">Proven</Badge> : value.source !== 'hand' && <Badge tone="neutral">Not proven</Badge>}
          </p>
          {value.snippet && (
            <p className="mt-1 line-clamp-2 border-l-2 border-hairline pl-2 text-12 wrap-anywhere text-muted">{value.snippet}</p>
          )}
        </>
      )}
    </div>
  );
}

function wordSource({ source, name }: ProposedValue): string {
  if (source === 'provider') return name ?? sourceNames.provider;
  if (source === 'inferred') return 'Email finder';
  if (source === 'hand') return `Typed by ${name ?? 'a former member'}`;
  if (name !== null && /^https?:\/\//.test(name)) return URL.canParse(name) ? new URL(name).host : name;
  return name === null ? sourceNames[source] : `${sourceNames[source]}: ${name}`;
}
