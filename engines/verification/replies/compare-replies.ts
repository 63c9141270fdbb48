/** Compares the replies of a server about two recipients. */
import type { Reply } from '../verdict/verdict.ts';
import { mostRead } from './texts.ts';

/** Whether replies about two recipients name the same address, which therefore belongs to neither. */
export function nameSameAddress(a: Reply, b: Reply): boolean {
  const inB = addressesIn(b);
  return addressesIn(a).some((address) => inB.includes(address));
}

function addressesIn({ lines }: Reply): string[] {
  return (
    lines
      .join(' ')
      .slice(0, mostRead)
      .toLowerCase()
      .match(/[^\s<>()"']{1,64}@[^\s<>()"':;,]{1,255}/g) ?? []
  );
}

/**
 * Equal except for the parts that contain the address, the session, hosts, times or IDs.
 * @param local the local part that the first reply is about: "mail to zoe not accepted here"
 */
export function isSameReply(a: Reply, b: Reply, local = ''): boolean {
  if (a.code !== b.code || a.enhanced !== b.enhanced) return false;
  const [textA, textB] = [textOf(a), textOf(b)];
  return normalizedText(textA) === normalizedText(textB) || isSameBut(textA.split(/\s+/), textB.split(/\s+/), local.toLowerCase());
}

/** Equal except for the words where the first reply has the local part. */
function isSameBut(a: readonly string[], b: readonly string[], local: string): boolean {
  if (local === '' || a.length !== b.length) return false;
  const isLocal = a.map((word) => word === local || word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]{1,4}$/gu, '') === local);
  const without = (words: readonly string[]): string => normalizedText(words.filter((_word, index) => !isLocal[index]).join(' '));
  return isLocal.includes(true) && without(a) === without(b);
}

function textOf({ lines }: Reply): string {
  return lines.join(' ').slice(0, mostRead).toLowerCase();
}

function normalizedText(text: string): string {
  const withoutAddresses = withoutWords(text.replace(/<[^<>]*>/g, ' '), /.@./);
  // Quoted and bracketed parts name the address, the client or a session.
  const unquoted = withoutAddresses.replace(/"[^"]*"|'[^' ]*'|\[[^\]]*\]|\((?=[^)\d]*\d)[^)]*\)/g, ' ');
  // IDs, times, IP addresses and host names.
  const withoutDates = withoutWords(unquoted, /\d/).replace(
    /\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/g,
    ' ',
  );
  return (
    withoutWords(withoutDates, /.\.[a-z]{2,}/)
      // Random IDs without digits: long, and with few vowels.
      .replace(/\b[bcdfghjklmnpqrstvwxz]{6,}\b/g, ' ')
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
  );
}

/** Word by word, because one expression for the whole text takes time that grows with the square of a long word. */
function withoutWords(text: string, pattern: RegExp): string {
  return text.replace(/\S+/g, (word) => (pattern.test(word) ? ' ' : word));
}
