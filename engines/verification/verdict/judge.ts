/**
 * Turns server replies into a verdict, without asking anything itself. Implements the table in docs/verification.md.
 * A refusal can be about the mailbox, the domain, us, or a temporary condition. Only the first two make an address undeliverable; a
 * timeout never does.
 */
import type { Address } from '@leadlight/vocabulary/address';
import { classifyReply, type Proof, reportsNoMailbox, meansNoMailHost } from '../replies/classify-reply.ts';
import { isSameReply, nameSameAddress } from '../replies/compare-replies.ts';
import type { ReplyClass } from '../replies/reply-classes.ts';
import { type HostReplies, mayRefuseEveryone } from './host-replies.ts';
import type { Reason } from './reasons.ts';
import type { Reply, Stop, Tri } from './verdict.ts';

export interface Judgment {
  readonly reason: Reason;
  /** Another server of the domain might answer differently: ask it before using this judgment. */
  readonly tryNextHost: boolean;
  readonly catchAll: Tri;
  readonly mailboxFull: Tri;
  readonly mailboxDisabled: Tri;
}

type Form = Address['form'];

/**
 * Whether a target's reply can only be understood with a control in the same transaction: a deferral, or a policy refusal that may
 * only be about us.
 */
export function needsFreshControl(reply: Reply, host: string): boolean {
  const { means, isCodeOnly, needs } = classifyReply(reply, host);
  if (isCodeOnly || needs === 'acceptance') return true;
  return reply.code !== 421 && !['accepted', 'accepted_unverified', 'no_mailbox', 'name_refused', 'null_mx', 'too_many'].includes(means);
}

/** Whether a reply puts an address off until it is asked about again, so that made-up ones must be put off along with it. */
export function isPutOff(reply: Reply, host: string): boolean {
  return isDeferral(reply, host) || classifyReply(reply, host).means === 'callout';
}

/** Whether a reply defers the target in the way of greylisting, so that a new made-up address may show whether it exists. */
export function isDeferral(reply: Reply, host: string): boolean {
  const { means } = classifyReply(reply, host);
  return means === 'put_off' || means === 'temporary';
}

/** Whether a control's reply means "no such mailbox", so that an accepted target is known to exist. */
export function rejectsUnknownMailbox(reply: Reply, host: string): boolean {
  const { means, needs } = classifyReply(reply, host);
  return (means === 'no_mailbox' && needs !== 'acceptance') || (reply.code >= 500 && means === 'refused_bare') || reportsNoMailbox(reply);
}

/**
 * Whether a permanent refusal says nothing that a rule knows. If the server accepts addresses before and after it, it is about the name.
 */
function isUnclear(reply: Reply, host: string): boolean {
  const { means, isCodeOnly } = classifyReply(reply, host);
  return reply.code >= 500 && (means === 'refused_unclear' || (means === 'policy' && isCodeOnly));
}

/**
 * Whether the refusal of a made-up address is about its name, if the server accepts an address after it: no rule knows the words, they say more than that
 * there is no such recipient, or they claim that a mailbox that never existed is closed, that a form is wrong although others have it, or that the server
 * doesn't serve the domain (Mailgun, for a name without a route).
 */
export function refusesAnyName(reply: Reply, host: string): boolean {
  const { means, needs } = classifyReply(reply, host);
  return (
    isUnclear(reply, host) ||
    needs === 'acceptance' ||
    (reply.code >= 500 && ['disabled', 'name_refused', 'no_relay', 'null_mx'].includes(means))
  );
}

/** Whether a permanent refusal says that there is no such mailbox, and what it takes to believe it; null if it says something else. */
export function proofNeeded(reply: Reply, host: string): Proof | null {
  const { means, needs } = classifyReply(reply, host);
  return reply.code >= 500 && means === 'no_mailbox' ? needs : null;
}

/** Whether a permanent refusal says that the server doesn't serve the domain. */
export function refusesDomain(reply: Reply, host: string): boolean {
  return reply.code >= 500 && classifyReply(reply, host).means === 'no_relay';
}

/** Whether the server has accepted someone who shows that this refusal is about the name. */
function isProven(needs: Proof, { acceptedAfter, knowsDomain, acceptsPostmaster }: HostReplies): boolean {
  return needs === 'nothing' || acceptedAfter === true || knowsDomain === true || (needs === 'postmaster' && acceptsPostmaster === true);
}

/** Whether a permanent refusal is in words that no rule knows: it may be about anything, even the number of recipients. */
export function isUnreadableRefusal(reply: Reply, host: string): boolean {
  return isUnclear(reply, host) || (reply.code >= 500 && classifyReply(reply, host).means === 'refused_bare');
}

/** RFC 6531, section 3.5: the server announces SMTPUTF8, but does not accept such recipients. */
function isAboutUtf8({ enhanced, lines }: Reply): boolean {
  return enhanced === '5.6.7' || /\bSMTPUTF8\b|non-?ascii|internationali[sz]ed/i.test(lines.join(' '));
}

/** The meaning of one server's replies alone. */
export function judgeHost(replies: HostReplies, form: Form): Judgment {
  const { target, host } = replies;
  switch (target.kind) {
    case 'needs_smtputf8':
      return judgment('smtputf8_unsupported', { tryNextHost: true });
    case 'stopped':
      return judgment(reasonOfStop(target.stop, host), { tryNextHost: true });
    case 'answered': {
      const judged = judgeReply(target.reply, replies, form);
      return mayKnowNoOne(judged.reason, replies) ? { ...judged, tryNextHost: true } : judged;
    }
  }
}

/**
 * Whether a refusal or deferral is from a server that has an equal and has accepted no one at the domain: a mistake in its configuration or a failure may
 * make it refuse or defer everyone. A server that has accepted others may know only a part of the mailboxes. Only an equal server can show that; which of them
 * gets a message is up to chance.
 */
export function mayKnowNoOne(reason: Reason, { knowsDomain, hasEqual, areEqualsDoubtful }: HostReplies): boolean {
  if (hasEqual !== true) return false;
  if (knowsDomain === true) return areEqualsDoubtful === true && deniesMailbox.has(reason);
  return refusesMailbox.has(reason) || defersMailbox.has(reason);
}

/** Whether a server says that there is no such mailbox, and whether it knows that there is one; null if it says neither. */
export function knowsMailbox(reason: Reason): boolean | null {
  if (deniesMailbox.has(reason)) return false;
  return provesMailbox.has(reason) ? true : null;
}

const deniesMailbox: ReadonlySet<Reason> = new Set(['mailbox_not_found', 'mailbox_disabled']);
const provesMailbox: ReadonlySet<Reason> = new Set(['mailbox_accepted', 'mailbox_busy', 'mailbox_full', 'restricted']);

const refusesMailbox: ReadonlySet<Reason> = new Set(['mailbox_not_found', 'mailbox_disabled', 'rejects_all', 'refusal_unclear']);
/** Not `rate_limited`: a domain that limits us is not asked more. */
const defersMailbox: ReadonlySet<Reason> = new Set(['greylisted', 'temporary_failure', 'server_resources']);
/** Why an equal server had no answer, so that the refusal of the other counts. */
const inconclusive: ReadonlySet<Reason> = new Set(['host_unreachable', 'connection_lost', 'protocol_error', 'tls_required']);

/**
 * The judgment over all servers that were asked, in order.
 * @param isComplete whether every server of the domain was asked; reasons that need all servers to agree require it
 */
export function judge(repliesByHost: readonly HostReplies[], form: Form, isComplete: boolean): Judgment {
  const judgments = repliesByHost.map((replies) => judgeHost(replies, form));
  // A server that knows the others at the domain is contradicted only by one that knows the mailbox, not by an equal that accepts every name or defers.
  const denied = judgments.find(({ reason }, index) => repliesByHost[index]?.knowsDomain === true && deniesMailbox.has(reason));
  if (denied && !judgments.some(({ reason }) => knowsMailbox(reason) === true)) return { ...denied, tryNextHost: false };
  const conclusive = judgments.find(({ tryNextHost }) => !tryNextHost);
  if (conclusive) return conclusive;
  const [first] = judgments;
  if (!first) return judgment('host_unreachable');
  const doAllAgree = judgments.every(({ reason }) => reason === first.reason);
  if (doAllAgree && (isComplete || !needsAllHosts.has(first.reason))) return first;
  const refused = judgments.find(({ reason }) => deniesMailbox.has(reason));
  if (refused && judgments.every(({ reason }) => refusesMailbox.has(reason) || inconclusive.has(reason))) return refused;
  const mostUseful = reasonPriority.find((reason) => judgments.some((each) => each.reason === reason));
  return judgment(mostUseful ?? 'refusal_unclear');
}

/** Reasons about the domain or the address form, so every server must agree. */
const needsAllHosts: ReadonlySet<Reason> = new Set(['host_no_mail', 'domain_not_served', 'smtputf8_unsupported', 'null_mx']);

/** When reasons differ between servers, the most useful one wins. */
const reasonPriority: readonly Reason[] = [
  'rate_limited',
  'blocked_us',
  'greylisted',
  'temporary_failure',
  'sender_rejected',
  'helo_rejected',
  'tls_required',
  'connection_lost',
  'protocol_error',
  'host_unreachable',
  'not_finished',
];

function judgment(reason: Reason, more: Partial<Judgment> = {}): Judgment {
  return { reason, tryNextHost: false, catchAll: 'not_tested', mailboxFull: 'not_tested', mailboxDisabled: 'not_tested', ...more };
}

function judgeReply(reply: Reply, replies: HostReplies, form: Form): Judgment {
  const { host, local, controls, acceptedAfter = false, isSenderUnproven = false } = replies;
  const { means, by, isCodeOnly, needs: neededByWords } = classifyReply(reply, host);
  // "<probe@leadlight.test>: unknown user" for every recipient is about the sender. A 551 may name where all mail goes instead.
  const isOtherNamed =
    means === 'no_mailbox' &&
    reply.code !== 551 &&
    controls.some(({ outcome }) => outcome.kind === 'answered' && outcome.reply.code >= 500 && nameSameAddress(reply, outcome.reply));
  const needs = isOtherNamed ? 'acceptance' : neededByWords;
  const controlReplies = controls.flatMap(({ outcome, ...about }) =>
    outcome.kind === 'answered'
      ? [
          {
            ...about,
            reply: outcome.reply,
            means: classifyReply(outcome.reply, host).means,
            isRejected: rejectsUnknownMailbox(outcome.reply, host) || (about.acceptedAfter === true && refusesAnyName(outcome.reply, host)),
          },
        ]
      : [],
  );
  const isUnknownRejected = controlReplies.some(({ isRejected }) => isRejected);
  const isControlAccepted = controlReplies.some((control) => control.reply.code < 300);
  const isControlSame = controlReplies.some((control) => isSameReply(reply, control.reply, local));
  // The server's words for every name that it doesn't know, whatever its code means.
  const isForAnyName = isControlSame && acceptedAfter && !isControlAccepted;
  const resembling = controlReplies.filter(({ resembles }) => resembles);
  const facts = {
    catchAll: isControlAccepted ? (isUnknownRejected ? 'not_tested' : 'yes') : isUnknownRejected ? 'no' : 'not_tested',
    mailboxFull: means === 'full' ? 'yes' : isAboutMailbox(means) ? 'no' : 'not_tested',
    mailboxDisabled: means === 'disabled' ? 'yes' : isAboutMailbox(means) ? 'no' : 'not_tested',
  } as const;
  const judgeAs = (reason: Reason, tryNextHost = false): Judgment => judgment(reason, { ...facts, tryNextHost });
  /** If the control is in the same state, it is not a state of the mailbox. */
  const unlessControlMatches = (reason: Reason, shared: Reason): Judgment =>
    controlReplies.some((control) => control.means === means)
      ? { ...judgeAs(shared), mailboxFull: 'not_tested', mailboxDisabled: 'not_tested' }
      : judgeAs(reason);

  if (isSenderUnproven && reply.code >= 500 && mayRefuseSender(means)) return judgeAs('sender_rejected');
  if (isCodeOnly && ['disabled', 'full', 'no_relay'].includes(means)) {
    if (reply.code < 500) return judgeAs('temporary_failure');
    if (isForAnyName) return judgeAs('mailbox_not_found');
    return {
      ...judgeAs(isControlSame ? 'rejects_all' : 'refusal_unclear', means === 'no_relay'),
      mailboxFull: 'not_tested',
      mailboxDisabled: 'not_tested',
    };
  }
  switch (means) {
    case 'accepted':
      // Some made-up names are accepted and others are not: the server's rule for names is unknown.
      if (isControlAccepted) return judgeAs(isUnknownRejected ? 'accept_unconfirmed' : 'catch_all');
      if (resembling.some(({ isRejected }) => isRejected)) return judgeAs('mailbox_accepted');
      // The server refuses made-up names, but not yet those of this shape: they have not passed its greylist.
      return judgeAs(
        isUnknownRejected && resembling.some((control) => isPutOff(control.reply, host)) ? 'greylisted' : 'accept_unconfirmed',
      );
    case 'accepted_unverified':
      return judgeAs('accept_unconfirmed');
    case 'no_mailbox':
      // Every address got these words so far, so they may be about us.
      if (!isProven(needs, replies) && controlReplies.every((control) => isSameReply(reply, control.reply, local)))
        return judgeAs('rejects_all');
      if (by !== 'provider' && mayRefuseEveryone(reply, replies)) return judgeAs('rejects_all');
      // It may have begun to refuse us, or to limit us, after it had accepted the made-up address.
      if (needs === 'acceptance' && isControlAccepted && !acceptedAfter) return judgeAs('refusal_unclear');
      // Words that no rule knows, the same as for a made-up address: they may be about us, whatever the code.
      return judgeAs(isCodeOnly && isControlSame && !isControlAccepted && !acceptedAfter ? 'rejects_all' : 'mailbox_not_found');
    case 'name_refused':
      if (form === 'utf8' && isAboutUtf8(reply)) return judgeAs('smtputf8_unsupported', true);
      return judgeAs(form === 'dot_atom' ? 'mailbox_name_refused' : 'form_refused');
    case 'disabled':
      if (reply.code >= 500 && isForAnyName) return judgeAs('mailbox_not_found');
      return unlessControlMatches('mailbox_disabled', 'rejects_all');
    case 'full':
      return unlessControlMatches('mailbox_full', reply.code < 500 ? 'server_resources' : 'rejects_all');
    case 'restricted':
      return unlessControlMatches('restricted', 'rejects_all');
    case 'busy':
      return judgeAs(isUnknownRejected ? 'mailbox_busy' : 'temporary_failure');
    case 'no_relay':
      if (isForAnyName) return judgeAs('mailbox_not_found');
      return judgeAs(controlReplies.some(isRelayRefused) && !servesPostmaster(replies) ? 'domain_not_served' : 'refusal_unclear', true);
    case 'null_mx':
      return judgeAs('null_mx', true);
    case 'host_no_mail':
      return judgeAs('host_no_mail', true);
    case 'policy':
      if (isCodeOnly && isForAnyName) return judgeAs('mailbox_not_found');
      // A control that was accepted after it: the refusal isn't about us, and the server doesn't say why. Another host may have another policy.
      return isControlAccepted ? judgeAs('refusal_unclear') : judgeAs('blocked_us', true);
    case 'put_off':
      if (reportsNoMailbox(reply) && isControlSame && !isControlAccepted && acceptedAfter) return judgeAs('mailbox_not_found');
      return judgeAs(provesExistence(controlReplies, host) && !reportsNoMailbox(reply) ? 'temporarily_deferred' : 'greylisted');
    case 'temporary':
      return judgeAs(provesExistence(controlReplies, host) && !reportsNoMailbox(reply) ? 'temporarily_deferred' : 'temporary_failure');
    case 'refused_bare':
    case 'refused_unclear':
      // The target is refused like a made-up address by a server that accepts others, none of them made up: it is about the mailbox. A
      // bare 550 is also about the mailbox if a made-up address is accepted. If every name gets the same reply, it says nothing.
      if (isForAnyName) return judgeAs('mailbox_not_found');
      if (isControlAccepted && means === 'refused_bare') return judgeAs('mailbox_not_found');
      return judgeAs(isControlSame && !isControlAccepted ? 'rejects_all' : 'refusal_unclear');
    case 'sender':
      return judgeAs('sender_rejected');
    case 'helo':
      return judgeAs('helo_rejected');
    case 'tls':
      return judgeAs('tls_required', true);
    case 'callout':
      return judgeAs('callout_pending');
    case 'rate':
      return judgeAs('rate_limited');
    case 'resources':
      return judgeAs('server_resources');
    case 'too_many':
      return judgeAs('too_many_recipients');
  }
}

const isRelayRefused = ({ means }: { readonly means: ReplyClass }): boolean => means === 'no_relay';

/** A server that accepts the domain's postmaster serves the domain, and may refuse the others because of us: many exempt that address from checks of the client. */
const servesPostmaster = ({ acceptsPostmaster = false }: HostReplies): boolean => acceptsPostmaster;

/**
 * The control is refused while the target is only deferred, so the server knows the target. That holds only if the control had no
 * advantage: one that a greylisting server has seen before is let through and refused, while any new address is deferred. So only a
 * control that is new to the server counts, and none that is new may be deferred.
 */
function provesExistence(controls: readonly { isFresh: boolean; isNew: boolean; reply: Reply }[], host: string): boolean {
  const comparable = controls.filter(({ isFresh, isNew }) => isFresh && isNew);
  // A temporary refusal of a made-up address looks like a deferral of the target.
  return comparable.length > 0 && comparable.every(({ reply }) => reply.code >= 500 && rejectsUnknownMailbox(reply, host));
}

/** Whether a refusal that means this may be a refusal of the sender. */
function mayRefuseSender(means: ReplyClass): boolean {
  return !['accepted', 'accepted_unverified', 'host_no_mail', 'null_mx', 'tls', 'helo', 'rate', 'too_many'].includes(means);
}

function isAboutMailbox(means: ReplyClass): boolean {
  return ['accepted', 'no_mailbox', 'disabled', 'full', 'busy', 'restricted'].includes(means);
}

function reasonOfStop({ stage, cause, reply, detail }: Stop, host: string): Reason {
  switch (cause) {
    case 'unreachable':
      return 'host_unreachable';
    case 'timeout':
      return stage === 'connect' ? 'host_unreachable' : 'connection_lost';
    case 'closed':
    case 'reset':
      return stage === 'connect' ? 'host_unreachable' : 'connection_lost';
    case 'violation':
      return 'protocol_error';
    case 'tls_required':
    case 'tls_failed':
      return 'tls_required';
    case 'cancelled':
      return 'not_finished';
    case 'backing_off':
      return detail === 'blocked_us' ? 'blocked_us' : 'rate_limited';
    case 'refused':
      return reply ? reasonOfRefusal(stage, reply, host) : 'connection_lost';
  }
}

/** A refusal before RCPT is never about the recipient. */
function reasonOfRefusal(stage: Stage, reply: Reply, host: string): Reason {
  if (reply.code === 421) return 'rate_limited';
  if (stage === 'greeting' && reply.code === 521) return meansNoMailHost(reply.lines.join(' ')) ? 'host_no_mail' : 'blocked_us';
  // RFC 3463, section 3.4: the server's own state, whoever asks.
  if (stage === 'greeting' && reply.enhanced?.startsWith('5.3.')) return 'temporary_failure';
  if (stage === 'greeting') return reply.code < 500 ? 'rate_limited' : 'blocked_us';
  const { means } = classifyReply(reply, host);
  if (means === 'tls') return 'tls_required';
  if (means === 'rate') return 'rate_limited';
  if (means === 'resources') return 'server_resources';
  if (stage === 'helo') return means === 'policy' && reply.enhanced?.startsWith('5.7.') ? 'blocked_us' : 'helo_rejected';
  if (stage !== 'mail') return 'connection_lost';
  if (means === 'put_off') return 'greylisted';
  if (means === 'temporary') return 'temporary_failure';
  if (means === 'helo') return 'helo_rejected';
  return means === 'policy' && /client|host|your (?:ip|host)|\bPTR\b|black|block|list/i.test(reply.lines.join(' '))
    ? 'blocked_us'
    : 'sender_rejected';
}

type Stage = Stop['stage'];
