/**
 * Checks that a password is long enough and not easy to guess. The score comes from zxcvbn (https://github.com/zxcvbn-ts/zxcvbn, dictionaries of
 * leaked passwords); length alone would accept "passwordpassword".
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '@leadlight/db/platform';

/** In characters. NIST SP 800-63B requires a minimum of 8, recommends 15, and requires at least 64 to be allowed. */
export const passwordLength = { min: 12, max: 128 } as const;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** @throws Refusal password_too_short, password_too_long, password_common with `field` */
export function requireStrongPassword(password: string, about: readonly string[], field: string): void {
  const length = Array.from(password).length;
  if (length < passwordLength.min) throw new Refusal('password_too_short', { field });
  if (length > passwordLength.max) throw new Refusal('password_too_long', { field });
  // Scores are 0 to 4; passwords of score 2 and below can be guessed in fewer than 10^8 attempts.
  const hints = [...about, ...about.flatMap((text) => text.split(/[@.\s]+/)), 'leadlight'].filter((hint) => hint.length > 2);
  if (judge.check(password, hints).score < 3) throw new Refusal('password_common', { field });
}
