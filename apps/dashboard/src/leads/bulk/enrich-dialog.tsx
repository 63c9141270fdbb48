/** Enriches many companies, or many people: their profiles, or the companies that employ them. Shows the forecast, and starts a run. */
import { Button } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Dialog } from '@leadlight/ui/dialog';
import { CheckboxField } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import type { LeadKind } from '../lead-search.ts';
import type { SelectionBody } from './bulk-changes.ts';

const EnrichmentForecast = deferred(() => import('../../enrichment/enrichment-forecast.tsx').then((module) => module.EnrichmentForecast));
const EnrichSelected = deferred(() => import('../../profiles/enrich-selected.tsx').then((module) => module.EnrichSelected));

interface EnrichDialogProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  /** "12 people". */
  words: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  selection: SelectionBody;
}

/** What of people is enriched. */
type Target = 'profiles' | 'companies';

const descriptions: Record<Target, string> = {
  profiles: 'Their job, email, phone and background, from your records, the pool, their employers’ websites and connected providers.',
  companies: 'Their websites are read: who they are, how to reach them, what they run on, and which jobs are open.',
};

export function EnrichDialog({ workspace, kind, words, open, onOpenChange, selection }: EnrichDialogProps) {
  const { workspaceId, may } = workspace;
  const choices: Target[] =
    kind === 'companies'
      ? ['companies']
      : [...(may('profiles.create') ? ['profiles' as const] : []), ...(may('enrichments.create') ? ['companies' as const] : [])];
  const [chosen, choose] = useState<Target>();
  const target = chosen ?? choices[0] ?? 'companies';
  const cancel = <Button onClick={() => onOpenChange(false)}>Cancel</Button>;
  const loading = <SkeletonRows rows={4} label="Loading the forecast" />;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Enrich ${words}`} description={descriptions[target]} width="wide">
      {choices.length > 1 && (
        <div role="group" aria-label="What to enrich" className="mb-4 inline-flex gap-0.5 rounded-control bg-wash-strong p-0.5">
          {choices.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={target === each}
              className="touch-target h-8 rounded-[8px] px-3 text-13 font-medium text-muted hover:text-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--hairline)] pointer-coarse:h-10"
              onClick={() => choose(each)}
            >
              {each === 'profiles' ? 'Their profiles' : 'Their companies'}
            </button>
          ))}
        </div>
      )}
      {target === 'profiles' ? (
        <EnrichSelected meanwhile={loading} workspaceId={workspaceId} selection={selection} beside={cancel} />
      ) : (
        <EnrichCompanies workspaceId={workspaceId} kind={kind} selection={selection} meanwhile={loading} beside={cancel} />
      )}
    </Dialog>
  );
}

/** In days; the server's default for what is left out. */
const freshDays = 30;

interface EnrichCompaniesProps {
  workspaceId: string;
  kind: LeadKind;
  selection: SelectionBody;
  meanwhile: ReactNode;
  beside: ReactNode;
}

function EnrichCompanies({ workspaceId, kind, selection, meanwhile, beside }: EnrichCompaniesProps) {
  const navigate = useNavigate();
  const [isAgain, setAgain] = useState(false);
  return (
    <>
      <CheckboxField
        className="mb-3"
        label="Also read websites that were read in the last 30 days"
        hint="Free if the last reading was paid for."
        checked={isAgain}
        onChange={(event) => setAgain(event.target.checked)}
      />
      <EnrichmentForecast
        meanwhile={meanwhile}
        workspaceId={workspaceId}
        question={{ source: { kind: kind === 'companies' ? 'companies' : 'employers', selection }, maxAgeDays: isAgain ? 0 : freshDays }}
        onStarted={({ id }) => void navigate(paths.enrichmentRun(workspaceId, id))}
        beside={beside}
      />
    </>
  );
}
