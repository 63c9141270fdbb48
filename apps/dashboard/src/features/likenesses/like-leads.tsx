/** The ranked leads, each with the reasons for its place. */
import { Badge } from '@leadlight/ui/badge';
import { IconButton } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { LikeLead } from '../../api/contract.ts';
import { narrowCompany, narrowPerson } from '../../leads/table/narrow-rows.tsx';
import { isChosen, type SelectionState } from '../../leads/selection.ts';
import { paths } from '../../paths.ts';
import { wordLift, wordReason } from '../../leads/trait-words.ts';

/** The ID of the heading above the leads. */
export const rankingHeading = 'ranking';

interface LikeLeadsProps {
  workspaceId: string;
  leads: readonly LikeLead[];
  selection: SelectionState;
  /** Undefined when the user may not mark leads. */
  onJudge: ((id: string, name: string, judgment: 'good' | 'bad') => void) | undefined;
}

export function LikeLeads({ workspaceId, leads, selection, onJudge }: LikeLeadsProps) {
  return (
    <ol aria-label="Leads like the examples" className="divide-y divide-hairline">
      {leads.map((lead) => (
        <LikeLeadRow key={lead.person?.id ?? lead.company?.id} {...{ workspaceId, lead, selection, onJudge }} />
      ))}
    </ol>
  );
}

function LikeLeadRow({ workspaceId, lead, selection, onJudge }: Omit<LikeLeadsProps, 'leads'> & { lead: LikeLead }) {
  const { person, company, isNew, reasons } = lead;
  const id = person?.id ?? company?.id ?? '';
  const name = person?.name ?? company?.name ?? '';
  const path = person ? paths.people(workspaceId, { lead: id }) : paths.companies(workspaceId, { lead: id });
  // The row disappears, and the others may change places: only the heading is still there afterward.
  const judge = (judgment: 'good' | 'bad'): void => {
    document.getElementById(rankingHeading)?.focus();
    onJudge?.(id, name, judgment);
  };
  return (
    <li className="py-2.5 [contain-intrinsic-size:auto_84px] [content-visibility:auto]">
      <div className="flex items-start gap-2">
        <label className="grid size-6 shrink-0 place-items-center pointer-coarse:size-10">
          <input
            type="checkbox"
            className="size-4 accent-(--cobalt)"
            aria-label={`Select ${name}`}
            checked={isChosen(selection.selection, id)}
            onChange={(event) => selection.toggle([id], event.currentTarget.checked)}
          />
        </label>
        <Link {...path} className="flex min-w-0 flex-1 text-14 no-underline hover:underline">
          {person ? narrowPerson(person) : company && narrowCompany(company)}
        </Link>
        {onJudge && (
          <span className="flex shrink-0">
            <IconButton label={`${name} is a good match`} icon={<ThumbsUp aria-hidden />} onClick={() => judge('good')} />
            <IconButton label={`${name} is a bad match`} icon={<ThumbsDown aria-hidden />} onClick={() => judge('bad')} />
          </span>
        )}
      </div>
      <ul aria-label={`Why ${name}`} className="mt-1.5 flex flex-wrap gap-1.5">
        {isNew && (
          <li>
            <Badge tone="info">New this week</Badge>
          </li>
        )}
        {reasons.map((reason) => (
          <li key={`${reason.family} ${reason.value}`} className="rounded-full bg-wash-strong px-2 text-12 leading-5 text-muted">
            {wordReason(reason)}: <span className="font-medium text-ink tabular-nums">{wordLift(reason.lift)}</span>
          </li>
        ))}
        {reasons.length === 0 && (
          <li className="text-12 leading-5 text-muted">
            {company ? 'It shares no known trait with the examples.' : 'This person shares no known trait with the examples.'}
          </li>
        )}
      </ul>
    </li>
  );
}
