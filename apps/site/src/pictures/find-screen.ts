/** What the application showed when `node e2e/app-pictures.ts` last searched its fictional pool. Written by that, not by hand. */
export const findScreen = {
  filters: [
    ['Job title', 'VP Engineering'],
    ['Industry', 'Software and internet'],
    ['Company size', '51–200'],
    ['Country', 'United States'],
  ],
  count: '14',
  people: [
    { name: 'Peter Kelly', role: 'VP of Engineering, Fable Apps', verdict: 'deliverable' },
    { name: 'Olivia Sharma', role: 'VP of Engineering, Alder Sales Software', verdict: 'unknown' },
    { name: 'Ruby Palmer', role: 'VP of Engineering, Clover Mobile Apps', verdict: 'deliverable' },
  ],
} as const;
