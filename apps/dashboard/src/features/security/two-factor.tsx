import { deferred } from '@leadlight/ui/deferred';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Dialog } from '@leadlight/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { notify } from '../../notices/notify.ts';
import { sessionQuery, useSession } from '../../session/session.queries.ts';
import { PasswordAsk } from './password-ask.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

// With what draws the code to scan.
const TwoFactorSetup = deferred(() => import('./two-factor-setup.tsx').then((module) => module.TwoFactorSetup));

type Open = 'set-up' | 'off' | 'renew' | null;

export function TwoFactor() {
  const { user } = useSession();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<string[]>();
  const close = (): void => {
    setOpen(null);
    setCodes(undefined);
  };
  const refresh = () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey });

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {user.twoFactor ? (
          <Badge tone="good" pane>
            On
          </Badge>
        ) : (
          <Badge>Off</Badge>
        )}
        {user.twoFactor ? (
          <>
            <Button onClick={() => setOpen('renew')}>New recovery codes</Button>
            <Button tone="danger" onClick={() => setOpen('off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button tone="primary" onClick={() => setOpen('set-up')}>
            Set up
          </Button>
        )}
      </div>
      <Dialog open={open === 'set-up'} onOpenChange={(next) => !next && close()} title="Set up two-factor sign-in">
        <TwoFactorSetup
          onDone={async () => {
            await refresh();
            close();
            notify({ title: 'Two-factor sign-in is on' });
          }}
        />
      </Dialog>
      <Dialog
        open={open === 'off'}
        onOpenChange={(next) => !next && close()}
        title="Turn two-factor sign-in off?"
        description="Your password alone will open your account."
      >
        <PasswordAsk
          action="Turn off"
          isDangerous
          onCancel={close}
          send={async (password) => {
            await call('disableTwoFactor', { body: { password } });
            await refresh();
            close();
            notify({ title: 'Two-factor sign-in is off' });
          }}
        />
      </Dialog>
      <Dialog
        open={open === 'renew'}
        onOpenChange={(next) => !next && close()}
        title="New recovery codes"
        description={codes ? undefined : 'The codes you have now stop working.'}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <PasswordAsk
            action="Make new codes"
            onCancel={close}
            send={async (password) => {
              const made = await call('renewRecoveryCodes', { body: { password } });
              setCodes(made.recoveryCodes);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
