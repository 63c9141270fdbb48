/** All attacks, in the order in which they run. */
import type { Attack } from './attack.ts';
import * as blockingTexts from './blocking-texts.ts';
import * as checkAtOnce from './check-at-once.ts';
import * as formulas from './formulas.ts';
import * as guessByColumn from './guess-by-column.ts';
import * as guessByHand from './guess-by-hand.ts';
import * as guessByImport from './guess-by-import.ts';
import * as guessByReport from './guess-by-report.ts';
import * as guessBySearch from './guess-by-search.ts';
import * as guessBySuppression from './guess-by-suppression.ts';
import * as guessPasswords from './guess-passwords.ts';
import * as hostileTexts from './hostile-texts.ts';
import * as hugeCells from './huge-cells.ts';
import * as hugeNumbers from './huge-numbers.ts';
import * as inventCredentials from './invent-credentials.ts';
import * as keepLinks from './keep-links.ts';
import * as killTheProgram from './kill-the-program.ts';
import * as lostConnections from './lost-connections.ts';
import * as otherRoutes from './other-routes.ts';
import * as readSuppressed from './read-suppressed.ts';
import * as refundByMessage from './refund-by-message.ts';
import * as refundByReport from './refund-by-report.ts';
import * as repeatCodes from './repeat-codes.ts';
import * as slowConnections from './slow-connections.ts';
import * as stormOfSearches from './storm-of-searches.ts';
import * as stormOfSignIns from './storm-of-sign-ins.ts';

export const attacks: readonly Attack[] = [
  guessByImport,
  guessByHand,
  guessBySuppression,
  guessBySearch,
  guessByReport,
  guessByColumn,
  otherRoutes,
  readSuppressed,
  refundByReport,
  refundByMessage,
  checkAtOnce,
  guessPasswords,
  repeatCodes,
  keepLinks,
  inventCredentials,
  stormOfSignIns,
  stormOfSearches,
  slowConnections,
  lostConnections,
  killTheProgram,
  hugeCells,
  hugeNumbers,
  hostileTexts,
  blockingTexts,
  formulas,
];
