/**
 * Seniority: how much a title lets its holder decide. A title can carry two: "Founder & CEO" is founder and c_suite.
 * The order is that of the search's filter, from most to least; it ranks what a list shows, never what a fact is worth.
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

/** Whether a value read from the wire or a file is one of ours. */
export function isSeniority(value: unknown): value is Seniority {
  return (seniorities as readonly unknown[]).includes(value);
}
