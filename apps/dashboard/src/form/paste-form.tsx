/** A form for many lines: typed, pasted, or read from a file. */
import { Button } from '@leadlight/ui/button';
import { DialogActions } from '@leadlight/ui/dialog';
import { Field, TextArea } from '@leadlight/ui/field';
import { useRef, type ReactNode } from 'react';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { FormFailure } from './form-failure.tsx';
import type { ApiForm, TextControl } from './use-api-form.ts';

interface PasteFormProps extends Pick<ApiForm<object>, 'form' | 'pending' | 'failure'> {
  /** The text area as `field` of the form returns it. */
  text: TextControl;
  label: string;
  hint?: string;
  placeholder: string;
  /** Names the file, for screen readers. */
  fileLabel: string;
  /** The value of `accept`; default: CSV and text. */
  fileTypes?: string;
  onFile: (content: string) => void;
  action: string;
  pendingLabel: string;
  onCancel: () => void;
  /** Further fields. */
  children?: ReactNode;
}

export function PasteForm({ form, pending, failure, text, onFile, onCancel, children, ...words }: PasteFormProps) {
  const file = useRef<HTMLInputElement>(null);
  const { error, ...control } = text;
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <Field label={words.label} hint={words.hint} error={error}>
        {(attributes) => (
          <TextArea {...attributes} {...control} rows={8} spellCheck={false} placeholder={words.placeholder} className="font-mono" />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        aria-label={words.fileLabel}
        accept={words.fileTypes ?? '.csv,.txt,text/csv,text/plain'}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          void chosen?.text().then(onFile);
        }}
      />
      {children}
      <DialogActions>
        <Button className="mr-auto" onClick={() => file.current?.click()}>
          Read from a file
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel={words.pendingLabel}>
          {words.action}
        </Button>
      </DialogActions>
    </form>
  );
}

interface RefusedLinesProps {
  refused: readonly { line: number; text: string }[];
  /** The number of all lines; only the first are listed. */
  count: number;
  /** Why they were skipped: "no address". */
  lack: string;
}

/** The lines of a pasted text that were skipped. */
export function RefusedLines({ refused, count, lack }: RefusedLinesProps) {
  if (count === 0) return null;
  return (
    <>
      <p className="mt-4 text-13 text-ruby-text">
        {wordCount(count, 'line has', 'lines have')} {lack}, and {count === 1 ? 'was' : 'were'} skipped:
      </p>
      <ul className="mt-1.5 max-h-48 overflow-y-auto rounded-control border border-hairline px-3 py-2 text-13">
        {refused.map(({ line, text }) => (
          <li key={line} className="truncate">
            <span className="text-muted tabular-nums">Line {wordNumber(line)}:</span> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
