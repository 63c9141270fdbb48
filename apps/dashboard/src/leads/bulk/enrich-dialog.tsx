/** The forecast for enriching many companies, or the employers of many people, which starts an enrichment run. */
import { Button } from '@leadlight/ui/button';
import { Dialog } from '@leadlight/ui/dialog';
import { CheckboxField } from '@leadlight/ui/field';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { EnrichmentForecast } from '../../enrichment/enrichment-forecast.tsx';
import { paths } from '../../paths.ts';
import type { LeadKind } from '../lead-search.ts';
import type { SelectionBody } from './bulk-changes.ts';

interface EnrichDialogProps {
  workspaceId: string;
  kind: LeadKind;
  /** "12 people". */
  words: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  selection: SelectionBody;
}

/** In days; the server's default for what is left out. */
const freshDays = 30;

export function EnrichDialog({ workspaceId, kind, words, open, onOpenChange, selection }: EnrichDialogProps) {
  const navigate = useNavigate();
  const [isAgain, setAgain] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={kind === 'companies' ? `Enrich ${words}` : `Enrich the employers of ${words}`}
      description="Their websites are read: who they are, how to reach them, what they run on, and which jobs are open."
    >
      <CheckboxField
        className="mb-3"
        label="Also read websites that were read in the last 30 days"
        hint="Free if the last reading was paid for."
        checked={isAgain}
        onChange={(event) => setAgain(event.target.checked)}
      />
      <EnrichmentForecast
        workspaceId={workspaceId}
        question={{ source: { kind: kind === 'companies' ? 'companies' : 'employers', selection }, maxAgeDays: isAgain ? 0 : freshDays }}
        onStarted={({ id }) => void navigate(paths.enrichmentRun(workspaceId, id))}
        beside={<Button onClick={() => onOpenChange(false)}>Cancel</Button>}
      />
    </Dialog>
  );
}
