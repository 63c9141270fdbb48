export { checkEmail, type CheckedEmail, type Finding, type FindingCode, type FindingLevel } from './check-email.ts';
export { readingEase, wordsOf } from './readability.ts';
export { lawOf, type Law } from './laws.ts';
