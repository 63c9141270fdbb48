import '../../api/groups/enrichment.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { creditsQuery } from '../../api/workspace.queries.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';

/** The form with one field: a domain, a URL, or a company's email address. */
export function EnrichForm({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId, isReadOnly } = workspace;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const credits = useQuery(creditsQuery(workspaceId));
  const enrich = useCommand('enrichCompany', {
    onDone: async ({ id }) => {
      reset();
      await navigate(paths.enrichment(workspaceId, id));
    },
  });
  const { field, form, pending, failure, reset } = useApiForm<{ domain: string }>({
    defaults: { domain: '' },
    fieldsOfCodes: {
      company_domain_invalid: 'domain',
      company_domain_shared: 'domain',
      company_domain_private: 'domain',
      company_domain_confusable: 'domain',
      validation_failed: 'domain',
      too_long: 'domain',
      required: 'domain',
    },
    send: ({ domain }) => enrich.send({ params: { workspaceId }, body: { domain: domain.trim(), fresh: false, budgetMs: 0 } }),
  });

  useEffect(() => {
    // Focuses the field only if there is a physical keyboard: on a phone, the keyboard would cover half of the screen.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, []);

  if (!workspace.may('enrichments.create') || isReadOnly)
    return (
      <p className="border-b border-hairline px-4 py-5 text-14 text-muted sm:px-6">
        {isReadOnly
          ? 'This workspace is read-only. You can still see what was read; to enrich companies, activate a plan.'
          : 'Your role can’t enrich companies. Ask an owner of the workspace.'}
      </p>
    );
  return (
    <form {...form} className="border-b border-hairline bg-ground px-4 py-5 sm:px-6">
      <FormFailure failure={failure} />
      <div className={`flex max-w-2xl items-start gap-2 ${failure ? 'mt-3' : ''}`}>
        <TextField
          ref={input}
          fieldClassName="min-w-0 flex-1"
          label="Company domain"
          hideLabel
          hint={
            credits.data?.available === 0 ? (
              <>
                No credits left. A company costs 1 credit if its website adds something.{' '}
                <Link {...paths.settings(workspaceId, 'plan')} className="font-medium text-ink underline underline-offset-3">
                  Get more credits
                </Link>
              </>
            ) : (
              <>
                1 credit if its website adds something, otherwise free.
                {credits.data && <span className="tabular-nums"> {wordNumber(credits.data.available)} available.</span>}
              </>
            )
          }
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          placeholder="acme.com"
          size="large"
          {...field('domain', required('Enter a domain.'))}
        />
        <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Starting…">
          Enrich
        </Button>
      </div>
    </form>
  );
}
