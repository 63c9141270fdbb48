/** The result of verifying an email address. `not_checked` means that there is no verdict; it can be filtered like the others. */
export const emailVerdicts = ['deliverable', 'risky', 'unknown', 'undeliverable', 'not_checked'] as const;
export type EmailVerdict = (typeof emailVerdicts)[number];

export const emailVerdictNames: Readonly<Record<EmailVerdict, string>> = {
  deliverable: 'Deliverable',
  risky: 'Risky',
  unknown: 'Unknown',
  undeliverable: 'Undeliverable',
  not_checked: 'Not checked',
};

/** An older verdict is stale: it counts less in the score, and the address is verified again before an export. */
export const verdictStaleAfterDays = 30;

/** Whether a value from the wire or a file is a valid verdict. */
export function isEmailVerdict(value: unknown): value is EmailVerdict {
  return (emailVerdicts as readonly unknown[]).includes(value);
}
