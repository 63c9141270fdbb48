import '../api/groups/enrichment.ts';
import type { LeadFact } from '../api/contract.ts';
import { useCommand } from '../api/use-command.ts';
import { wordField } from '../leads/fact-words.ts';

/**
 * Marks a fact from a company's website as wrong: the field falls back to the next best fact, and the value is not taken from the website again. For a fact
 * that is marked, takes the mark back.
 */
export function RejectFact({ workspaceId, companyId, fact }: { workspaceId: string; companyId: string; fact: LeadFact }) {
  const { field, value, retractedAt } = fact;
  const isMarked = retractedAt !== null;
  const params = { workspaceId, companyId };
  const restore = useCommand('rejectCompanyFact', { notice: () => ({ title: 'No longer marked as wrong' }) });
  const reject = useCommand('rejectCompanyFact', {
    notice: () => ({
      title: 'Marked as wrong',
      text: 'It won’t be taken from the website again. To set the right value, edit the company.',
      undo: { label: 'Undo', run: () => void restore.run({ params, body: { field, value, isRejected: false } }) },
    }),
  });
  const isPending = reject.pending || restore.pending;
  const run = (): void => void (isMarked ? restore : reject).run({ params, body: { field, value, isRejected: !isMarked } });
  return (
    <button
      type="button"
      className="touch-target mt-0.5 block rounded-small text-left text-12 opacity-0 group-hover/fact:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100 text-muted underline decoration-control underline-offset-3 hover:text-ink aria-disabled:opacity-55"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && run()}
    >
      {isMarked ? 'Not wrong' : 'Mark as wrong'}
      <span className="sr-only">: {wordField(field)}</span>
    </button>
  );
}
