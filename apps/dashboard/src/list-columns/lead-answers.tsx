/** What a list's questions found out about one lead, in its panel: for the keyboard, for phones, and for quotes that are longer than a cell. */
import '../api/groups/list-columns.ts';
import { useQuery } from '@tanstack/react-query';
import type { LeadKind } from '../leads/lead-search.ts';
import { wordDistance, wordMoment } from '../words/dates.ts';
import { columnName } from './column-words.ts';
import { listCellsQuery, listColumnsQuery } from './list-columns.queries.ts';
import { Locator } from './locator.tsx';

interface LeadAnswersProps {
  workspaceId: string;
  kind: LeadKind;
  listId: string;
  leadId: string;
}

/** Nothing if the list asks no question. */
export function LeadAnswers({ workspaceId, kind, listId, leadId }: LeadAnswersProps) {
  const columns = useQuery(listColumnsQuery(workspaceId, listId));
  const questions = columns.data?.items.filter(({ runKind }) => runKind === 'question') ?? [];
  const isRunning = questions.some(({ activeRunId }) => activeRunId !== null);
  const cells = useQuery({ ...listCellsQuery(workspaceId, listId, [leadId], isRunning), enabled: questions.length > 0 });
  const known = cells.data?.items[0]?.cells;
  if (questions.length === 0 || !known) return null;
  return (
    <section aria-labelledby="lead-answers" className="border-b border-hairline px-4 py-3 text-13">
      <h3 id="lead-answers" className="text-muted">
        Questions of this list
      </h3>
      <dl className="mt-1 grid gap-2">
        {questions.map((column) => {
          const cell = known.find(({ columnId }) => columnId === column.id);
          if (!cell) return null;
          return (
            <div key={column.id}>
              <dt>{columnName(kind, column)}</dt>
              {cell.state === 'filled' ? (
                <dd className="mt-0.5">
                  <p className="font-medium wrap-anywhere">{cell.text}</p>
                  {cell.quote && <blockquote className="mt-0.5 border-l-2 border-hairline pl-2 wrap-anywhere">“{cell.quote}”</blockquote>}
                  <p className="mt-0.5 text-12 text-muted">
                    {cell.locator && <Locator text={cell.locator} />}
                    {cell.observedAt && (
                      <time dateTime={cell.observedAt} title={wordMoment(cell.observedAt)}>
                        {wordDistance(cell.observedAt)}
                      </time>
                    )}
                  </p>
                </dd>
              ) : (
                <dd className="mt-0.5 text-muted">{cell.state === 'pending' ? 'A run is asking.' : cell.reason}</dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
