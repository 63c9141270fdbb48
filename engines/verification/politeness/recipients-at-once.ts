/**
 * How many recipients of a domain a server is asked about together, so that a session stays within the refusals that it may cost. Answers come when all have been sent: were as
 * many asked about as may be refused, half of the room would be left over wherever half of the addresses exist. So the share that it has refused of late at this
 * domain says how many are likely to be.
 */

/** What a server was asked about a domain of late, older turns counting less. */
export interface RefusalRecord {
  readonly asked: number;
  readonly refused: number;
}

export const noRefusals: RefusalRecord = { asked: 0, refused: 0 };

/** Recipients after which what was before counts half: a list may turn from good to bad. */
const memory = 64;

/**
 * One refusal more than planned costs nothing, a second one much: after ten errors Postfix waits a second before every further reply of the session
 * (smtpd_soft_error_limit, smtpd_error_sleep_time), as long as eight sessions with a server 20 ms away. So that may come of one batch in five hundred.
 */
const harmless = 1;
const risk = 1 / 500;

/** RFC 5321, 4.5.3.1.8, has servers take 100; whoever asks about so many and sends nothing looks like somebody who collects addresses. */
const most = 16;

/** Refusals beyond those left, were all refused against all expectation: with nine as the aim, 19 in a session. At 20 Postfix hangs up (smtpd_hard_error_limit). */
const mostBeyond = 10;

export function afterRecipients({ asked, refused }: RefusalRecord, turn: RefusalRecord): RefusalRecord {
  const fading = asked + turn.asked > memory ? 0.5 : 1;
  return { asked: asked * fading + turn.asked, refused: refused * fading + turn.refused };
}

/**
 * @param refusalsLeft how many refusals the session should still cost at most
 * @param record of the domain there; without one, all are expected to be refused
 * @returns recipients for the next transaction, at least `refusalsLeft`; no more of them are expected to be refused
 */
export function recipientsAtOnce(refusalsLeft: number, { asked, refused }: RefusalRecord): number {
  if (refusalsLeft <= 0) return 0;
  const share = (refused + 1) / (asked + 1);
  const limit = Math.min(most, refusalsLeft + mostBeyond);
  let count = refusalsLeft;
  while (count < limit && (count + 1) * share <= refusalsLeft && chanceOfMore(refusalsLeft + harmless, count + 1, share) <= risk) count++;
  return count;
}

/** That more than `left` of `count` are refused, each with the same chance (binomial). */
function chanceOfMore(left: number, count: number, share: number): number {
  if (share >= 1) return 1;
  let exactly = (1 - share) ** count;
  let atMost = exactly;
  for (let refused = 1; refused <= left; refused++) {
    exactly *= ((count - refused + 1) / refused) * (share / (1 - share));
    atMost += exactly;
  }
  return 1 - atMost;
}
