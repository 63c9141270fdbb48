import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { TextField } from '@leadlight/ui/field';
import { useState, type SubmitEvent } from 'react';

interface TagDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "12 people". */
  words: string;
  onTag: (tags: string[]) => void;
  pending: boolean;
}

/** Adds tags to many leads, separated by commas. */
export function TagDialog({ open, onOpenChange, words, onTag, pending }: TagDialogProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const tags = tagsIn(text);
    if (tags.length === 0) return setError('Enter a tag.');
    if (tags.some((tag) => tag.length > 50)) return setError('A tag can have at most 50 characters.');
    onTag(tags);
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Tag ${words}`} description="You can search and filter by tags.">
      <form noValidate onSubmit={submit}>
        <TextField
          label="Tags"
          hint="Separate several with commas."
          placeholder="Q3 outreach, logistics"
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <DialogActions>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" tone="primary" pending={pending} pendingLabel="Tagging…">
            Tag {words}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Each once, in the order they were typed. */
export const tagsIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ].slice(0, 20);
