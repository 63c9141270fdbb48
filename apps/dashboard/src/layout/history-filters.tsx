/** The filters of a history: a text and a choice. Their state is in the URL. */
import { Input, Select } from '@leadlight/ui/field';
import { useEffect, useState } from 'react';

/** Typing has ended if nothing was typed for this long, in ms. */
const settledMs = 250;

export interface HistoryFiltersProps {
  text: string | undefined;
  textLabel: string;
  choice: string | undefined;
  choices: readonly { value: string; name: string }[];
  choiceLabel: string;
  allChoices: string;
  onChange: (text: string | undefined, choice: string | undefined) => void;
}

export function HistoryFilters({ text, textLabel, choice, choices, choiceLabel, allChoices, onChange }: HistoryFiltersProps) {
  const [typed, setTyped] = useState(text ?? '');
  const [known, setKnown] = useState(text);
  const wanted = typed.trim() === '' ? undefined : typed.trim();
  if (known !== text) {
    setKnown(text);
    // The filter was cleared elsewhere on the screen.
    if (text === undefined) setTyped('');
  }
  useEffect(() => {
    if (wanted === text) return undefined;
    const timer = setTimeout(() => onChange(wanted, choice), settledMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only typed text sets the filter, not what the screen renders
  }, [wanted]);
  return (
    <>
      <Input
        type="search"
        size="dense"
        aria-label={textLabel}
        placeholder={textLabel}
        spellCheck={false}
        autoCapitalize="none"
        className="w-52 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        size="dense"
        aria-label={choiceLabel}
        value={choice ?? ''}
        onChange={(event) => onChange(wanted, event.target.value || undefined)}
      >
        <option value="">{allChoices}</option>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
