/** What the application showed when `node e2e/app-pictures.ts` last searched its fictional pool. Written by that, not by hand. */
export const findScreen = {
  filters: [
    ['Job title', 'CTO'],
    ['Industry', 'Software and internet'],
    ['Company size', '201–500'],
    ['Country', 'United States'],
  ],
  count: '6',
  people: [
    { name: 'Ruby Patel', role: 'Chief Technology Officer, EMEA, Indigo Digital', verdict: 'deliverable' },
    { name: 'Naomi Fletcher', role: 'Co-Founder & CTO, Benelux, Bright Works', verdict: 'deliverable' },
    { name: 'Marcus Mensah', role: 'Chief Technology Officer, Quarry Capital', verdict: 'risky' },
  ],
} as const;
