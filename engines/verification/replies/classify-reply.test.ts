import { describe, expect, test } from 'vitest';
import { bytesOf } from '../testing/bytes.ts';
import type { Reply } from '../verdict/verdict.ts';
import { classifyReply, reportsNoMailbox } from './classify-reply.ts';
import { enhancedRules } from './enhanced-rules.ts';
import { phraseRules } from './phrases.ts';
import { providerRules } from './provider-rules.ts';
import { createReplyReader } from './reply-reader.ts';

const reply = (line: string): Reply => {
  // Multi-line examples are written in one line; the codes in between are part of the text.
  const { replies } = createReplyReader().push(bytesOf(`${line.replace(/^(\d{3})-/, '$1 ')}\r\n`));
  if (!replies[0]) throw new Error(`not a reply: ${line}`);
  return replies[0];
};
const examples = [enhancedRules, providerRules, phraseRules].flatMap((rules) =>
  rules.flatMap((rule) => rule.examples.map((example) => [rule.means, example, rule.at ?? 'mx1.acme.test'] as const)),
);

test.for(examples)('%s: %s', ([means, example, host]) => {
  expect(classifyReply(reply(example), host).means).toBe(means);
});

describe('provider rules', () => {
  test.for(providerRules.flatMap(({ examples: [example = ''], means }) => [[means, example] as const]))(
    '%s is not read from the same text of another host: %s',
    ([means, example]) => {
      expect(classifyReply(reply(example), 'mx1.acme.test').means).not.toBe(means);
    },
  );
});

test.for([
  ['ignores text in links', '550 see https://acme.test/no-such-user/spamhaus', 'refused_unclear'],
  ['ignores text in addresses', '550 <no-such-user@spamhaus.test>: rejected', 'refused_bare'],
  ['digits in the text are not the code', '451 the other side said 550 5.1.1', 'put_off'],
  ['ignores an enhanced code that contradicts the reply code', '450 5.1.1 later', 'put_off'],
  ['policy comes before mailbox', '550 user unknown or your IP is on a blocklist', 'policy'],
  ['421 is always about the session', '421 4.1.1 user unknown', 'rate'],
  ['556 is a null MX', '556 5.1.10 recipient address has a null MX', 'null_mx'],
  ['556 with the text of the standard is a null MX', '556 Recipient address has null MX', 'null_mx'],
  ['556 without another reason is a null MX', '556 Domain does not accept mail', 'null_mx'],
  ['556 with a reason that concerns us is not', '556 remote ip check error', 'policy'],
  ['a mail-box is a mailbox', '553 sorry, no mail-box here by that name', 'no_mailbox'],
  ['a bare 550 gives no reason', '550 no', 'refused_bare'],
  ['a sender who is greylisted', '450 4.7.1 <probe@leadlight.test>: Sender address rejected: greylisted', 'put_off'],
  ['a sender who is greylisted, without a code', '451 Sender address rejected: Greylisted', 'put_off'],
  ['"user invalid" after the address', '550 zoe@acme.test refused: user invalid', 'no_mailbox'],
  ['a mailbox that is full, in Arabic', '552 5.2.2 صندوق البريد ممتلئ', 'full'],
  ['a mailbox that is full, in Vietnamese', '552 Hộp thư đã đầy', 'full'],
  ['a mailbox that is full, in a long French sentence', '552 La boîte aux lettres du destinataire est pleine', 'full'],
  ['a mailbox that is full, in a long German sentence', '550 Das Postfach des Empfängers auf diesem Server ist leider voll', 'full'],
  ['a quota that is exceeded, in Portuguese', '550 Caixa postal do destinatário excedeu a cota', 'full'],
  ['a quota that is exceeded, in Spanish', '550 El destinatario ha excedido la cuota de su buzón', 'full'],
  [
    'a German mailbox that does not exist, and a message that was not fully delivered',
    '550 Postfach existiert nicht, Nachricht nicht voll zugestellt',
    'no_mailbox',
  ],
  ['a limit of messages, in Russian', '550 лимит сообщений превышен', 'refused_unclear'],
  ['a quota of the sender, in French', "550 Le quota d'envoi est atteint", 'sender'],
  ['an address that has expired, in Italian', "550 Questo indirizzo e' bloccato per inutilizzo", 'disabled'],
  ['an IP address that is blocked, in Italian', '550 Indirizzo 192.0.2.1 bloccato', 'refused_unclear'],
  ['a mailbox that has expired, in Spanish', '550 Esta casilla ha expirado por falta de uso', 'disabled'],
  ['nobody by the name', '550 5.1.1 nobody by that name', 'no_mailbox'],
  ['no one with the address', '550 No one with that email address here', 'no_mailbox'],
  ['a mailbox that is closed, in Korean', '550 5.2.1 휴면 계정입니다', 'disabled'],
  ['no such user, in Hebrew', '550 המשתמש לא קיים', 'no_mailbox'],
  ['no such recipient, in Indonesian', '550 Penerima tidak ditemukan', 'no_mailbox'],
  ['no such recipient, in Thai', '550 ไม่พบผู้รับ', 'no_mailbox'],
  ['no such recipient, in Lithuanian', '550 Tokio gavėjo nėra', 'no_mailbox'],
  ['no such recipient, in Persian', '550 کاربر وجود ندارد', 'no_mailbox'],
  ['no such user, in Bulgarian', '550 Потребителят не съществува', 'no_mailbox'],
  ['the sender, in Vietnamese', '550 Người gửi không hợp lệ', 'sender'],
  ['inactive or nonexistent comes to the same', '550 Unknown or inactive mailbox', 'no_mailbox'],
  ['a mailbox that is not allocated', '550 5.1.1 <zoe@acme.test> recipient mailbox unallocated', 'no_mailbox'],
  ['no person of this name, in German', '550 Es gibt keine Person mit diesem Namen unter dieser Adresse', 'no_mailbox'],
  ['no mailbox opened, in Chinese', '550 该用户未开通邮箱', 'no_mailbox'],
  ['not in the directory, in Spanish', '550 zoe@acme.test no se encuentra en el Directorio de Domino', 'no_mailbox'],
  ['not in the directory, in French', "550 zoe@acme.test non répertorié dans l'annuaire", 'no_mailbox'],
  ['not a user of the server', '550 not user of this server', 'no_mailbox'],
  ['a client who is not a user of the server', '550 You are not a user of this server', 'refused_unclear'],
  [
    'unknown, or closed to mail that is not certified, in Italian',
    '554 Messaggio rifiutato dal sistema. Indirizzo destinatario sconosciuto o non abilitato alla ricezione di posta non certificata',
    'refused_unclear',
  ],
  ['unknown, or not allowed to receive, in French', '550 Destinataire inconnu ou non autorisé à recevoir', 'refused_unclear'],
  ['a relay operation that is rejected', '554 Relay operation rejected', 'no_relay'],
  ["a server that doesn't handle mail for the recipient", "550 This server doesn't handle mail for that user", 'no_relay'],
  ['words that no rule knows may be about anything', '550 Nothing today', 'refused_unclear'],
  ['text that follows an address directly is read', '550 zoe@acme.test:user unknown', 'no_mailbox'],
  ['text that follows an address and dots is read', '550 zoe@acme.test...user unknown', 'no_mailbox'],
  ['a bare 554 is even less clear', '554 no', 'refused_unclear'],
  [
    'the reason follows "undeliverable address"',
    '550 5.1.1 undeliverable address: mail for acme.test loops back to myself',
    'refused_unclear',
  ],
  ['and may be about the address', '550 5.1.1 undeliverable address: host mx.test said: 550 User unknown', 'no_mailbox'],
  ['an unknown server is the one that sends', '550 Von unbekannten Servern nimmt das Postfach nichts an', 'sender'],
  ['an unknown server in another order', '550 Destinataire non notifié, serveur inconnu', 'sender'],
  ['a server on which the user is unknown', '550 Utilisateur inconnu sur ce serveur', 'no_mailbox'],
  ['the return address is ours', '550 Return address does not exist', 'sender'],
  ['a sender who is not a user', '550 5.1.1 Sender <ana@acme.test> is not a user here', 'sender'],
  ['what is unknown is something else', '550 Mailbox is here for an unknown shape', 'refused_unclear'],
  ['an address of a host is no mailbox', '550 mail.acme.test does not have an address record', 'refused_unclear'],
  ['a user who is unknown in a table', '550 Recipient rejected: unknown in virtual table', 'no_mailbox'],
  ['252 promises nothing', '252 2.0.0 ok', 'accepted_unverified'],
  ['251 forwards, so the address is accepted', '251 2.1.5 will forward', 'accepted'],
] as const)('%s', ([, line, means]) => {
  expect(classifyReply(reply(line), 'mx1.acme.test').means).toBe(means);
});

test.for([
  ['550 5.1.1 User unknown', 'nothing'],
  ['550 5.1.1 rejected', 'nothing'],
  ['550 Empfänger unbekannt: no such user', 'nothing'],
  ['550 5.1.1 User zoe (zoe@acme.test) not listed in Domino Directory', 'nothing'],
  [
    '550 5.1.1 <zoe@acme.test>: Recipient address rejected: undeliverable address: host mx.acme.test[192.0.2.7] said: 550 5.1.1 User unknown',
    'nothing',
  ],
  ['550 Empfänger unbekannt', 'postmaster'],
  ['550 5.1.1 Empfänger unbekannt', 'postmaster'],
  ['550 Die angegebene Adresse ist bei uns nicht eingerichtet', 'postmaster'],
  ['550 该用户不存在', 'postmaster'],
  ['550 5.7.1 Senders without an account have no mailbox access here', 'acceptance'],
  ['550 5.1.1 Machines that we never met: user unknown', 'acceptance'],
  ['550 Ihr Rechner steht nicht im Plan, Empfänger unbekannt', 'acceptance'],
  ['550 Clientadresse unbekannt', 'acceptance'],
  ['550 5.1.1 Not a registered address: 192.0.2.1', 'acceptance'],
  ['550 Address unknown: mail.example.net [192.0.2.1]', 'acceptance'],
  ['550 Unknown address (2001:db8::1)', 'acceptance'],
  ['550 Unknown address mx1.example.net', 'acceptance'],
  ['550 Address unknown for mx1.example.net', 'acceptance'],
  ['550 Cannot find address of mx1.example.net', 'acceptance'],
  ['550 Unknown address: host-192-0-2-1', 'acceptance'],
  ['550 5.1.1 Address in MAIL command not found', 'acceptance'],
  ['550 地址192.0.2.1不存在', 'acceptance'],
  ['550 Kullanıcı bulunamadı', 'postmaster'],
  ['550 Hesabınız bulunamadı', 'acceptance'],
  ['550 No such user at acme.test', 'nothing'],
  ['550 5.1.1 User unknown in virtual alias table', 'nothing'],
  ['550 5.1.1 Recipient address rejected: User unknown in relay recipient table', 'nothing'],
  ['550 5.1.1 User not found in the recipient database', 'nothing'],
  ['550 User database not found', 'acceptance'],
  ['550 mailbox store not found', 'acceptance'],
  ['550 Recipient map not found, unable to check address', 'acceptance'],
  ['550 Alias database unavailable, recipient unknown', 'acceptance'],
  ['550 Recipient domain does not exist', 'acceptance'],
  ['550 Recipient status unknown', 'acceptance'],
  ['550 mailbox quota not found', 'acceptance'],
  ['550 unknown command or invalid address', 'acceptance'],
  ['550 Empfängerdomäne unbekannt', 'acceptance'],
  ['550 Benutzerdatenbank nicht gefunden', 'acceptance'],
  ['550 Gebruikerslijst niet gevonden', 'acceptance'],
  ['550 5.1.1 Name not found', 'acceptance'],
  ['550 5.1.1 Unknown name', 'acceptance'],
  ['550 5.1.1 Sorry, no mailbox by that name', 'nothing'],
] as const)('"no such mailbox" counts alone only if the text says nothing else, and in English: %s, %s', ([line, needs]) => {
  expect(classifyReply(reply(line), 'mx1.acme.test')).toMatchObject({ means: 'no_mailbox', needs });
});

test.for([
  ['550 5.7.1 <zoe@acme.test>: Recipient address rejected: Access denied', true],
  ['550 5.4.1 Recipient address rejected: Access denied. [AM6EUR05FT017.eop-eur05.prod.protection.outlook.com]', true],
  ['550 Administrative prohibition', true],
  ['554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied', false],
  ['554 5.7.1 Access denied: poor reputation', false],
] as const)('a denial that gives no reason can be about the name: %s, %s', ([line, isCodeOnly]) => {
  expect(classifyReply(reply(line), 'mx1.acme.test')).toMatchObject({ means: 'policy', isCodeOnly });
});

test.for([
  '550 5.7.1 <zoe@acme.test>: Relay access denied',
  "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  '550 5.7.1 <zoe@acme.test>... Relaying denied. IP name lookup failed [192.0.2.1]',
  '550-Please turn on SMTP Authentication in your mail client. 550-mail.example.net [192.0.2.1] is not permitted to relay 550 through this server without authentication.',
])('a refusal to relay that says nothing else means that the domain is not served: %s', (line) => {
  expect(classifyReply(reply(line), 'mx1.acme.test').means).toBe('no_relay');
});

test.for([
  '550 5.7.1 Relaying denied. Please check your mail first (POP before SMTP).',
  "553 sorry, that domain isn't in my list of allowed rcpthosts; check your mail before sending (#5.7.1)",
  '550 5.7.1 Relay access denied: relevez votre courrier',
  '550 relay not permitted, fetch messages before you send some',
])('a refusal to relay that asks us to do something may be about us: %s', (line) => {
  expect(classifyReply(reply(line), 'mx1.acme.test')).toMatchObject({ means: 'policy', isCodeOnly: true });
});

describe('a policy without a name, beside a code for the address', () => {
  test.for([
    ['550 5.1.1 Rejected due to local policy', true],
    ['550 5.1.1 Not accepted for policy reasons', true],
    ['550 5.7.1 Rejected due to local policy', false],
    ['550 5.1.1 Rejected due to local policy: your IP address is listed', false],
  ] as const)('%s can be about the name: %s', ([line, isCodeOnly]) => {
    expect(classifyReply(reply(line), 'mx1.acme.test')).toMatchObject({ means: 'policy', isCodeOnly });
  });
});

test.for([
  ['450 4.1.1 <zoe@acme.test>: Recipient address rejected: User unknown', true],
  ['450 Gebruiker bestaat niet', true],
  ['450 4.7.1 Too many unknown users', false],
  ['450 4.7.1 Klient byl zablokován: adresoval neexistující uživatele', false],
] as const)('the temporary refusal "%s" says that there is no such recipient: %s', ([line, isMissing]) => {
  expect(reportsNoMailbox(reply(line))).toBe(isMissing);
});
