/** Finds a person's email without leaving the drawer: the company's domain is filled in, and the result can be saved at once. */
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailSearch, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Find, LeadPerson } from '../../api/contract.ts';
import { basedOn } from '../../api/based-on.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { paths } from '../../paths.ts';
import { verdictAdvice, wordFindCost, wordProbability } from '../../verification/answer-words.ts';
import { outcomeNames } from '../../verification/verdict-words.ts';
import { useNow } from '../../verification/use-now.ts';
import { findQuery } from '../../verification/verification.queries.ts';
import { wordWait } from '../../words/wait.ts';

interface FindEmailProps {
  workspaceId: string;
  person: LeadPerson;
  canSave: boolean;
}

export function FindEmail({ workspaceId, person, canSave }: FindEmailProps) {
  const [findId, setFindId] = useState<string>();
  const find = useQuery({ ...findQuery(workspaceId, findId ?? ''), enabled: findId !== undefined });
  return (
    <div className="border-t border-hairline px-3.5 py-3 text-13">
      <FindForm workspaceId={workspaceId} person={person} onFound={setFindId} />
      {find.data && <Result workspaceId={workspaceId} person={person} find={find.data} canSave={canSave} />}
    </div>
  );
}

function FindForm({ workspaceId, person, onFound }: { workspaceId: string; person: LeadPerson; onFound: (findId: string) => void }) {
  const find = useCommand('findEmail', { onDone: ({ id }) => onFound(id) });
  const domain = person.company?.domain ?? '';
  const { field, form, pending, failure } = useApiForm({
    defaults: { name: person.hasName ? person.name : '', domain },
    fieldsOfCodes: { name_unusable: 'name', domain_unusable: 'domain' },
    send: (values) =>
      find.send({
        params: { workspaceId },
        body: { name: values.name.trim(), domain: values.domain.trim(), fresh: false, budgetMs: 0 },
      }),
  });
  return (
    <form {...form} aria-label="Find the email">
      <FormFailure failure={failure} />
      {!person.hasName && (
        <TextField
          fieldClassName="mb-2"
          label="Full name"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          {...field('name', required('Enter a name.'))}
        />
      )}
      <div className="flex items-end gap-2">
        <TextField
          fieldClassName="min-w-0 flex-1"
          label="Company domain"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={253}
          placeholder="acme.com"
          {...field('domain', required('Enter a domain.'))}
        />
        <Button type="submit" className="h-9" pending={pending} pendingLabel="Searching…">
          <MailSearch aria-hidden />
          Find the email
        </Button>
      </div>
      <p className="mt-1.5 text-12 text-muted">1 credit for an address, even if it can’t be confirmed. Otherwise free.</p>
    </form>
  );
}

function Result({ workspaceId, person, find, canSave }: FindEmailProps & { find: Find }) {
  const { status, outcome, best, nextAttemptAt } = find;
  const nowMs = useNow(status === 'waiting');
  const update = useCommand('updatePerson', { notice: ({ name }) => ({ title: 'Email added', text: name }) });
  const found = best !== null && (outcome === 'confirmed' || outcome === 'pattern_only') ? best : null;
  return (
    <div role="status" className="mt-3 rounded-control bg-card px-3 py-2.5">
      {status === 'checking' || !outcome ? (
        <p>{status === 'waiting' ? 'No answer yet.' : 'Asking the mail servers…'}</p>
      ) : (
        <>
          <p className="font-medium">{outcomeNames[outcome]}</p>
          {found && (
            <>
              <p className="mt-0.5 text-14 wrap-anywhere">{found.address}</p>
              <p className="text-muted">
                {wordProbability(found.probability)} theirs.{' '}
                {outcome === 'pattern_only' && `The mailbox can’t be confirmed. ${verdictAdvice.risky} `}
              </p>
            </>
          )}
          <p className="text-muted">{wordFindCost(find)}</p>
        </>
      )}
      {status === 'waiting' && nextAttemptAt && (
        <p className="text-muted">Leadlight tries again automatically {wordWait(nextAttemptAt, nowMs)}.</p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {found && canSave && (
          <Button
            size="small"
            pending={update.pending}
            pendingLabel="Adding…"
            onClick={() =>
              void update.run({
                params: { workspaceId, personId: person.id },
                ...basedOn(person),
                body: { email: found.address },
              })
            }
          >
            <UserPlus aria-hidden />
            Add to {person.hasName ? person.name : 'this person'}
          </Button>
        )}
        <Link {...paths.find(workspaceId, find.id, { person: person.id })} className="font-medium underline underline-offset-3">
          Details
        </Link>
      </div>
    </div>
  );
}
