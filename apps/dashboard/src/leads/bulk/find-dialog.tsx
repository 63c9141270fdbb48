/** The forecast for finding the emails of many people, which starts a find run. */
import { Button } from '@leadlight/ui/button';
import { Dialog } from '@leadlight/ui/dialog';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { RunForecast } from '../../verification/run-forecast.tsx';
import type { SelectionBody } from './bulk-changes.ts';

interface FindDialogProps {
  workspaceId: string;
  /** "12 people". */
  words: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  selection: SelectionBody;
}

export function FindDialog({ workspaceId, words, open, onOpenChange, selection }: FindDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Find the emails of ${words}`}
      description="Derived from name and company domain, then verified with the mail server; nobody receives a message. Confirmed emails are added to the people."
    >
      <RunForecast
        workspaceId={workspaceId}
        question={{ kind: 'find', source: { kind: 'people', selection, onlyStale: false }, fresh: false }}
        onStarted={({ id }) => void navigate(paths.verificationRun(workspaceId, id))}
        beside={<Button onClick={() => onOpenChange(false)}>Cancel</Button>}
      />
    </Dialog>
  );
}
