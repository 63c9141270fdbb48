/** Representatives on Japanese, Korean and Chinese pages: "代表取締役 田中 健一", "대표이사 : 김철수", "法定代表人：王伟". Family names come first. */
import type { PersonCandidate } from './person-candidate.ts';
import { isAboutStaff } from './person-praise.ts';
import { japanese } from './titles-elsewhere.ts';
import { evidenceAt, type Line, type Scope } from './scope.ts';

const japaneseTitles =
  '代表取締役(?:会長|社長|副社長|CEO)?|取締役(?:会長|社長|副社長)?|代表社員|代表理事|代表執行役(?:社長)?|執行役員|監査役|理事長|専務取締役|常務取締役|専務理事|院長|園長|代表|社長|会長';
const koreanTitles = '대표이사|공동대표|대표자|대표|사장|회장';
const chineseTitles = '法定代表人|董事长|董事長|总经理|總經理|首席执行官|创始人|創辦人|负责人|負責人';
const titles = `${japaneseTitles}|${koreanTitles}|${chineseTitles}`;
/** Labels of a row that isn't a title itself. */
const labels = '代表者(?:名|氏名)?|役員|대표자명?';

/** Japanese: two parts with a space, or three to five characters right after a title; Korean: two to four syllables; Chinese: two to four characters. */
const spaced = String.raw`[\p{Script=Han}々]{1,4}[ \u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,5}`;
const joined = String.raw`[\p{Script=Han}々]{2,5}|[\p{Script=Hangul}]{2,4}`;
const name = String.raw`(?<name>${spaced}|${joined})`;
const titled = new RegExp(String.raw`^(?:(?:${labels})[\s:：]+)?(?<title>${titles})[\s\u3000:：]+${name}(?:様|氏)?$`, 'u');
const reversed = new RegExp(String.raw`^(?<name>${spaced})[ \u3000](?<title>${titles})$`, 'u');
const isLabel = new RegExp(String.raw`^(?:${labels}|${titles})\s*[:：]?$`, 'u');
const isName = new RegExp(String.raw`^${name}$`, 'u');
/** With a space between both parts, so that words of a menu don't count. */
const isWholeName = new RegExp(String.raw`^${spaced}(?:\s?(?:様|氏))?$`, 'u');

/** Footers of Korean sites hold all data in one line: "상호: … | 대표이사 : 김철수 | 사업자등록번호 …". */
const inFooter = /(?:^|[|·,/\s])(?<title>대표이사|대표자|대표)\s?[:：]\s?(?<name>[\p{Script=Hangul}]{2,4})(?=$|[|·,/\s])/u;

/** A card of a team: "이선우 대표변호사", "김민수 팀장". */
const koreanCard =
  /^(?<name>[\p{Script=Hangul}]{2,4})\s(?<title>(?:대표|책임|수석|선임|부|총괄)?\s?(?:변호사|변리사|세무사|회계사|노무사|법무사|건축사|원장|이사장|이사|팀장|부장|과장|차장|실장|본부장|센터장|소장|교수|연구원|매니저|대리|사원|간사|국장|사무국장|회장|대표))$/u;

/** Never throws; linear in the text. */
export function eastAsianPeople(scope: Scope): PersonCandidate[] {
  return scope.lines.flatMap((line) => {
    if (
      scope.others.has(line.block.index) ||
      line.text.length > 300 ||
      !/[\u1100-\uffff]/.test(line.text) ||
      !/[\p{Script=Han}\p{Script=Hangul}]/u.test(line.text)
    )
      return [];
    const below = scope.lines[line.index + 1];
    const above = scope.lines[line.index - 1];
    // A card of a team member: the title is above or below the name.
    if ((isAboutStaff(scope) || scope.kind === 'home') && isWholeName.test(line.text)) {
      const title = [above, below].find(
        (each) => each !== undefined && each.text.length <= 20 && japanese.test(each.text) && isBeside(scope, each, line),
      );
      if (title)
        return [personOf(scope, line.text, title.text, title.index < line.index ? title : line, title.index < line.index ? line : title)];
    }
    const card = isAboutStaff(scope) && scope.kind !== 'contact' ? koreanCard.exec(line.text) : null;
    const groups = (titled.exec(line.text) ?? reversed.exec(line.text) ?? inFooter.exec(line.text) ?? card)?.groups;
    if (groups) return [personOf(scope, groups['name'] ?? '', groups['title'] ?? null, line, line)];
    if (!below || !isLabel.test(line.text) || !isName.test(below.text)) return [];
    const label = line.text.replace(/\s*[:：]$/, '');
    return [personOf(scope, below.text, new RegExp(`^(?:${labels})$`, 'u').test(label) ? '代表者' : label, line, below)];
  });
}

/** In one element, or in elements of one card. */
const isBeside = ({ page }: Scope, a: Line, b: Line): boolean => {
  const parents = [a, b].map(({ block }) => [block.container, page.containers[block.container]?.parent ?? -1]);
  return parents[0]?.some((each) => each > 0 && parents[1]?.includes(each)) ?? false;
};

function personOf(scope: Scope, written: string, title: string | null, first: Line, last: Line): PersonCandidate {
  return {
    value: { name: written.replace('\u3000', ' '), title, email: null, linkedin: null },
    evidence: evidenceAt(scope, 'representative', first.start, last.start + last.text.length - first.start),
    weight: 1.2,
  };
}
