export { readWords, type WordsContext, type WordsCorrection, type WordsReading } from './read-words.ts';
export type { WordsChip } from './chips.ts';
export type { WordsField } from './meaning.ts';
export {
  acceptSuggestions,
  mostSuggestionTokens,
  partsToAskAbout,
  suggestionPrompt,
  type OtherWords,
  type WordsSuggestion,
} from './suggestions.ts';
