import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { controlClass, Field } from '@leadlight/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type SubmitEvent } from 'react';
import { call } from '../../api/call.ts';
import type { ReportedBounces } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure, type FailureWords } from '../../api/word-failure.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { useIdempotencyKeys } from '../../form/use-idempotency-keys.ts';
import { refreshLeads } from '../../leads/work.queries.ts';
import { paths } from '../../paths.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

/** What the contract takes at once. */
const mostLetters = 200_000;

interface BouncesDialogProps {
  workspaceId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function BouncesDialog({ workspaceId, open, onOpenChange }: BouncesDialogProps) {
  const [reported, setReported] = useState<ReportedBounces>();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title="Report bounces"
      description="Addresses whose mail came back. What was paid for one within the last 30 days is given back, and it counts as undeliverable from now on."
    >
      {reported ? (
        <Result reported={reported} workspaceId={workspaceId} onClose={() => onOpenChange(false)} />
      ) : (
        <ReportForm workspaceId={workspaceId} onReported={setReported} onCancel={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

interface ReportFormProps {
  workspaceId: string;
  onReported: (reported: ReportedBounces) => void;
  onCancel: () => void;
}

function ReportForm({ workspaceId, onReported, onCancel }: ReportFormProps) {
  const queries = useQueryClient();
  const keyOf = useIdempotencyKeys();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<FailureWords>();
  const [isPending, setPending] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === '') return setError('Enter an email.');
    if (text.length > mostLetters) return setError(`At most ${wordNumber(mostLetters)} letters at once. Report it in parts.`);
    setPending(true);
    setFailure(undefined);
    try {
      const body = { text };
      const reported = await call('reportBounces', { params: { workspaceId }, body }, { idempotencyKey: keyOf(body) });
      void queries.invalidateQueries({ queryKey: queryKeys.verifications(workspaceId) });
      void queries.invalidateQueries({ queryKey: queryKeys.credits(workspaceId) });
      refreshLeads(queries, workspaceId);
      onReported(reported);
    } catch (refused) {
      setFailure(wordFailure(refused));
    }
    setPending(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormFailure failure={failure} />
      <Field label="Addresses, as pasted or as CSV" hint="Every address in it counts, wherever it stands in a line." error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            spellCheck={false}
            placeholder={'ana@acme.example\nben@acme.example;5.1.1 user unknown'}
            className={`${controlClass} !h-auto py-2 font-mono !text-13`}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        aria-label="File of bounces"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          void chosen?.text().then((content) => {
            setText(content);
            setError(undefined);
          });
        }}
      />
      <DialogActions>
        <Button className="mr-auto" onClick={() => file.current?.click()}>
          Take from a file
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" pending={isPending} pendingLabel="Reporting…">
          Report
        </Button>
      </DialogActions>
    </form>
  );
}

function Result({ reported, workspaceId, onClose }: { reported: ReportedBounces; workspaceId: string; onClose: () => void }) {
  const { refunded, alreadyReported, notPaidLately, notKnown, refused, refusedCount } = reported;
  const lines: [words: string, count: number][] = [
    ['Addresses reported', reported.reported],
    ['Reported before', alreadyReported],
    ['Nothing paid for them in the last 30 days', notPaidLately],
    ['Never revealed, verified or found here', notKnown],
  ];
  return (
    <>
      <p role="status" className="text-14">
        {refunded > 0 ? (
          <>
            <b>{wordCount(refunded, 'credit')}</b> given back.{' '}
            <Link
              {...paths.credits(workspaceId, { kind: ['refund'] })}
              className="font-medium underline underline-offset-3"
              onClick={onClose}
            >
              See the ledger
            </Link>
          </>
        ) : (
          'Noted. There was nothing to give back.'
        )}
      </p>
      <dl className="mt-3 text-13">
        {lines
          .filter(([, count], index) => index === 0 || count > 0)
          .map(([words, count]) => (
            <div key={words} className="flex justify-between gap-4 border-b border-hairline py-2">
              <dt>{words}</dt>
              <dd className="font-medium tabular-nums">{wordNumber(count)}</dd>
            </div>
          ))}
      </dl>
      {refusedCount > 0 && (
        <>
          <p className="mt-4 text-13 text-ruby-text">
            {wordCount(refusedCount, 'line has', 'lines have')} no address, and {refusedCount === 1 ? 'was' : 'were'} left out:
          </p>
          <ul className="mt-1.5 max-h-48 overflow-y-auto rounded-control border border-hairline px-3 py-2 text-13">
            {refused.map(({ line, text }) => (
              <li key={line} className="truncate">
                <span className="text-muted tabular-nums">Line {wordNumber(line)}:</span> {text}
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
