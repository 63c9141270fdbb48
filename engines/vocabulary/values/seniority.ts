/**
 * Seniority: the level of responsibility that a title expresses. A title can have two: "Founder & CEO" is founder and c_suite. Ordered
 * from highest to lowest, as in the search filter. The order ranks what a list shows, not the value of a fact.
 */
export const seniorities = [
  'owner',
  'founder',
  'c_suite',
  'partner',
  'vp',
  'head',
  'director',
  'manager',
  'senior',
  'entry',
  'intern',
] as const;
export type Seniority = (typeof seniorities)[number];

export const seniorityNames: Readonly<Record<Seniority, string>> = {
  owner: 'Owner',
  founder: 'Founder',
  c_suite: 'C-suite',
  partner: 'Partner',
  vp: 'VP',
  head: 'Head',
  director: 'Director',
  manager: 'Manager',
  senior: 'Senior',
  entry: 'Entry',
  intern: 'Intern',
};

/** Whether a value from the wire or a file is a valid seniority. */
export function isSeniority(value: unknown): value is Seniority {
  return (seniorities as readonly unknown[]).includes(value);
}
