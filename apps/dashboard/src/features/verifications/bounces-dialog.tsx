import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReportedBounces } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { PasteForm, RefusedLines } from '../../form/paste-form.tsx';
import { required, type Rule } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { paths } from '../../paths.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

/** The limit of the contract. */
const mostLetters = 200_000;

const textRule: Rule = (text) =>
  required('Enter an email.')(text) ??
  (text.length > mostLetters
    ? `You can report at most ${wordNumber(mostLetters)} characters at once. Split the list into parts.`
    : undefined);

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
      description="Report addresses that bounced. Credits spent on them within the last 30 days are refunded, and the addresses become undeliverable."
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
  const report = useCommand('reportBounces', { onDone: onReported });
  const { field, form, pending, failure, set } = useApiForm({
    defaults: { text: '' },
    send: ({ text }) => report.send({ params: { workspaceId }, body: { text } }),
  });
  return (
    <PasteForm
      {...{ form, pending, failure, onCancel }}
      text={field('text', textRule)}
      label="Addresses, as text or CSV"
      hint="Every address in the text is used, anywhere in a line."
      placeholder={'ana@acme.example\nben@acme.example;5.1.1 user unknown'}
      fileLabel="File of bounces"
      onFile={(content) => set('text', content)}
      action="Report"
      pendingLabel="Reporting…"
    />
  );
}

function Result({ reported, workspaceId, onClose }: { reported: ReportedBounces; workspaceId: string; onClose: () => void }) {
  const { refunded, alreadyReported, notPaidLately, notKnown, refused, refusedCount } = reported;
  const lines: [words: string, count: number][] = [
    ['Addresses reported', reported.reported],
    ['Already reported', alreadyReported],
    ['No credits spent on them in the last 30 days', notPaidLately],
    ['Never revealed, verified or found in this workspace', notKnown],
  ];
  return (
    <>
      <p role="status" className="text-14">
        {refunded > 0 ? (
          <>
            <b>{wordCount(refunded, 'credit')}</b> refunded.{' '}
            <Link
              {...paths.credits(workspaceId, { kind: ['refund'] })}
              className="font-medium underline underline-offset-3"
              onClick={onClose}
            >
              View ledger
            </Link>
          </>
        ) : (
          'Saved. No credits had to be refunded.'
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
      <RefusedLines refused={refused} count={refusedCount} lack="no address" />
      <DialogActions>
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
