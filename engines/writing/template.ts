/**
 * Templates: text with placeholders, `{{companyName}}`, optionally with a fallback, `{{firstName|there}}`. A sentence whose placeholder has neither a value
 * nor a fallback is left out, and said to be: nothing is claimed about a reader without a fact. An empty fallback, `{{firstName|}}`, writes nothing.
 */
import { isReaderField, isTemplateField, type FieldValues, type Support, type TemplateField } from './fields.ts';

/** A part of a filled text. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** A value, with what supports it: null for the sender's own. */
  | { readonly kind: 'value'; readonly field: TemplateField; readonly text: string; readonly support: Support | null }
  /** A fallback in place of a value. */
  | { readonly kind: 'fallback'; readonly field: TemplateField; readonly text: string };

export interface LeftOut {
  /** The sentence as the template has it. */
  readonly sentence: string;
  /** Names of placeholders, also of such that don't exist. */
  readonly missing: readonly string[];
}

export interface Filled {
  readonly parts: readonly Part[];
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
}

export interface Placeholder {
  readonly field: string;
  readonly isKnown: boolean;
  /** Null without a fallback. */
  readonly fallback: string | null;
}

// Bounded, so that a template of braces takes linear time.
const placeholder = /\{\{([^{}|]{0,40})(?:\|([^{}]{0,200}))?\}\}/g;

/** All placeholders, in order; those that are not known are faults of the template. */
export const placeholdersOf = (template: string): Placeholder[] =>
  [...template.matchAll(placeholder)].map(([, name = '', fallback]) => ({
    field: name.trim(),
    isKnown: isTemplateField(name.trim()),
    fallback: fallback?.trim() ?? null,
  }));

/**
 * @param template at most a few thousand characters; unknown placeholders are treated like those without a value
 * @param language of the text, by which sentences are divided
 */
export function fillTemplate(template: string, values: FieldValues, language: string): Filled {
  const parts: Part[] = [];
  const leftOut: LeftOut[] = [];
  const lines = template.replaceAll(/\r\n?/g, '\n').split('\n');
  for (const [index, line] of lines.entries()) {
    const kept: Part[] = [];
    for (const sentence of sentencesOf(line, language)) {
      const missing = missingIn(sentence, values);
      if (missing.length === 0) kept.push(...partsOf(sentence, values));
      else leftOut.push({ sentence: sentence.trim(), missing });
    }
    // A line of which nothing is left disappears with its end, one that was empty stays.
    if (kept.length === 0 && line.trim() !== '') continue;
    if (index > 0 && parts.length > 0) parts.push({ kind: 'text', text: '\n' });
    parts.push(...trimmedEnd(kept));
  }
  const tidy = joined(parts);
  return { parts: tidy, text: tidy.map(({ text }) => text).join(''), leftOut };
}

/** Sentences with what separates them. Text is not divided inside placeholders, because their fallback may contain a period. */
export function sentencesOf(line: string, language: string): string[] {
  const marks: string[] = [];
  // A capital letter, so that a sentence can begin with a placeholder.
  const marked = line.replaceAll(placeholder, (found, name: string) => {
    const mark = `X${String.fromCodePoint(privateUse + marks.push(found) - 1)}`;
    return isSentence(name.trim()) ? `${mark}!` : mark;
  });
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(marked)].map(({ segment }) =>
    segment.replaceAll(/X([\u{F0000}-\u{FFFFD}])!?/gu, (found, mark: string) => {
      const original = marks[(mark.codePointAt(0) ?? 0) - privateUse] ?? '';
      return found.endsWith('!') && !isSentence(nameOf(original)) ? `${original}!` : original;
    }),
  );
}
const privateUse = 0xf_00_00;
const nameOf = (found: string): string => placeholdersOf(found)[0]?.field ?? '';
/** What the sender offers is a sentence of its own. */
const isSentence = (field: string): boolean => field === 'senderOffer';

function missingIn(sentence: string, values: FieldValues): string[] {
  return placeholdersOf(sentence).flatMap(({ field, fallback }) => {
    if (fallback !== null) return [];
    return isTemplateField(field) && values[field] ? [] : [field];
  });
}

function partsOf(sentence: string, values: FieldValues): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of sentence.matchAll(placeholder)) {
    if (match.index > from) parts.push({ kind: 'text', text: sentence.slice(from, match.index) });
    const field = (match[1] ?? '').trim() as TemplateField;
    const value = values[field];
    const fallback = match[2]?.trim() ?? '';
    if (value) parts.push({ kind: 'value', field, text: textOf(value.text, field), support: value.support });
    else if (fallback === '') dropSpace(parts);
    else parts.push({ kind: 'fallback', field, text: fallback });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) parts.push({ kind: 'text', text: sentence.slice(from) });
  return parts;
}

/** Values about readers are from outside: they can't add lines. A postal address may have several. */
function textOf(text: string, field: TemplateField): string {
  if (isReaderField(field)) return text.replaceAll(/\s+/g, ' ').trim();
  const typed = text.trim();
  return isSentence(field) && !/[.?!…]["'”’)]?$/.test(typed) ? `${typed}.` : typed;
}

/** "Hola {{firstName|}}:" without a name is "Hola:". */
function dropSpace(parts: Part[]): void {
  const last = parts.at(-1);
  if (last?.kind === 'text') parts[parts.length - 1] = { ...last, text: last.text.trimEnd() };
}

function trimmedEnd(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  return last?.kind === 'text' ? [...parts.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [...parts];
}

/** Adjacent texts as one, no more than one empty line in succession, none at the ends. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') all[all.length - 1] = { kind: 'text', text: last.text + part.text };
    else all.push(part);
  }
  const tidy = all.map((part) => (part.kind === 'text' ? { ...part, text: part.text.replaceAll(/\n{3,}/g, '\n\n') } : part));
  const [first] = tidy;
  if (first?.kind === 'text') tidy[0] = { ...first, text: first.text.trimStart() };
  const last = tidy.at(-1);
  if (last?.kind === 'text') tidy[tidy.length - 1] = { ...last, text: last.text.trimEnd() };
  return tidy.filter(({ text }) => text !== '');
}
