import { Button } from '@leadlight/ui/button';
import { Popover } from '@leadlight/ui/popover';
import { Ban, ExternalLink, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Quote } from '../api/contract.ts';
import { wordDay, wordAge, wordMoment } from '../words/dates.ts';
import { wordRule, wordUrl } from './enrichment-words.ts';
import type { Rejection } from './evidence.tsx';

interface EvidenceWindowProps {
  trigger: ReactElement;
  name: string;
  quotes: readonly Quote[];
  firstSeenAt?: string | undefined;
  lastSeenAt?: string | undefined;
  rejection?: Rejection | undefined;
}

/** Where each page says it, and since when; a member can mark the value as wrong. */
export function EvidenceWindow({ trigger, name, quotes, firstSeenAt, lastSeenAt, rejection }: EvidenceWindowProps) {
  return (
    <Popover trigger={trigger} title={`Evidence for ${name}`}>
      {(close) => (
        <div className="px-2.5 pb-2 text-13">
          {quotes.length === 0 && <p className="py-1 text-muted">The page no longer quotes it.</p>}
          <ul className="max-h-80 divide-y divide-hairline overflow-y-auto">
            {quotes.map((quote, index) => (
              <li key={index} className="py-2 first:pt-1">
                <QuoteView quote={quote} />
              </li>
            ))}
          </ul>
          {firstSeenAt && lastSeenAt && (
            <p className="border-t border-hairline pt-2 text-12 text-muted">
              First seen on {wordDay(firstSeenAt)}, last seen {wordAge(lastSeenAt)}
            </p>
          )}
          {rejection?.onReject && (
            <div className="mt-2 flex items-center justify-between gap-3">
              <span className="text-12 text-muted">{rejection.isRejected ? 'Marked as wrong' : 'Not true?'}</span>
              <Button
                size="small"
                pending={rejection.pending}
                onClick={() => {
                  rejection.onReject?.(!rejection.isRejected);
                  close();
                }}
              >
                {rejection.isRejected ? <Undo2 aria-hidden /> : <Ban aria-hidden />}
                {rejection.isRejected ? 'Undo' : 'Mark as wrong'}
              </Button>
            </div>
          )}
        </div>
      )}
    </Popover>
  );
}

/** The context of the quoted line without its line breaks, which would make it longer than the window. */
const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The quoted line in its context, as plain text. */
export function QuoteView({ quote: { page, rule, snippet, before, after, fetchedAt } }: { quote: Quote }) {
  return (
    <figure>
      <blockquote cite={page} className="border-l-2 border-hairline pl-2.5 wrap-anywhere whitespace-pre-line">
        {before && <span className="text-muted">…{inLine(before)} </span>}
        <mark className="rounded-[3px] bg-amber/35 px-0.5 text-ink">{snippet}</mark>
        {after && <span className="text-muted"> {inLine(after)}…</span>}
      </blockquote>
      <figcaption className="mt-1.5 text-12 text-muted">
        {/^https?:\/\//i.test(page) ? (
          <a
            href={page}
            target="_blank"
            rel="noreferrer noopener nofollow"
            className="inline-flex max-w-full items-center gap-1 font-medium text-ink underline decoration-control underline-offset-3 hover:decoration-ink"
          >
            <span className="truncate">{wordUrl(page)}</span>
            <ExternalLink className="size-3 shrink-0" aria-hidden />
            <span className="sr-only">, opens a new tab</span>
          </a>
        ) : (
          <span className="font-medium text-ink">{page}</span>
        )}
        <span className="block">
          {wordRule(rule)} ·{' '}
          <time dateTime={fetchedAt} title={wordMoment(fetchedAt)}>
            read {wordAge(fetchedAt)}
          </time>
        </span>
      </figcaption>
    </figure>
  );
}
