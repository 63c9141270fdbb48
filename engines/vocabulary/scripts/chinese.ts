/** Chinese names in pinyin without tones (ISO 7098), with the readings that surnames have, and the spellings used in Hong Kong and Taiwan. */
import anyAscii from 'any-ascii';
import { joined, optionsOf, tableOf, type Spelling } from './spelled.ts';

const compoundSurnames = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 夏侯 皇甫 尉迟 公孙 公孫 慕容 令狐 司徒 司空 端木 东方 東方 独孤 南宫 宇文 长孙 西门 轩辕'.split(' '),
);

/** As a surname, these are read differently than elsewhere. */
const readings = tableOf(`
  曾 zeng
  单 shan
  單 shan
  仇 qiu
  解 xie
  查 zha
  翟 zhai
  盖 ge
  朴 piao
  区 ou
  任 ren
  华 hua
  尉 wei
  乐 yue le
  员 yun
  黑 he
  缪 miao
  繆 miao
  洗 xian
  冼 xian
  呂 lu lyu lv
  吕 lu lyu lv
  欧阳 ouyang
  歐陽 ouyang
  尉迟 yuchi
  长孙 zhangsun
`);

/** Cantonese spellings of common surnames (Hong Kong, Macao). */
const cantonese = tableOf(`
  陈 chan
  陳 chan
  黄 wong
  黃 wong
  王 wong
  李 lee li
  张 cheung
  張 cheung
  林 lam
  梁 leung
  刘 lau
  劉 lau
  吴 ng
  吳 ng
  何 ho
  郑 cheng
  鄭 cheng
  周 chow chau
  谢 tse
  謝 tse
  杨 yeung
  楊 yeung
  叶 yip ip
  葉 yip ip
  罗 law lo
  羅 law lo
  徐 tsui
  胡 wu
  曾 tsang
  郭 kwok
  邓 tang
  鄧 tang
  冯 fung
  馮 fung
  蔡 choi
  许 hui
  許 hui
  余 yu
  潘 poon
  赵 chiu
  趙 chiu
  马 ma
  馬 ma
  关 kwan
  關 kwan
`);

/** Wade-Giles spellings of common surnames (Taiwan). */
const taiwanese = tableOf(`
  陳 chen
  張 chang
  劉 liu
  蔡 tsai
  楊 yang
  許 hsu
  鄭 cheng
  謝 hsieh
  郭 kuo
  洪 hung
  曾 tseng
  邱 chiu
  廖 liao
  周 chou
  徐 hsu
  蘇 su
  葉 yeh
  莊 chuang
  江 chiang
  朱 chu
  高 kao
  趙 chao
  蕭 hsiao
  宋 sung
  鍾 chung
  李 lee
`);

/** @returns "欧阳小明" as family and given name; null if it isn't a Chinese name without spaces */
export function splitChinese(text: string): { given: string; family: string } | null {
  if (!/^\p{Script=Han}{2,4}$/u.test(text)) return null;
  const letters = Array.from(text);
  const cut = letters.length > 2 && compoundSurnames.has(letters.slice(0, 2).join('')) ? 2 : 1;
  return { family: letters.slice(0, cut).join(''), given: letters.slice(cut).join('') };
}

/** @param country the domain's country ("hk"), or '' */
export function spellChineseFamily(word: string, country: string): Spelling[] {
  const usual = readings[word] ?? pinyin(word);
  const local = country === 'hk' || country === 'mo' ? cantonese[word] : country === 'tw' ? taiwanese[word] : undefined;
  if (local === undefined) return optionsOf(usual);
  return joined([...optionsOf(local).map(({ text, share }) => ({ text, share: share * 3 })), ...optionsOf(usual)]);
}

/** "小明": xiaoming, xiao-ming. */
export function spellChineseGiven(word: string): Spelling[] {
  const parts = Array.from(word, pinyin);
  if (parts.length < 2) return optionsOf(parts[0] || '-').filter(({ text }) => text !== '');
  return [
    { text: parts.join(''), share: 0.92 },
    { text: parts.join('-'), share: 0.08 },
  ];
}

const pinyin = (text: string): string =>
  anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
