/** Sets up two-factor sign-in: password, QR code with a first code, recovery codes. It is off until the first code was correct. */
import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { DialogActions } from '@leadlight/ui/dialog';
import { TextField } from '@leadlight/ui/field';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import type { AnswerOf } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { codeRule } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { PasswordAsk } from './password-ask.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Setup = AnswerOf<'beginTwoFactor'>;

export function TwoFactorSetup({ onDone }: { onDone: () => Promise<void> }) {
  const [setup, setSetup] = useState<Setup>();
  const begin = useCommand('beginTwoFactor', { onDone: setSetup });
  const [isConfirmed, setConfirmed] = useState(false);
  if (!setup) {
    return (
      <>
        <p className="mb-4 text-muted">You need an authenticator app. Many password managers include one.</p>
        <PasswordAsk action="Continue" send={(password) => begin.send({ body: { password } })} />
      </>
    );
  }
  if (!isConfirmed) return <Confirm setup={setup} onConfirmed={() => setConfirmed(true)} />;
  return <RecoveryCodes codes={setup.recoveryCodes} onDone={() => void onDone()} />;
}

function Confirm({ setup, onConfirmed }: { setup: Setup; onConfirmed: () => void }) {
  const secret = new URL(setup.totpUri).searchParams.get('secret') ?? '';
  const confirm = useCommand('confirmTwoFactor', { onDone: onConfirmed });
  const { field, form, pending, failure } = useApiForm({
    defaults: { code: '' },
    fieldsOfCodes: { code_wrong: 'code' },
    send: ({ code }) => confirm.send({ body: { code: code.replace(/\s/g, '') } }),
  });
  return (
    <form {...form} className="grid gap-4">
      <p className="text-muted">Scan this code with your authenticator app, then enter the 6 digits that it shows.</p>
      <QrCode text={setup.totpUri} />
      <details className="text-13">
        <summary className="text-muted">Can’t scan it?</summary>
        <p className="mt-2">Enter this key in the app:</p>
        <p className="mt-1 font-mono break-all select-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </details>
      <FormFailure failure={failure} />
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="font-mono text-17 tracking-[0.3em]"
        {...field('code', codeRule)}
      />
      <DialogActions>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Checking…">
          Turn on
        </Button>
      </DialogActions>
    </form>
  );
}

/** Dark on white in both color schemes, as scanners expect. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 2 });
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto w-44 rounded-control bg-[#fff]"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
