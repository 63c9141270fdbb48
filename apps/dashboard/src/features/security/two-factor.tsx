import '../../api/groups/account.ts';
import { deferred } from '@leadlight/ui/deferred';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Dialog } from '@leadlight/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { notify } from '../../notices/notify.ts';
import { sessionQuery, useSession } from '../../session/session.queries.ts';
import { PasswordAsk } from './password-ask.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

// Loaded on demand, because it includes the QR code renderer.
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
  const disable = useCommand('disableTwoFactor', { notice: () => ({ title: 'Two-factor sign-in is off' }), onDone: close });
  const renew = useCommand('renewRecoveryCodes', { onDone: ({ recoveryCodes }) => setCodes(recoveryCodes) });

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
            await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
            close();
            notify({ title: 'Two-factor sign-in is on' });
          }}
        />
      </Dialog>
      <Dialog
        open={open === 'off'}
        onOpenChange={(next) => !next && close()}
        title="Turn two-factor sign-in off?"
        description="You’ll sign in with your password only."
      >
        <PasswordAsk action="Turn off" isDangerous onCancel={close} send={(password) => disable.send({ body: { password } })} />
      </Dialog>
      <Dialog
        open={open === 'renew'}
        onOpenChange={(next) => !next && close()}
        title="New recovery codes"
        description={codes ? undefined : 'Your current codes will stop working.'}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onDone={close} />
        ) : (
          <PasswordAsk action="Create new codes" onCancel={close} send={(password) => renew.send({ body: { password } })} />
        )}
      </Dialog>
    </>
  );
}
