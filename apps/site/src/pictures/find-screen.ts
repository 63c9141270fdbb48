/** What the application showed when `node e2e/app-pictures.ts` last searched its fictional pool. Written by that, not by hand. */
export const findScreen = {
  filters: [
    ['Job title', 'VP Engineering'],
    ['Industry', 'Software and internet'],
    ['Company size', '51–200'],
    ['Country', 'United States'],
  ],
  count: '22',
  people: [
    { name: 'Marcus Evans', role: 'VP of Engineering, Horizon Dynamics', verdict: 'deliverable' },
    { name: 'Claire Kelly', role: 'VP of Engineering, Astra Solutions', verdict: 'risky' },
    { name: 'Grace Grant', role: 'VP of Engineering, Mosaic Systems', verdict: 'unknown' },
  ],
} as const;
