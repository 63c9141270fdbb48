import '../api/groups/enrichment.ts';
import type { LeadFact } from '../api/contract.ts';
import { useCommand } from '../api/use-command.ts';
import { wordField } from '../leads/fact-words.ts';

/** Marks a fact from a company's website as wrong: the field falls back to the next best fact, and the value is not taken from the website again. */
export function RejectFact({ workspaceId, companyId, fact }: { workspaceId: string; companyId: string; fact: LeadFact }) {
  const { field, value } = fact;
  const reject = useCommand('rejectCompanyFact', {
    notice: () => ({ title: 'Marked as wrong', text: 'It is not taken from the website again. To set the right value, edit the company.' }),
  });
  return (
    <button
      type="button"
      className="touch-target mt-0.5 block rounded-small text-left text-12 opacity-0 group-hover/fact:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100 text-muted underline decoration-control underline-offset-3 hover:text-ink aria-disabled:opacity-55"
      aria-disabled={reject.pending || undefined}
      onClick={() => !reject.pending && void reject.run({ params: { workspaceId, companyId }, body: { field, value } })}
    >
      Mark as wrong<span className="sr-only">: {wordField(field)}</span>
    </button>
  );
}
