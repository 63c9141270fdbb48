/** Says in place of a form why this user can't verify addresses. */
export function MayNotVerify({ isReadOnly }: { isReadOnly: boolean }) {
  return (
    <p className="text-14 text-muted">
      {isReadOnly
        ? 'This workspace is read-only. You can still see earlier verdicts; to verify addresses, activate a plan.'
        : 'Your role can’t verify email addresses. Ask an owner of the workspace.'}
    </p>
  );
}
