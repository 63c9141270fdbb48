export { readTitle, type Title } from './title.ts';
export { titleWordsOf, wordsOfTitles, type TitleWord } from './title-words.ts';
