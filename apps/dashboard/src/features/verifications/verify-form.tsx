import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { isRefusedWith } from '../../api/failure.ts';
import { wordFailure, type FailureWords } from '../../api/word-failure.ts';
import { creditsQuery } from '../../api/workspace.queries.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { useVerify } from '../../verification/use-verify.ts';
import { wordNumber } from '../../words/numbers.ts';

/** One field, one press. It keeps the focus, so that the next address can be typed while the last is asked about. */
export function VerifyForm({ workspace: { workspaceId, isReadOnly }, canVerify }: { workspace: OpenWorkspace; canVerify: boolean }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { verify, isPending } = useVerify(workspaceId);
  const credits = useQuery(creditsQuery(workspaceId));
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<FailureWords>();
  const isSuppressed = error !== undefined && error.includes('suppression');
  const isShort = credits.data?.available === 0;

  useEffect(() => {
    // A keyboard is there: one may type at once. On a phone it would cover half of the screen.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    setFailure(undefined);
    if (address.trim() === '') {
      setError('Enter an email.');
      field.current?.focus();
      return;
    }
    try {
      const { id } = await verify(address.trim());
      setAddress('');
      await navigate(paths.verification(workspaceId, id));
      field.current?.focus({ preventScroll: true });
    } catch (refused) {
      if (isRefusedWith(refused, 'address_suppressed', 'lead_erased', 'validation_failed', 'too_long', 'required')) {
        setError(wordFailure(refused).text);
        field.current?.focus();
      } else setFailure(wordFailure(refused));
    }
  }

  if (!canVerify)
    return (
      <p className="border-b border-hairline px-4 py-5 text-14 text-muted sm:px-6">
        {isReadOnly
          ? 'This workspace is read-only: what was checked stays to be read, and nothing new is asked until a plan is active.'
          : 'Your role does not verify addresses. Ask an owner of the workspace.'}
      </p>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="border-b border-hairline bg-ground px-4 py-5 sm:px-6">
      <FormFailure failure={failure} />
      <div className={`flex max-w-2xl items-start gap-2 ${failure ? 'mt-3' : ''}`}>
        <TextField
          ref={field}
          fieldClassName="min-w-0 flex-1"
          label="Email to verify"
          hideLabel
          error={error}
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
                  No credits are left; a definite verdict needs one.{' '}
                  <Link {...paths.settings(workspaceId, 'plan')} className="font-medium text-ink underline underline-offset-3">
                    More credits
                  </Link>
                </>
              ) : (
                <>
                  1 credit for a definite verdict, nothing for unknown.
                  {credits.data && <span className="tabular-nums"> {wordNumber(credits.data.available)} left.</span>}
                </>
              )}
            </>
          }
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="name@company.com"
          className="!h-11 !text-16"
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" tone="primary" size="large" pending={isPending} pendingLabel="Asking…">
          Verify
        </Button>
      </div>
    </form>
  );
}
