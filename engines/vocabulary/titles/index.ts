export { readTitle, type Title } from './title.ts';
export { isWeak, misspelledTitleWord, titleWordsOf, wordsOfTitles, type TitleWord } from './title-words.ts';
