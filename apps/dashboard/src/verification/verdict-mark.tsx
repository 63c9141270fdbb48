/** A verdict as a pane with an icon and its name, so that color is never the only signal. */
import { Badge } from '@leadlight/ui/badge';
import type { FindOutcome, VerdictKind } from '../api/contract.ts';
import { outcomeNames, outcomeTones, verdictNames, verdictTones } from './verdict-words.ts';

const fills: Record<VerdictKind, string> = {
  deliverable: 'var(--emerald)',
  risky: 'var(--amber)',
  undeliverable: 'var(--ruby)',
  unknown: 'none',
};
const signs: Record<VerdictKind, string> = {
  deliverable: 'm15 29 6 6.5L33 22',
  risky: 'M24 19v11m0 6v.5',
  undeliverable: 'm17.5 22.5 13 13m0-13-13 13',
  unknown: 'M19.5 24.5a4.7 4.7 0 1 1 6.6 4.3c-1.4.7-2.1 1.4-2.1 3m0 5v.5',
};

/** The large pane next to a verdict; pale glass during a verification. */
export function VerdictPane({ verdict, className = 'h-16 w-13' }: { verdict: VerdictKind | null; className?: string }) {
  if (verdict === null)
    return (
      <svg viewBox="0 0 48 58" aria-hidden className={`${className} shrink-0`}>
        <path d="M24 2 46 29 24 56 2 29z" fill="none" stroke="var(--control)" strokeWidth="2" strokeDasharray="4 4" />
        <path d="M24 12 38 29 24 46 10 29z" className="animate-pulse" fill="var(--cobalt)" fillOpacity="0.35" />
      </svg>
    );
  const isDarkSign = verdict === 'risky' || verdict === 'deliverable';
  return (
    <svg viewBox="0 0 48 58" aria-hidden className={`${className} shrink-0`}>
      <path
        d="M24 2 46 29 24 56 2 29z"
        fill={fills[verdict]}
        stroke={verdict === 'unknown' ? 'var(--control)' : 'var(--lead)'}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray={verdict === 'unknown' ? '4 4' : undefined}
      />
      {verdict !== 'unknown' && <path d="M24 5 43 29H5z" fill="#fff" fillOpacity="0.16" />}
      <path
        d={signs[verdict]}
        fill="none"
        stroke={verdict === 'unknown' ? 'var(--muted)' : isDarkSign ? '#15181f' : 'light-dark(#fff, #15181f)'}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Each outcome of a find has the sign of the verdict with the same meaning. */
export const verdictOfOutcome: Record<FindOutcome, VerdictKind> = {
  confirmed: 'deliverable',
  pattern_only: 'risky',
  not_found: 'undeliverable',
  unconfirmed: 'unknown',
};

/** For tables of finds. */
export function OutcomeBadge({ outcome }: { outcome: FindOutcome }) {
  return (
    <Badge tone={outcomeTones[outcome]}>
      <VerdictSign verdict={verdictOfOutcome[outcome]} />
      {outcomeNames[outcome]}
    </Badge>
  );
}

/** For tables: the name after a small pane. */
export function VerdictBadge({ verdict }: { verdict: VerdictKind }) {
  return (
    <Badge tone={verdictTones[verdict]}>
      <VerdictSign verdict={verdict} />
      {verdictNames[verdict]}
    </Badge>
  );
}

function VerdictSign({ verdict }: { verdict: VerdictKind }) {
  return (
    <svg viewBox="12 17 24 24" aria-hidden className="size-3 shrink-0">
      <path d={signs[verdict]} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
