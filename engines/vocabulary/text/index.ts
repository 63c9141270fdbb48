export { foldText } from './fold.ts';
export { memoize } from './memoize.ts';
