/** The imported files, to show only the leads of some of them. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@leadlight/ui/button';
import { wordFailure } from '../../api/word-failure.ts';
import { importsQuery } from '../imports.queries.ts';
import { isUploaded } from '../../runs/import-run.ts';
import type { Choice } from '../lead-search.ts';
import { FacetValues } from './facet-values.tsx';

interface ImportValuesProps {
  workspaceId: string;
  choice: Choice | undefined;
  onChange: (value: string, as: 'include' | 'exclude' | null) => void;
}

export function ImportValues({ workspaceId, choice, onChange }: ImportValuesProps) {
  const imports = useInfiniteQuery(importsQuery(workspaceId));
  if (imports.isError)
    return (
      <div role="alert" className="flex flex-col items-start gap-1.5 px-1 text-13 text-muted">
        <p>{wordFailure(imports.error).text}</p>
        <Button size="small" onClick={() => void imports.refetch()}>
          Try again
        </Button>
      </div>
    );
  const files = imports.data?.pages.flatMap(({ items }) => items).filter((file) => !isUploaded(file));
  const names = new Map(files?.map(({ id, fileName }) => [id, fileName]));
  return (
    <FacetValues
      label="Import"
      // What a file brought is not counted: some of it may be merged, deleted or suppressed since.
      values={files?.map(({ id }) => ({ value: id, count: null }))}
      choice={choice}
      nameOf={(value) =>
        value.endsWith(':created') ? `New from ${names.get(value.replace(/:created$/, '')) ?? 'a file'}` : (names.get(value) ?? 'A file')
      }
      onChange={onChange}
    />
  );
}
