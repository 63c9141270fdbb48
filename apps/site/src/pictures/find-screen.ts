/** What the application showed when `node e2e/app-pictures.ts` last searched its fictional pool. Written by that, not by hand. */
export const findScreen = {
  filters: [
    ['Job title', 'Head of Marketing'],
    ['Industry', 'Software and internet'],
    ['Company size', '51–200'],
    ['Country', 'United States'],
  ],
  count: '5',
  people: [
    { name: 'Victor Johnson', role: 'Head of Marketing, Iberia, Slate Energy', verdict: 'deliverable' },
    { name: 'Kofi Singh', role: 'Head of Marketing, Nordics, Lunar Build', verdict: 'deliverable' },
    { name: 'Wei Patel', role: 'Head of Marketing, EMEA, Ridge Robotics', verdict: 'risky' },
  ],
} as const;
