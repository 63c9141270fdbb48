/**
 * What the verification of one address answers. Everything here is plain data that survives JSON: the contract sends it, the database keeps it.
 * A verdict is one of four words with one reason; the evidence stands beside it and is never needed to understand it.
 * Surprise: `unknown` is a full answer. It says what would resolve it and when to ask again, and it costs nobody anything.
 */
import type { Reason } from './reasons.ts';

export type VerdictKind = 'deliverable' | 'undeliverable' | 'risky' | 'unknown';

/** A fact that may not have been looked at: "no" is only said when the thing was tested. */
export type Tri = 'yes' | 'no' | 'not_tested';

/** What is true of the address beside its verdict. None of these changes the verdict: a role mailbox that is gone is undeliverable. */
export interface Facts {
  /** The domain takes mail for any name: a random address was accepted too. */
  readonly catchAll: Tri;
  /** From the target's own reply, never from the control's. */
  readonly mailboxFull: Tri;
  readonly mailboxDisabled: Tri;
  /** A function, not a person: info@, sales@ (RFC 2142 and common usage). */
  readonly role: Tri;
  /** At a provider where anybody gets a mailbox. */
  readonly free: Tri;
  /** At a provider of throw-away mailboxes. */
  readonly disposable: Tri;
  /** The address has a tag (ana+news@…); `aliasOf` is the address without it. */
  readonly alias: Tri;
  readonly aliasOf: string | null;
  /** The domain has no MX record, and mail goes to its A or AAAA record (RFC 5321, 5.1). */
  readonly implicitMx: Tri;
  /** The address that was probably meant (gmial.com → gmail.com); null: none comes to mind. */
  readonly suggestion: string | null;
}

/** What a server answered: the three digits, the enhanced code (RFC 3463) when it agrees with them, the texts without codes. */
export interface Reply {
  readonly code: number;
  /** Like "5.1.1"; null when there is none, or when its class contradicts the three digits (RFC 2034, 4). */
  readonly enhanced: string | null;
  /** One text a line; control characters are removed, bytes that are not UTF-8 stand as U+FFFD. */
  readonly lines: readonly string[];
}

export type Stage = 'connect' | 'greeting' | 'helo' | 'starttls' | 'mail' | 'rcpt' | 'rset' | 'quit';

/** Why a session ended before it had answered. */
export type StopCause =
  | 'refused' // the server said no, in words: `reply`
  | 'unreachable' // no connection: refused, no route
  | 'timeout'
  | 'closed' // the server hung up, orderly
  | 'reset' // … or not
  | 'violation' // what came is not SMTP, or not an answer to what was asked
  | 'tls_required'
  | 'tls_failed'
  | 'cancelled'
  | 'backing_off'; // not dialled: the host had asked to be left alone, or blocks us

export interface Stop {
  readonly stage: Stage;
  readonly cause: StopCause;
  readonly reply: Reply | null;
  /** A system's code such as ECONNREFUSED, or words; never a server's text. */
  readonly detail: string | null;
}

/** One thing that was looked at or said, in the order in which it happened. `atMs` is milliseconds since 1970, `tookMs` the wait for the answer. */
export type EvidenceStep =
  | {
      readonly kind: 'dns';
      readonly atMs: number;
      readonly tookMs: number;
      readonly name: string;
      readonly type: 'MX' | 'A' | 'AAAA';
      /** NOERROR, NXDOMAIN, SERVFAIL, REFUSED, … or TIMEOUT. */
      readonly rcode: string;
      /** As one writes them: "10 mx1.acme.test", "203.0.113.7". */
      readonly records: readonly string[];
      /** Answered from the cache, without a question to the network. */
      readonly cached: boolean;
    }
  | {
      readonly kind: 'skipped_host';
      readonly atMs: number;
      readonly host: string;
      readonly address: string;
      readonly because: 'not_public';
    }
  | {
      readonly kind: 'connect';
      readonly atMs: number;
      readonly tookMs: number;
      readonly host: string;
      readonly address: string;
      /** 'reused': a session that was open already. */
      readonly outcome: 'connected' | 'reused' | StopCause;
      readonly detail: string | null;
    }
  | {
      readonly kind: 'smtp';
      readonly atMs: number;
      readonly tookMs: number;
      readonly host: string;
      readonly stage: Stage;
      /** The command without its line end; null where the server speaks first. */
      readonly sent: string | null;
      /** Whom the command was about. */
      readonly about: 'session' | 'target' | 'control';
      /** null: it never came; `stop` says why. */
      readonly reply: Reply | null;
      readonly stop: StopCause | null;
    }
  | {
      readonly kind: 'remembered_control';
      readonly atMs: number;
      readonly host: string;
      readonly testedAtMs: number;
      readonly reply: Reply;
    };

/** What would turn an unknown (or a temporary risk) into an answer. */
export type ResolvedBy =
  | 'waiting' // ask again at `askAgainAtMs`
  | 'another_sender' // another IP, HELO name or MAIL FROM
  | 'the_domain' // its DNS or its servers must be mended
  | 'open_port_25'
  | 'a_message' // only a real message would tell
  | 'nothing';

export interface Next {
  readonly by: ResolvedBy;
  /** Not before; null: asking again by itself would change nothing. */
  readonly askAgainAtMs: number | null;
  /** Greylisting remembers who asked: the retry uses the same server, HELO name and sender (the tuple). */
  readonly sameServer: string | null;
}

export interface Verdict {
  /** As it was asked for, without blanks around it. */
  readonly address: string;
  /** With the domain in lower-case A-labels, the local part untouched (RFC 5321, 2.4); null when it is not an address. */
  readonly normalized: string | null;
  readonly verdict: VerdictKind;
  readonly reason: Reason;
  /** How sure the verdict is at `checkedAtMs`, 0 to 1; 0 for unknown. It fades: `confidenceAt`. */
  readonly confidence: number;
  readonly facts: Facts;
  readonly checkedAtMs: number;
  /** null where the answer is final. */
  readonly next: Next | null;
  readonly evidence: readonly EvidenceStep[];
}
