/** What the contact form shows, on the server and in the browser. */
import type { ContactError, ContactValues } from './contact.rules.ts';

export type ContactState =
  | { kind: 'editing' }
  /** Refused by the server: the reader's words come back, with the reasons. */
  | { kind: 'refused'; values: ContactValues; errors: [ContactError, ...ContactError[]] };
