/** Words of a description that were read as misspelled, each with a button that reads it as typed. */
import { Button } from '@leadlight/ui/button';

interface WordsCorrectionsProps {
  corrections: readonly { readonly typed: string; readonly read: string }[];
  onUndo: (typed: string) => void;
}

export function WordsCorrections({ corrections, onUndo }: WordsCorrectionsProps) {
  // A word that is misspelled twice is taken as typed in both places.
  const words = new Map(corrections.map((each) => [each.typed, each.read]));
  return (
    <ul aria-label="Words read as misspelled" className="mt-1.5 flex max-w-4xl flex-wrap gap-x-4 gap-y-1 px-3 text-12 text-muted">
      {[...words].map(([typed, read]) => (
        <li key={typed} className="flex items-center gap-2 wrap-anywhere">
          Read “{typed}” as “{read}”.
          <Button aria-label={`Undo: read “${typed}” as typed`} onClick={() => onUndo(typed)}>
            Undo
          </Button>
        </li>
      ))}
    </ul>
  );
}
