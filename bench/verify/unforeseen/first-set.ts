/** Invented before the rules were looked at; faults that they showed were fixed afterward. */
import { encodeIn, type RecipientAsked, type Reply, type Script } from './server.ts';
import type { UnforeseenServer } from './run.ts';
import { ok, unknownUser, minute, truth, honest, refusing, toAll, acceptingIf, one, hidden, doubtful } from './usual.ts';

/** Nobody gets mail there. */
const notServed = { right: { existing: ['undeliverable', 'unknown'], missing: ['undeliverable', 'unknown'] } } as const;
const atEqualPreference = {
  'MX DOMAIN': '10 mx1.DOMAIN, 10 mx2.DOMAIN',
  'A mx1.DOMAIN': '45.10.0.1',
  'A mx2.DOMAIN': '45.10.0.2',
} as const;

const greylisting =
  (delayMs: number, reply: Reply, key: (asked: RecipientAsked) => string, latestMs = Infinity) =>
  (): Script => {
    const seen = new Map<string, number>();
    return {
      rcpt: (asked) => {
        const first = seen.get(key(asked));
        const isLate = first !== undefined && asked.nowMs - first > latestMs;
        if (first === undefined || isLate) seen.set(key(asked), asked.nowMs);
        return first !== undefined && !isLate && asked.nowMs - first >= delayMs ? truth(asked) : reply;
      },
    };
  };

const acceptance: UnforeseenServer[] = [
  ...[1, 2, 3, 4].map((count) =>
    one(
      `accepts the first ${count} of each transaction`,
      acceptingIf(({ inTransaction }) => inTransaction < count),
      doubtful,
    ),
  ),
  ...[2, 3, 5].map((count) =>
    one(
      `accepts the first ${count} of each session`,
      acceptingIf(({ inSession }) => inSession < count),
      doubtful,
    ),
  ),
  one(
    'accepts the first 6 of a client',
    acceptingIf(({ ofClient }) => ofClient < 6),
    doubtful,
  ),
  one(
    'accepts every second recipient of a transaction',
    acceptingIf(({ inTransaction }) => inTransaction % 2 === 1),
    doubtful,
  ),
  one(
    'accepts every third recipient',
    acceptingIf(({ ofClient }) => ofClient % 3 === 2),
    doubtful,
  ),
  one(
    'accepts one in five at random',
    acceptingIf(({ ofClient }) => (ofClient * 2_654_435_761) % 5 === 0),
    doubtful,
  ),
  one(
    'accepts the second time',
    acceptingIf(({ before }) => before === 1),
    doubtful,
  ),
  one(
    'accepts names that begin with a to m',
    acceptingIf(({ local }) => local < 'n'),
    doubtful,
  ),
  one(
    'accepts names that end in a digit',
    acceptingIf(({ local }) => /\d$/.test(local)),
    doubtful,
  ),
  one(
    'accepts names of at least ten letters',
    acceptingIf(({ local }) => local.length >= 10),
    doubtful,
  ),
  one(
    'accepts names with an underscore',
    acceptingIf(({ local }) => local.includes('_')),
    doubtful,
  ),
  one(
    'accepts for ten minutes of each hour',
    acceptingIf(({ nowMs }) => nowMs % (60 * minute) < 10 * minute),
    doubtful,
  ),
  one('answers that the unknown goes to postmaster', toAll('250 2.1.5 Unknown recipient, message will be delivered to postmaster'), hidden),
  one('accepts with 252 those who are missing', refusing('252 2.0.0 Cannot VRFY user, but will accept message and attempt delivery'), {
    right: { missing: ['risky', 'unknown', 'undeliverable'] },
  }),
  one('accepts with 251', {
    rcpt: ({ exists, local }) => (exists ? `251 2.1.5 User not local; will forward to <${local}@elsewhere.example>` : unknownUser),
  }),
];

const sessionsAndHosts: UnforeseenServer[] = [
  { name: 'two equal hosts, one refuses everyone as unknown', hosts: [honest, toAll(unknownUser)], zone: atEqualPreference },
  {
    name: 'two equal hosts, one refuses everyone in its own words',
    hosts: [honest, toAll('550 No such person at this address')],
    zone: atEqualPreference,
  },
  { name: 'two equal hosts, one accepts everyone', hosts: [honest, toAll(ok)], zone: atEqualPreference, ...doubtful },
  // Senders ask the second host only if the first is down, so mail does bounce.
  {
    name: 'first host refuses everyone as unknown, second knows',
    hosts: [toAll(unknownUser), honest],
    right: { existing: ['undeliverable', 'unknown'] },
  },
  { name: 'first host knows, second refuses everyone', hosts: [honest, toAll(unknownUser)] },
  {
    name: 'two addresses of a name, one refuses everyone',
    hosts: [honest, toAll(unknownUser)],
    zone: { 'MX DOMAIN': '10 mx1.DOMAIN', 'A mx1.DOMAIN': '45.10.0.1, 45.10.0.2' },
  },
  {
    name: 'three equal hosts, each knows a third',
    hosts: [0, 1, 2].map((part): Script => ({ rcpt: (asked) => (asked.local.length % 3 === part ? truth(asked) : unknownUser) })),
    zone: {
      'MX DOMAIN': '5 mx1.DOMAIN, 5 mx2.DOMAIN, 5 mx3.DOMAIN',
      'A mx1.DOMAIN': '45.10.0.1',
      'A mx2.DOMAIN': '45.10.0.2',
      'A mx3.DOMAIN': '45.10.0.3',
    },
    ...doubtful,
  },
  one(
    'every other session refuses everyone as unknown',
    { rcpt: (asked) => (asked.session.number % 2 === 1 ? unknownUser : truth(asked)) },
    doubtful,
  ),
  one('every third session defers everyone', { rcpt: (asked) => (asked.session.number % 3 === 1 ? '451 4.3.0 Try later' : truth(asked)) }),
  one(
    'directory fails for some minutes and everyone is unknown',
    { rcpt: (asked) => (asked.nowMs % (40 * minute) < 12 * minute ? unknownUser : truth(asked)) },
    doubtful,
  ),
  one(
    'refuses everyone as unknown after four recipients of a transaction',
    { rcpt: (asked) => (asked.inTransaction >= 4 ? unknownUser : truth(asked)) },
    doubtful,
  ),
  one('refuses everyone after one refusal of a session', { rcpt: (asked) => (asked.refused >= 1 ? unknownUser : truth(asked)) }, doubtful),
  one('defers after twenty recipients in an hour', () => {
    const times: number[] = [];
    return {
      rcpt: (asked) => {
        while (times[0] !== undefined && asked.nowMs - times[0] > 60 * minute) times.shift();
        if (times.length >= 20) return '450 4.7.1 Error: too many recipients from your host this hour';
        times.push(asked.nowMs);
        return truth(asked);
      },
    };
  }),
  one('one transaction per session', {
    ...honest,
    mail: ({ notes }) =>
      (notes['mail'] = (notes['mail'] ?? 0) + 1) > 1 ? { text: '421 4.7.0 One message per connection', ends: true } : ok,
  }),
  one('every other connection gets 421', {
    ...honest,
    greeting: ({ number }) => (number % 2 === 0 ? { text: '421 4.3.2 Too busy', ends: true } : '220 mx.example.net ESMTP'),
  }),
  one('452 from the second recipient on', { rcpt: (asked) => (asked.inTransaction > 0 ? '452 4.5.3 Too many recipients' : truth(asked)) }),
  one('451 from the second recipient on', {
    rcpt: (asked) => (asked.inTransaction > 0 ? '451 4.3.0 One recipient at a time, please' : truth(asked)),
  }),
  one('refuses a recipient it was asked about before as a duplicate', {
    rcpt: (asked) => (asked.before > 0 && asked.inTransaction > 0 ? '550 5.5.1 Duplicate recipient' : truth(asked)),
  }),
];

const greylists: UnforeseenServer[] = [
  one(
    'greylists with a permanent code',
    greylisting(5 * minute, '550 5.7.1 Greylisted, please try again in 5 minutes', ({ address }) => address),
  ),
  one(
    'greylists for an hour',
    greylisting(60 * minute, '451 4.7.1 Greylisted', ({ address }) => address),
  ),
  one('greylists the first recipient of each session', {
    rcpt: (asked) => (asked.inSession === 0 ? '450 4.2.0 Greylisted' : truth(asked)),
  }),
  one(
    'forgets a greylisted recipient after half an hour',
    greylisting(
      5 * minute,
      '450 4.2.0 Greylisted, see http://postgrey.schweikert.ch/help/example.net.html',
      ({ address }) => address,
      30 * minute,
    ),
  ),
  one(
    'SQLgrey: by client, then by domain',
    greylisting(5 * minute, '450 4.7.1 Recipient address rejected: Greylisted for 5 minutes', () => ''),
  ),
  one(
    'qpsmtpd greylisting',
    greylisting(50 * minute, '450 This mail is temporarily denied', ({ address }) => address),
  ),
  one('defers those it does not know, forever', refusing('450 4.1.1 User unknown'), {
    right: { missing: ['undeliverable', 'unknown', 'risky'] },
  }),
  one('defers those it knows, forever', { rcpt: ({ exists }) => (exists ? '451 4.3.0 Temporary lookup failure' : unknownUser) }, doubtful),
];

const utf8Refusals = {
  Chinese: '550 收件人邮箱地址不存在',
  Japanese: '550 指定されたメールアドレスは存在しません',
  Russian: '550 Такого почтового ящика нет',
  Turkish: '550 Alıcı adresi bulunamadı',
  Polish: '550 Nie ma takiej skrzynki',
  Greek: '550 Ο παραλήπτης δεν υπάρχει',
  Korean: '550 존재하지 않는 사용자입니다',
  Hebrew: '550 הנמען אינו קיים',
  Arabic: '550 المستخدم غير موجود',
  Thai: '550 ไม่พบผู้ใช้',
};
const withBytes = (head: string, charset: string, text: string): Uint8Array =>
  Uint8Array.from([...Buffer.from(head), ...encodeIn(charset, text), 13, 10]);

const words: UnforeseenServer[] = [
  ...Object.entries(utf8Refusals).map(([language, refusal]) => one(`refuses in ${language}`, refusing(refusal))),
  one('refuses in Chinese, GB18030', refusing(withBytes('550 ', 'gb18030', '用户不存在'))),
  one('refuses in Russian, KOI8-R', refusing(withBytes('550 ', 'koi8-r', 'Пользователь не найден'))),
  one('refuses in Russian, Windows-1251', refusing(withBytes('550 ', 'windows-1251', 'Пользователь не найден'))),
  one('refuses in Japanese, Shift_JIS', refusing(withBytes('550 ', 'shift_jis', '宛先不明'))),
  one('refuses in Turkish, ISO-8859-9', refusing(withBytes('550 ', 'iso-8859-9', 'Böyle bir kullanıcı yok'))),
  one('refuses the sender in Chinese, GB18030', toAll(withBytes('550 ', 'gb18030', '发件人地址不存在')), hidden),
  one('refuses the sender in Russian, Windows-1251', toAll(withBytes('550 5.1.1 ', 'windows-1251', 'Адрес отправителя не найден')), hidden),
  one(
    'is full in Russian',
    { rcpt: ({ exists }) => (exists ? '552 Почтовый ящик переполнен' : unknownUser) },
    { right: { existing: ['risky'] } },
  ),
  one('is full in Chinese', { rcpt: ({ exists }) => (exists ? '550 邮箱已满' : unknownUser) }, { right: { existing: ['risky'] } }),
  one(
    'Exim: sender verify failed, with no such user',
    toAll('550-Verification failed for <probe@leadlight.test>\n550-No Such User Here\n550 Sender verify failed'),
    hidden,
  ),
  one(
    'cPanel: turn on SMTP authentication',
    toAll(
      '550-Please turn on SMTP Authentication in your mail client.\n550-verify.leadlight.test [45.20.0.2] is not permitted to relay\n550 through this server without authentication.',
    ),
    notServed,
  ),
  one(
    'Courier: MX records of the sender',
    toAll('517-MX records for leadlight.test violate section 3.3.9 of RFC 1035.\n517 SPF fail'),
    hidden,
  ),
  one('Haraka: cannot deliver', toAll('550 I cannot deliver mail for <you>'), hidden),
  one(
    'QQ: frequency limited',
    toAll('550 Domain frequency limited [MNAWRgg]. IP: 45.20.0.2. https://service.mail.qq.com/detail/122/1000'),
    hidden,
  ),
  one('163: spam', toAll('554 DT:SPM 163 smtp10,D8CowAD3 please see http://mail.163.com/help/help_spam_16.htm?ip=45.20.0.2'), hidden),
  one('Sendmail: addressee unknown', {
    rcpt: ({ exists, address }) => (exists ? ok : `553 5.3.0 <${address}>... Addressee unknown, relay=[45.20.0.2]`),
  }),
  one('qpsmtpd: good recipients', { rcpt: ({ exists, address }) => (exists ? ok : `550 invalid recipient ${address}`) }),
  one(
    'unknown user, with blocked in an address',
    refusing('550 5.1.1 User unknown; see https://postmaster.example.net/blocked/spam-policy.html'),
  ),
  one('unknown user because of our address', toAll('550 5.1.1 User unknown (your IP address is blocked)'), hidden),
  one(
    'existing refused because of SPF, missing as unknown',
    { rcpt: ({ exists }) => (exists ? '550 5.7.1 Message rejected due to SPF policy' : unknownUser) },
    { right: { existing: ['risky', 'unknown', 'deliverable'] } },
  ),
  one(
    'permanent code with a temporary enhanced code',
    { rcpt: ({ exists }) => (exists ? '550 4.7.1 Try again later' : unknownUser) },
    doubtful,
  ),
  one('temporary code with a permanent enhanced code', refusing('450 5.1.1 No such user'), {
    right: { missing: ['undeliverable', 'unknown', 'risky'] },
  }),
  one('accepts with a permanent enhanced code', { rcpt: ({ exists }) => (exists ? '250 5.1.1 Ok' : unknownUser) }, doubtful),
  one('lines with different codes', refusing('550-5.1.1 Sorry\n250 2.1.5 Ok'), doubtful),
  one('moved, to someone', refusing('551 5.1.6 User has moved; please try <other@elsewhere.example>')),
];

const bytes: UnforeseenServer[] = [
  one('drips bytes', { ...honest, dripS: 0.1 }),
  one('bare line feeds', { ...honest, lineEnd: '\n' }),
  one('bare carriage return before the line end', { ...honest, lineEnd: '\r\r\n' }),
  one(
    'garbage before the greeting',
    { ...honest, greeting: () => Uint8Array.from([0, 255, 254, 13, 10, ...Buffer.from('220 mx\r\n')]) },
    doubtful,
  ),
  one('refusals of 9,000 characters', refusing(`550 5.1.1 User unknown ${'x'.repeat(9000)}`)),
  one('a greeting behind stars', { ...honest, greeting: () => `220 ${'*'.repeat(80)}`, ehlo: '500 5.5.1 Unrecognized', capabilities: [] }),
  one('EHLO answered with 502', { ...honest, ehlo: '502 5.5.2 Not implemented' }),
  one('EHLO answered with stars', { ...honest, ehlo: '250-mx\n250-XXXXXXXXXXA\n250-XXXB\n250 XXXC' }),
  one('220 at STARTTLS and nothing else', {
    ...honest,
    capabilities: ['PIPELINING', 'STARTTLS'],
    starttls: { text: '220 Ready', ends: true },
  }),
  one('STARTTLS answered with plain text', {
    ...honest,
    capabilities: ['PIPELINING', 'STARTTLS'],
    starttls: '220 Ready\n220 Go ahead\n250 Ok',
  }),
  one(
    'STARTTLS required but broken',
    {
      rcpt: truth,
      mail: () => '530 5.7.0 Must issue a STARTTLS command first',
      capabilities: ['STARTTLS'],
      starttls: '454 4.7.0 TLS not available',
    },
    hidden,
  ),
  one('an extra 250 after MAIL', { ...honest, mail: () => '250 2.1.0 Sender ok\n250 2.0.0 keep-alive' }, doubtful),
  one('an extra 250 after RSET', { ...honest, rset: '250 2.0.0 Reset\n250 2.0.0 Ready' }, doubtful),
  one('every refusal sent twice', refusing('550 5.1.1 User unknown\n550 5.1.1 User unknown'), doubtful),
  one('every acceptance sent twice', { rcpt: ({ exists }) => (exists ? `${ok}\n${ok}` : unknownUser) }, doubtful),
  one('reads two commands of what arrives together', { ...honest, together: (lines) => lines.slice(0, 2) }),
  one('reads only the last of what arrives together', { ...honest, together: (lines) => lines.slice(-1) }),
  one(
    'one reply for all recipients that arrive together',
    {
      ...honest,
      together: (lines) => [
        ...lines.filter((line) => !line.startsWith('RCPT')),
        ...lines.filter((line) => line.startsWith('RCPT')).slice(0, 1),
      ],
    },
    doubtful,
  ),
  one('closes at the third recipient', { rcpt: (asked) => (asked.inTransaction >= 2 ? { text: '', ends: true } : truth(asked)) }),
  one('greets after 25 seconds and refuses early talkers', {
    ...honest,
    greeting: () => ({ text: '220 mx', afterS: 25 }),
    early: '554 5.7.1 You talk too soon',
  }),
  one('waits eight seconds before each recipient', { rcpt: (asked) => ({ text: truth(asked), afterS: 8 }) }),
  one('waits 20 seconds before each refusal', { rcpt: (asked) => (asked.exists ? ok : { text: unknownUser, afterS: 20 }) }),
  one(
    'upper case matters',
    { rcpt: (asked) => (asked.exists && /^[A-Z]/.test(asked.address) ? ok : unknownUser) },
    { asks: (local) => local.slice(0, 1).toUpperCase() + local.slice(1) },
  ),
  one('CHUNKING, BINARYMIME, and LIMITS', {
    ...honest,
    capabilities: ['PIPELINING', 'CHUNKING', 'BINARYMIME', 'LIMITS RCPTMAX=2 MAILMAX=3', 'XCLIENT NAME', 'ENHANCEDSTATUSCODES'],
  }),
];

const names: UnforeseenServer[] = [
  { name: 'MX to an alias', hosts: [honest], zone: { 'MX DOMAIN': '10 mx.DOMAIN', 'A mx.DOMAIN': '45.10.0.1' } },
  {
    name: 'MX to a private and a public address',
    hosts: [honest],
    zone: { 'MX DOMAIN': '10 mx.DOMAIN', 'A mx.DOMAIN': '10.0.0.5, 45.10.0.1' },
  },
  { name: 'first MX does not exist', hosts: [honest], zone: { 'MX DOMAIN': '5 gone.DOMAIN, 10 mx.DOMAIN', 'A mx.DOMAIN': '45.10.0.1' } },
  { name: 'MX with the address as its name', hosts: [honest], zone: { 'MX DOMAIN': '10 45.10.0.1' }, ...notServed },
  { name: 'no MX, an address', hosts: [honest], zone: { 'A DOMAIN': '45.10.0.1' } },
  { name: 'MX fails, an address', hosts: [honest], zone: { 'MX DOMAIN': 'SERVFAIL', 'A DOMAIN': '45.10.0.1' }, ...hidden },
  { name: 'MX is refused, an address', hosts: [honest], zone: { 'MX DOMAIN': 'REFUSED', 'A DOMAIN': '45.10.0.1' }, ...hidden },
  { name: 'no MX, address fails', hosts: [honest], zone: { 'TXT DOMAIN': 'x', 'A DOMAIN': 'SERVFAIL' }, ...hidden },
  { name: 'address of the MX fails', hosts: [honest], zone: { 'MX DOMAIN': '10 mx.DOMAIN', 'A mx.DOMAIN': 'SERVFAIL' }, ...hidden },
  {
    name: 'address of one MX fails, the other does not exist',
    hosts: [honest],
    zone: { 'MX DOMAIN': '10 mx.DOMAIN, 20 gone.DOMAIN', 'A mx.DOMAIN': 'SERVFAIL' },
    ...hidden,
  },
  { name: 'only IPv6, unreachable', hosts: [honest], zone: { 'MX DOMAIN': '10 mx.DOMAIN', 'AAAA mx.DOMAIN': '2a01:4f8::1' }, ...hidden },
  {
    name: 'first MX closed, second is greylisting',
    hosts: () => ['closed', greylisting(5 * minute, '450 4.2.0 Greylisted', ({ address }) => address)()],
  },
  { name: 'first MX refuses everyone for policy', hosts: [toAll('554 5.7.1 Service unavailable; client blocked'), honest] },
  {
    name: 'null MX beside a dead one',
    hosts: ['closed'],
    zone: { 'MX DOMAIN': '0 ., 10 mx.DOMAIN', 'A mx.DOMAIN': '45.10.0.1' },
    ...hidden,
  },
];

export const firstSet: readonly UnforeseenServer[] = [...acceptance, ...sessionsAndHosts, ...greylists, ...words, ...bytes, ...names];
