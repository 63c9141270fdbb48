/** Why a row of a profile run is not worked on. */
import { inputErrors, type InputErrorCode } from '@leadlight/profiles';

const skipWords: Readonly<Record<string, string>> = {
  duplicate: 'Another row of this run is about the same person.',
  sample: 'A fictional person of the sample. Only real people are enriched.',
  gone: 'This person no longer exists.',
  erased: "This person asked to be erased, and isn't added again.",
  suppressed: 'The person or the company is on the suppression list.',
};

/** Why a row is not worked on, as a sentence. */
export const wordSkip = (reason: string): string => skipWords[reason] ?? inputErrors[reason as InputErrorCode] ?? reason;
