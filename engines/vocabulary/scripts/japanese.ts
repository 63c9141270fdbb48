/**
 * Japanese names in modified Hepburn without long marks, as on passports. Kana are read by rule. Kanji of names have no rule: common
 * surnames and given names are listed, and any other is not guessed.
 */
import { japaneseGivenNames as givenNames } from './japanese-given-names.ts';
import { japaneseSurnames as surnames } from './japanese-surnames.ts';
import { joined, optionsOf, spellByParts, tableOf, type Spelling, type Ways } from './spelled.ts';

const kana: Ways = tableOf(`
  あ a
  い i
  う u
  え e
  お o
  か ka
  き ki
  く ku
  け ke
  こ ko
  さ sa
  し shi
  す su
  せ se
  そ so
  た ta
  ち chi
  つ tsu
  て te
  と to
  な na
  に ni
  ぬ nu
  ね ne
  の no
  は ha
  ひ hi
  ふ fu
  へ he
  ほ ho
  ま ma
  み mi
  む mu
  め me
  も mo
  や ya
  ゆ yu
  よ yo
  ら ra
  り ri
  る ru
  れ re
  ろ ro
  わ wa
  を o
  ん n
  が ga
  ぎ gi
  ぐ gu
  げ ge
  ご go
  ざ za
  じ ji
  ず zu
  ぜ ze
  ぞ zo
  だ da
  ぢ ji
  づ zu
  で de
  ど do
  ば ba
  び bi
  ぶ bu
  べ be
  ぼ bo
  ぱ pa
  ぴ pi
  ぷ pu
  ぺ pe
  ぽ po
  きゃ kya
  きゅ kyu
  きょ kyo
  しゃ sha
  しゅ shu
  しょ sho
  ちゃ cha
  ちゅ chu
  ちょ cho
  にゃ nya
  にゅ nyu
  にょ nyo
  ひゃ hya
  ひゅ hyu
  ひょ hyo
  みゃ mya
  みゅ myu
  みょ myo
  りゃ rya
  りゅ ryu
  りょ ryo
  ぎゃ gya
  ぎゅ gyu
  ぎょ gyo
  じゃ ja
  じゅ ju
  じょ jo
  びゃ bya
  びゅ byu
  びょ byo
  ー -
  っ -
  おう o ou
  こう ko kou
  そう so sou
  とう to tou
  のう no nou
  ほう ho hou
  もう mo mou
  よう yo you
  ろう ro rou
  ごう go gou
  ぞう zo zou
  どう do dou
  ぼう bo bou
  きょう kyo kyou
  しょう sho shou
  ちょう cho chou
  りょう ryo ryou
  ぎょう gyo gyou
  じょう jo jou
  きゅう kyu
  しゅう shu shuu
  ちゅう chu
  りゅう ryu
  じゅう ju
  ゆう yu yuu
  ^おお o oo oh
  おお o oo
  っか kka
  っき kki
  っく kku
  っけ kke
  っこ kko
  っさ ssa
  っし sshi
  った tta
  っち tchi
  って tte
  っと tto
  っぱ ppa
  っぺ ppe
  っぽ ppo
`);

/** @returns whether the text has kana, or begins with a listed Japanese surname of two or more letters */
export function isJapanese(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}々]/u.test(text) || surnameLength(text) > 1;
}

/** @returns "田中太郎" as family and given name; null if the surname isn't listed */
export function splitJapanese(text: string): { given: string; family: string } | null {
  const cut = surnameLength(text);
  return cut === 0 || cut === text.length ? null : { family: text.slice(0, cut), given: text.slice(cut) };
}

function surnameLength(text: string): number {
  return [3, 2, 1].find((length) => text.length >= length && surnames[text.slice(0, length)] !== undefined) ?? 0;
}

/** @returns no spellings if the reading isn't known */
export function spellJapanese(word: string, part: 'given' | 'family'): Spelling[] {
  const [first, second] = part === 'family' ? [surnames, givenNames] : [givenNames, surnames];
  const known = first[word] ?? second[word];
  if (known !== undefined) return joined(optionsOf(known));
  // Katakana are the same syllables 96 places further on.
  const hiragana = word.replace(/[ァ-ヶ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));
  return /^[\p{Script=Hiragana}ー]+$/u.test(hiragana) ? spellByParts(hiragana, kana, 3) : [];
}
