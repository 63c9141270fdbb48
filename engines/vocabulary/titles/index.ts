export { readTitle, type Title } from './title.ts';
export { isWeak, titleWordsOf, wordsOfTitles, type TitleWord } from './title-words.ts';
