/** A labeled bar that shows a share of a total. */
import { classNames } from './class-names.tsx';

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** The value for screen readers: "3,210 of 4,000 credits". */
  text: string;
  tone?: 'ink' | 'amber' | 'ruby' | 'emerald' | 'cobalt';
  /** For a run on its own screen. */
  isThick?: boolean;
  className?: string;
}

const tones = { ink: 'bg-ink', amber: 'bg-amber', ruby: 'bg-ruby', emerald: 'bg-emerald', cobalt: 'bg-cobalt' };

export function Progress({ label, value, max, text, tone = 'ink', isThick = false, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
      className={classNames(isThick ? 'h-2' : 'h-1.5', 'overflow-hidden rounded-full bg-wash-strong', className)}
    >
      <div className={classNames('h-full rounded-full', tones[tone])} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
