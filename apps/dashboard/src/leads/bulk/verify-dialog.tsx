/** The forecast for verifying the emails of many people, which starts a verification run. */
import { Button } from '@leadlight/ui/button';
import { Dialog } from '@leadlight/ui/dialog';
import { CheckboxField } from '@leadlight/ui/field';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { RunForecast } from '../../verification/run-forecast.tsx';
import type { SelectionBody } from './bulk-changes.ts';

interface VerifyDialogProps {
  workspaceId: string;
  /** "12 people". */
  words: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  selection: SelectionBody;
}

export function VerifyDialog({ workspaceId, words, open, onOpenChange, selection }: VerifyDialogProps) {
  const navigate = useNavigate();
  const [onlyStale, setOnlyStale] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Verify the emails of ${words}`}
      description="Only of people who are yours or revealed. Their mail servers are asked; nobody receives a message."
    >
      <CheckboxField
        className="mb-3"
        label="Only unverified or outdated emails"
        hint="Never verified, unknown, or verified more than 30 days ago."
        checked={onlyStale}
        onChange={(event) => setOnlyStale(event.target.checked)}
      />
      <RunForecast
        workspaceId={workspaceId}
        question={{ kind: 'verify', source: { kind: 'people', selection, onlyStale }, fresh: false }}
        onStarted={({ id }) => void navigate(paths.verificationRun(workspaceId, id))}
        beside={<Button onClick={() => onOpenChange(false)}>Cancel</Button>}
      />
    </Dialog>
  );
}
