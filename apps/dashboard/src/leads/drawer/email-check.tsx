/** Next to a person's email: the reason of its verdict, and a button to verify it; without an email, a search for one. */
import { Button } from '@leadlight/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import type { LeadPerson } from '../../api/contract.ts';
import { leadReads, reread } from '../../api/reread.ts';
import { useCommand } from '../../api/use-command.ts';
import { useEnd } from '../../api/use-end.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { isAboutText } from '../../verification/answer-words.ts';
import { useNow } from '../../verification/use-now.ts';
import { addressQuery } from '../../verification/verification.queries.ts';
import { wordCertainty } from '../../words/percents.ts';
import { wordWait } from '../../words/wait.ts';
import { FindEmail } from './find-email.tsx';

export function EmailCheck({ workspace, person }: { workspace: OpenWorkspace; person: LeadPerson }) {
  const { contact, isSample } = person;
  // Fictional people have no mail servers.
  if (isSample || !workspace.may('verifications.read')) return null;
  if (contact.isRevealed && contact.email !== null) return <Check key={contact.email} workspace={workspace} email={contact.email} />;
  return contact.hasEmail || !workspace.may('verifications.create') || workspace.isReadOnly ? null : (
    <FindEmail key={person.id} workspaceId={workspace.workspaceId} person={person} canSave={workspace.may('leads.update')} />
  );
}

function Check({ workspace, email }: { workspace: OpenWorkspace; email: string }) {
  const { workspaceId } = workspace;
  const queries = useQueryClient();
  const record = useQuery(addressQuery(workspaceId, email));
  const verify = useCommand('verifyAddress', {
    failure: 'inline',
    onDone: (begun) => queries.setQueryData(addressQuery(workspaceId, email).queryKey, begun),
  });
  const status = record.data?.status;
  const nowMs = useNow(status === 'waiting');
  useEnd(status === 'checking', () => reread(queries, workspaceId, leadReads));
  const ask = (): void => void verify.run({ params: { workspaceId }, body: { address: email, fresh: Boolean(record.data), budgetMs: 0 } });

  const canVerify = workspace.may('verifications.create') && !workspace.isReadOnly;
  if (record.isPending || record.isError || (!record.data && !canVerify)) return null;
  const verdict = record.data?.verdict;
  const freeUntil = record.data?.freeUntil;
  const isFree = typeof freeUntil === 'string' && new Date(freeUntil).getTime() > nowMs;
  return (
    <div className="border-t border-hairline px-3.5 py-3 text-13">
      <FormFailure failure={verify.failure} />
      <p aria-live="polite">
        {status === 'checking' ? (
          'Asking the mail servers…'
        ) : verdict ? (
          <>
            {verdict.words}{' '}
            <span className="text-muted">
              {verdict.verdict !== 'unknown' && `${wordCertainty(verdict.confidence)} sure. `}
              {status === 'waiting' &&
                record.data?.nextAttemptAt &&
                `Leadlight tries again automatically ${wordWait(record.data.nextAttemptAt, nowMs)}. `}
            </span>
          </>
        ) : (
          <span className="text-muted">Not verified in this workspace yet.</span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {canVerify && status !== 'checking' && !isAboutText(verdict) && (
          <Button size="small" pending={verify.pending} pendingLabel="Asking…" onClick={ask}>
            <RotateCw aria-hidden />
            {record.data ? (isFree ? 'Verify again for free' : 'Verify again for 1 credit') : 'Verify for 1 credit'}
          </Button>
        )}
        {record.data && (
          <Link {...paths.verification(workspaceId, record.data.id)} className="font-medium underline underline-offset-3">
            Details
          </Link>
        )}
      </div>
    </div>
  );
}
