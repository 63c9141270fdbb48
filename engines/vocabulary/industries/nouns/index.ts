/** Names of industries that are read from the nouns of a language; each language has its own table of nouns. */
export { industryOfRomanceNouns } from './romance.ts';
