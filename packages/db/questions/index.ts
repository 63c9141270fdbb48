/** Imports: platform, runs. */
export {
  type QuestionAnswer,
  findKnownAnswer,
  readQuestionAnswers,
  readUsualQuestionTokens,
  saveQuestionAnswer,
} from './question-answers.queries.ts';
export {
  type QuestionLookup,
  type QuestionOutcome,
  type QuestionRow,
  type QuestionRun,
  createQuestionRun,
  findQuestionRow,
  listQuestionLookups,
  postponeQuestionRow,
  putBackQuestionRows,
  readNextQuestionTry,
  readPendingQuestions,
  readQuestionRows,
  readQuestionRun,
  setAsideQuestionRow,
  settleQuestionRow,
} from './question-runs.queries.ts';
