import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { controlClass, Field, TextField } from '@leadlight/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import type { AnswerOf } from '../../api/contract.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { refreshLeads } from '../../leads/work.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
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
      description="Addresses, domains, or SHA-256 hashes of addresses: as pasted, or from a CSV file. Whoever matches is no longer shown, revealed or exported."
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
  const queries = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const { field, form, pending, failure, raw } = useApiForm<{ text: string; reason: string }>({
    defaults: { text: '', reason: '' },
    send: async ({ text, reason }) => {
      const sum: Added = { added: 0, known: 0, refused: [], refusedCount: 0 };
      let line = 0;
      for (const part of partsOfLines(text)) {
        const answer = await call('addSuppressions', {
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
      await queries.invalidateQueries({ queryKey: ['workspace', workspaceId, 'suppressions'] });
      refreshLeads(queries, workspaceId);
      onAdded(sum);
    },
  });
  const { error, ...text } = field('text', required('Enter an address or a domain.'));
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <Field label="One on each line" error={error}>
        {(control) => (
          <textarea
            {...control}
            {...text}
            rows={8}
            spellCheck={false}
            placeholder={'ana@acme.example\nacme.example'}
            className={`${controlClass} !h-auto py-2 font-mono !text-13`}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        aria-label="CSV file of suppressions"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          void chosen?.text().then((content) => raw.setValue('text', content, { shouldValidate: true }));
        }}
      />
      <TextField
        label="Reason"
        hint="If you like: why, for whoever reads the list later."
        autoComplete="off"
        maxLength={200}
        {...field('reason')}
      />
      <DialogActions>
        <Button className="mr-auto" onClick={() => file.current?.click()}>
          Take from a file
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Adding…">
          Suppress
        </Button>
      </DialogActions>
    </form>
  );
}

function Result({ added, onClose }: { added: Added; onClose: () => void }) {
  return (
    <>
      <p className="text-14">
        <b>{wordNumber(added.added)}</b> added{added.known > 0 && `, ${wordNumber(added.known)} were on the list already`}.
      </p>
      {added.refusedCount > 0 && (
        <>
          <p className="mt-3 text-13 text-ruby-text">
            {wordCount(added.refusedCount, 'line has', 'lines have')} no address, domain or hash, and{' '}
            {added.refusedCount === 1 ? 'was' : 'were'} left out:
          </p>
          <ul className="mt-1.5 max-h-48 overflow-y-auto rounded-control border border-hairline px-3 py-2 text-13">
            {added.refused.map(({ line, text }) => (
              <li key={line} className="truncate">
                <span className="text-muted tabular-nums">Line {line}:</span> {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
