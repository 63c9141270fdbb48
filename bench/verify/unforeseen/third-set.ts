/** Invented after the second set, from what mail servers, their filters and gateways do, and first run before any rule was changed for them. */
import { after, existingIn, perRecipient, vague } from './deferring.ts';
import type { UnforeseenServer } from './run.ts';
import { encodeIn } from './server.ts';
import { programs } from './third-set-programs.ts';
import { acceptingIf, doubtful, hidden, honest, minute, ok, one, refusing, toAll, truth, unknownUser } from './usual.ts';

const greylists: UnforeseenServer[] = [
  one(
    'postgrey: a client that passed five times is let through',
    () => {
      const first = new Map<string, number>();
      const passed = new Set<string>();
      return {
        rcpt: (asked) => {
          if (passed.size >= 5) return truth(asked);
          const since = first.get(asked.address) ?? asked.nowMs;
          first.set(asked.address, since);
          if (asked.nowMs - since < 5 * minute)
            return '450 4.2.0 Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/x.html';
          passed.add(asked.address);
          return truth(asked);
        },
      };
    },
    existingIn('deliverable', 'risky'),
  ),
  one('greylists at MAIL, ten minutes', () => {
    let firstMs = 0;
    return {
      ...honest,
      mail: (_session, _line, nowMs) => (
        (firstMs ||= nowMs),
        nowMs - firstMs < 10 * minute ? '451 4.7.1 Greylisted, try again in 10 minutes' : '250 2.1.0 Ok'
      ),
    };
  }),
  one(
    'greylists, and starts anew when asked too early',
    () => {
      const last = new Map<string, number>();
      return {
        rcpt: (asked) => {
          const before = last.get(asked.address);
          last.set(asked.address, before === -1 ? -1 : asked.nowMs);
          if (before === -1) return truth(asked);
          if (before === undefined || asked.nowMs - before < 4 * minute) return '451 4.7.1 Greylisted';
          last.set(asked.address, -1);
          return truth(asked);
        },
      };
    },
    existingIn('deliverable', 'risky'),
  ),
  one(
    'greylists only recipients with a dot',
    perRecipient(5 * minute, (asked) => (asked.local.includes('.') ? '451 4.7.1 Greylisted' : truth(asked))),
  ),
  one('greylists only those who are missing, forever', refusing('450 4.2.0 Greylisted'), vague),
  one(
    'greylists without saying so',
    perRecipient(5 * minute, () => '451 Requested action aborted: local error in processing'),
  ),
];

const aboutUs: UnforeseenServer[] = [
  one('sender domain not found', toAll('450 4.1.8 <probe@leadlight.test>: Sender address rejected: Domain not found'), hidden),
  one(
    'SPF fails for those who exist',
    { rcpt: ({ exists }) => (exists ? '550 5.7.23 SPF validation failed' : unknownUser) },
    existingIn('risky', 'unknown', 'deliverable'),
  ),
  one(
    'sender callback is pending for ten minutes',
    after(10 * minute, () => '451 Could not complete sender verify callout'),
  ),
  one('MAIL is refused for the sender', { ...honest, mail: () => '550 5.1.0 Address rejected' }, hidden),
  one('forgets MAIL', toAll('503 5.5.1 Error: need MAIL command'), hidden),
  one(
    'takes everyone, and refuses names that look random',
    { rcpt: ({ local }) => (/[bcdfghjklmnpqrstvwxz]{4}|\d{3}/.test(local) ? '550 5.7.1 Suspected dictionary attack' : ok) },
    hidden,
  ),
  one(
    'takes everyone, and refuses names that look random in words of its own',
    { rcpt: ({ local }) => (/[bcdfghjklmnpqrstvwxz]{3}|\d{2}/.test(local) ? '550 Nope, not like this' : ok) },
    hidden,
  ),
  one(
    'takes everyone, and limits how often',
    { rcpt: ({ ofClient }) => (ofClient % 3 === 2 ? '550 Sender frequency limited. [MFXzQ]' : ok) },
    hidden,
  ),
  one(
    'takes everyone, and limits how often in words of its own',
    { rcpt: ({ inTransaction }) => (inTransaction >= 2 ? '550 Easy, friend' : ok) },
    hidden,
  ),
  one('refuses everyone for ciphers', toAll('553 This route requires high-strength ciphers'), hidden),
  one('refuses everyone for our junk', toAll('550 sorry, it seems as a junk mail'), hidden),
  one(
    'refuses everyone: mail content denied',
    toAll('550 5.1.1 Mail content denied. http://service.mail.qq.com/cgi-bin/help?subtype=1'),
    hidden,
  ),
  one('relay denied with a temporary code', toAll('454 4.7.1 Relay access denied'), hidden),
  one(
    'closes for half an hour after twelve refusals',
    () => {
      let refusals = 0;
      let untilMs = 0;
      return {
        greeting: (_session, nowMs) => (nowMs < untilMs ? { text: '', ends: true } : '220 mx.example.net ESMTP'),
        rcpt: (asked) => {
          if (asked.nowMs < untilMs) return { text: '', ends: true };
          if (!asked.exists && ++refusals % 12 === 0) untilMs = asked.nowMs + 30 * minute;
          return truth(asked);
        },
      };
    },
    doubtful,
  ),
];

const dns: UnforeseenServer[] = [
  { name: 'only an IPv6 address', hosts: [honest], zone: { 'MX DOMAIN': '10 mx.DOMAIN', 'AAAA mx.DOMAIN': '2a02:8071::1' } },
  {
    name: 'IPv4 closed, IPv6 open',
    hosts: ['closed', honest],
    zone: { 'MX DOMAIN': '10 mx.DOMAIN', 'A mx.DOMAIN': '45.10.0.1', 'AAAA mx.DOMAIN': '2a02:8071::2' },
  },
  { name: 'a filter that takes everyone, in front of one that knows', hosts: [toAll(ok), honest], ...hidden },
  {
    name: 'two backends of a name, one blocks us',
    hosts: [toAll('554 5.7.1 Client host blocked'), honest],
    zone: { 'MX DOMAIN': '10 mx.DOMAIN', 'A mx.DOMAIN': '45.10.0.1, 45.10.0.2' },
  },
  one(
    'every other session has an old directory',
    { rcpt: (asked) => (asked.session.number % 2 === 1 && asked.local.length % 2 === 0 ? unknownUser : truth(asked)) },
    doubtful,
  ),
  one('sessions differ in their words', {
    rcpt: ({ exists, session }) => (exists ? ok : session.number % 2 === 1 ? '550 No such user here' : '550 5.1.1 Recipient unknown'),
  }),
  one(
    'every fourth session is refused',
    {
      ...honest,
      greeting: ({ number }) =>
        number % 4 === 1 ? { text: '554 5.3.2 System not accepting network messages', ends: true } : '220 mx.example.net ESMTP',
    },
    existingIn('deliverable', 'risky'),
  ),
  { name: 'dead, greylisting, honest', hosts: () => ['closed', perRecipient(5 * minute, () => '450 4.2.0 Greylisted')(), honest] },
  {
    name: 'three hosts, the first two cannot look up recipients',
    hosts: [toAll('451 4.3.0 Temporary lookup failure'), toAll('451 4.3.0 Temporary lookup failure'), honest],
    ...doubtful,
  },
];

const protocol: UnforeseenServer[] = [
  one(
    'a greeting of several lines, byte by byte',
    {
      ...honest,
      greeting: () => '220-mx.example.net ESMTP\n220-We do not authorize the use of this system\n220 to transport unsolicited email',
      dripS: 0.005,
    },
    existingIn('deliverable', 'risky'),
  ),
  one('greets after 40 seconds', { ...honest, greeting: () => ({ text: '220 mx', afterS: 40 }) }, existingIn('deliverable', 'risky')),
  one('a refusal that ends in the middle', refusing({ text: '550-5.1.1 User unknown', ends: true }), doubtful),
  one('policy and mailbox in one refusal', refusing('550-5.7.1 This host follows a policy\n550 5.1.1 User unknown'), vague),
  one(
    'refuses in French, ISO-8859-1',
    refusing(Uint8Array.from([...Buffer.from('550 '), ...encodeIn('windows-1252', 'Destinataire inconnu à cette adresse'), 13, 10])),
  ),
  one('refuses parameters of MAIL', {
    ...honest,
    mail: (_session, line) => (/>\s*\S/.test(line) ? '555 5.5.4 Unsupported option' : '250 2.1.0 Ok'),
  }),
  one('an old version of TLS', {
    ...honest,
    capabilities: ['PIPELINING', 'STARTTLS'],
    starttls: { text: Uint8Array.from([...Buffer.from('220 Ready\r\n'), 21, 3, 1, 0, 2, 2, 70]), ends: true },
  }),
  one(
    'TLS is required at RCPT, and broken',
    {
      rcpt: () => '530 5.7.0 Must issue a STARTTLS command first',
      capabilities: ['STARTTLS'],
      starttls: '454 4.7.0 TLS not available due to local problem',
    },
    hidden,
  ),
  one('XCLIENT, ETRN and HELP', {
    ...honest,
    capabilities: ['PIPELINING', 'XCLIENT NAME ADDR PROTO HELO', 'ETRN', 'HELP', 'AUTH=LOGIN', 'DSN', 'ENHANCEDSTATUSCODES'],
  }),
  one(
    'LIMITS of one recipient',
    {
      capabilities: ['PIPELINING', 'LIMITS RCPTMAX=1'],
      rcpt: (asked) => (asked.inTransaction > 0 ? '452 4.5.3 Too many recipients' : truth(asked)),
    },
    existingIn('deliverable', 'risky'),
  ),
  one(
    'one connection each half minute',
    () => {
      let lastMs = -Infinity;
      return {
        ...honest,
        greeting: (_session, nowMs) => {
          if (nowMs - lastMs < minute / 2) return { text: '421 4.7.0 Too many connections from your address', ends: true };
          lastMs = nowMs;
          return '220 mx.example.net ESMTP';
        },
      };
    },
    existingIn('deliverable', 'risky'),
  ),
  one('accepts, to be verified later', toAll('250 2.1.5 Recipient ok (will be verified later)'), hidden),
  one('a code with an enhanced code only', refusing('550 5.1.1')),
  one('RFC: mailbox name not allowed', refusing('553 Requested action not taken: mailbox name not allowed')),
  one('JSON', refusing('550 {"error":"user_not_found"}'), vague),
  one('HTML', refusing('550 <html><b>User unknown</b></html>')),
  one('falls silent after twelve refusals of a session', { rcpt: (asked) => (asked.refused >= 12 ? '' : truth(asked)) }, doubtful),
  one(
    'some are full',
    { rcpt: ({ exists, local }) => (!exists ? unknownUser : local.length % 5 === 0 ? '552 5.2.2 Mailbox full' : ok) },
    existingIn('deliverable', 'risky'),
  ),
  one(
    'takes names that begin with s or t',
    acceptingIf(({ local }) => /^[st]/.test(local)),
    doubtful,
  ),
  one(
    'takes random names, and knows its own',
    { rcpt: (asked) => (/[bcdfghjklmnpqrstvwxz]{3}/.test(asked.local) ? ok : truth(asked)) },
    doubtful,
  ),
];

export const thirdSet: readonly UnforeseenServer[] = [...programs, ...greylists, ...aboutUs, ...dns, ...protocol];
