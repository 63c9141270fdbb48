/**
 * Looks up whether an address that was entered has an account, and mails a link if so. Behind the answer, not before it.
 */
import { appUrls } from '../app-urls.ts';
import type { Services } from '../services.ts';
import { inAct } from './auth-transaction.ts';

export interface AccountMailRequest {
  readonly kind: 'verification' | 'reset';
  readonly email: string;
}

export async function requestAccountMail({ auth, config, db }: Services, { kind, email }: AccountMailRequest): Promise<void> {
  const headers = new Headers();
  await inAct(db, async () => {
    if (kind === 'reset') await auth.api.requestPasswordReset({ body: { email }, headers });
    else await auth.api.sendVerificationEmail({ body: { email, callbackURL: appUrls.signIn(config.publicUrl) }, headers });
  });
}
