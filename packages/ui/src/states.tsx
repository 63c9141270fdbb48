/** An empty list explains what it is for; a failed one shows what happened and what to do next. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface StateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: StateProps) {
  return (
    <div className="grid justify-items-center px-4 py-12 text-center">
      <Quarries />
      <p className="mt-5 font-heading text-16 font-bold tracking-tight">{title}</p>
      {children && <div className="mt-1.5 max-w-sm text-14 text-pretty text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

export function ErrorState({
  title,
  children,
  onRetry,
  requestId,
}: StateProps & { onRetry?: (() => void) | undefined; requestId?: string | undefined }) {
  return (
    <div role="alert" className="grid justify-items-center px-4 py-12 text-center">
      <Quarries broken />
      <p className="mt-5 font-heading text-16 font-bold tracking-tight">{title}</p>
      {children && <div className="mt-1.5 max-w-sm text-14 text-pretty text-muted">{children}</div>}
      {onRetry && (
        <Button className="mt-5" onClick={onRetry}>
          Try again
        </Button>
      )}
      {requestId && <p className="mt-3 font-mono text-12 text-muted">{requestId}</p>}
    </div>
  );
}

/** A few panes of the window, one of them lit; after a failure, one is missing. */
function Quarries({ broken = false }: { broken?: boolean }) {
  const pane = (x: number, y: number, fill: string) => <path key={`${x} ${y}`} d={`M${x} ${y}l14 22-14 22-14-22z`} fill={fill} />;
  return (
    <svg
      width="88"
      height="68"
      viewBox="-1 -1 86 68"
      aria-hidden
      stroke="var(--control)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="overflow-visible"
    >
      {[pane(14, 0, 'var(--card)'), pane(70, 0, 'var(--card)'), pane(28, 22, 'var(--card)'), pane(56, 22, 'var(--card)')]}
      {broken ? <path d="M42 0l14 22-14 22-14-22z" fill="none" strokeDasharray="4 4" /> : pane(42, 0, 'var(--amber)')}
    </svg>
  );
}
