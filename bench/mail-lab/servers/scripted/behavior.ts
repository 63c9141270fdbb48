/** What a scripted server can do unlike an ordinary one. */

/** How one listening address behaves; unset means like an ordinary server. Replies are complete lines without the line end. */
export interface Behavior {
  /** The reply about a recipient without a mailbox. */
  refusal: string;
  /** The reply about every recipient, with or without a mailbox. */
  refusesAll?: string;
  /** The reply about a recipient with a mailbox, if it isn't accepted. */
  existing?: string;
  /** Accepts every local part that this regular expression matches. */
  accepts?: string;
  /** After so many refused recipients, every further one gets `reply`; of a client's, for a time. */
  after?: { refusals: number; reply: string } & ({ per: 'session' } | { per: 'client'; forS: number });
  /** The session ends with this many refused recipients, the last of which gets `reply`. */
  endsAt?: { refusals: number; reply: string };
  /** Refuses every recipient if the sender is null. */
  refusesNullSender?: string;
  /** Defers each recipient until it is asked about again after this time. */
  greylist?: { delayS: number; reply: string };
  /** What the greylist recognizes instead of sender and recipient, where it defers, and how many attempts it defers. */
  greylistBy?: { per?: 'client'; at?: 'mail' | 'greeting'; attempts?: number };
  /** Accepts the first recipients of each session or transaction, whether they exist or not. */
  acceptsFirst?: { count: number; per: 'session' | 'transaction' };
  /** Accepts each recipient when it is first asked about it. */
  optimistic?: true;
  /** Accepts everyone in one of this many sessions: several servers behind one address. */
  opensEvery?: number;
  /** Accepts one recipient of a transaction, even twice, and refuses all others in these words. */
  oneRecipient?: string;
  /** One of this many recipients gets this reply. */
  fails?: { every: number; reply: string };
  /** Accepts a tag of every mailbox. */
  knowsTags?: true;
  /** Accepts everyone in a session after this many refusals. */
  opensAfter?: number;
  /** Replies in this encoding. */
  encoding?: 'latin1';
  greeting?: { lines: number; afterS: number };
  /** Ends the session at EHLO. */
  hangsUpAtEhlo?: true;
  /** Ends the session with this reply if commands arrive together. */
  punishesPipelined?: string;
  /** Ends the session at the first refused recipient. */
  hangsUpAtRefusal?: true;
  /** Refuses STARTTLS, which it announces. */
  startTlsRefused?: string;
  /** Seconds before the first recipient's reply in a session; twice as long before each further one. */
  tarpitS?: number;
  /** Accepts STARTTLS and never answers the handshake. */
  startTlsHangs?: true;
  /** Announces PIPELINING and reads only the first command of what arrives together. */
  losesPipelined?: true;
  /** Announces SMTPUTF8 and refuses it, at MAIL or at RCPT. */
  refusesUtf8?: { at: 'mail' | 'rcpt'; reply: string };
}
