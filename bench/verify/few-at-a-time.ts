import type { AskDns } from '@leadlight/adapters';

/** Limits concurrent queries, because the mail lab's resolver answers within microseconds, faster than a socket's buffer is emptied. */
const questionsAtATime = 100;

export function fewAtATime(ask: AskDns): AskDns {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (...question) => {
    while (underWay >= questionsAtATime) await new Promise<void>((resolve) => waiting.push(resolve));
    underWay++;
    try {
      return await ask(...question);
    } finally {
      underWay--;
      waiting.shift()?.();
    }
  };
}
