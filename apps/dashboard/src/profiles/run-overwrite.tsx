/** What a run says about values that people had: its policies, and links to what it proposed and replaced. Loaded only for runs that have them. */
import { buttonClass } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import type { ProfileRun } from '../api/contract.ts';
import { wordCount } from '../words/numbers.ts';
import { wordOverwrite } from './overwrite-words.ts';

export function ProposalLinks({ workspaceId, run: { id, openProposals, replaced } }: { workspaceId: string; run: ProfileRun }) {
  return (
    <>
      {replaced > 0 && (
        <Link
          to="/w/$workspaceId/profile-runs"
          params={{ workspaceId }}
          search={{ proposals: 'replaced', run: id }}
          className={buttonClass('outline')}
        >
          {wordCount(replaced, 'replaced value')}
        </Link>
      )}
      {openProposals > 0 && (
        <Link
          to="/w/$workspaceId/profile-runs"
          params={{ workspaceId }}
          search={{ proposals: 'open', run: id }}
          className={buttonClass('primary')}
        >
          Decide on {wordCount(openProposals, 'proposal')}
        </Link>
      )}
    </>
  );
}

/** What may become of values that people have in a run, before other sentences about it. */
export function OverwriteNote({ run }: { run: Pick<ProfileRun, 'overwrite' | 'olderThanDays'> }) {
  const words = wordOverwrite(run);
  return words && `${words} `;
}
