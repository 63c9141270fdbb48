/** What most of the invented servers are made of. */
import type { UnforeseenServer } from './run.ts';
import type { RecipientAsked, Reply, Script } from './server.ts';

export const ok = '250 2.1.5 Ok';
export const unknownUser = '550 5.1.1 User unknown';
export const minute = 60_000;

export const truth = ({ exists }: RecipientAsked): string => (exists ? ok : unknownUser);
export const honest: Script = { rcpt: truth };
/** Tells the truth, with another refusal. */
export const refusing = (refusal: Reply): Script => ({ rcpt: ({ exists }) => (exists ? ok : refusal) });
export const toAll = (reply: Reply): Script => ({ rcpt: () => reply });
export const acceptingIf = (isOpen: (asked: RecipientAsked) => boolean): Script => ({
  rcpt: (asked) => (isOpen(asked) ? ok : truth(asked)),
});

/** A domain with one server; a function makes one with a memory of its own for each run. */
export const one = (
  name: string,
  script: Script | (() => Script),
  more: Omit<UnforeseenServer, 'name' | 'hosts'> = {},
): UnforeseenServer => ({ name, hosts: typeof script === 'function' ? () => [script()] : [script], ...more });

export const hidden = { isHidden: true } as const;
/** Risky and unknown are as good as can be expected. */
export const doubtful = {
  right: { existing: ['deliverable', 'risky', 'unknown'], missing: ['undeliverable', 'risky', 'unknown'] },
} as const;
