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

/** Equal except for the parts that contain the address, the session, hosts, times or ids. */
export function isSameReply(a: Reply, b: Reply): boolean {
  return a.code === b.code && a.enhanced === b.enhanced && normalizedText(a) === normalizedText(b);
}

function normalizedText({ lines }: Reply): string {
  return (
    lines
      .join(' ')
      .slice(0, mostRead)
      .toLowerCase()
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\S+@\S+/g, ' ')
      // Quoted and bracketed parts name the address, the client or a session.
      .replace(/"[^"]*"|'[^' ]*'|\[[^\]]*\]|\((?=[^)\d]*\d)[^)]*\)/g, ' ')
      // Ids, times, IP addresses and host names.
      .replace(/\S*\d\S*/g, ' ')
      .replace(/\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/g, ' ')
      .replace(/\S+(?:\.[a-z]{2,})+\S*/g, ' ')
      // Random ids without digits: long, and with few vowels.
      .replace(/\b[bcdfghjklmnpqrstvwxz]{6,}\b/g, ' ')
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
  );
}
