import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { creditsQuery } from '../../api/workspace.queries.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';

const route = getRouteApi('/w/$workspaceId/finds');

/** The form with name and domain. If it was opened from a person, both are filled in. */
export function FindForm({ workspace: { workspaceId, isReadOnly }, canFind }: { workspace: OpenWorkspace; canFind: boolean }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const nameInput = useRef<HTMLInputElement>(null);
  const credits = useQuery(creditsQuery(workspaceId));
  const find = useCommand('findEmail', {
    onDone: async ({ id }) => {
      await navigate(paths.find(workspaceId, id, { person: search.person }));
      nameInput.current?.focus({ preventScroll: true });
    },
  });
  const { field, form, pending, failure } = useApiForm({
    defaults: { name: search.name ?? '', domain: search.domain ?? '' },
    fieldsOfCodes: { name_unusable: 'name', domain_unusable: 'domain' },
    send: ({ name, domain }) =>
      find.send({ params: { workspaceId }, body: { name: name.trim(), domain: domain.trim(), fresh: false, budgetMs: 0 } }),
  });

  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) nameInput.current?.focus({ preventScroll: true });
  }, []);

  if (!canFind)
    return (
      <p className="border-b border-hairline px-4 py-5 text-14 text-muted sm:px-6">
        {isReadOnly
          ? 'This workspace is read-only. You can still see earlier finds; to find new addresses, activate a plan.'
          : 'Your role can’t find email addresses. Ask an owner of the workspace.'}
      </p>
    );
  return (
    <form {...form} className="border-b border-hairline bg-ground px-4 py-5 sm:px-6">
      <FormFailure failure={failure} />
      <div
        className={`grid max-w-3xl items-start gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] ${failure ? 'mt-3' : ''}`}
      >
        <TextField
          ref={nameInput}
          label="Name"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Ana Silva"
          size="large"
          {...field('name', required('Enter a name.'))}
        />
        <TextField
          label="Company domain"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={253}
          placeholder="acme.com"
          size="large"
          {...field('domain', required('Enter a domain.'))}
        />
        <Button type="submit" tone="primary" size="large" className="sm:mt-6.5" pending={pending} pendingLabel="Searching…">
          Find
        </Button>
      </div>
      <p className="mt-1.5 min-h-10 text-13 text-muted sm:min-h-5">
        {credits.data?.available === 0 ? (
          <>
            No credits left. Finding an address costs 1 credit.{' '}
            <Link {...paths.settings(workspaceId, 'plan')} className="font-medium text-ink underline underline-offset-3">
              Get more credits
            </Link>
          </>
        ) : (
          <>
            1 credit for an address, even if it can’t be confirmed. Otherwise free.
            {credits.data && <span className="tabular-nums"> {wordNumber(credits.data.available)} available.</span>}
          </>
        )}
      </p>
    </form>
  );
}
