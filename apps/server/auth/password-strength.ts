/**
 * Whether a password is good enough: long, and not among the first that a guesser tries.
 * The judgement is zxcvbn's (https://github.com/zxcvbn-ts/zxcvbn, dictionaries of leaked passwords); length alone lets "passwordpassword" pass.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '@leadlight/db/platform';

/** Characters; NIST SP 800-63B asks for 8 and recommends 15, and for at least 64 to be allowed. */
export const passwordLength = { min: 12, max: 128 } as const;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** @throws Refusal password_too_short, password_too_long, password_common with `field` */
export function requireStrongPassword(password: string, about: readonly string[], field: string): void {
  const length = Array.from(password).length;
  if (length < passwordLength.min) throw new Refusal('password_too_short', { field });
  if (length > passwordLength.max) throw new Refusal('password_too_long', { field });
  // Score 0 to 4; 2 and below fall to fewer than 10^8 guesses.
  const hints = [...about, ...about.flatMap((text) => text.split(/[@.\s]+/)), 'leadlight'].filter((hint) => hint.length > 2);
  if (judge.check(password, hints).score < 3) throw new Refusal('password_common', { field });
}
