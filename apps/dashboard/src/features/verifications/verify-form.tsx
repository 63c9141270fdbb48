import { Button } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { TextField } from '@leadlight/ui/field';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { creditsQuery } from '../../api/workspace.queries.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm, type ApiForm } from '../../form/use-api-form.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';

const MayNotVerify = deferred(() => import('../../verification/may-not-verify.tsx').then((module) => module.MayNotVerify));

/** The form with one field. It keeps the focus, so that the next address can be typed during a verification. */
export function VerifyForm({ workspace: { workspaceId, isReadOnly }, canVerify }: { workspace: OpenWorkspace; canVerify: boolean }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const credits = useQuery(creditsQuery(workspaceId));
  const verify = useCommand('verifyAddress', {
    onDone: async ({ id }) => {
      reset();
      await navigate(paths.verification(workspaceId, id));
      input.current?.focus({ preventScroll: true });
    },
  });
  const { field, form, pending, failure, reset }: ApiForm<{ address: string }> = useApiForm({
    defaults: { address: '' },
    fieldsOfCodes: {
      address_suppressed: 'address',
      lead_erased: 'address',
      validation_failed: 'address',
      too_long: 'address',
      required: 'address',
    },
    send: ({ address }) => verify.send({ params: { workspaceId }, body: { address: address.trim(), fresh: false, budgetMs: 0 } }),
  });
  const address = field('address', required('Enter an email.'));
  const isSuppressed = address.error !== undefined && address.error.includes('suppression');
  const isShort = credits.data?.available === 0;

  useEffect(() => {
    // Focuses the field only if there is a physical keyboard: on a phone, the keyboard would cover half of the screen.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, []);

  if (!canVerify)
    return (
      <div className="border-b border-hairline px-4 py-5 sm:px-6">
        <MayNotVerify isReadOnly={isReadOnly} />
      </div>
    );
  return (
    <form {...form} className="border-b border-hairline bg-ground px-4 py-5 sm:px-6">
      <FormFailure failure={failure} />
      <div className={`flex max-w-2xl items-start gap-2 ${failure ? 'mt-3' : ''}`}>
        <TextField
          ref={input}
          fieldClassName="min-w-0 flex-1"
          label="Email to verify"
          hideLabel
          hint={
            <>
              {isSuppressed && (
                <>
                  <Link {...paths.suppressions(workspaceId)} className="font-medium text-ink underline underline-offset-3">
                    Open the suppression list
                  </Link>
                  {'. '}
                </>
              )}
              {isShort ? (
                <>
                  No credits left. A definite verdict costs 1 credit.{' '}
                  <Link {...paths.settings(workspaceId, 'plan')} className="font-medium text-ink underline underline-offset-3">
                    Get more credits
                  </Link>
                </>
              ) : (
                <>
                  1 credit for a definite verdict. Unknown is free.
                  {credits.data && <span className="tabular-nums"> {wordNumber(credits.data.available)} available.</span>}
                </>
              )}
            </>
          }
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="name@company.com"
          size="large"
          {...address}
        />
        <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Verifying…">
          Verify
        </Button>
      </div>
    </form>
  );
}
