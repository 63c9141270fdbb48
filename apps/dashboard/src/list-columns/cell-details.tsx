/** A cell in full: its value, where it is from and how old it is, or why there is none, and every source that was asked. */
import { Button } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { useState, type ReactNode } from 'react';
import type { ListCell, ListColumn } from '../api/contract.ts';
import { Ago } from '../layout/ago.tsx';
import { emailVerdictNames, sourceNames } from '../leads/lead-words.ts';
import type { CellPlace } from './list-columns.queries.ts';
import { lookWords } from './look-words.ts';

const CellLookups = deferred(() => import('./cell-lookups.tsx').then((module) => module.CellLookups));

interface CellDetailsProps {
  place: CellPlace;
  runKind: ListColumn['runKind'];
  cell: ListCell;
  /** Looks for the value again; absent if the user may not. */
  onLook: (() => void) | undefined;
  /** Shows the run in progress; absent if it has a screen of its own. */
  onRun: (() => void) | undefined;
  /** Whether what was asked is shown at once; otherwise a button shows it. */
  showsLookups: boolean;
}

export function CellDetails({ place, runKind, cell, onLook, onRun, showsLookups }: CellDetailsProps) {
  const { state, text, verdict, source, locator, observedAt, reason, quote, lookedForAt, profileRow, enrichmentId } = cell;
  const words = lookWords({ runKind });
  const [isOpen, setOpen] = useState(showsLookups);
  const wasAsked = lookedForAt !== null || profileRow !== null || enrichmentId !== null || state === 'pending';
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
            <Ago at={observedAt} />
          </Line>
        )}
        <Line name={words.looked}>{lookedForAt ? <Ago at={lookedForAt} /> : state === 'pending' ? 'now' : 'never'}</Line>
      </dl>
      {wasAsked && isOpen && <CellLookups place={place} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {/* The button stays after a click, so that it keeps the focus. */}
        {wasAsked && !showsLookups && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide sources asked' : 'Show sources asked'}
          </Button>
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
