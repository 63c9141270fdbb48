export { foldText } from './fold.ts';
export { hasPiledMarks, withoutMarks, withoutPiledMarks } from './marks.ts';
export { memoize } from './memoize.ts';
export { monthNamed } from './months.ts';
export { singularsOf } from './singulars.ts';
export { withoutEnding } from './without-ending.ts';
