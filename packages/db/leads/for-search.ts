/** Only what a search thread needs from this folder, because loading the rest takes as long as starting with a small pool. Imports: nothing. */
export { technologiesOf } from './company-search.queries.ts';
export { areContactsSeen } from './contacts-seen.ts';
export { leadChannel, poolId, rangesOf } from './search-outbox.queries.ts';
