/**
 * Every field with its value, and the source and age of each. Where sources disagree, the value that counts is first, and the others follow. A filled pane
 * marks evidence, an outlined one a guess.
 */
import { Pane } from '@leadlight/ui/badge';
import { deferred } from '@leadlight/ui/deferred';
import { useState } from 'react';
import type { LeadFact } from '../../api/contract.ts';
import { Ago } from '../../layout/ago.tsx';
import { wordAge } from '../../words/dates.ts';
import { groupFacts, type FieldFacts } from '../fact-groups.ts';
import { compareFields, wordField } from '../fact-words.ts';
import { FactSource } from './fact-source.tsx';
import { FactValue } from './fact-value.tsx';

const FactContext = deferred(() => import('../../enrichment/fact-context.tsx').then((module) => module.FactContext));
const RejectFact = deferred(() => import('../../enrichment/reject-fact.tsx').then((module) => module.RejectFact));

/** So many other values are shown; more are folded. */
const mostOthers = 3;

interface FactsProps {
  workspaceId: string;
  facts: readonly LeadFact[];
  /** The company whose facts they are; absent for people. */
  companyId?: string | undefined;
  /** The company whose facts from its website can be marked as wrong; absent for people, and if the user may not. */
  rejectableOf?: string | undefined;
}

export function Facts({ workspaceId, facts, companyId, rejectableOf }: FactsProps) {
  const fields = Map.groupBy(facts, ({ field }) => field);
  if (fields.size === 0) return <p className="px-4 py-6 text-13 text-muted">No facts yet.</p>;
  return (
    <ul aria-label="Facts" className="px-4 py-1">
      {Array.from(fields)
        .toSorted(([a], [b]) => compareFields(a, b))
        .map(([field, all]) => (
          <li key={field} className="border-b border-hairline py-2 last:border-0">
            <FieldView workspaceId={workspaceId} field={field} facts={groupFacts(all)} companyId={companyId} rejectableOf={rejectableOf} />
          </li>
        ))}
    </ul>
  );
}

interface FieldViewProps extends Pick<FactsProps, 'workspaceId' | 'companyId' | 'rejectableOf'> {
  field: string;
  facts: FieldFacts;
}

function FieldView({ workspaceId, field, facts: { current, others, removed }, companyId, rejectableOf }: FieldViewProps) {
  const [lastRemoved] = removed;
  const first = current ?? (lastRemoved && ([lastRemoved] as const));
  const further = current ? removed : removed.slice(1);
  const folded = [...(others.length > mostOthers ? others : []), ...further.map((fact) => [fact] as const)];
  const listOf = (values: readonly (readonly [LeadFact, ...LeadFact[]])[]) => (
    <ul className="mt-1 grid gap-2">
      {values.map((same, index) => (
        <li key={index}>
          <FactView workspaceId={workspaceId} facts={same} companyId={companyId} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {first && (
        <FactView workspaceId={workspaceId} facts={first} label={wordField(field)} companyId={companyId} rejectableOf={rejectableOf} />
      )}
      {others.length > 0 && others.length <= mostOthers && (
        <div className="mt-1.5 ml-33.5 text-13">
          <p className="text-12 text-muted">{current ? 'Other sources differ:' : 'Other values:'}</p>
          {listOf(others)}
        </div>
      )}
      {folded.length > 0 && (
        <details className="mt-1 ml-33.5 text-13">
          <summary className="w-fit rounded-small text-12 text-muted hover:text-ink">{wordFolded(folded.length, further.length)}</summary>
          {listOf(folded)}
        </details>
      )}
    </>
  );
}

/** "1 removed value", "5 other values". */
function wordFolded(count: number, removed: number): string {
  const kind = count === removed ? 'removed' : 'other';
  return count === 1 ? `1 ${kind} value` : `${count} ${kind} values`;
}

interface FactViewProps {
  workspaceId: string;
  /** The same value from one or several sources. */
  facts: readonly [LeadFact, ...LeadFact[]];
  label?: string;
  companyId?: string | undefined;
  rejectableOf?: string | undefined;
}

function FactView({ workspaceId, facts, label, companyId, rejectableOf }: FactViewProps) {
  const [fact] = facts;
  const isFromSite = fact.evidence.source === 'website' || fact.evidence.source === 'job_board';
  const { isCurrent, retractedAt, evidence } = fact;
  const isGuess = evidence.source === 'inferred' || evidence.source === 'sample';
  return (
    <div className={`group/fact grid gap-x-2.5 ${label ? 'grid-cols-[10px_104px_minmax(0,1fr)]' : 'grid-cols-[10px_minmax(0,1fr)]'}`}>
      <span className={`mt-1 ${isCurrent && !isGuess ? 'text-emerald-text' : 'text-control'}`} title={isGuess ? 'A guess' : 'Evidence'}>
        <Pane filled={!isGuess} className="h-3 w-2.5" />
      </span>
      {label && (
        <div className="text-13 break-words text-muted">
          {label}
          {rejectableOf && isFromSite && isCurrent && !retractedAt && (
            <RejectFact workspaceId={workspaceId} companyId={rejectableOf} fact={fact} />
          )}
        </div>
      )}
      <div className="min-w-0">
        <div className={`text-13 wrap-anywhere ${retractedAt ? 'text-muted line-through' : isCurrent ? '' : 'text-muted'}`}>
          <FactValue fact={fact} />
        </div>
        {facts.map((each, index) => (
          <p key={index} className="mt-0.5 text-12 text-muted">
            <FactSource workspaceId={workspaceId} fact={each} />
            {' · '}
            <Ago at={each.evidence.fetchedAt} className="whitespace-nowrap" />
            {each.retractedAt && <> · removed {wordAge(each.retractedAt)}</>}
            <span className="sr-only">{isGuess ? ', a guess' : ', evidence'}</span>
          </p>
        ))}
        {rejectableOf && isFromSite && retractedAt && <RejectFact workspaceId={workspaceId} companyId={rejectableOf} fact={fact} />}
        {evidence.snippet && <FactQuote workspaceId={workspaceId} companyId={companyId} fact={fact} snippet={evidence.snippet} />}
      </div>
    </div>
  );
}

interface FactQuoteProps extends Pick<FactsProps, 'workspaceId' | 'companyId'> {
  fact: LeadFact;
  snippet: string;
}

/** The quoted line; if it is from a company's website, a member can also show its context. */
function FactQuote({ workspaceId, companyId, fact, snippet }: FactQuoteProps) {
  const [isOpen, setOpen] = useState(false);
  const line = <p className="mt-0.5 line-clamp-2 wrap-anywhere border-l-2 border-hairline pl-2 text-12 text-muted">{snippet}</p>;
  // The quote of a mail provider is a record of the domain's name servers.
  if (!companyId || fact.evidence.source !== 'website' || fact.field === 'mailProvider') return line;
  return (
    <>
      {isOpen ? <FactContext workspaceId={workspaceId} companyId={companyId} fact={fact} line={line} meanwhile={line} /> : line}
      <button
        type="button"
        className="touch-target mt-1 block min-h-6 rounded-small text-12 text-muted underline decoration-control underline-offset-3 hover:text-ink"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Show on the page'}
        <span className="sr-only">: {wordField(fact.field)}</span>
      </button>
    </>
  );
}
