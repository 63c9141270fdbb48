export { foldText } from './fold.ts';
export { memoize } from './memoize.ts';
export { singularsOf } from './singulars.ts';
