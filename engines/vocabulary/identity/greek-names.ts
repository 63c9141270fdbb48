/** Names in Greek letters: lists write the surname first. */

/** Endings of surnames that given names hardly have. */
const surname = /(?:άκης|άκη|όπουλος|οπούλου|ίδης|ίδου|άδης|άδου|έλης|έλη|όγλου|ίου|άκος|ούσης|αίου|ιανός|ιάννης)$/u;
const givensLikeSurnames = new Set('αλκιβιάδης αριστείδης μιλτιάδης λεωνίδης γιάννης ιωάννης επαμεινώνδας αριστοτέλης'.split(' '));

/** Whether a name of two words begins with the surname: "Παπαδάκης Ιωάννης". @param words as written */
export function isGreekFamilyFirst(words: readonly string[]): boolean {
  const isSurname = (word = ''): boolean => surname.test(word.toLowerCase()) && !givensLikeSurnames.has(word.toLowerCase());
  return words.length === 2 && words.every((word) => /^\p{Script=Greek}/u.test(word)) && isSurname(words[0]) && !isSurname(words[1]);
}
