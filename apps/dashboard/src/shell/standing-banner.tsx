import { Link } from '@tanstack/react-router';
import { Lock, TriangleAlert } from 'lucide-react';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordDay } from '../words/dates.ts';
import { wordReadOnly } from '../words/names.ts';

/** Why nothing can be changed in the workspace, or soon can't be: above every screen. */
export function StandingBanner({ workspace: { workspaceId, standing, deleteAfter, may } }: { workspace: OpenWorkspace }) {
  const graceEndsAt = standing.kind === 'active' ? standing.graceEndsAt : null;
  const mayPay = may('billing.update');
  const Icon = graceEndsAt ? TriangleAlert : Lock;
  return (
    <p className="flex gap-2 border-b border-hairline bg-amber/16 px-4 py-2 text-13 sm:px-6">
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        {deleteAfter
          ? `This workspace will be deleted on ${wordDay(deleteAfter)}. Until then you can view and export its data.`
          : standing.kind === 'read_only'
            ? `${wordReadOnly(standing)}. The workspace is read-only until ${standing.because === 'payment_failed' ? 'it is paid' : 'a plan is active'}. You can still view and export its data.`
            : graceEndsAt &&
              `A payment failed. ${mayPay ? 'Pay' : 'An owner must pay'} it by ${wordDay(graceEndsAt)}, or the workspace becomes read-only.`}{' '}
        <Link
          {...paths.settings(workspaceId, deleteAfter ? 'workspace' : 'plan')}
          className="font-medium whitespace-nowrap underline underline-offset-3"
        >
          {deleteAfter ? 'Cancel deletion' : !mayPay ? 'View plan' : graceEndsAt || isUnpaid(standing) ? 'Pay' : 'Choose a plan'}
        </Link>
      </span>
    </p>
  );
}

const isUnpaid = (standing: OpenWorkspace['standing']): boolean => standing.kind === 'read_only' && standing.because === 'payment_failed';
