export { readWords, type WordsChip, type WordsContext, type WordsReading } from './read-words.ts';
export type { WordsField } from './meaning.ts';
