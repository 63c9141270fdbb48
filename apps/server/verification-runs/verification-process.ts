/** The process of one slice of a verification run. */
import { askAddresses } from './ask-addresses.ts';
import { serveAsking } from './asking-process.ts';
import { verificationKind } from './verification-run.ts';

serveAsking(verificationKind, askAddresses);
