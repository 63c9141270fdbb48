/** Names of people in Chinese characters, kana and Hangul, which are written with or without a space after the family name. */

/** Family names of two and three characters, the longer ones first because "小野" is the beginning of "小野寺". */
const japanese =
  `佐々木 長谷川 五十嵐 大久保 久保田 小野寺 小野田 小野塚 小早川 佐久間 長谷部 小笠原 宇都宮 日比野 阿久津 波多野 八木沢 仲宗根 比嘉 東海林 小田切 小田島 小田原 高見沢 中曽根 二階堂 木村田 上野山 中野渡 久保寺 久保木 大河内 竹之内 木之下 長曽我部 喜多川 宮之原
佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 渡部 山本 中村 小林 加藤 吉田 山田 山口 松本 井上 木村 斎藤 齋藤 斉藤 齊藤 清水 山崎 山﨑 阿部 池田 橋本 山下 石川 中島 中嶋 前田 藤田 後藤 小川 岡田 村上 石井 近藤 坂本 遠藤 青木 藤井 西村 福田 太田 三浦 藤原 松田 岡本 中川 中野 原田 小野 竹内 田村 金子 和田 中山 石田 上田 森田 柴田 酒井 工藤 横山 宮崎 宮本 内田 高木 谷口 安藤 丸山 今井 大野 高田 菅原 河野 武田 藤本 上野 杉山 千葉 村田 増田 小島 小山 大塚 平野 久保 松井 松尾 岩崎 木下 桜井 櫻井 野口 野村 菊地 菊池 佐野 新井 渡辺 古川 市川 水野 小松 高野 山内 西田 岩田 北村 安田 本田 川口 川崎 平田 吉川 飯田 島田 中田 大西 吉村 須藤 関口 永井 東 星野 荒木 松岡 松下 松村 福島 福井 福岡 大橋 大島 大川 大谷 大石 早川 浜田 濱田 矢野 川上 川村 熊谷 樋口 片山 児玉 岩本 土屋 土井 秋山 八木 永田 富田 望月 黒田 黒木 富永 石原 石橋 田口 田代 田辺 田島 内藤 馬場 服部 服部 広瀬 廣瀬 荒井 吉岡 吉野 吉本 小池 小西 小沢 小澤 小田 大田 三宅 三上 岡崎 岡村 西川 西山 西尾 西岡 尾崎 桑原 関根 奥村 奥田 白石 白井 松永 松浦 松原 河合 河村 川島 川端 川田 成田 浅野 篠原 堀内 本間 野田 野中 久保田 高山 高島 北川 今村 宮田 宮下 中西 中井 中原 中尾 神田 神谷 米田 坂口 坂井 水谷 栗原 榎本 秋元 塚本 津田 辻本 武藤 村井 村松 杉本 杉浦 青山 青柳 長尾 長田 長野 根本 根岸 森本 森山 森下 森川 相馬 相沢 矢島 笠原 細川 落合 稲垣 稲葉 植田 植木 植村 谷川 飯塚 飯島 沢田 澤田 江口 柳田 柳沢 平井 平山 平松 平川`
    .split(/\s/)
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length);
const japaneseNames = new Set(japanese);

/** Chinese and Korean family names of one character that few Japanese ones and few transcribed given names begin with. */
const ofOneCharacter =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫朱胡郭何林郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾萧蕭董潘袁蔡蒋蔣余杜叶葉魏吕呂丁任卢盧姚沈钟鍾姜崔谭譚陆陸范汪廖';
const chinesePairs = ['欧阳', '歐陽', '司马', '司馬', '诸葛', '諸葛', '上官', '司徒', '皇甫', '慕容', '夏侯', '令狐'];

const pairsAndLonger = [...japanese, ...chinesePairs];

const koreanPairs = ['남궁', '황보', '제갈', '선우', '독고', '사공', '서문'];
const korean =
  '김이박최정강조윤장임한오서신권황송류전홍고문양손배백허유남심곽성차주우구민진엄원천방공현함변염추석설길연위표명기반왕옥육인맹';
/** Given names of other languages that begin like a Korean family name. */
const transcribed = new Set('조나단 조지아 조세핀 이사벨 오스카 유지니 신시아 주디스'.split(' '));

/** After a family name alone: forms of address, positions, and words of company names. */
const afterFamilyName =
  /^(?:(?:様|さま|さん|氏|殿|君|家|总|先生|女士|小姐)$|部長|課長|係長|社長|会長|次長|室長|店長|所長|院長|支店長|専務|常務|主任|主査|代表|取締役|担当|営業|商店|商会|商事|工業|工務店|医院|建設|製作所|事務所|酒造|産業|物産|不動産|歯科|内科|薬局|经理|老师|教授|医生|医師|校长|校長|院长|主管|总监|助理)/u;
/** At the end of a department or position that begins like a family name: 林業課, 董事长, 구매팀, 김부장. */
const departmentEnd =
  /(?:[課科局部会會長长社店所館院区市県省组組办室팀]|부장|과장|차장|대리|사장|이사|팀장|실장|대표|교수|회장|상무|전무|주임|원장|소장|선생|연구소|산실|구실)$/u;
const honorific = /(?<=\p{L}{3})(?:様|さま|さん|氏|殿|님|씨)$/u;

/**
 * "田中太郎" → "田中 太郎", "김민수" → "김 민수"; null for a name that has a space, or that doesn't begin with a frequent family name. A family
 * name alone must stay one word, because many people have it.
 */
export function spaceEastAsianName(name: string): string | null {
  const plain = name.normalize('NFC').trim().replace(honorific, '');
  const parts = /^\p{Script=Hangul}+$/u.test(plain)
    ? partsOfKorean(plain)
    : /^\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u.test(plain)
      ? partsInCharacters(plain)
      : null;
  return parts === null ? null : parts.join(' ');
}

type Parts = readonly [family: string, given: string];

function partsOfKorean(name: string): Parts | null {
  if (transcribed.has(name) || departmentEnd.test(name)) return null;
  const pair = koreanPairs.find((family) => name.startsWith(family));
  if (pair !== undefined && (name.length === 3 || name.length === 4)) return [pair, name.slice(2)];
  return name.length === 3 && korean.includes(name[0] ?? ' ') ? [name.slice(0, 1), name.slice(1)] : null;
}

function partsInCharacters(name: string): Parts | null {
  if (japaneseNames.has(name)) return null;
  const family =
    pairsAndLonger.find((each) => name.startsWith(each)) ??
    (/^\p{Script=Han}{3}$/u.test(name) && ofOneCharacter.includes(name[0] ?? ' ') && !departmentEnd.test(name) ? name[0] : undefined);
  if (family === undefined) return null;
  const given = name.slice(family.length);
  return given.length > 4 || afterFamilyName.test(given) ? null : [family, given];
}
