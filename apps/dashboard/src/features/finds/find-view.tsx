import { IconButton } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import type { Find, FindOutcome } from '../../api/contract.ts';
import { copyText } from '../../notices/copy.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { useNow } from '../../verification/use-now.ts';
import { VerdictBadge, verdictOfOutcome, VerdictPane } from '../../verification/verdict-mark.tsx';
import { wordFindCost, wordNoMail, wordProbability } from '../../verification/answer-words.ts';
import { ledgerPath } from '../../verification/verification-view.tsx';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { wordCertainty } from '../../words/percents.ts';
import { wordWait } from '../../words/wait.ts';
import { AddToPerson } from './add-to-person.tsx';

interface FindViewProps {
  workspace: OpenWorkspace;
  find: Find;
  isOld: boolean;
  personId: string | undefined;
}

const titles: Record<FindOutcome, string> = {
  confirmed: 'Found',
  pattern_only: 'Pattern only',
  not_found: 'Not found',
  unconfirmed: 'No answer now',
};
const explanations: Record<FindOutcome, string> = {
  confirmed: 'The mailbox exists.',
  pattern_only:
    'The domain accepts mail for every name, or its servers don’t say, so this mailbox can’t be confirmed. The address follows the pattern that people there usually have.',
  not_found: 'The likely addresses don’t exist. The person may spell their name differently, or may have left.',
  unconfirmed: 'No mail server confirmed or denied an address. Try again later.',
};
const mayBeNamesakes =
  'This mailbox exists, but it shows only part of the name, so it may belong to somebody else at the company. Check before you send.';
/** The mailbox exists, and the name fits others too. */
const isNamesakes = ({ outcome, verdict }: Find): boolean => outcome === 'pattern_only' && verdict?.verdict === 'deliverable';

/** What the result means. */
function explain(find: Find, outcome: FindOutcome): string {
  if (isNamesakes(find)) return mayBeNamesakes;
  return (outcome === 'not_found' && wordNoMail(find.asked.map((each) => each.verdict))) || explanations[outcome];
}

export function FindView({ workspace, find, isOld, personId }: FindViewProps) {
  const { name, domain, status, outcome, best, others, observed, verificationId, entryNumber, freeUntil, nextAttemptAt } = find;
  const { workspaceId } = workspace;
  const isChecking = status === 'checking';
  const nowMs = useNow(status === 'waiting');
  const hasBest = best !== null && (outcome === 'confirmed' || outcome === 'pattern_only');
  return (
    <article
      aria-label={`Search for ${name}`}
      className="grid gap-x-10 gap-y-8 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="min-w-0">
        <h2 className="text-20 leading-8 break-words">
          {name} <span className="font-normal text-muted">at {domain}</span>
        </h2>
        <div role="status" className="mt-4 flex items-center gap-4">
          <VerdictPane verdict={isChecking || !outcome ? null : verdictOfOutcome[outcome]} />
          <p className="font-heading text-32 leading-9 font-bold tracking-tight">
            {isChecking || !outcome
              ? status === 'waiting'
                ? 'No answer yet'
                : 'Searching…'
              : isNamesakes(find)
                ? 'Not confirmed'
                : titles[outcome]}
          </p>
        </div>
        {!isChecking && hasBest && (
          <div className="mt-4 rounded-card border border-hairline bg-ground px-4 py-3">
            <p className="flex items-center gap-2">
              <b className="min-w-0 flex-1 text-16 wrap-anywhere">{best.address}</b>
              <IconButton label="Copy address" icon={<Copy aria-hidden />} onClick={() => void copyText(best.address, 'Address copied')} />
            </p>
            <p className="mt-0.5 text-13 text-muted">
              <span className="font-medium text-ink">{wordProbability(best.probability)} theirs</span>, {wordCertainty(best.probability)}
            </p>
            {personId && workspace.may('leads.update') && !workspace.isReadOnly && (
              <AddToPerson workspaceId={workspaceId} personId={personId} address={best.address} />
            )}
          </div>
        )}
        {!isChecking && outcome && <p className="mt-4 max-w-prose text-16 text-pretty">{explain(find, outcome)}</p>}
        {!isChecking && outcome === 'confirmed' && best && best.probability < 0.95 && (
          <p className="mt-2 max-w-prose text-14 text-muted">
            The probability accounts for the chance that the address belongs to someone with the same name.
          </p>
        )}
        {status === 'waiting' && nextAttemptAt && (
          <p className="mt-2 max-w-prose text-14 text-muted">
            There is no definite answer yet. Leadlight tries again automatically {wordWait(nextAttemptAt, nowMs)}.
          </p>
        )}
        {isOld && <p className="mt-3 text-13 text-muted">Connection lost. The search continues in the background.</p>}
        <dl className="mt-6 max-w-lg text-13">
          <Fact
            name="Based on"
            value={
              observed > 0
                ? `${wordCount(observed, 'address', 'addresses')} known here at ${domain}`
                : 'Patterns that companies usually use'
            }
          />
          {!isChecking && outcome && (
            <Fact
              name="Cost"
              value={
                <>
                  {wordFindCost(find)}
                  {entryNumber !== null && (
                    <>
                      {' '}
                      <Link {...ledgerPath(workspaceId, freeUntil)} className="font-medium whitespace-nowrap underline underline-offset-3">
                        Entry {wordNumber(entryNumber)} of the ledger
                      </Link>
                    </>
                  )}
                </>
              }
            />
          )}
          {verificationId && (
            <Fact
              name="Details"
              value={
                <Link {...paths.verification(workspaceId, verificationId)} className="font-medium underline underline-offset-3">
                  Verdict and transcript
                </Link>
              }
            />
          )}
        </dl>
      </div>
      <div className="min-w-0">
        <Asked find={find} />
        {!isChecking && others.length > 0 && <Others others={others} />}
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-b border-hairline py-2">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
    </div>
  );
}

/** The candidates, in the order in which they were verified. */
function Asked({ find: { asked, status } }: { find: Find }) {
  const isChecking = status === 'checking';
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="text-16">
        {isChecking ? 'Candidates being verified' : 'Verified candidates'}
      </h2>
      <ol aria-live="polite" aria-relevant="additions" className="mt-2">
        {asked.map(({ address, verdict }) => (
          <li key={address} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2.5 text-14">
            <span className="min-w-0 flex-1 basis-56">
              <span className="block font-medium wrap-anywhere">{address}</span>
              <span className="block text-13 text-muted">{verdict.words}</span>
            </span>
            <VerdictBadge verdict={verdict.verdict} />
          </li>
        ))}
        {isChecking && (
          <li className="py-2.5 text-14 text-muted">
            {asked.length === 0 ? 'Working out the likely addresses…' : 'Verifying the next one…'}
          </li>
        )}
      </ol>
      {!isChecking && asked.length === 0 && <p className="mt-2 text-14 text-muted">No mail server was asked, or none could be reached.</p>}
    </section>
  );
}

function Others({ others }: { others: Find['others'] }) {
  return (
    <section aria-labelledby="others" className="mt-8">
      <h2 id="others" className="text-16">
        Less likely
      </h2>
      <ul className="mt-2">
        {others.map(({ address, probability }) => (
          <li key={address} className="flex items-center gap-3 border-b border-hairline py-1.5 text-14">
            <span className="min-w-0 flex-1 wrap-anywhere">{address}</span>
            <span className="text-13 text-muted tabular-nums">{wordCertainty(probability)}</span>
            <IconButton label={`Copy ${address}`} icon={<Copy aria-hidden />} onClick={() => void copyText(address, 'Address copied')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
