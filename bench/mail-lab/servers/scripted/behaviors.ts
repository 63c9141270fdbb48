/**
 * Servers that behave in ways for which no mail server in Debian has a setting. Each behavior is drawn from the lab's seed: how many
 * refusals it bears, how long it waits, in which words it refuses. A seed that was not used while rules were written tests them blindly.
 */
import type { Chance } from '../../names.ts';
import { furtherBehaviors } from './further-behaviors.ts';
import type { Behavior } from './behavior.ts';

export type BehaviorKind = keyof typeof behaviors;

const unknownUser = [
  '550 5.1.1 User unknown',
  '550 5.1.1 No such user here',
  '550 No such recipient',
  '553 5.1.1 Unknown mailbox',
  '550 5.1.1 The recipient address does not exist',
] as const;

/** Texts behind 5.1.1 that are not about the recipient, and say so. */
const codeWithOtherText = {
  relaying: [
    'Relaying denied',
    'We do not relay',
    'Relay access denied',
    'Relaying is prohibited from your host',
    'Not permitted to relay',
  ],
  blocked: [
    'Your address is listed at bl.example.org',
    'Client host blocked by our blocklist',
    'Mail from your IP address is blacklisted',
    'Rejected because of the reputation of your server',
    'Blocked using dnsbl.example.net',
  ],
  quota: ['Mailbox is full', 'User is over quota', 'Recipient has exceeded the storage limit', 'The quota of this account is exceeded'],
  unsigned: [
    'Unsigned mail is not accepted',
    'Messages without a DKIM signature are refused',
    'SPF check failed',
    'Unauthenticated mail is not accepted due to the DMARC policy',
  ],
} as const;

/** Refusals as a mail server's operator may write them, without any of the usual words. */
const unforeseenTexts = [
  'Nobody home',
  'Return to sender',
  'Wrong door',
  'This one rings no bell',
  'Ei löydy tällaista henkilöä',
  'Ilyet nem ismerünk',
  'Sellist inimest meil pole',
  'Šāda saņēmēja šeit nav',
  'Þessi viðtakandi finnst ekki hér',
  'Ez dago inor izen horrekin',
  'Người nhận này không có ở đây',
  'Nid oes neb o r enw hwn yma',
  'Penerima ini tiada di sini',
  'Takav primalac ne postoji kod nas',
  'Nu avem asa ceva',
  'Hakuna mtu huyu',
] as const;

const syllables = 'ba co du fel gar him jo ka lun mir no pes qua rol sul tev un vor wix yan zel'.split(' ');

/** Words of no language, so that no rule can know them. */
function nonsense(chance: Chance): string {
  const word = () => Array.from({ length: 2 + chance.below(3) }, () => chance.pick(syllables)).join('');
  return Array.from({ length: 2 + chance.below(4) }, word).join(' ');
}

const unforeseen = (chance: Chance) => (chance.below(2) === 0 ? nonsense(chance) : chance.pick(unforeseenTexts));
const refusal = (chance: Chance) => chance.pick(unknownUser);
const codeAndText = (kind: keyof typeof codeWithOtherText) => (chance: Chance) => {
  const text = chance.pick(codeWithOtherText[kind]);
  return { refusal: refusal(chance), refusesAll: `550 5.1.1 ${text}` };
};

/** What each kind draws for one of its servers. */
export const behaviors = {
  'greylisted-later': (chance: Chance): Behavior => ({
    refusal: refusal(chance),
    greylist: {
      delayS: 120 + chance.below(180),
      reply: chance.pick(['450 4.2.0 Greylisted', '451 4.7.1 Please try again later', '451 4.3.0 Temporary problem, come back later']),
    },
  }),
  'code-relaying': codeAndText('relaying'),
  'code-blocked': codeAndText('blocked'),
  'code-quota': codeAndText('quota'),
  'code-unsigned': codeAndText('unsigned'),
  'code-full': (chance: Chance): Behavior => ({
    refusal: refusal(chance),
    existing: `550 5.1.1 ${chance.pick(codeWithOtherText.quota)}`,
  }),
  'refuses-all-midway': (chance: Chance): Behavior => {
    const own = refusal(chance);
    return {
      refusal: own,
      after: { refusals: 2 + chance.below(6), per: 'session', reply: chance.pick([own, '550 5.7.1 Too many bad recipients', '554 No']) },
    };
  },
  'refuses-client-midway': (chance: Chance): Behavior => {
    const own = refusal(chance);
    return { refusal: own, after: { refusals: 8 + chance.below(20), per: 'client', reply: own, forS: 60 + chance.below(120) } };
  },
  'null-sender-unserved': (chance: Chance): Behavior => ({
    refusal: refusal(chance),
    refusesNullSender: chance.pick([...unknownUser, '550 5.7.1 Bounces are not accepted', '550 Rejected']),
  }),
  'catch-all-tagged': (chance: Chance): Behavior => ({
    refusal: refusal(chance),
    accepts: chance.pick(['\\+', '^[a-z._0-9]+\\+[a-z0-9.]+$']),
  }),
  'catch-all-short': (chance: Chance): Behavior => ({ refusal: refusal(chance), accepts: `^.{1,${5 + chance.below(3)}}$` }),
  'catch-all-human': (chance: Chance): Behavior => ({
    refusal: refusal(chance),
    accepts: chance.pick(['^[a-z]+\\.[a-z]+$', '^[a-z]{2,12}\\.[a-z]{2,14}$', '^[a-z.]*[aeiou][a-z.]*$']),
  }),
  'unforeseen-words': (chance: Chance): Behavior => ({ refusal: `${chance.pick(['550', '554', '550', '553'])} ${unforeseen(chance)}` }),
  'unforeseen-words-with-code': (chance: Chance): Behavior => ({
    refusal: `550 ${chance.pick(['5.0.0', '5.1.0', '5.1.1', '5.7.1'])} ${unforeseen(chance)}`,
  }),
  'unforeseen-words-for-all': (chance: Chance): Behavior => {
    const reply = `550 ${chance.pick(['', '5.1.1 ', '5.7.1 ', '5.0.0 '])}${unforeseen(chance)}`;
    return { refusal: reply, refusesAll: reply };
  },
  'tarpit-doubling': (chance: Chance): Behavior => ({ refusal: refusal(chance), tarpitS: 1 + chance.below(3) }),
  'starttls-hangs': (chance: Chance): Behavior => ({ refusal: refusal(chance), startTlsHangs: true }),
  'pipelining-lost': (chance: Chance): Behavior => ({ refusal: refusal(chance), losesPipelined: true }),
  'smtputf8-false': (chance: Chance): Behavior => ({
    refusal: refusal(chance),
    refusesUtf8: chance.pick([
      { at: 'mail', reply: '555 5.5.4 Unsupported option: SMTPUTF8' },
      { at: 'mail', reply: '501 5.5.4 Syntax error in parameters' },
      { at: 'rcpt', reply: '553 5.6.7 Non-ASCII addresses are not supported' },
    ] as const),
  }),
  'bare-unavailable': (chance: Chance): Behavior => ({
    refusal: chance.pick(['550 mailbox unavailable', '550 Requested action not taken: mailbox unavailable', '550 Mailbox unavailable.']),
  }),
  'bare-unavailable-for-all': (): Behavior => ({ refusal: '550 mailbox unavailable', refusesAll: '550 mailbox unavailable' }),
  'disconnects-after-three': (chance: Chance): Behavior => {
    const own = refusal(chance);
    return {
      refusal: own,
      endsAt: { refusals: 3, reply: chance.pick(['421 4.7.0 Too many errors', own, '550 5.7.1 Too many bad recipients']) },
    };
  },
  ...furtherBehaviors,
} satisfies Record<string, (chance: Chance) => Behavior>;
