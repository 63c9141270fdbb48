/** The search for people or companies, with buttons to add leads and the saved searches. */
import { buttonClass, IconButton } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { EmptyState } from '@leadlight/ui/states';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../layout/page.tsx';
import { paths } from '../paths.ts';
import { useWorkspace } from '../session/session.queries.ts';
import { FindHeader, FindHeading } from './find-header.tsx';
import { LeadBrowser } from './lead-browser.tsx';
import type { LeadParams } from './lead-search.ts';
import type { LeadSet } from './lead-set.ts';
import type { TableSubject } from './table/lead-columns.ts';
import { useNarrow } from './use-narrow.ts';
import { isAbout } from './words/is-about.ts';
import { wordsOf } from './words/kept-words.ts';

const WordsBox = deferred(() => import('./words/words-box.tsx').then((module) => module.WordsBox));
const SampleNotice = deferred(() => import('./sample-notice.tsx').then((module) => module.SampleNotice));
const SavedSearchMenu = deferred(() => import('./saved-search-menu.tsx').then((module) => module.SavedSearchMenu));

interface FindScreenProps<Row extends TableSubject> {
  set: LeadSet<Row>;
  params: LeadParams;
  onParams: (params: LeadParams, how: { replace: boolean }) => void;
  /** Shown while the workspace has none. */
  empty: { title: string; text: string };
}

export function FindScreen<Row extends TableSubject>({ set, params, onParams, empty }: FindScreenProps<Row>) {
  const workspace = useWorkspace();
  const { kind } = set;
  // On phones the results come first: the notice follows them, and the field for a description is opened by a button until it was used.
  const isNarrow = useNarrow();
  const isDescribed = (): boolean => {
    const words = wordsOf(workspace.workspaceId).read();
    return words !== undefined && isAbout(words, params);
  };
  const [isDescribing, setDescribing] = useState(isDescribed);
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  // A window that becomes narrow keeps what was not read in view.
  if (wasNarrow !== isNarrow) {
    setWasNarrow(isNarrow);
    setDescribing(isDescribed());
  }
  return (
    <Page
      title={`Find ${kind}`}
      heading={<FindHeading kind={kind} />}
      actions={
        <>
          <FindHeader workspace={workspace} kind={kind} onAdded={(lead) => onParams({ ...params, lead }, { replace: false })} />
          {isNarrow && (
            <IconButton
              label="Search in words"
              icon={<Search aria-hidden />}
              aria-expanded={isDescribing}
              onClick={() => setDescribing(!isDescribing)}
            />
          )}
        </>
      }
    >
      {(!isNarrow || isDescribing) && (
        <WordsBox workspace={workspace} params={params} meanwhile={<div className="h-14 border-b border-hairline" aria-hidden />} />
      )}
      {!isNarrow && <SampleNotice workspace={workspace} />}
      <LeadBrowser
        workspace={workspace}
        set={set}
        params={params}
        onParams={onParams}
        renderActions={({ filters, sort }) => <SavedSearchMenu workspace={workspace} kind={kind} filters={filters} sort={sort} />}
        nothing={
          <EmptyState
            title={empty.title}
            action={
              workspace.may('imports.create') &&
              !workspace.isReadOnly && (
                <Link {...paths.newImport(workspace.workspaceId)} className={buttonClass('primary')}>
                  Import a file
                </Link>
              )
            }
          >
            {empty.text}
          </EmptyState>
        }
      />
      {isNarrow && <SampleNotice workspace={workspace} />}
    </Page>
  );
}
