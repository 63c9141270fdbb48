/** A ranking by leads that were just chosen; it can be saved under a name. */
import { Button } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import '../../api/groups/likenesses.ts';
import { read } from '../../api/queries.ts';
import { Page } from '../../layout/page.tsx';
import { filtersOf, type LeadKind } from '../../leads/lead-search.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import type { LikenessSearch } from './likenesses.search.ts';
import { MarkedLeads } from './marked-leads.tsx';
import { withChoice, type Choices } from './choices.ts';

const SaveLikenessDialog = deferred(() => import('./save-likeness-dialog.tsx').then((module) => module.SaveLikenessDialog));
const ExampleChooser = deferred(() => import('./example-chooser.tsx').then((module) => module.ExampleChooser));
const Ranking = deferred(() => import('./ranking.tsx').then((module) => module.Ranking));
const route = getRouteApi('/w/$workspaceId/likenesses/$likenessId');
const mostExamples = 500;

interface Edits {
  readonly choices: Choices;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}
const noEdits: Edits = { choices: [], good: [], bad: [] };

/** The examples in the form of the API; null when the URL names none. */
function examplesOf(kind: LeadKind, { ids, ...params }: LikenessSearch) {
  const given = [...new Set((ids ?? '').split(',').filter((id) => /^[1-9]\d{0,15}$/.test(id)))].slice(0, mostExamples);
  if (given.length > 0) return { kind: 'leads' as const, ids: given };
  const { column: _column, ...filters } = filtersOf(kind, params);
  return Object.keys(filters).length > 0 ? { kind: 'search' as const, filters } : null;
}

export function NewLikeness() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const search: LikenessSearch = route.useSearch();
  const navigate = route.useNavigate();
  const kind: LeadKind = search.kind === 'companies' ? 'companies' : 'people';
  const examples = examplesOf(kind, search);
  const about = JSON.stringify([kind, examples]);
  // Other examples start without edits.
  const [state, setState] = useState({ about, edits: noEdits });
  const edits = state.about === about ? state.edits : noEdits;
  const edit = (change: Partial<Edits>): void => setState({ about, edits: { ...edits, ...change } });
  const [onlyNew, setOnlyNew] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const body = { kind, examples: examples ?? { kind: 'leads' as const, ids: ['1'] }, ...edits, onlyNew, limit: 100 };
  const ranking = useQuery({
    ...read('rankLikeLeads', {
      params: { workspaceId },
      body: { ...body, choices: [...edits.choices], good: [...edits.good], bad: [...edits.bad] },
    }),
    enabled: examples !== null,
    placeholderData: keepPreviousData,
  });
  const canSave = workspace.may('leads.update') && !workspace.isReadOnly && (ranking.data?.examples ?? 0) >= 3;
  return (
    <Page
      title="More like these"
      actions={
        canSave &&
        examples && (
          <Button tone="primary" onClick={() => setSaving(true)}>
            <BookmarkPlus aria-hidden />
            Save
          </Button>
        )
      }
    >
      {examples === null ? (
        <ExampleChooser workspaceId={workspaceId} />
      ) : (
        <Ranking
          workspace={workspace}
          kind={kind}
          ranking={ranking}
          onlyNew={onlyNew}
          onOnlyNew={setOnlyNew}
          onChoice={(trait, choice) => edit({ choices: withChoice(edits.choices, trait, choice) })}
          onJudge={(id, _name, judgment) => edit({ [judgment]: [...edits[judgment], id] })}
          marked={<MarkedLeads good={edits.good} bad={edits.bad} onClear={() => edit({ good: [], bad: [] })} />}
        />
      )}
      {isSaving && examples && (
        <SaveLikenessDialog
          workspaceId={workspaceId}
          likeness={{ kind, examples, choices: [...edits.choices], good: [...edits.good], bad: [...edits.bad] }}
          open
          onOpenChange={setSaving}
          onSaved={(id) => void navigate(paths.likeness(workspaceId, id))}
        />
      )}
    </Page>
  );
}
