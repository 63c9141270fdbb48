/** A label for a state, with a pane as its icon, so that color is never the only signal. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type BadgeTone = 'neutral' | 'good' | 'notice' | 'bad' | 'info';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-wash-strong text-muted',
  good: 'bg-emerald/14 text-emerald-text',
  notice: 'bg-amber/18 text-amber-text',
  bad: 'bg-ruby/12 text-ruby-text',
  info: 'bg-cobalt/12 text-cobalt-text',
};

export function Badge({
  tone = 'neutral',
  pane = false,
  className,
  children,
}: {
  tone?: BadgeTone;
  pane?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2 text-12 leading-5 font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {pane && <Pane />}
      {children}
    </span>
  );
}

/** The pane as an icon: filled for a state that is reached, outlined for one that is not. */
export function Pane({ filled = true, className }: { filled?: boolean; className?: string }) {
  return (
    <svg width="8" height="11" viewBox="0 0 10 14" aria-hidden className={classNames('shrink-0', className)}>
      <path d="M5 1l4 6-4 6-4-6z" fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
