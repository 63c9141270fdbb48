/**
 * The result of verifying one address. Plain data that survives JSON: the contract sends it, the database stores it. A verdict has one
 * of four kinds and one reason; the evidence is not needed to understand it.
 * `unknown` is a valid result. It says what would resolve it and when to retry, and costs no credits.
 */
import type { Reason, ResolvedBy, VerdictKind } from './reasons.ts';

/** A fact that may not have been tested. "no" is used only when it was. */
export type Tri = 'yes' | 'no' | 'not_tested';

/**
 * Facts about the address in addition to its verdict. They never change the verdict: a role mailbox that does not exist is
 * undeliverable.
 */
export interface Facts {
  /** The domain accepts mail for any name: a random address was accepted too. */
  readonly catchAll: Tri;
  /** From the target's own reply, never from the control's. */
  readonly mailboxFull: Tri;
  readonly mailboxDisabled: Tri;
  /** A role, not a person: info@, sales@ (RFC 2142 and common usage). */
  readonly role: Tri;
  /** At a provider where anyone can get a mailbox. */
  readonly free: Tri;
  /** At a provider of disposable mailboxes. */
  readonly disposable: Tri;
  /** The address has a tag (ana+news@…); `aliasOf` is the address without it. */
  readonly alias: Tri;
  readonly aliasOf: string | null;
  /** The domain has no MX record, and mail goes to its A or AAAA record (RFC 5321, 5.1). */
  readonly implicitMx: Tri;
  /** The address that was probably meant (gmial.com → gmail.com); null if there is no suggestion. */
  readonly suggestion: string | null;
}

/** A server's reply: the reply code, the enhanced code (RFC 3463) if it agrees, and the text without codes. */
export interface Reply {
  readonly code: number;
  /** For example "5.1.1". Null when there is none, or when its class contradicts the reply code (RFC 2034, section 4). */
  readonly enhanced: string | null;
  /** One entry per line. Control characters are removed; invalid UTF-8 becomes U+FFFD. */
  readonly lines: readonly string[];
}

export type Stage = 'connect' | 'greeting' | 'helo' | 'starttls' | 'mail' | 'rcpt' | 'rset' | 'quit';

/** Why a session ended before it answered. */
export type StopCause =
  | 'refused' // the server refused with a reply: `reply`
  | 'unreachable' // no connection: refused, no route
  | 'timeout'
  | 'closed' // the server closed the connection properly
  | 'reset' // the connection was reset
  | 'violation' // not SMTP, or a reply that does not fit the command
  | 'tls_required'
  | 'tls_failed'
  | 'cancelled'
  | 'backing_off'; // not dialed: the host asked us to back off, or blocks us

export interface Stop {
  readonly stage: Stage;
  readonly cause: StopCause;
  readonly reply: Reply | null;
  /** A system error code such as ECONNREFUSED, or a description; never text from a server. */
  readonly detail: string | null;
}

/** One step of a verification, in chronological order. `atMs` is milliseconds since 1970; `tookMs` is how long the answer took. */
export type EvidenceStep =
  | {
      readonly kind: 'dns';
      readonly atMs: number;
      readonly tookMs: number;
      readonly name: string;
      readonly type: 'MX' | 'A' | 'AAAA';
      /** NOERROR, NXDOMAIN, SERVFAIL, REFUSED, … or TIMEOUT. */
      readonly rcode: string;
      /** In the usual notation: "10 mx1.acme.test", "203.0.113.7". */
      readonly records: readonly string[];
      /** Answered from the cache, without a network query. */
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
      /** 'reused': the session was already open. */
      readonly outcome: 'connected' | 'reused' | StopCause;
      readonly detail: string | null;
    }
  | {
      readonly kind: 'smtp';
      readonly atMs: number;
      readonly tookMs: number;
      readonly host: string;
      readonly stage: Stage;
      /** The command without its line end; null when the server speaks first. */
      readonly sent: string | null;
      /** What the command was about. */
      readonly about: 'session' | 'target' | 'control';
      /** Null when no reply came; `stop` says why. */
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

export interface Next {
  readonly by: ResolvedBy;
  /** The earliest time; null when repeating the verification would change nothing. */
  readonly askAgainAtMs: number | null;
  /** Greylisting recognizes repeated attempts: the retry must use the same server, HELO name, and sender. */
  readonly sameServer: string | null;
}

export interface Verdict {
  /** As requested, without surrounding white space. */
  readonly address: string;
  /** With the domain in lower-case A-labels and the local part unchanged (RFC 5321, section 2.4); null when the address is invalid. */
  readonly normalized: string | null;
  readonly verdict: VerdictKind;
  readonly reason: Reason;
  /** How reliable the verdict is at `checkedAtMs`, from 0 to 1; 0 for unknown. Decreases over time: see `confidenceAt`. */
  readonly confidence: number;
  readonly facts: Facts;
  readonly checkedAtMs: number;
  /** Null when the verdict is final. */
  readonly next: Next | null;
  readonly evidence: readonly EvidenceStep[];
}
