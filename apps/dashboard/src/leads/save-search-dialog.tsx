import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { CheckboxField, TextField } from '@leadlight/ui/field';
import { useCommand } from '../api/use-command.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { required } from '../form/rules.ts';
import { useApiForm } from '../form/use-api-form.ts';
import { useIndustryNames } from './industry-names.ts';
import { choiceNames, type Filters, type LeadKind, type Sort } from './lead-search.ts';
import { wordValue } from './lead-words.ts';
import { wordsOfSearch } from './words/kept-words.ts';

interface SaveSearchDialogProps {
  workspaceId: string;
  kind: LeadKind;
  filters: Filters;
  sort: Sort;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The contract's limit. */
const longestName = 100;

export function SaveSearchDialog(props: SaveSearchDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Save this search"
      description="Saves the filters and the sort order. Opening the search shows current results."
    >
      <SaveSearchForm {...props} />
    </Dialog>
  );
}

function SaveSearchForm({ workspaceId, kind, filters, sort, onOpenChange }: SaveSearchDialogProps) {
  const create = useCommand('createSavedSearch', {
    notice: (_, { body }) => ({ title: 'Search saved', text: body.name }),
    onDone: () => onOpenChange(false),
  });
  const industryName = useIndustryNames();
  const words = wordsOfSearch(workspaceId, kind, filters);
  const { field, form, pending, failure, check } = useApiForm<{ name: string; isShared: boolean }>({
    defaults: { name: words?.slice(0, longestName) ?? suggestName(filters, industryName), isShared: false },
    send: ({ name, isShared }) =>
      create.send({
        params: { workspaceId },
        body: { kind, name: name.trim(), query: { filters, sort, ...(words !== undefined && { words }) }, isShared },
      }),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField label="Name" autoComplete="off" maxLength={longestName} {...field('name', required('Enter a name.'))} />
      <CheckboxField label="Share with the workspace" hint="Otherwise only you can see it." {...check('isShared')} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
          Save search
        </Button>
      </DialogActions>
    </form>
  );
}

/** "VP, Software, Germany": a default name. */
function suggestName(filters: Filters, industryName: (id: string) => string): string {
  const words = choiceNames
    .filter((name) => name !== 'list' && name !== 'owner')
    .flatMap((name) => (filters[name]?.include ?? []).map((value) => (name === 'industry' ? industryName(value) : wordValue(name, value))));
  return words.slice(0, 3).join(', ').slice(0, longestName);
}
