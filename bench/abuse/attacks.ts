/** All attacks, in the order in which they run. */
import type { Attack } from './attack.ts';
import * as guessByHand from './guess-by-hand.ts';
import * as guessByImport from './guess-by-import.ts';
import * as guessByReport from './guess-by-report.ts';
import * as guessBySearch from './guess-by-search.ts';
import * as guessBySuppression from './guess-by-suppression.ts';
import * as refundByMessage from './refund-by-message.ts';
import * as refundByReport from './refund-by-report.ts';

export const attacks: readonly Attack[] = [
  guessByImport,
  guessByHand,
  guessBySuppression,
  guessBySearch,
  guessByReport,
  refundByReport,
  refundByMessage,
];
