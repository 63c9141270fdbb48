import '../../api/groups/suppressions.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { TextField } from '@leadlight/ui/field';
import { useState } from 'react';
import type { AnswerOf } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { PasteForm, RefusedLines } from '../../form/paste-form.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { wordNumber } from '../../words/numbers.ts';
import { partsOfLines } from './parts-of-lines.ts';

type Added = AnswerOf<'addSuppressions'>;

interface AddSuppressionsDialogProps {
  workspaceId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AddSuppressionsDialog({ workspaceId, open, onOpenChange }: AddSuppressionsDialogProps) {
  const [added, setAdded] = useState<Added>();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title="Add to the suppression list"
      description="Enter addresses, domains or SHA-256 hashes of addresses, or read them from a CSV file. Matching people are no longer shown, revealed or exported. People whose email you haven’t revealed stay in search; revealing one costs a credit and shows nothing."
    >
      {added ? (
        <Result added={added} onClose={() => onOpenChange(false)} />
      ) : (
        <AddForm workspaceId={workspaceId} onAdded={setAdded} onCancel={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

function AddForm({ workspaceId, onAdded, onCancel }: { workspaceId: string; onAdded: (added: Added) => void; onCancel: () => void }) {
  const add = useCommand('addSuppressions');
  const { field, form, pending, failure, set } = useApiForm<{ text: string; reason: string }>({
    defaults: { text: '', reason: '' },
    send: async ({ text, reason }) => {
      const sum: Added = { added: 0, known: 0, refused: [], refusedCount: 0 };
      let line = 0;
      for (const part of partsOfLines(text)) {
        const answer = await add.send({
          params: { workspaceId },
          body: { text: part.text, ...(reason.trim() && { reason: reason.trim() }) },
        });
        sum.added += answer.added;
        sum.known += answer.known;
        sum.refusedCount += answer.refusedCount;
        const before = line;
        sum.refused.push(...answer.refused.map((each) => ({ ...each, line: each.line + before })));
        line += part.lines;
      }
      onAdded(sum);
    },
  });
  return (
    <PasteForm
      {...{ form, pending, failure, onCancel }}
      text={field('text', required('Enter an address or a domain.'))}
      label="One per line"
      placeholder={'ana@acme.example\nacme.example'}
      fileLabel="CSV file of suppressions"
      onFile={(content) => set('text', content)}
      action="Suppress"
      pendingLabel="Adding…"
    >
      <TextField label="Reason" hint="Optional. Shown on the list." autoComplete="off" maxLength={200} {...field('reason')} />
    </PasteForm>
  );
}

function Result({ added, onClose }: { added: Added; onClose: () => void }) {
  return (
    <>
      <p className="text-14">
        <b>{wordNumber(added.added)}</b> added{added.known > 0 && `, ${wordNumber(added.known)} already on the list`}.
      </p>
      <RefusedLines refused={added.refused} count={added.refusedCount} lack="no address, domain or hash" />
      <DialogActions>
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
