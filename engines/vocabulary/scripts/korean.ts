/**
 * Korean names: surnames in the spellings that their bearers use, which rarely follow the Revised Romanization of 2000; syllables of
 * given names in that system and in the spellings common on passports.
 */
import { joined, optionsOf, spellByParts, tableOf, type Spelling } from './spelled.ts';

const surnames = tableOf(`
  김 kim
  이 lee yi rhee
  박 park pak
  최 choi choe
  정 jung jeong chung
  강 kang gang
  조 cho jo
  윤 yoon yun
  장 jang chang
  임 lim im
  한 han
  오 oh o
  서 seo suh
  신 shin sin
  권 kwon gwon
  황 hwang
  안 ahn an
  송 song
  류 ryu yoo
  유 yoo yu ryu
  전 jeon jun chun
  홍 hong
  고 ko go koh
  문 moon mun
  양 yang
  손 son sohn
  배 bae
  백 baek paik
  허 heo hur huh
  남 nam
  심 shim sim
  노 noh roh no
  하 ha
  곽 kwak gwak
  성 sung seong
  차 cha
  주 joo ju
  우 woo u
  구 koo gu ku
  민 min
  나 na
  진 jin
  지 ji
  엄 eom um
  채 chae
  원 won
  천 cheon chun
  방 bang
  공 kong gong
  현 hyun hyeon
  함 ham
  변 byun byeon
  추 choo chu
  도 do
  석 seok suk
  선 sun seon
  설 seol
  길 gil kil
  표 pyo
  명 myung myeong
  기 ki gi
  반 ban
  왕 wang
  옥 ok
  육 yuk
  인 in
  맹 maeng
  제 je
  모 mo
  남궁 namgung namkoong
  황보 hwangbo
  제갈 jegal
  선우 sunwoo seonu
  독고 dokgo
  사공 sagong
`);

/** Syllables whose usual spelling differs from the Revised Romanization, or that have several. */
const syllables = tableOf(`
  영 young yeong
  정 jung jeong
  현 hyun hyeon
  승 seung
  성 sung seong
  준 jun joon
  수 su soo
  희 hee hui
  훈 hoon hun
  우 woo u
  은 eun
  선 sun seon
  경 kyung gyeong kyoung
  석 seok suk
  연 yeon youn
  주 ju joo
  규 kyu gyu
  기 ki gi
  철 chul cheol
  근 geun keun
  국 kook guk
  구 koo gu
  건 gun geon keon
  윤 yoon yun
  유 yu yoo
  용 yong
  아 ah a
  명 myung myeong
  병 byung byeong
  형 hyung hyeong
  순 soon sun
  숙 sook suk
  운 woon un
  일 il
  덕 deok duk
  균 kyun gyun
  광 kwang gwang
  관 kwan gwan
  권 kwon gwon
  걸 geol kul
  강 kang gang
  빈 bin been
  현 hyun hyeon
  별 byul byeol
  린 rin lin
  란 ran lan
  률 ryul yul
  열 yeol yul
  혁 hyuk hyeok
  후 hoo hu
`);

/** The parts of a syllable by the Revised Romanization, in the order of Unicode (section 3.12). */
const leads = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const tails = '- k k k n n n t l k m p l l p l m p p t t ng t t k t p t'.split(' ');

function syllable(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0) - 0xac00;
  if (code < 0 || code >= 11_172) return '';
  const part = (all: readonly string[], index: number): string => (all[index] === '-' ? '' : (all[index] ?? ''));
  return part(leads, Math.floor(code / 588)) + part(vowels, Math.floor((code % 588) / 28)) + part(tails, code % 28);
}

/** @returns "김민준" as family and given name; null if it isn't a Korean name without spaces */
export function splitKorean(text: string): { given: string; family: string } | null {
  if (!/^[가-힣]{2,5}$/.test(text)) return null;
  const cut = text.length > 2 && surnames[text.slice(0, 2)] !== undefined ? 2 : 1;
  return { family: text.slice(0, cut), given: text.slice(cut) };
}

export function spellKoreanFamily(word: string): Spelling[] {
  const known = surnames[word];
  return known === undefined ? spellKoreanGiven(word) : optionsOf(known);
}

/** "민준": minjun, min-jun. */
export function spellKoreanGiven(word: string): Spelling[] {
  const ways = { ...syllables };
  for (const letter of word) ways[letter] ??= syllable(letter) || letter;
  const whole = spellByParts(word, ways, 1);
  if (Array.from(word).length !== 2) return whole;
  const [first = '', second = ''] = Array.from(word);
  const hyphened = spellByParts(first, ways, 1).flatMap((a) =>
    spellByParts(second, ways, 1).map((b) => ({ text: `${a.text}-${b.text}`, share: a.share * b.share * 0.18 })),
  );
  return joined([...whole, ...hyphened]).slice(0, 10);
}
