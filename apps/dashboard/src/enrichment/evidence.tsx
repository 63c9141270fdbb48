/** The evidence of one value: a pane that opens the quoted line in the context of its page. The window's code is loaded when it is first needed. */
import { Pane } from '@leadlight/ui/badge';
import { deferred } from '@leadlight/ui/deferred';
import type { Quote } from '../api/contract.ts';
import { MenuOnDemand } from '../layout/menu-on-demand.tsx';

const load = () => import('./evidence-window.tsx').then((module) => module.EvidenceWindow);
const EvidenceWindow = deferred(load);

export interface Rejection {
  isRejected: boolean;
  pending: boolean;
  /** Absent if the user may not change it. */
  onReject?: ((isRejected: boolean) => void) | undefined;
}

interface EvidenceProps {
  /** The value, for screen readers: "Evidence for React". */
  name: string;
  quotes: readonly Quote[];
  firstSeenAt?: string | undefined;
  lastSeenAt?: string | undefined;
  /** A value that another one implies is outlined: nobody saw it. */
  isGuess?: boolean;
  rejection?: Rejection | undefined;
}

export function Evidence({ isGuess = false, ...props }: EvidenceProps) {
  const { name, rejection } = props;
  return (
    <MenuOnDemand
      load={load}
      renderTrigger={(handlers) => (
        <button
          type="button"
          {...handlers}
          aria-label={`Evidence for ${name}`}
          title="Evidence"
          className={`touch-target -my-1 grid size-6 shrink-0 place-items-center rounded-small hover:bg-wash-strong aria-expanded:bg-wash-strong ${
            isGuess || rejection?.isRejected ? 'text-muted' : 'text-emerald-text'
          }`}
        >
          <Pane filled={!isGuess && !rejection?.isRejected} />
        </button>
      )}
    >
      {(trigger, meanwhile) => <EvidenceWindow meanwhile={meanwhile} trigger={trigger} {...props} />}
    </MenuOnDemand>
  );
}
