/** Invented after the faults of the first set were fixed, to see whether the fixes are right for others of their kind. */
import { encodeIn } from './server.ts';
import type { UnforeseenServer } from './run.ts';
import { ok, unknownUser, minute, truth, honest, refusing, toAll, acceptingIf, one, hidden, doubtful } from './usual.ts';

const equal = (count: number): Record<string, string> => ({
  'MX DOMAIN': Array.from({ length: count }, (_none, n) => `20 mx${n + 1}.DOMAIN`).join(', '),
  ...Object.fromEntries(Array.from({ length: count }, (_none, n) => [`A mx${n + 1}.DOMAIN`, `45.10.0.${n + 1}`])),
});

const acceptance: UnforeseenServer[] = [
  one(
    'accepts the first two recipients of each hour',
    () => {
      const counts = new Map<number, number>();
      return {
        rcpt: (asked) => {
          const hour = Math.floor(asked.nowMs / (60 * minute));
          counts.set(hour, (counts.get(hour) ?? 0) + 1);
          return (counts.get(hour) ?? 0) <= 2 ? ok : truth(asked);
        },
      };
    },
    doubtful,
  ),
  one(
    'stops checking from the fifth recipient of a transaction on',
    acceptingIf(({ inTransaction }) => inTransaction >= 4),
    doubtful,
  ),
  one(
    'accepts everyone from the third transaction of a session on',
    () => ({
      mail: ({ notes }) => {
        notes['mail'] = (notes['mail'] ?? 0) + 1;
        return '250 2.1.0 Ok';
      },
      rcpt: (asked) => ((asked.session.notes['mail'] ?? 0) >= 3 ? ok : truth(asked)),
    }),
    doubtful,
  ),
  one(
    'accepts the recipient after each refused one',
    () => {
      let isOpen = false;
      return {
        rcpt: (asked) => {
          const reply = isOpen ? ok : truth(asked);
          isOpen = reply !== ok;
          return reply;
        },
      };
    },
    doubtful,
  ),
  one(
    'accepts the first three of a session only if it pipelines',
    acceptingIf(({ inSession }) => inSession < 3),
    doubtful,
  ),
  one(
    'accepts everyone for five minutes after it was asked for the first time',
    () => {
      let firstMs = 0;
      return { rcpt: (asked) => ((firstMs ||= asked.nowMs), asked.nowMs - firstMs < 5 * minute ? ok : truth(asked)) };
    },
    doubtful,
  ),
  one(
    'accepts everyone from its tenth session on',
    acceptingIf(({ session }) => session.number >= 9),
    doubtful,
  ),
  one(
    'accepts usual surnames',
    acceptingIf(({ local }) => /(?:meyer|schmid|garcia|novak|klein|weber|costa|rossi|silva|berg|keller|otto|roth)/.test(local)),
    doubtful,
  ),
  one(
    'accepts usual given names',
    acceptingIf(({ local }) => /^(?:ana|anna|maria|david|jonas|nina|sofia|felix|simon|clara|paula|marc|luis|oscar)/.test(local)),
    doubtful,
  ),
  one(
    'accepts names with an even number of letters',
    acceptingIf(({ local }) => local.length % 2 === 0),
    doubtful,
  ),
  one(
    'accepts names with an e',
    acceptingIf(({ local }) => local.includes('e')),
    doubtful,
  ),
  one(
    'accepts names without digits',
    acceptingIf(({ local }) => !/\d/.test(local)),
    doubtful,
  ),
  one(
    'refuses each new recipient once, for policy',
    { rcpt: (asked) => (asked.before === 0 ? '550 5.7.1 Rejected' : truth(asked)) },
    doubtful,
  ),
  one('accepts with an odd text', {
    rcpt: ({ exists }) => (exists ? '250 2.1.5 user not found here, but relayed to the next host' : unknownUser),
  }),
];

const hosts: UnforeseenServer[] = [
  {
    name: 'three equal hosts, two refuse everyone as unknown',
    hosts: [toAll(unknownUser), honest, toAll(unknownUser)],
    zone: equal(3),
    ...doubtful,
  },
  { name: 'three equal hosts, one refuses everyone as unknown', hosts: [honest, toAll(unknownUser), honest], zone: equal(3) },
  { name: 'two equal hosts, one refuses everyone in words of its own', hosts: [honest, toAll('550 Wir kennen uns nicht')], zone: equal(2) },
  { name: 'two equal hosts, one calls everyone disabled', hosts: [toAll('550 5.2.1 Account disabled'), honest], zone: equal(2) },
  {
    name: 'two equal hosts, one calls everyone full',
    hosts: [toAll('552 5.2.2 Mailbox full'), honest],
    zone: equal(2),
    right: { existing: ['deliverable', 'risky', 'unknown'], missing: ['undeliverable', 'unknown'] },
  },
  { name: 'two equal hosts, one does not relay', hosts: [toAll('554 5.7.1 Relay access denied'), honest], zone: equal(2) },
  {
    name: 'two equal hosts, one defers everyone',
    hosts: [toAll('451 4.3.0 Temporary lookup failure'), honest],
    zone: equal(2),
    ...doubtful,
  },
  {
    name: 'two equal hosts, one defers everyone as unknown',
    hosts: [toAll('450 4.1.1 User unknown'), honest],
    zone: equal(2),
    ...doubtful,
  },
  { name: 'two equal hosts, one closed', hosts: ['closed', honest], zone: equal(2) },
  {
    name: 'two addresses of a name, the first refuses everyone',
    hosts: [toAll(unknownUser), honest],
    zone: { 'MX DOMAIN': '10 mx.DOMAIN', 'A mx.DOMAIN': '45.10.0.1, 45.10.0.2' },
  },
  { name: 'four equal hosts, all honest', hosts: [honest, honest, honest, honest], zone: equal(4) },
  { name: 'an equal host that accepts everyone', hosts: [toAll(ok), honest], zone: equal(2), ...doubtful },
  { name: 'a host that accepts everyone behind one that blocks us', hosts: [toAll('554 5.7.1 Client host blocked'), toAll(ok)], ...hidden },
  { name: 'twelve hosts, only the last is alive', hosts: [...Array.from({ length: 11 }, () => 'closed' as const), honest], ...doubtful },
  { name: 'MX in capitals, with an underscore', hosts: [honest], zone: { 'MX DOMAIN': '10 MX_1.DOMAIN', 'A mx_1.DOMAIN': '45.10.0.1' } },
  {
    name: 'MX is localhost',
    hosts: [honest],
    zone: { 'MX DOMAIN': '10 localhost', 'A localhost': '127.0.0.1' },
    right: { existing: ['undeliverable', 'unknown'] },
  },
  { name: 'null MX', hosts: [honest], zone: { 'MX DOMAIN': '0 .' }, right: { existing: ['undeliverable'] } },
];

const patience: UnforeseenServer[] = [
  one(
    'soft bounce',
    {
      rcpt: ({ exists, address }) =>
        exists ? ok : `450 4.1.1 <${address}>: Recipient address rejected: User unknown in local recipient table`,
    },
    { right: { missing: ['undeliverable', 'unknown', 'risky'] } },
  ),
  one('callout, with the code that Postfix uses by default', () => {
    const asked = new Map<string, number>();
    return {
      rcpt: ({ address, exists, nowMs }) => {
        if (!asked.has(address)) asked.set(address, nowMs);
        if (nowMs - (asked.get(address) ?? 0) < minute)
          return `450 4.1.1 <${address}>: Recipient address rejected: unverified address: Address verification in progress`;
        return exists
          ? ok
          : `450 4.1.1 <${address}>: Recipient address rejected: undeliverable address: host 10.0.0.5[10.0.0.5] said: 550 5.1.1 <${address}>: User unknown (in reply to RCPT TO command)`;
      },
    };
  }),
  one('greylists with 554', () => {
    const asked = new Map<string, number>();
    return {
      rcpt: (each) => {
        if (!asked.has(each.address)) asked.set(each.address, each.nowMs);
        return each.nowMs - (asked.get(each.address) ?? 0) < 5 * minute ? '554 Greylisted for 300 seconds' : truth(each);
      },
    };
  }),
  one('asks everyone to try again later, permanently', toAll('550 Please try again later'), hidden),
  one(
    'ten recipients in ten minutes',
    () => {
      const times: number[] = [];
      return {
        rcpt: (asked) => {
          while (times[0] !== undefined && asked.nowMs - times[0] > 10 * minute) times.shift();
          if (times.length >= 10) return '451 4.7.1 Rate limit exceeded: 10 recipients per 10 minutes';
          times.push(asked.nowMs);
          return truth(asked);
        },
      };
    },
    doubtful,
  ),
  one('421 after five recipients of a session', {
    rcpt: (asked) => (asked.inSession >= 5 ? { text: '421 4.7.0 Too many recipients, closing', ends: true } : truth(asked)),
  }),
  one('every tenth recipient finds no storage', {
    rcpt: (asked) => (asked.ofClient % 10 === 9 ? '452 4.3.1 Insufficient system storage' : truth(asked)),
  }),
  one(
    'half of all questions are deferred',
    { rcpt: (asked) => ((asked.ofClient * 7919) % 13 < 6 ? '451 4.3.0 Try again' : truth(asked)) },
    doubtful,
  ),
  one(
    'full, temporarily',
    { rcpt: ({ exists }) => (exists ? '452 4.2.2 The recipient is over quota' : unknownUser) },
    { right: { existing: ['risky'] } },
  ),
];

const aboutUs = [
  'Votre adresse IP est inconnue',
  'Ihre IP-Adresse ist unbekannt',
  'Su dirección IP no existe en nuestro DNS',
  'Twój adres IP jest nieznany',
  'Ваш IP-адрес неизвестен',
  "Nom d'hôte inconnu",
  'Hostname nicht gefunden',
  'El dominio del remitente no existe',
  '送信元ドメインが見つかりません',
  '发件人域名不存在',
  'Gönderen adresi bulunamadı',
  'O seu endereço IP não existe na nossa lista',
  "L'indirizzo IP del client è sconosciuto",
  'Your address is unknown to us',
  'Unknown client host',
  'Client address not found',
  'Uw adres is onbekend',
  'Din adress är okänd',
  'Sinun osoitettasi ei ole olemassa',
];
const words: UnforeseenServer[] = [
  ...aboutUs.flatMap((text) => [
    one(`"${text}"`, toAll(`550 ${text}`), hidden),
    one(`5.1.1 "${text}"`, toAll(`550 5.1.1 ${text}`), hidden),
  ]),
  ...Object.entries({
    Vietnamese: 'Hộp thư không tồn tại',
    Ukrainian: 'Користувача не знайдено',
    Hungarian: 'Nincs ilyen felhasználó',
    Romanian: 'Utilizator inexistent',
    Danish: 'Brugeren findes ikke',
    Persian: 'کاربر یافت نشد',
    Hindi: 'उपयोगकर्ता नहीं मिला',
  }).flatMap(([language, text]) => [
    one(`refuses in ${language}`, refusing(`550 ${text}`)),
    one(`refuses in ${language}, one line of two`, refusing(`550-${text}\n550 id=82 mx7`)),
  ]),
  ...(
    [
      ['euc-kr', '존재하지 않는 사용자입니다'],
      ['iso-8859-2', 'Użytkownik nie istnieje'],
      ['windows-1253', 'Άγνωστος παραλήπτης'],
      ['big5', '查無此人'],
    ] as const
  ).flatMap(([charset, text]) => {
    const reply = Uint8Array.from([...Buffer.from('550 5.1.1 '), ...encodeIn(charset, text), 13, 10]);
    // The Polish words are recognized in spite of the encoding.
    const isReadable = charset === 'iso-8859-2';
    return [
      one(`refuses in ${charset}`, refusing(reply)),
      one(
        `refuses everyone in ${charset}, which may be about us`,
        toAll(reply),
        isReadable ? { right: { existing: ['undeliverable', 'unknown'] } } : hidden,
      ),
    ];
  }),
  one('a code and nothing else', refusing('550')),
  one('a tab behind the code', refusing('550\t5.1.1 User unknown'), doubtful),
  one('the code behind a number sign', refusing('550 Sorry, no mailbox here by that name (#5.1.1)')),
  one('NUL bytes in the reply', refusing(Buffer.from('550 5.1.1 User\0 unknown\r\n'))),
];

const bytes: UnforeseenServer[] = [
  one('RSET is not implemented', { ...honest, rset: '502 5.5.1 Not implemented' }, doubtful),
  one('closes at RSET', { ...honest, rset: { text: '', ends: true } }, doubtful),
  one('221 at RSET', { ...honest, rset: { text: '221 Bye', ends: true } }, doubtful),
  one('answers MAIL after 30 seconds', { ...honest, mail: () => ({ text: '250 2.1.0 Ok', afterS: 30 }) }, doubtful),
  one('220 without a text', { ...honest, greeting: () => '220' }),
  one('EHLO announces nothing', { ...honest, capabilities: [] }),
  one('EHLO answered with 250 and garbage', { ...honest, ehlo: '250-mx\n250-\u0007\u0001\n250 PIPELINING' }),
  one('an empty line before each reply', { rcpt: (asked) => `\r\n${truth(asked)}` }, doubtful),
  one('refuses pipelining with 503', { ...honest, together: (lines) => (lines.length > 2 ? ['BAD', ...lines.slice(1)] : lines) }, doubtful),
  one('354 at RCPT', { rcpt: ({ exists }) => (exists ? ok : '354 Go ahead') }, doubtful),
  one('closes at the first refused recipient', { rcpt: (asked) => (asked.exists ? ok : { text: unknownUser, ends: true }) }, doubtful),
  one('closes without a reply at a refused recipient', { rcpt: (asked) => (asked.exists ? ok : { text: '', ends: true }) }, doubtful),
  one('sends 421 unasked after three replies', {
    rcpt: (asked) => (asked.inSession === 2 ? { text: `${truth(asked)}\n421 4.4.2 Timeout`, ends: true } : truth(asked)),
  }),
];

export const secondSet: readonly UnforeseenServer[] = [...acceptance, ...hosts, ...patience, ...words, ...bytes];
