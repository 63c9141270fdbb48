/**
 * Reports what is wrong with an email, by rules, and why. Nothing is rewritten.
 *
 * Lengths: Boomerang's analysis of 40 million emails (2016) found the most replies for 50 to 125 words and for subjects of 3 to 4 words; phones show some
 * 40 characters of a subject.
 */
import { isReaderField, type WritingLanguage } from '../fields.ts';
import { placeholdersOf, type Filled, type Part } from '../template.ts';
import { lawOf } from './laws.ts';
import { readingEase, wordsOf } from './readability.ts';
import { wordLists } from './word-lists.ts';

export type FindingCode =
  | 'subject_missing'
  | 'subject_long'
  | 'subject_capitals'
  | 'subject_reply'
  | 'body_missing'
  | 'body_short'
  | 'body_long'
  | 'hard_to_read'
  | 'spam_words'
  | 'exclamation_marks'
  | 'capitals'
  | 'links'
  | 'link_insecure'
  | 'link_shortened'
  | 'about_sender'
  | 'nothing_about_reader'
  | 'no_question'
  | 'old_fact'
  | 'sentence_left_out'
  | 'fallback_used'
  | 'placeholder_unknown'
  | 'placeholder_broken'
  | 'sender_missing'
  | 'address_missing'
  | 'opt_out_missing'
  | 'consent_needed';

/** `problem`: do not send it like this; `warning`: it probably gets fewer replies; `note`: worth knowing. */
export type FindingLevel = 'problem' | 'warning' | 'note';

export interface Finding {
  readonly code: FindingCode;
  readonly level: FindingLevel;
  /** A sentence or two: what was found, why it matters. */
  readonly message: string;
  /** The words that were found; empty if the finding is about the whole. */
  readonly found: readonly string[];
}

export interface CheckedEmail {
  readonly findings: readonly Finding[];
  /** Of the body. */
  readonly words: number;
  /** 0 to 100; null for a text that is too short to say. */
  readonly readingEase: number | null;
  /** Words for the sender and for the reader. */
  readonly aboutSender: number;
  readonly aboutReader: number;
}

export interface EmailToCheck {
  readonly subject: Filled;
  readonly body: Filled;
  readonly language: WritingLanguage;
  /** Of the reader, ISO 3166-1 alpha-2; null if it is not known. */
  readonly country: string | null;
  /** Texts by which the sender and the address are recognized in the body; null if they are not set. */
  readonly sender: { readonly name: string | null; readonly company: string | null; readonly address: string | null };
  /** A later email of a sequence: it may be shorter, and "Re:" is true. */
  readonly isFollowUp: boolean;
  /** Seconds since 1970. */
  readonly now: number;
}

const longestSubject = 60;
const [fewestWords, fewestWordsOfFollowUp, mostWords] = [40, 15, 150];
/** Below 40, most formulas call a text difficult: that of academic papers. */
const easeLimit = 40;
/** The sentence on how to stop further emails speaks of both. */
const [fewestAboutSender, mostAboutSender] = [4, 1.5];
const mostLinks = 1;
const oldDays = 365;
const daySeconds = 86_400;
const shorteners = /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|lnkd\.in|cutt\.ly)\//i;

export function checkEmail(email: EmailToCheck): CheckedEmail {
  const { body, language } = email;
  const lists = wordLists[language];
  const words = wordsOf(body.text).map((word) => word.toLowerCase());
  const counted = (list: readonly string[]): number => words.filter((word) => list.includes(word)).length;
  // A reader is addressed by name, too.
  const readerValues = body.parts.filter((part) => part.kind === 'value' && isReaderField(part.field)).length;
  const [aboutSender, aboutReader] = [counted(lists.sender), counted(lists.reader) + readerValues];
  const ease = readingEase(body.text, language);
  const findings = [
    ...subjectFindings(email),
    ...lengthFindings(email, words.length),
    ...toneFindings(email, { ease, aboutSender, aboutReader, readerValues }),
    ...linkFindings(body.text),
    ...templateFindings(email),
    ...lawFindings(email),
  ];
  return {
    findings: findings.toSorted((a, b) => rank[a.level] - rank[b.level]),
    words: words.length,
    readingEase: ease,
    aboutSender,
    aboutReader,
  };
}

const rank: Readonly<Record<FindingLevel, number>> = { problem: 0, warning: 1, note: 2 };

const finding = (code: FindingCode, level: FindingLevel, message: string, found: readonly string[] = []): Finding => ({
  code,
  level,
  message,
  found,
});

function subjectFindings({ subject, isFollowUp }: EmailToCheck): Finding[] {
  const { text } = subject;
  if (text.trim() === '') return [finding('subject_missing', 'problem', 'The email has no subject.')];
  const found: Finding[] = [];
  if (text.length > longestSubject)
    found.push(
      finding(
        'subject_long',
        'warning',
        `The subject has ${text.length} characters. Phones show about 40, most mail programs ${longestSubject}.`,
      ),
    );
  if (text.length > 4 && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text))
    found.push(finding('subject_capitals', 'warning', 'The subject is in all capitals. Spam filters penalize that.'));
  if (!isFollowUp && /^\s*(?:re|fwd?|aw|wg|tr|rv|sv)\s*:/i.test(text))
    found.push(
      finding(
        'subject_reply',
        'problem',
        'The subject suggests a reply or a forwarded email. Misleading subjects are unlawful (15 U.S.C. 7704(a)(2)).',
      ),
    );
  return found;
}

function lengthFindings({ body, isFollowUp }: EmailToCheck, words: number): Finding[] {
  if (body.text.trim() === '') return [finding('body_missing', 'problem', 'The email has no text.')];
  if (words < (isFollowUp ? fewestWordsOfFollowUp : fewestWords))
    return [finding('body_short', 'warning', `The email has ${words} words. Emails of 50 to 125 words get the most replies.`)];
  if (words > mostWords)
    return [finding('body_long', 'warning', `The email has ${words} words. Emails of 50 to 125 words get the most replies.`)];
  return [];
}

interface Tone {
  readonly ease: number | null;
  readonly aboutSender: number;
  readonly aboutReader: number;
  readonly readerValues: number;
}

function toneFindings(
  { subject, body, language, isFollowUp }: EmailToCheck,
  { ease, aboutSender, aboutReader, readerValues }: Tone,
): Finding[] {
  const found: Finding[] = [];
  const text = `${subject.text}\n${body.text}`;
  if (ease !== null && ease < easeLimit)
    found.push(finding('hard_to_read', 'warning', `The text is hard to read (${ease} of 100). Use shorter sentences and shorter words.`));
  const spam = wordLists[language].spam.filter((phrase) =>
    containsPhrase(typed([...subject.parts, { kind: 'text', text: '\n' }, ...body.parts]), phrase),
  );
  if (spam.length > 0)
    found.push(finding('spam_words', 'warning', 'Spam filters and readers associate these words with advertising.', spam));
  const marks = text.match(/!/g)?.length ?? 0;
  if (marks > 1 || subject.text.includes('!'))
    found.push(
      finding('exclamation_marks', 'warning', `The email has ${marks} exclamation ${marks === 1 ? 'mark, in its subject' : 'marks'}.`),
    );
  const capitals = (typed(body.parts).match(/(?<![\p{L}\p{N}])\p{Lu}{5,}(?![\p{L}\p{N}])/gu) ?? []).filter(
    (word) => !/^[IVXLC]+$/.test(word),
  );
  if (capitals.length > 0)
    found.push(finding('capitals', 'warning', 'Readers take words in all capitals as shouting.', [...new Set(capitals)]));
  if (aboutSender >= fewestAboutSender && aboutSender > mostAboutSender * aboutReader)
    found.push(
      finding(
        'about_sender',
        'warning',
        `The email mentions you ${aboutSender} times and the reader ${aboutReader} times. Write more about the reader.`,
      ),
    );
  if (readerValues === 0 && !isFollowUp)
    found.push(finding('nothing_about_reader', 'warning', 'Nothing in this email is about this reader: everyone would get the same.'));
  if (!/[?¿]/.test(body.text))
    found.push(finding('no_question', 'note', 'The email asks nothing. A question that can be answered in one line gets more replies.'));
  return found;
}

/** Without values: what a company is called is not the sender's choice of words. */
const typed = (parts: readonly Part[]): string => parts.map((part) => (part.kind === 'value' ? '\u0001' : part.text)).join('');

function containsPhrase(text: string, phrase: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + 1)) {
    const [before, after] = [lower[at - 1] ?? ' ', lower[at + phrase.length] ?? ' '];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

function linkFindings(text: string): Finding[] {
  const links = text.match(/\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi) ?? [];
  const found: Finding[] = [];
  if (links.length > mostLinks)
    found.push(
      finding('links', 'warning', `The email has ${links.length} links. More than one in a first email is a sign of advertising.`, links),
    );
  const insecure = links.filter((link) => /^http:\/\//i.test(link));
  if (insecure.length > 0) found.push(finding('link_insecure', 'warning', 'These links are not encrypted (https).', insecure));
  const short = links.filter((link) => shorteners.test(link));
  if (short.length > 0)
    found.push(finding('link_shortened', 'problem', 'Spam filters reject shortened links, because they hide where they lead.', short));
  return found;
}

function templateFindings({ subject, body, now }: EmailToCheck): Finding[] {
  const found: Finding[] = [];
  const parts = [...subject.parts, ...body.parts];
  const left = [...subject.leftOut, ...body.leftOut];
  const unknown = left.flatMap(({ sentence }) =>
    placeholdersOf(sentence).flatMap(({ field, isKnown }) => (isKnown ? [] : [`{{${field}}}`])),
  );
  if (unknown.length > 0) found.push(finding('placeholder_unknown', 'problem', 'These placeholders don’t exist.', [...new Set(unknown)]));
  const broken = typed(parts).match(/\{\{|\}\}/g);
  if (broken)
    found.push(finding('placeholder_broken', 'problem', 'A placeholder is not complete: write it as {{firstName}}.', [...new Set(broken)]));
  const telling = left.filter(({ missing }) => missing.some((field) => !optionalLines.has(field)));
  if (telling.length > 0)
    found.push(
      finding(
        'sentence_left_out',
        'note',
        'These sentences are left out, because nothing is known for their placeholders.',
        telling.map(({ sentence }) => sentence),
      ),
    );
  const fallbacks = parts.flatMap((part) => (part.kind === 'fallback' && isReaderField(part.field) ? [part.text] : []));
  if (fallbacks.length > 0) found.push(finding('fallback_used', 'note', 'Fallback text is used where nothing is known.', fallbacks));
  const old = parts.flatMap((part) =>
    part.kind === 'value' && part.support && now - part.support.observedAt > oldDays * daySeconds ? [part.text] : [],
  );
  if (old.length > 0)
    found.push(
      finding('old_fact', 'warning', 'These facts are more than a year old. Refresh them before you write about them.', [...new Set(old)]),
    );
  return found;
}

/** Lines of a signature that not everyone has. */
const optionalLines: ReadonlySet<string> = new Set(['senderTitle', 'senderWebsite', 'senderAddress']);

function lawFindings({ body, language, country, sender, isFollowUp }: EmailToCheck): Finding[] {
  const law = lawOf(country);
  const text = body.text.toLowerCase();
  const has = (value: string | null): boolean => value !== null && value.trim() !== '' && text.includes(value.trim().toLowerCase());
  const found: Finding[] = [];
  if (law.needsSender && !has(sender.name) && !has(sender.company))
    found.push(finding('sender_missing', 'problem', `The email doesn’t say who you are. ${law.name} requires it.`));
  if (law.needsAddress && !has(sender.address))
    found.push(finding('address_missing', 'problem', `The email has no postal address of the sender. ${law.name} requires one.`));
  if (law.needsOptOut && !wordLists[language].optOut.some((phrase) => text.includes(phrase)))
    found.push(finding('opt_out_missing', 'problem', `The email doesn’t say how to opt out of further emails. ${law.name} requires it.`));
  if (law.needsConsent && !isFollowUp)
    found.push(
      finding(
        'consent_needed',
        'note',
        `In this reader’s country, a first advertising email may need consent (${law.name}). This is not legal advice.`,
      ),
    );
  return found;
}
