import { Confirm } from '@leadlight/ui/confirm';

interface ReplaceQuestionProps {
  /** What replaces the texts, at the beginning of a sentence: "Another starter". */
  by: string;
  onKeep: () => void;
  onReplace: () => void;
}

/** Asks before a starter or a draft replaces texts that the user changed. */
export function ReplaceQuestion({ by, onKeep, onReplace }: ReplaceQuestionProps) {
  return (
    <Confirm
      open
      onOpenChange={(isOpen) => !isOpen && onKeep()}
      title="Replace what you typed?"
      description={`${by} replaces the subjects and texts that you changed. The name stays.`}
      action="Replace"
      dismiss="Keep my text"
      onConfirm={onReplace}
    />
  );
}
