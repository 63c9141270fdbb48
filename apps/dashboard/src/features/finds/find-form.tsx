import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { call } from '../../api/call.ts';
import { RequestFailed } from '../../api/failure.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure, type FailureWords } from '../../api/word-failure.ts';
import { creditsQuery } from '../../api/workspace.queries.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { refreshVerifications } from '../../verification/verification.queries.ts';
import { wordNumber } from '../../words/numbers.ts';

const route = getRouteApi('/w/$workspaceId/finds');

/** A name and a domain. Opened from a person, both are filled in already. */
export function FindForm({ workspace: { workspaceId, isReadOnly }, canFind }: { workspace: OpenWorkspace; canFind: boolean }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const nameField = useRef<HTMLInputElement>(null);
  const domainField = useRef<HTMLInputElement>(null);
  const credits = useQuery(creditsQuery(workspaceId));
  const [name, setName] = useState(search.name ?? '');
  const [domain, setDomain] = useState(search.domain ?? '');
  const [errors, setErrors] = useState<{ name?: string | undefined; domain?: string | undefined }>({});
  const [failure, setFailure] = useState<FailureWords>();
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) nameField.current?.focus({ preventScroll: true });
  }, []);

  function refuse(refused: { name?: string | undefined; domain?: string | undefined }): void {
    setErrors(refused);
    (refused.name ? nameField : domainField).current?.focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    setFailure(undefined);
    if (name.trim() === '' || domain.trim() === '')
      return refuse({
        name: name.trim() === '' ? 'Enter a name.' : undefined,
        domain: domain.trim() === '' ? 'Enter a domain.' : undefined,
      });
    setPending(true);
    try {
      const begun = await call(
        'findEmail',
        { params: { workspaceId }, body: { name: name.trim(), domain: domain.trim(), fresh: false, budgetMs: 0 } },
        { idempotencyKey: crypto.randomUUID() },
      );
      queries.setQueryData(queryKeys.find(workspaceId, begun.id), begun);
      refreshVerifications(queries, workspaceId);
      await navigate(paths.find(workspaceId, begun.id, { person: search.person }));
      nameField.current?.focus({ preventScroll: true });
    } catch (error) {
      place(error);
    }
    setPending(false);
  }

  function place(error: unknown): void {
    const refused = error instanceof RequestFailed && error.failure.kind === 'refused' ? error.failure.errors[0] : undefined;
    if (refused?.code === 'name_unusable' || refused?.field === 'name') refuse({ name: refused.message });
    else if (refused?.code === 'domain_unusable' || refused?.field === 'domain') refuse({ domain: refused.message });
    else setFailure(wordFailure(error));
  }

  if (!canFind)
    return (
      <p className="border-b border-hairline px-4 py-5 text-14 text-muted sm:px-6">
        {isReadOnly
          ? 'This workspace is read-only: what was found stays to be read, and nothing new is asked until a plan is active.'
          : 'Your role does not look for addresses. Ask an owner of the workspace.'}
      </p>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="border-b border-hairline bg-ground px-4 py-5 sm:px-6">
      <FormFailure failure={failure} />
      <div
        className={`grid max-w-3xl items-start gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] ${failure ? 'mt-3' : ''}`}
      >
        <TextField
          ref={nameField}
          label="Name"
          error={errors.name}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Ana Silva"
          className="!h-11 !text-16"
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setErrors({ ...errors, name: undefined });
          }}
        />
        <TextField
          ref={domainField}
          label="Company’s domain"
          error={errors.domain}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={253}
          placeholder="acme.com"
          className="!h-11 !text-16"
          value={domain}
          onChange={(event) => {
            setDomain(event.target.value);
            setErrors({ ...errors, domain: undefined });
          }}
        />
        <Button type="submit" tone="primary" size="large" className="sm:mt-6.5" pending={isPending} pendingLabel="Asking…">
          Find
        </Button>
      </div>
      <p className="mt-1.5 min-h-10 text-13 text-muted sm:min-h-5">
        {credits.data?.available === 0 ? (
          <>
            No credits are left; an address that is found needs one.{' '}
            <Link {...paths.settings(workspaceId, 'plan')} className="font-medium text-ink underline underline-offset-3">
              More credits
            </Link>
          </>
        ) : (
          <>
            1 credit when an address is found, nothing otherwise.
            {credits.data && <span className="tabular-nums"> {wordNumber(credits.data.available)} left.</span>}
          </>
        )}
      </p>
    </form>
  );
}
