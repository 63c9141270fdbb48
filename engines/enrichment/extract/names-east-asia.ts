/** Names of pages that stand where a company's name is expected, in East Asia. */
import { foldText } from '@leadlight/vocabulary/text';

/** What pages are called in Korean, Japanese and Chinese. Folding takes Korean syllables and Japanese voiced letters apart, so the words are folded, too. */
export const eastAsianPages: ReadonlySet<string> = new Set(
  '변호사 소개|구성원|구성원 소개|회사소개|회사 소개|팀 소개|오시는길|오시는 길|문의|문의하기|연락처|공지사항|인사말|会社概要|会社案内|企業情報|お問い合わせ|お知らせ|アクセス|ホーム|トップページ|スタッフ紹介|代表挨拶|ごあいさつ|首页|首頁|关于我们|關於我們|联系我们|聯絡我們|公司简介|公司簡介|团队介绍'
    .split('|')
    .map(foldText),
);
