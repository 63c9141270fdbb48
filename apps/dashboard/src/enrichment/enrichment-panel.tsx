/** The last reading of a company's website: its outcome, its age and price, and each page while it is read. */
import { Badge } from '@leadlight/ui/badge';
import { Button, buttonClass } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import { Globe, Pencil, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Enrichment } from '../api/contract.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Ago } from '../layout/ago.tsx';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { useNow } from '../verification/use-now.ts';
import { wordWait } from '../words/wait.ts';
import { outcomeNames, outcomeTones, wordGain, wordOutcome, wordPrice } from './enrichment-words.ts';
import { FoldedSteps, ReadingSteps } from './reading-steps.tsx';
import type { useEnriching } from './use-enriching.ts';

interface EnrichmentPanelProps {
  workspace: OpenWorkspace;
  domain: string;
  enriching: ReturnType<typeof useEnriching>;
  /** Reads the site, or reads it again. */
  onEnrich: () => void;
  /** Enriches the company that the domain leads to. */
  onEnrichOther: (domain: string) => void;
  /** Corrects the domain; absent if the user may not. */
  onEdit?: (() => void) | undefined;
  /** False while this installation can't read websites. */
  canRead: boolean;
}

export function EnrichmentPanel(props: EnrichmentPanelProps) {
  const { workspace, domain, enriching } = props;
  const { enrichment, failure, isOld } = enriching;
  const nowMs = useNow(enrichment?.status === 'waiting');
  const mayEnrich = workspace.may('enrichments.create') && !workspace.isReadOnly;
  return (
    <section aria-label={`Website ${domain}`} className="px-4 py-4 sm:px-6">
      {failure && (
        <div className="mb-3">
          <FormFailure failure={failure} />
        </div>
      )}
      {!enrichment ? (
        <NeverRead {...props} mayEnrich={mayEnrich} nowMs={nowMs} />
      ) : enrichment.status === 'reading' ? (
        <>
          <p role="status" className="mb-3 text-14 font-medium">
            Reading {enrichment.domain}…{isOld && <span className="font-normal text-muted"> Connection lost. The reading continues.</span>}
          </p>
          <ReadingSteps enrichment={enrichment} />
        </>
      ) : (
        <>
          <LastReading {...props} enrichment={enrichment} mayEnrich={mayEnrich} nowMs={nowMs} />
          <Trouble {...props} enrichment={enrichment} mayEnrich={mayEnrich} nowMs={nowMs} />
          <div className="mt-2.5">
            <FoldedSteps enrichment={enrichment} />
          </div>
        </>
      )}
    </section>
  );
}

interface Shown extends EnrichmentPanelProps {
  mayEnrich: boolean;
  nowMs: number;
}

function NeverRead({ workspace, domain, enriching: { pending }, onEnrich, canRead, mayEnrich, nowMs }: Shown) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-hairline bg-ground px-4 py-3.5">
      <Globe className="size-5 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-14 font-medium">Not read yet</p>
        <p className="text-13 text-muted">
          Leadlight reads what {domain} says of itself: people, technologies, open jobs, and how to reach the company, each with its
          evidence.
        </p>
      </div>
      {mayEnrich && canRead && (
        <div className="grid justify-items-start gap-1">
          <Button tone="primary" pending={pending} pendingLabel="Starting…" onClick={onEnrich}>
            Enrich this company
          </Button>
          <span className="text-12 text-muted">{wordPrice(null, nowMs)}</span>
        </div>
      )}
      {!mayEnrich && <p className="text-13 text-muted">{wordNotAllowed(workspace)}</p>}
    </div>
  );
}

const wordNotAllowed = ({ isReadOnly }: OpenWorkspace): string =>
  isReadOnly ? 'This workspace is read-only. To enrich companies, activate a plan.' : 'Your role can’t enrich companies.';

/** When it was last read to the end, what that brought, and a button to read it again. */
function LastReading({
  workspace: { workspaceId },
  enrichment,
  enriching: { pending },
  onEnrich,
  canRead,
  mayEnrich,
  nowMs,
}: Shown & { enrichment: Enrichment }) {
  const { outcome, checkedAt, freeUntil, domain, entryNumber } = enrichment;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {outcome && (
        <Badge tone={outcomeTones[outcome]} pane>
          {outcomeNames[outcome]}
        </Badge>
      )}
      <p className="min-w-0 flex-1 basis-52 text-13 text-muted">
        <span className="text-ink">{domain}</span>
        {checkedAt && (
          <>
            {', '}
            <Ago at={checkedAt} />
          </>
        )}
        {outcome === 'read' && `: ${wordGain(enrichment)}`}
        {entryNumber !== null && enrichment.cost > 0 && (
          <>
            {' · '}
            <Link
              {...paths.credits(workspaceId, { kind: 'spend' })}
              className="underline decoration-control underline-offset-3 hover:decoration-ink"
            >
              Ledger
            </Link>
          </>
        )}
      </p>
      {mayEnrich && canRead && (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" pending={pending} pendingLabel="Starting…" onClick={onEnrich}>
            <RotateCw aria-hidden />
            Refresh
          </Button>
          <span className="text-12 text-muted">{wordPrice(freeUntil, nowMs)}</span>
        </span>
      )}
    </div>
  );
}

/** Why nothing was read, and what to do next. */
function Trouble({
  enrichment,
  enriching: { pending },
  onEnrich,
  onEnrichOther,
  onEdit,
  canRead,
  mayEnrich,
  nowMs,
}: Shown & { enrichment: Enrichment }) {
  const { status, nextAttemptAt, movedTo } = enrichment;
  const words = wordOutcome(enrichment);
  const waits = status === 'waiting' && nextAttemptAt !== null;
  if (!words && !waits) return null;
  const actions: ReactNode[] = [];
  if (words?.next === 'enrich-other' && movedTo && mayEnrich && canRead)
    actions.push(
      <Button key="other" size="small" pending={pending} onClick={() => onEnrichOther(movedTo)}>
        Enrich {movedTo}
      </Button>,
    );
  if (words && (words.next === 'correct-domain' || words.next === 'enrich-other') && onEdit)
    actions.push(
      <Button key="edit" size="small" onClick={onEdit}>
        <Pencil aria-hidden />
        Correct the domain
      </Button>,
    );
  if (words?.next === 'try-again' && !waits && mayEnrich && canRead)
    actions.push(
      <button key="again" type="button" className={buttonClass('outline', 'small')} onClick={onEnrich}>
        Try again
      </button>,
    );
  return (
    <div role="status" className="mt-3 rounded-card border border-hairline bg-ground px-4 py-3 text-13">
      {words && <p className="text-14 font-medium wrap-anywhere">{words.title}</p>}
      {words && <p className="mt-0.5 text-muted">{words.text}</p>}
      {waits && (
        <p className={words ? 'mt-0.5 text-muted' : ''}>Leadlight reads it again automatically {wordWait(nextAttemptAt, nowMs)}.</p>
      )}
      {actions.length > 0 && <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
