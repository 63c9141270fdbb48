export { readTitle, type Title } from './title.ts';
