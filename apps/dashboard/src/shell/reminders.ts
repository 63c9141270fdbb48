/** Notifications: derived from the session and the user's invitations, not stored. */
import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../api/contract.ts';
import { read } from '../api/queries.ts';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordDay } from '../words/dates.ts';
import { wordCount } from '../words/numbers.ts';

export const myInvitationsQuery = queryOptions({
  ...read('listMyInvitations'),
  staleTime: 5 * 60_000,
});

export interface Reminder {
  id: string;
  title: string;
  text: string;
  path: ReturnType<typeof paths.invitation> | ReturnType<typeof paths.settings>;
}

/** The end of the trial is shown in its last three days. */
const trialWarningDays = 3;

export function remindersOf(
  { workspaceId, name, standing, deleteAfter }: OpenWorkspace,
  invitations: AnswerOf<'listMyInvitations'>['items'],
): Reminder[] {
  const reminders: Reminder[] = invitations.map((invitation) => ({
    id: invitation.id,
    title: `Join ${invitation.workspaceName}`,
    text: `${invitation.invitedBy} invited you. The invitation expires on ${wordDay(invitation.expiresAt)}.`,
    path: paths.invitation(invitation.id),
  }));
  if (deleteAfter) {
    reminders.push({
      id: 'deletion',
      title: `${name} will be deleted`,
      text: `All data is deleted on ${wordDay(deleteAfter)}. Until then an owner can cancel the deletion.`,
      path: paths.settings(workspaceId, 'workspace'),
    });
  } else if (standing.kind === 'read_only') {
    reminders.push({
      id: 'read-only',
      title: `${name} is read-only`,
      text: 'You can still view and export its data.',
      path: paths.settings(workspaceId, 'plan'),
    });
  } else if (standing.kind === 'active' && standing.graceEndsAt) {
    reminders.push({
      id: 'grace',
      title: 'A payment failed',
      text: `Unless it is paid by ${wordDay(standing.graceEndsAt)}, the workspace becomes read-only.`,
      path: paths.settings(workspaceId, 'plan'),
    });
  } else if (standing.kind === 'trial' && standing.daysLeft <= trialWarningDays) {
    reminders.push({
      id: 'trial',
      title: `Trial ends in ${wordCount(standing.daysLeft, 'day')}`,
      text: 'The workspace is then read-only until a plan is active.',
      path: paths.settings(workspaceId, 'plan'),
    });
  }
  return reminders;
}
