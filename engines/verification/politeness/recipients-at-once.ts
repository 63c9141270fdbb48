/**
 * How many recipients of a domain to ask about together, so that a session stays within its limit of refusals. Replies arrive after
 * all recipients were sent: asking only about as many as may be refused would waste half of the room wherever half of the addresses
 * exist. So the server's recent refusal rate at this domain estimates how many will be refused.
 */

/** What a server was recently asked about a domain. Older transactions count less. */
export interface RefusalRecord {
  readonly asked: number;
  readonly refused: number;
}

export const emptyRefusalRecord: RefusalRecord = { asked: 0, refused: 0 };

/** After this many recipients, older ones count half: a list may change from good to bad. */
const halvingCount = 64;

/**
 * One refusal more than planned costs nothing, a second one much: after ten errors, Postfix waits a second before every further reply
 * in the session (smtpd_soft_error_limit, smtpd_error_sleep_time), as long as eight sessions with a server 20 ms away. So this may
 * happen in one of 500 batches.
 */
const tolerated = 1;
const risk = 1 / 500;

/** RFC 5321, section 4.5.3.1.8 requires servers to accept 100, but asking about so many without sending looks like address harvesting. */
const maxTogether = 16;

/**
 * Refusals beyond the planned ones, if unexpectedly everything is refused: with nine planned, 19 per session. Postfix disconnects at
 * 20 (smtpd_hard_error_limit).
 */
const maxExtra = 10;

export function addToRefusalRecord({ asked, refused }: RefusalRecord, turn: RefusalRecord): RefusalRecord {
  const decay = asked + turn.asked > halvingCount ? 0.5 : 1;
  return { asked: asked * decay + turn.asked, refused: refused * decay + turn.refused };
}

/**
 * Returns how many recipients the next transaction may have: at least `refusalsLeft`, with at most that many expected to be refused.
 * @param refusalsLeft how many refusals the session may still cost
 * @param record the domain's record at this server; without one, all are expected to be refused
 */
export function recipientsAtOnce(refusalsLeft: number, { asked, refused }: RefusalRecord): number {
  if (refusalsLeft <= 0) return 0;
  const share = (refused + 1) / (asked + 1);
  const limit = Math.min(maxTogether, refusalsLeft + maxExtra);
  let count = refusalsLeft;
  while (count < limit && (count + 1) * share <= refusalsLeft && chanceOfMore(refusalsLeft + tolerated, count + 1, share) <= risk) count++;
  return count;
}

/** The probability that more than `left` of `count` are refused, each with probability `share` (binomial). */
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
