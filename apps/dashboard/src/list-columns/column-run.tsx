/** The forecast of a column's run and its ceilings. */
import '../api/groups/list-columns.ts';
import { Button } from '@leadlight/ui/button';
import { SelectField } from '@leadlight/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { EnrichmentRunQuestion, ListColumn, ProfileRunQuestion } from '../api/contract.ts';
import { endpointKey } from '../api/queries.ts';
import { EnrichmentForecast } from '../enrichment/enrichment-forecast.tsx';
import type { LeadKind } from '../leads/lead-search.ts';
import { notify } from '../notices/notify.ts';
import { ProfileForecast } from '../profiles/profile-forecast.tsx';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { columnName } from './column-words.ts';
import { isAsked, lookWords, rowChoices, rowWords, type RowChoice } from './look-words.ts';
import { ProviderFieldForecast } from './provider-field-forecast.tsx';
import { QuestionForecast } from './question-forecast.tsx';

interface ColumnRunProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  column: ListColumn;
  /** Only these leads, even if they were looked for recently. */
  ids?: readonly string[] | undefined;
  /** Closes the window. */
  onDone: () => void;
  /** The button that closes it without a run. */
  later: string;
}

export function ColumnRun({ workspace, kind, column, ids, onDone, later }: ColumnRunProps) {
  const [rows, setRows] = useState<RowChoice>('missing');
  const { workspaceId } = workspace;
  const words = lookWords(column);
  const queries = useQueryClient();
  const source = useMemo(
    () => ({
      kind: 'column' as const,
      columnId: column.id,
      rows: rows === 'all' ? ('all' as const) : ('missing' as const),
      again: rows === 'again' || ids !== undefined,
      ...(ids && { ids: [...ids] }),
    }),
    [column.id, rows, ids],
  );
  const profile = useMemo(
    (): ProfileRunQuestion => ({
      source,
      wants: [...column.wants],
      providers: column.asksProviders,
      overwrite: {},
      olderThanDays: column.olderThanDays,
    }),
    [source, column],
  );
  // Someone who looks again wants the website of today, even if it was read recently.
  const sites = useMemo((): EnrichmentRunQuestion => ({ source, maxAgeDays: source.again || rows === 'all' ? 0 : 30 }), [source, rows]);
  const onStarted = (): void => {
    for (const name of ['listListColumns', 'readListCells'] as const)
      void queries.invalidateQueries({ queryKey: endpointKey(name, workspaceId) });
    const name = columnName(kind, column);
    notify({
      title: isAsked(column) ? `Asking: ${name}` : `Looking for: ${name.toLowerCase()}`,
      text: words.started,
    });
    onDone();
  };
  const beside = <Button onClick={onDone}>{later}</Button>;
  return (
    <>
      {!ids && (
        <SelectField label="Which rows" fieldClassName="mb-4" value={rows} onChange={({ target }) => setRows(target.value as RowChoice)}>
          {rowChoices.map((choice) => (
            <option key={choice} value={choice}>
              {rowWords(column, choice)}
            </option>
          ))}
        </SelectField>
      )}
      {forecast()}
    </>
  );

  function forecast() {
    switch (column.runKind) {
      case 'question':
        return <QuestionForecast workspace={workspace} source={source} onStarted={onStarted} beside={beside} />;
      case 'provider-field':
        return <ProviderFieldForecast workspace={workspace} source={source} onStarted={onStarted} beside={beside} />;
      case 'profile':
        return <ProfileForecast workspace={workspace} question={profile} unit="Row" onStarted={onStarted} beside={beside} />;
      case 'enrichment':
        return <EnrichmentForecast workspaceId={workspaceId} question={sites} onStarted={onStarted} beside={beside} />;
    }
  }
}
