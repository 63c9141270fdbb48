/** The evidence of a verification in sentences, with the transcript below. */
import { Pane } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Verification } from '../api/contract.ts';
import { copyText } from '../notices/copy.ts';
import { wordDay } from '../words/dates.ts';
import { wordCount } from '../words/numbers.ts';
import { transcriptLines, wordNoSteps, wordSteps, writeTranscript } from './step-words.ts';

const signColors = { yes: 'text-emerald-text', no: 'text-ruby-text', open: 'text-muted' };

export function Steps({ verification }: { verification: Verification }) {
  const { address, steps, stepsUntil, status } = verification;
  const isChecking = status === 'checking';
  const [wasChecking] = useState(isChecking);
  const words = wordSteps(steps, address);
  return (
    <section aria-labelledby="steps" className="min-w-0">
      <h2 id="steps" className="text-16">
        {isChecking ? 'Questions and answers so far' : 'Questions and answers'}
      </h2>
      <ol aria-live="polite" aria-relevant="additions" className="mt-3 grid gap-2.5 border-l-2 border-hairline pl-5 text-14">
        {words.map(({ text, sign, atMs }, index) => (
          <li key={`${index} ${atMs}`} className={`relative ${wasChecking ? 'animate-[step_180ms_ease-out_both]' : ''}`}>
            <span className={`absolute top-[5px] -left-[26px] bg-card py-0.5 ${signColors[sign]}`}>
              <Pane filled={sign !== 'open'} />
            </span>
            <span className="block wrap-anywhere">{text}</span>
          </li>
        ))}
        {isChecking && (
          <li className="text-muted">
            <span className="absolute -ml-[26px] mt-[5px] animate-pulse bg-card py-0.5 text-cobalt-text">
              <Pane />
            </span>
            {words.length === 0 ? 'Preparing…' : 'Waiting for the next answer…'}
          </li>
        )}
      </ol>
      {!isChecking && steps.length === 0 && <p className="mt-3 text-14 text-muted">{wordNoSteps(verification)}</p>}
      {steps.length > 0 && !isChecking && (
        <>
          <Transcript verification={verification} />
          {stepsUntil && <p className="mt-2 text-12 text-muted">The transcript is kept until {wordDay(stepsUntil)}.</p>}
        </>
      )}
    </section>
  );
}

function Transcript({ verification: { steps } }: { verification: Verification }) {
  const lines = transcriptLines(steps);
  return (
    <details className="group mt-5 rounded-control border border-hairline">
      <summary className="flex h-10 items-center gap-2 px-3 text-13 font-medium select-none">
        <span className="group-open:hidden">Show transcript</span>
        <span className="hidden group-open:inline">Transcript</span>
        <span className="text-12 font-normal text-muted tabular-nums">{wordCount(lines.length, 'line')}</span>
      </summary>
      <div className="border-t border-hairline">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard (WCAG 2.1.1) */}
        <div role="region" aria-label="Transcript of the mail servers" tabIndex={0} className="max-h-96 overflow-auto px-3 py-2.5">
          <pre className="w-max min-w-full font-mono text-12">
            {lines.map(({ time, mark, text }, index) => (
              <span key={index} className="flex gap-3">
                <span className="w-18 shrink-0 text-right text-muted tabular-nums">{time}</span>
                <span className={mark === 'C:' ? 'text-cobalt-text' : mark === 'S:' ? '' : 'text-muted'}>
                  {mark} {text}
                </span>
              </span>
            ))}
          </pre>
        </div>
        <div className="flex justify-end border-t border-hairline px-2 py-1.5">
          <Button tone="quiet" size="small" onClick={() => void copyText(writeTranscript(steps), 'Transcript copied')}>
            <Copy aria-hidden />
            Copy
          </Button>
        </div>
      </div>
    </details>
  );
}
