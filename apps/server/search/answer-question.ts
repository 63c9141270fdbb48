/** Answers a question to a search process with its index. */
import { encodeLeadsPart, type SearchQuestion } from '@leadlight/adapters/search';
import type { LeadIndex, WorkspaceLeads } from '@leadlight/leads/search';
import { answerLikenessStep, findLikeness } from '@leadlight/leads/likeness';

const encode = (value: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));

/**
 * JSON as bytes, because copying hundreds of small objects between threads takes five times as long. For `findAll`, the ids as 64-bit floats; for
 * `findAllPart`, the scores after them.
 */
export function answerQuestion(index: LeadIndex, leads: WorkspaceLeads, asked: SearchQuestion): Uint8Array<ArrayBuffer> {
  switch (asked.kind) {
    case 'find':
      return encode(index.answer(leads, asked.query, asked.today, asked.lookedUp));
    case 'findPart':
      return encode(index.answerPart(leads, asked.query, asked.today, asked.lookedUp, asked.first));
    case 'findAll': {
      const { kind, filters } = asked.question;
      const ids = index.all(leads, kind, filters, asked.today, asked.lookedUp);
      return new Uint8Array(ids.buffer as ArrayBuffer, ids.byteOffset, ids.byteLength);
    }
    case 'findAllPart': {
      const { kind, filters } = asked.question;
      return encodeLeadsPart(index.allPart(leads, kind, filters, asked.today, asked.lookedUp));
    }
    case 'suggest': {
      const { kind, field, text, limit } = asked.question;
      return encode(index.suggest(leads, kind, field, text, limit));
    }
    case 'suggestPart': {
      const { kind, field, text } = asked.question;
      return encode(index.suggestPart(leads, kind, field, text, asked.first));
    }
    case 'countEach':
      return encode(asked.values.map((value) => index.countOf(leads, asked.of, asked.field, value)));
    case 'like':
      return encode(findLikeness(index, leads, asked.question, asked.today));
    case 'likeStep':
      return encode(answerLikenessStep(index, leads, asked.step));
  }
}
