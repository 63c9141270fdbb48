/** The state of the contact form, on the server and in the browser. */
import type { ContactError, ContactValues } from './contact.rules.ts';

export type ContactState =
  | { kind: 'editing' }
  /** Refused by the server: contains the visitor's input and the reasons. */
  | { kind: 'refused'; values: ContactValues; errors: [ContactError, ...ContactError[]] };
