/** The forecast of a column's run and its ceilings. */
import '../api/groups/list-columns.ts';
import { Button } from '@leadlight/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EnrichmentRunQuestion, ListColumn, ProfileRunQuestion } from '../api/contract.ts';
import { endpointKey } from '../api/queries.ts';
import { EnrichmentForecast } from '../enrichment/enrichment-forecast.tsx';
import type { LeadKind } from '../leads/lead-search.ts';
import { notify } from '../notices/notify.ts';
import { ProfileForecast } from '../profiles/profile-forecast.tsx';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { columnName } from './column-words.ts';
import { QuestionForecast } from './question-forecast.tsx';

interface ColumnRunProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  column: ListColumn;
  again: boolean;
  ids?: string[] | undefined;
  /** Closes the window. */
  onDone: () => void;
  /** The button that closes it without a run. */
  later: string;
}

export function ColumnRun({ workspace, kind, column, again, ids, onDone, later }: ColumnRunProps) {
  const { workspaceId } = workspace;
  const queries = useQueryClient();
  const source = useMemo(
    () => ({ kind: 'column' as const, columnId: column.id, rows: 'missing' as const, again, ...(ids && { ids }) }),
    [column.id, again, ids],
  );
  const profile = useMemo(
    (): ProfileRunQuestion => ({ source, wants: [...column.wants], providers: column.asksProviders }),
    [source, column],
  );
  const sites = useMemo((): EnrichmentRunQuestion => ({ source, maxAgeDays: 30 }), [source]);
  const onStarted = (): void => {
    for (const name of ['listListColumns', 'readListCells'] as const)
      void queries.invalidateQueries({ queryKey: endpointKey(name, workspaceId) });
    const name = columnName(kind, column);
    notify({
      title: column.runKind === 'question' ? `Asking: ${name}` : `Looking for: ${name.toLowerCase()}`,
      text: 'The cells show what was found.',
    });
    onDone();
  };
  const beside = <Button onClick={onDone}>{later}</Button>;
  if (column.runKind === 'question')
    return <QuestionForecast workspace={workspace} source={source} onStarted={onStarted} beside={beside} />;
  return column.runKind === 'profile' ? (
    <ProfileForecast workspace={workspace} question={profile} unit="Row" onStarted={onStarted} beside={beside} />
  ) : (
    <EnrichmentForecast workspaceId={workspaceId} question={sites} onStarted={onStarted} beside={beside} />
  );
}
