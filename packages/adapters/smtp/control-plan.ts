/**
 * Which made-up addresses (controls) one transaction asks about, and what their replies are for each target.
 *
 * An accepted target needs two controls of its shape. A deferred one needs the same, so that they pass a greylist along with it, and
 * one whose name the server has never seen: only that one has no advantage over the target. A refusal that no rule can read needs a
 * control in the same transaction. A session whose controls are known from other sessions is asked about a new name first: several
 * servers may share one address, and one of them may accept everyone. Some servers accept
 * the first recipients of a transaction, whatever they are: in the first transaction, the targets that were accepted before anyone was refused are
 * asked about again. A server that accepts all targets, although refusals were expected, is asked about a new name as well. At the end, an address that the server accepted is asked about again: it shows whether the
 * server still answers about recipients.
 */
import {
  type ControlReply,
  type ControlShape,
  controlsPerShape,
  type FollowUp,
  hasFunction,
  isBeyondAscii,
  isDeferral,
  isPutOff,
  makeUpName,
  proofNeeded,
  needsFreshControl,
  type Outcome,
  type Recipient,
  refusesAnyName,
  rejectsUnknownMailbox,
  isUnreadableRefusal,
  refusesDomain,
  type TransactionResult,
  usualAddresses,
} from '@leadlight/verification';
import type { AskedBefore } from './asked-before.ts';
import type { NameFor } from './control-names.ts';
import type { RememberedControl } from './host-gate.ts';
import { isExempt } from './host-queue.ts';
import { type KnownControl, missingControls } from './known-controls.ts';

export interface PlanInput {
  readonly domain: string;
  readonly host: string;
  /** The shape of each target. */
  readonly shapes: readonly ControlShape[];
  readonly paths: readonly string[];
  readonly known: readonly KnownControl[];
  /** The addresses that the server put off before. */
  readonly askedBefore: AskedBefore;
  /** The index of the one control to ask, without a target. */
  readonly only?: number;
  readonly nameFor: NameFor;
  readonly random: () => number;
  /** How many controls may be asked along with the targets. */
  readonly room: number;
  /** An address of the domain that the server accepted earlier. */
  readonly acceptedPath: string | null;
  /** Nothing proves yet that the server serves our sender, the null sender: ask about the usual addresses if it accepts no one. */
  readonly isSenderNew: boolean;
  /**
   * The server has accepted an address of the domain, or was asked about the usual addresses lately. If not, they are asked about to see whether refusals are
   * about the name.
   */
  readonly knowsUsual: boolean;
  /** As `refusedOrWaiting` of the queue counts them: null if the server is known to accept someone. */
  readonly refusedOrWaiting: number | null;
  /** Ask about a name that was never used before, and before the targets. */
  readonly asksNewFirst?: boolean;
  /** Ask again about the first targets, if they were accepted: the server may accept the first recipients of each transaction. */
  readonly repeatsFirst?: boolean;
  /** How many of the targets the server should refuse, if it treats them like the domain's others before. */
  readonly expectedRefusals?: number;
  /** Ask the controls before the targets: the server may refuse every recipient after the first. */
  readonly controlsFirst?: boolean;
  /** How many more refusals the session is planned for. */
  readonly refusalsLeft: () => number;
  /** How many more controls may be asked now. */
  readonly moreRoom: (isAnyPutOff: boolean) => number;
}

interface AskedControl {
  readonly shape: ControlShape;
  readonly index: number;
  readonly isNew: boolean;
}

/** If at least this many refusals were expected, a transaction without any shows that the server may have begun to accept everyone. */
const leastExpected = 1.5;
/** A server that accepts the first recipients of a transaction or session, whatever they are, does so for at most this many. */
const mostAcceptedFirst = 4;
/** A name that was never used before. Its shape doesn't matter, but it must be long enough never to be drawn twice. */
const newNameShape = 'a.a:13-18';

export class ControlPlan {
  readonly #input: PlanInput;
  readonly #asked = new Map<string, AskedControl>();
  readonly #targets: ReadonlySet<string>;
  readonly #usual: readonly string[];
  #isUsualAsked = false;
  #areFirstRepeated = false;
  /** How many controls had been asked when an accepted address was asked about again; -1: not yet. */
  #repeatedAfter: number;
  /** Asked before the targets. */
  readonly first: readonly Recipient[];
  readonly isNewFirst: boolean;
  readonly controls: readonly Recipient[];
  readonly repeat: Recipient | null;

  constructor(input: PlanInput) {
    this.#input = input;
    this.#targets = new Set(input.paths.map((path) => path.toLowerCase()));
    this.#usual = usualAddresses.map((local) => `${local}@${input.domain}`);
    const { shapes, known, only, room, acceptedPath } = input;
    const [first] = shapes;
    const asksAll = input.controlsFirst === true;
    const missing = only !== undefined ? [only] : known.length > 0 && !asksAll ? [] : missingControls(first ?? '', asksAll ? [] : known);
    const due = only === undefined && !asksAll ? missing.filter((index) => this.#isDue(first ?? '', index)) : missing;
    const stable = due.slice(0, only === undefined ? room : 1).map((index) => this.#stable(first ?? '', index));
    const isFirst = asksAll && only === undefined && stable.length > 0;
    this.isNewFirst = !isFirst && only === undefined && input.asksNewFirst === true;
    this.first = isFirst ? stable : this.isNewFirst ? [this.#new(first ?? newNameShape)] : [];
    this.controls = isFirst ? [] : stable;
    this.repeat = acceptedPath !== null ? { path: acceptedPath, needsSmtpUtf8: !isAscii(acceptedPath) } : null;
    this.#repeatedAfter = this.repeat ? this.first.length + this.controls.length : -1;
  }

  /** What else to ask, given the replies so far. */
  followUp(result: TransactionResult): readonly FollowUp[] {
    const { shapes, paths, host, known, acceptedPath, moreRoom } = this.#input;
    const room = moreRoom(result.outcomes.some((outcome) => outcome.kind === 'answered' && isPutOff(outcome.reply, host)));
    if (room <= 0 || [...result.outcomes, ...result.controls.map(({ outcome }) => outcome)].some(isCutOff)) return [];
    const more: Recipient[] = [];
    const untested = new Set<ControlShape>();
    let isAnyDeferred = false;
    for (const [index, outcome] of result.outcomes.entries()) {
      const shape = shapes[index];
      if (outcome.kind !== 'answered' || shape === undefined) continue;
      const isDeferred = isDeferral(outcome.reply, host);
      isAnyDeferred ||= isDeferred;
      if (outcome.reply.code < 300 || isPutOff(outcome.reply, host)) untested.add(shape);
      else if (needsFreshControl(outcome.reply, host) && this.#asked.size === 0) more.push(this.#stable(shape, 0));
    }
    for (const shape of untested) {
      for (const index of missingControls(shape, known)) {
        if (more.length < room && !this.#isAsked(shape, index) && this.#isDue(shape, index, result.outcomes))
          more.push(this.#stable(shape, index));
      }
    }
    const mayProve = [...known.map(({ outcome }) => outcome), ...result.controls.map(({ outcome }) => outcome)].some((outcome) =>
      isRejection(outcome, host),
    );
    if (isAnyDeferred && more.length === 0 && mayProve && ![...this.#asked.values()].some(({ isNew }) => isNew)) {
      more.push(this.#new(newNameShape));
    }
    if (this.#asked.size === 0 && result.outcomes.every(isAccepted) && (this.#input.expectedRefusals ?? 0) >= leastExpected) {
      more.push(this.#new(shapes[0] ?? newNameShape));
    }
    more.push(...this.#usualToAsk(result).map((path) => ({ path, needsSmtpUtf8: false })));
    const accepted = result.outcomes.findLastIndex(isAccepted);
    const telling = result.outcomes.findLastIndex((outcome, index) => isAccepted(outcome) && !isExempt(paths[index] ?? ''));
    const path = paths[telling] ?? acceptedPath ?? paths[accepted];
    const followUps: FollowUp[] = more.map((recipient) => ({ ...recipient, about: 'control' }));
    const count = result.controls.length;
    const hasRefusalAfter =
      result.controls.slice(accepted >= 0 ? this.first.length : 0).some(({ outcome }) => isRefused(outcome)) ||
      result.outcomes.slice(accepted + 1).some(isRefused);
    if (path && (more.length > 0 || (this.#repeatedAfter < count && hasRefusalAfter))) {
      this.#repeatedAfter = count + more.length;
      for (const each of new Set([...this.#firstAccepted(result), path])) {
        followUps.push({ path: each, needsSmtpUtf8: !isAscii(each), about: 'repeat' });
      }
    }
    return followUps;
  }

  /** The targets that were accepted before anyone was refused, at most `mostAcceptedFirst`. They are asked about again once. */
  #firstAccepted({ outcomes }: TransactionResult): readonly string[] {
    if (this.#areFirstRepeated || this.#input.repeatsFirst !== true || this.first.length > 0) return [];
    this.#areFirstRepeated = true;
    const refused = outcomes.findIndex((outcome) => !isAccepted(outcome));
    return this.#input.paths.slice(0, Math.min(mostAcceptedFirst, refused < 0 ? outcomes.length : refused));
  }

  /** Whether no accepted address was known when the transaction began, so that none was asked about again at its end. */
  get knewNoOne(): boolean {
    return this.#input.acceptedPath === null && this.#input.refusedOrWaiting !== null;
  }

  /** Whether the server refused the very first recipient of the transaction. */
  isFirstRefused({ outcomes, controls }: TransactionResult): boolean {
    const first = this.first.length > 0 ? controls[0]?.outcome : outcomes[0];
    return first?.kind === 'answered' && first.reply.code >= 500;
  }

  /** The usual addresses that the server accepted. */
  acceptedUsual({ controls }: TransactionResult): string[] {
    return controls.flatMap(({ path, outcome }) => (this.#usual.includes(path) && isAccepted(outcome) ? [path] : []));
  }

  /** Whether the server answered about the usual addresses, those among the targets included. */
  isUsualAnswered({ controls }: TransactionResult): boolean {
    return this.#isUsualAsked && controls.every(({ path, outcome }) => !this.#usual.includes(path) || !isCutOff(outcome));
  }

  /** The usual addresses to ask about now, to compare refusals with the replies about them. */
  #usualToAsk(result: TransactionResult): readonly string[] {
    const { isSenderNew, knowsUsual, refusedOrWaiting, host, refusalsLeft } = this.#input;
    if (this.#isUsualAsked || isAnyAccepted(result)) return [];
    const proofs = result.outcomes.flatMap((outcome) => (outcome.kind === 'answered' ? (proofNeeded(outcome.reply, host) ?? []) : []));
    const isDomainRefused = result.outcomes.some((outcome) => outcome.kind === 'answered' && refusesDomain(outcome.reply, host));
    const isUnproven =
      (isSenderNew && result.outcomes.some(isRefused)) || (!knowsUsual && (isDomainRefused || proofs.some((proof) => proof !== 'nothing')));
    const mayRefuseEveryone = !knowsUsual && refusedOrWaiting !== null && proofs.length > 0 && refusedOrWaiting + proofs.length > 1;
    if (!isUnproven && !mayRefuseEveryone) return [];
    this.#isUsualAsked = true;
    return this.#usual.filter((path) => !this.#targets.has(path)).slice(0, isUnproven ? this.#usual.length : Math.max(1, refusalsLeft()));
  }

  /** The replies that help to judge this target. */
  repliesFor(target: number, result: TransactionResult): ControlReply[] {
    const { shapes, known } = this.#input;
    const shape = shapes[target];
    const all = [
      ...known.map(({ outcome, isFresh, acceptedAfter, isOfSession = false, isSettled = false, shape: other }) => ({
        outcome,
        isSettled,
        isFresh,
        isNew: false,
        resembles: other === shape,
        acceptedAfter: acceptedAfter || (isOfSession && result.outcomes.some(isAccepted)),
        hasFunction: hasFunction(other),
      })),
      ...result.controls.flatMap(({ path, outcome }, index) => {
        const about = this.#asked.get(path);
        const acceptedAfter = this.#isAcceptedAfter(index, result);
        return about
          ? [
              {
                outcome,
                isFresh: true,
                isNew: about.isNew,
                resembles: about.shape === shape,
                acceptedAfter,
                hasFunction: hasFunction(about.shape),
              },
            ]
          : [];
      }),
    ];
    // "sales-qxz" is accepted: that says nothing about people.
    return all.flatMap(({ hasFunction: isOfFunction, ...control }) =>
      control.resembles || !isOfFunction || !isAccepted(control.outcome) ? [control] : [],
    );
  }

  /** An accepted address was asked about after all controls, in another transaction. */
  noteRepeat({ controls }: TransactionResult): void {
    this.#repeatedAfter = controls.length;
  }

  /** Whether the server accepted an address of the domain after it had answered about this control. */
  #isAcceptedAfter(control: number, { outcomes, repeat }: TransactionResult): boolean {
    return (
      (control < this.#repeatedAfter && repeat !== null && isAccepted(repeat)) || (control < this.first.length && outcomes.some(isAccepted))
    );
  }

  /** Whether the server ended the session at a control that was asked before the targets. */
  isEndedAtFirst({ outcomes, cutShortBy }: TransactionResult): boolean {
    return this.first.length > 0 && cutShortBy !== null && outcomes.every(isCutOff);
  }

  /**
   * Whether one recipient was accepted, and every one after it was refused in words that no rule knows: the server may mean a
   * limit of one recipient, unless it used such words before it accepted one.
   */
  isLimitSuspected({ outcomes, controls }: TransactionResult): boolean {
    const all = [
      ...controls.slice(0, this.first.length),
      ...outcomes.map((outcome) => ({ outcome })),
      ...controls.slice(this.first.length),
    ];
    const first = all.findIndex(({ outcome }) => isAccepted(outcome));
    const after = all.slice(first + 1);
    const isUnreadable = ({ outcome }: { readonly outcome: Outcome }): boolean =>
      outcome.kind === 'answered' && isUnreadableRefusal(outcome.reply, this.#input.host);
    return first >= 0 && after.length > 0 && after.every(isUnreadable) && !all.slice(0, first).some(isUnreadable);
  }

  /** Whether a control that was asked has no answer because the session ended. */
  isCutShort({ controls, cutShortBy }: TransactionResult): boolean {
    const answered = new Set(controls.flatMap(({ path, outcome }) => (isCutOff(outcome) ? [] : [path])));
    return cutShortBy !== null && [...this.#asked.keys()].some((path) => !answered.has(path));
  }

  /**
   * The controls of this transaction whose replies can be used for a day. A new name counts if it was accepted: then the server treats new
   * names differently from those it has been asked about before. A refusal that no rule can read counts if the server accepted an address
   * afterward.
   */
  memorable(result: TransactionResult): { shape: ControlShape; index: number; reply: RememberedControl['reply'] }[] {
    const { host } = this.#input;
    return result.controls.flatMap(({ path, outcome }, index) => {
      const about = this.#asked.get(path);
      if (!about || outcome.kind !== 'answered') return [];
      const { reply } = outcome;
      if (about.isNew) return reply.code < 300 ? [{ shape: about.shape, index: controlsPerShape, reply }] : [];
      const isAboutName =
        rejectsUnknownMailbox(reply, host) ||
        ((isUnreadableRefusal(reply, host) || refusesAnyName(reply, host)) && this.#isAcceptedAfter(index, result));
      return reply.code < 300 || isAboutName ? [{ shape: about.shape, index: about.index, reply }] : [];
    });
  }

  /** A name that the server has never been asked about: of this shape, unless the shape has so few names that one could be drawn twice. */
  #new(shape: ControlShape): Recipient {
    const ofShape = isBeyondAscii(shape) || isShort(shape) ? newNameShape : shape;
    const path = `${makeUpName(ofShape, 1, this.#input.random)}@${this.#input.domain}`;
    this.#asked.set(path, { shape: ofShape, index: -1, isNew: true });
    return { path, needsSmtpUtf8: false };
  }

  #stable(shape: ControlShape, index: number): Recipient {
    const { nameFor, domain, random } = this.#input;
    // A shape of one letter has so few names that two controls, or a control and a target, can have the same. Such a control proves nothing, and would be
    // asked about again and again.
    const isTaken = (path: string): boolean => this.#asked.has(path) || this.#targets.has(path.toLowerCase());
    const ofShape = `${nameFor(domain, shape, index)}@${domain}`;
    const longer = `${nameFor(domain, newNameShape, index)}@${domain}`;
    const path = [ofShape, longer].find((each) => !isTaken(each)) ?? `${makeUpName(newNameShape, 1, random)}@${domain}`;
    this.#asked.set(path, { shape, index, isNew: false });
    return { path, needsSmtpUtf8: path === ofShape && isBeyondAscii(shape) };
  }

  /**
   * Whether to ask about a control along with the targets of its shape: not if the server has put it off and was asked about it more often than about each of
   * them. Past the attempt at which a server accepts every address, it would make an acceptance look like a proof. Targets that were never put off, or are put off in other words, need it.
   */
  #isDue(shape: ControlShape, index: number, outcomes: readonly Outcome[] = []): boolean {
    const { askedBefore, paths, shapes, nameFor, domain } = this.#input;
    const control = `${nameFor(domain, shape, index)}@${domain}`;
    const asks = askedBefore.asks(control) ?? 0;
    const needsIt = (path: string, outcome: Outcome | undefined): boolean => {
      const targetAsks = askedBefore.asks(path);
      if ((targetAsks ?? 0) >= asks) return true;
      if (outcome?.kind !== 'answered') return false;
      return outcome.reply.code < 300 ? targetAsks === undefined : !askedBefore.isInLastWords(control, outcome.reply);
    };
    return asks === 0 || paths.some((path, target) => shapes[target] === shape && needsIt(path, outcomes[target]));
  }

  #isAsked(shape: ControlShape, index: number): boolean {
    return [...this.#asked.values()].some((about) => about.shape === shape && about.index === index);
  }
}

/**
 * Whether the server stopped answering about recipients: an address that it had accepted is refused. A full mailbox or a limit of
 * recipients is another reason.
 */
export function hasChanged({ repeat }: TransactionResult, meaningOf: (outcome: Outcome) => string | null): boolean {
  if (repeat?.kind !== 'answered' || repeat.reply.code < 300) return false;
  // Some servers accept each recipient once in a transaction.
  if (/\bduplicate|\b(?:already|twice)\b/i.test(repeat.reply.lines.join(' '))) return false;
  return !['full', 'busy', 'too_many', 'disabled'].includes(meaningOf(repeat) ?? '');
}

/** Whether the server accepted anyone in this transaction. */
export function isAnyAccepted({ outcomes, controls, repeat }: TransactionResult): boolean {
  return [...outcomes, ...controls.map(({ outcome }) => outcome), ...(repeat ? [repeat] : [])].some(isAccepted);
}

function isAccepted(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.reply.code < 300;
}

function isRefused(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.reply.code >= 400;
}

function isRejection(outcome: Outcome, host: string): boolean {
  return outcome.kind === 'answered' && rejectsUnknownMailbox(outcome.reply, host);
}

function isCutOff(outcome: Outcome): boolean {
  return outcome.kind === 'stopped' || (outcome.kind === 'answered' && outcome.reply.code === 421);
}

/** Whether all names of the shape have fewer than six characters. */
function isShort(shape: ControlShape): boolean {
  return /-[1-5]$/.test(shape);
}

function isAscii(text: string): boolean {
  return Array.from(text).every((sign) => sign <= '~');
}
