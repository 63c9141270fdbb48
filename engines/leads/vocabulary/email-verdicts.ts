/** What a check of an e-mail address ended with. `not_checked` is no verdict but the lack of one, and a filter of its own. */
export const emailVerdicts = ['deliverable', 'risky', 'unknown', 'undeliverable', 'not_checked'] as const;
export type EmailVerdict = (typeof emailVerdicts)[number];

export const emailVerdictNames: Readonly<Record<EmailVerdict, string>> = {
  deliverable: 'Deliverable',
  risky: 'Risky',
  unknown: 'Unknown',
  undeliverable: 'Undeliverable',
  not_checked: 'Not checked',
};

/** A verdict older than this is stale: it counts for less in the score and is checked again before an export. */
export const verdictStaleAfterDays = 30;

/** Whether a value read from the wire or a file is one of ours. */
export function isEmailVerdict(value: unknown): value is EmailVerdict {
  return (emailVerdicts as readonly unknown[]).includes(value);
}
