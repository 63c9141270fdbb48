/** Questions about a company, answered by a model from its website: what it gets, and which of its answers count. */
export { acceptAnswer } from './accept-answer.ts';
export { pageText } from './page-text.ts';
export { choosePassages, mostPassageBytes } from './passages.ts';
export { mostAnswerTokens, promptOf } from './prompt.ts';
export {
  discardReasons,
  questionKinds,
  type CheckedAnswer,
  type DiscardReason,
  type GivenAnswer,
  type PageText,
  type Question,
  type QuestionKind,
} from './question.ts';
