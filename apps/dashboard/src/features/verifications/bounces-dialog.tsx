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
  required('Enter an email or a bounce message.')(text) ??
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
      description="Report addresses that bounced. Credits spent on them within the last 30 days are refunded, and the addresses become undeliverable. Only a limited number of credits is refunded without the bounce message."
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
      label="Addresses, or a bounce message"
      hint="Every address in the text is used, anywhere in a line. Or paste the source of a bounce message with its headers, or open it as a file (.eml)."
      placeholder={'ana@acme.example\nben@acme.example;5.1.1 user unknown'}
      fileLabel="File of bounces"
      fileTypes=".csv,.txt,.eml,.mbox,text/csv,text/plain,message/rfc822"
      onFile={(content) => set('text', content)}
      action="Report"
      pendingLabel="Reporting…"
    />
  );
}

type Message = ReportedBounces['messages'][number];

/** Why a message proves nothing. */
const problemWords: Record<NonNullable<Message['problem']>, string> = {
  not_a_notification: 'It isn’t a delivery status notification (RFC 3464). Save the complete message, with its headers.',
  no_recipient: 'It names no address that failed.',
  not_failed: 'It says that the message is delayed or was delivered, not that it failed.',
  not_permanent: 'It reports a temporary failure.',
  about_something_else: 'It is about the sender, the message, a policy or a full mailbox, not about the address.',
  date_unknown: 'It has no date.',
  too_old: 'It is older than 30 days.',
  in_the_future: 'Its date is in the future.',
};

function Result({ reported, workspaceId, onClose }: { reported: ReportedBounces; workspaceId: string; onClose: () => void }) {
  const { refunded, alreadyReported, notPaidLately, notKnown, needEvidence, messages, refused, refusedCount } = reported;
  const lines: [words: string, count: number][] = [
    ['Addresses reported', reported.reported],
    ['Already reported', alreadyReported],
    ['Refunded once you send the bounce message', needEvidence.length],
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
              {...paths.credits(workspaceId, { kind: 'refund' })}
              className="font-medium underline underline-offset-3"
              onClick={onClose}
            >
              View ledger
            </Link>
          </>
        ) : needEvidence.length > 0 ? (
          'Saved. Credits are refunded once you send the bounce messages.'
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
      <NeedEvidence addresses={needEvidence} />
      <Unproven messages={messages} />
      <RefusedLines refused={refused} count={refusedCount} lack="no address" />
      <DialogActions>
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

/** The most addresses that are listed. */
const mostListed = 100;

function NeedEvidence({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <>
      <p className="mt-4 text-13">
        The credits that are refunded without a bounce message are used up. These addresses are undeliverable from now on. To get their
        credits back, report again with the bounce message that your mail server sent you for each:
      </p>
      <ul className="mt-1.5 max-h-48 overflow-y-auto rounded-control border border-hairline px-3 py-2 text-13">
        {addresses.slice(0, mostListed).map((address) => (
          <li key={address} className="truncate">
            {address}
          </li>
        ))}
        {addresses.length > mostListed && <li className="text-muted">and {wordNumber(addresses.length - mostListed)} more</li>}
      </ul>
    </>
  );
}

function Unproven({ messages }: { messages: readonly Message[] }) {
  const unproven = messages.flatMap(({ message, problem }) => (problem === null ? [] : [{ message, problem }]));
  if (unproven.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-13 text-ruby-text">
      {unproven.map(({ message, problem }) => (
        <li key={message}>
          {messages.length === 1 ? 'The message' : `Message ${wordNumber(message)}`} can’t be used. {problemWords[problem]}
        </li>
      ))}
    </ul>
  );
}
