/** A cell in full: its value, where it is from and how old it is, or why there is none, and what was asked. */
import { Button, buttonClass } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListCell, ListColumn } from '../api/contract.ts';
import { emailVerdictNames, sourceNames } from '../leads/lead-words.ts';
import { paths } from '../paths.ts';
import { wordDistance, wordMoment } from '../words/dates.ts';
import { lookWords } from './look-words.ts';

interface CellDetailsProps {
  workspaceId: string;
  runKind: ListColumn['runKind'];
  cell: ListCell;
  /** Looks for the value again; absent if the user may not. */
  onLook: (() => void) | undefined;
  /** Shows the run in progress; absent if it has a screen of its own. */
  onRun: (() => void) | undefined;
}

export function CellDetails({ workspaceId, runKind, cell, onLook, onRun }: CellDetailsProps) {
  const { state, text, verdict, source, locator, observedAt, reason, quote, lookedForAt, profileRow, enrichmentId } = cell;
  const words = lookWords({ runKind });
  return (
    <div className="text-13">
      {state === 'filled' && <p className="max-h-40 overflow-y-auto font-medium wrap-anywhere whitespace-pre-line">{text}</p>}
      {quote && (
        <blockquote className="mt-2 max-h-40 overflow-y-auto border-l-2 border-hairline pl-2.5 wrap-anywhere">“{quote}”</blockquote>
      )}
      {state === 'masked' && <p>The shared pool has a value. Reveal the person to see it.</p>}
      {state === 'pending' && <p>{words.pending}</p>}
      {state === 'empty' && <p>{reason}</p>}
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-12">
        {verdict && <Line name="Verdict">{emailVerdictNames[verdict]}</Line>}
        {source && (
          <Line name="Source">
            {sourceNames[source]}
            {locator && <Locator text={locator} />}
          </Line>
        )}
        {observedAt && (
          <Line name="As of">
            <time dateTime={observedAt} title={wordMoment(observedAt)}>
              {wordDistance(observedAt)}
            </time>
          </Line>
        )}
        <Line name={words.looked}>
          {lookedForAt ? (
            <time dateTime={lookedForAt} title={wordMoment(lookedForAt)}>
              {wordDistance(lookedForAt)}
            </time>
          ) : state === 'pending' ? (
            'now'
          ) : (
            'never'
          )}
        </Line>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        {profileRow && (
          <Link {...paths.profileRun(workspaceId, profileRow.runId, { row: profileRow.row })} className={buttonClass('outline', 'small')}>
            What was asked
          </Link>
        )}
        {enrichmentId && !profileRow && (
          <Link {...paths.enrichment(workspaceId, enrichmentId)} className={buttonClass('outline', 'small')}>
            What was read
          </Link>
        )}
        {onRun && state !== 'filled' && (
          <Button size="small" onClick={onRun}>
            Show the run…
          </Button>
        )}
        {onLook && state !== 'pending' && (
          <Button size="small" onClick={onLook}>
            {lookedForAt || state === 'filled' ? words.again : words.first}
          </Button>
        )}
      </div>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Locator({ text }: { text: string }) {
  if (!/^https?:\/\//i.test(text)) return <span className="block text-muted">{text}</span>;
  return (
    <a
      href={text}
      target="_blank"
      rel="noreferrer noopener nofollow"
      className="block underline decoration-control underline-offset-3 hover:decoration-ink"
    >
      {text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
      <span className="sr-only">, opens a new tab</span>
    </a>
  );
}
