import '../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { CheckboxField, TextField } from '@leadlight/ui/field';
import { useState } from 'react';
import { isRefusedWith } from '../api/failure.ts';
import { useCommand } from '../api/use-command.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { codeRule, required } from '../form/rules.ts';
import { useApiForm } from '../form/use-api-form.ts';
import { useFocusOf } from '../form/use-focus-of.ts';

interface SecondStepProps {
  onSignedIn: () => Promise<void>;
  onStartAgain: () => void;
}

/** The second step of signing in: a code from the authenticator app, or a recovery code. */
export function SecondStep({ onSignedIn, onStartAgain }: SecondStepProps) {
  const [kind, setKind] = useState<'totp' | 'recovery_code'>('totp');
  const [isOver, setOver] = useState(false);
  const isTotp = kind === 'totp';
  const signIn = useCommand('signInSecondStep', { onDone: onSignedIn });
  const { field, form, pending, failure, check, reset } = useApiForm({
    defaults: { code: '', trustDevice: false },
    fieldsOfCodes: { code_wrong: 'code' },
    ...(!isTotp && { wordsOfCodes: { code_wrong: 'This recovery code is incorrect or was already used.' } }),
    send: async ({ code, trustDevice }) => {
      try {
        await signIn.send({ body: { kind, code: isTotp ? code.replace(/\s/g, '') : code.trim(), trustDevice } });
      } catch (error) {
        if (isRefusedWith(error, 'sign_in_expired')) setOver(true);
        throw error;
      }
    },
  });
  // The field is the only input here, also after switching to the other kind of code.
  useFocusOf(form.ref, 'code', kind);
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      {isTotp ? (
        <TextField
          key="totp"
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          className="font-mono text-17 tracking-[0.3em]"
          {...field('code', codeRule)}
        />
      ) : (
        <TextField
          key="recovery"
          label="Recovery code"
          hint="Each one works once."
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
          {...field('code', required('Enter a recovery code.'))}
        />
      )}
      <CheckboxField label="Don’t ask for a code on this device for 30 days" {...check('trustDevice')} />
      {isOver ? (
        <Button tone="primary" size="large" onClick={onStartAgain}>
          Start over
        </Button>
      ) : (
        <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Checking…">
          Sign in
        </Button>
      )}
      <Button
        tone="quiet"
        onClick={() => {
          setKind(isTotp ? 'recovery_code' : 'totp');
          reset();
        }}
      >
        {isTotp ? 'Use a recovery code' : 'Use a code from the app'}
      </Button>
    </form>
  );
}
