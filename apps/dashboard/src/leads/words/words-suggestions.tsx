/** What a language model makes of the parts that were not read; or what one would add, and who can connect it. */
import '../../api/groups/models.ts';
import '../../api/groups/words.ts';
import { Button } from '@leadlight/ui/button';
import { textLink } from '@leadlight/ui/link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { WordsSuggestion } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { filtersOf, type FilterName, type Filters, type LeadKind } from '../lead-search.ts';
import { filterNames } from '../lead-words.ts';
import { searchPath } from '../search-links.ts';
import { withFilters } from './with-filters.ts';

interface WordsSuggestionsProps {
  workspace: OpenWorkspace;
  /** The description as it was read. */
  text: string;
}

export function WordsSuggestions({ workspace, text }: WordsSuggestionsProps) {
  const { workspaceId, may, isReadOnly } = workspace;
  const models = useQuery({ ...read('readModel', { params: { workspaceId } }), enabled: may('models.read') });
  const [asked, setAsked] = useState<{ text: string; kind: LeadKind; suggestions: readonly WordsSuggestion[] }>();
  const ask = useCommand('suggestSearchWords', {
    failure: 'inline',
    onDone: ({ kind, suggestions }, { body }) => setAsked({ text: body.text, kind, suggestions }),
  });
  if (!models.data || !may('questions.create') || isReadOnly) return null;
  const { model } = models.data;
  if (!model?.isAvailable)
    return (
      <p className="mt-1.5 max-w-4xl px-3 text-12 text-muted">
        With a language model, Leadlight suggests filters for these parts.{' '}
        {may('models.update') ? (
          <Link {...paths.settings(workspaceId, 'models')} className={textLink}>
            Connect a model
          </Link>
        ) : (
          'An owner or admin of this workspace can connect one in the settings.'
        )}
      </p>
    );
  const current = asked?.text === text ? asked : undefined;
  return (
    <div className="mt-1.5 grid max-w-4xl gap-1.5">
      <FormFailure failure={ask.failure} />
      {current ? (
        <Suggestions workspaceId={workspaceId} kind={current.kind} text={text} suggestions={current.suggestions} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Button pending={ask.pending} pendingLabel="Asking…" onClick={() => void ask.run({ params: { workspaceId }, body: { text } })}>
            <Sparkles aria-hidden />
            Ask {model.model}
          </Button>
          <p className="min-w-0 flex-1 basis-60 text-12 text-muted">Only this sentence is sent to {model.host}.</p>
        </div>
      )}
    </div>
  );
}

/** "Industry: Specialty retail", "City: not Berlin". */
const wordChip = ({ field, name, exclude }: WordsSuggestion['chips'][number]): string =>
  `${filterNames[field as FilterName] ?? field}: ${exclude ? 'not ' : ''}${name}`;

interface SuggestionsProps {
  workspaceId: string;
  kind: LeadKind;
  text: string;
  suggestions: readonly WordsSuggestion[];
}

/** Each adds its filters to the search as it is now. */
function Suggestions({ workspaceId, kind, text, suggestions }: SuggestionsProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [added, setAdded] = useState<readonly number[]>([]);
  if (suggestions.length === 0) return <p className="text-muted">The model suggests nothing for these parts that can be filtered.</p>;
  const add = async (index: number, filters: Filters): Promise<void> => {
    const isHere = pathname.endsWith(`/${kind}`);
    const before = isHere
      ? filtersOf(kind, search as Record<string, string>)
      : (await queries.query(read('readSearchWords', { params: { workspaceId }, body: { text } }))).filters;
    setAdded([...added, index]);
    await navigate(searchPath(workspaceId, kind, withFilters(before, filters)));
  };
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Suggestions of the language model">
      {suggestions.map(({ part, words, filters, chips }, index) => (
        <li key={`${part} ${words}`}>
          <Button disabled={added.includes(index)} onClick={() => void add(index, filters)}>
            <Plus aria-hidden />
            {chips.map(wordChip).join(', ')}
            <span className="font-normal text-muted">for “{part}”</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
