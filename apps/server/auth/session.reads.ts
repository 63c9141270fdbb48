/** The user and workspaces in the session response. */
import { trialMailbox } from '@leadlight/credits';
import { findUser, listMemberships, wasTrialClaimed, type Membership, type User } from '@leadlight/db/accounts';
import { Refusal } from '@leadlight/db/platform';
import type { UserContext } from '../command.ts';

export interface SignedInUser {
  readonly user: User;
  readonly memberships: readonly Membership[];
  /** Whether a new workspace of this user would start with a trial. */
  readonly canStartTrial: boolean;
}

/** @throws Refusal unauthenticated if the account was deleted */
export async function readSignedInUser({ services: { db }, caller }: UserContext): Promise<SignedInUser> {
  const user = await findUser(db.auth, caller.userId);
  if (!user) throw new Refusal('unauthenticated');
  return {
    user,
    memberships: await listMemberships(db.auth, caller.userId),
    canStartTrial: !(await wasTrialClaimed(db.auth, trialMailbox(user.email))),
  };
}
