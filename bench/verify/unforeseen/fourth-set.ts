/** Kinds of servers written from public documentation that the other sets lack. The faults that they showed were fixed before this set was written. */
import { existingIn } from './deferring.ts';
import type { UnforeseenServer } from './run.ts';
import { doubtful, hidden, honest, ok, one, refusing, toAll, truth } from './usual.ts';

const inUsedSessions = (refusal: string) => () => {
  const used = new Set<number>();
  return {
    ...honest,
    mail: ({ number }: { readonly number: number }) => (used.has(number) ? refusal : (used.add(number), '250 2.1.0 Ok')),
  };
};

export const fourthSet: readonly UnforeseenServer[] = [
  one('calls those who are missing disabled', refusing('550 5.2.1 This mailbox is disabled')),
  one('calls the form of those who are missing wrong', refusing('501 5.1.3 Recipient address is malformed')),
  one(
    'cannot reach the server with the mailboxes',
    toAll('550 5.1.1 Recipient address rejected: undeliverable address: mail for this domain loops back to myself'),
    hidden,
  ),
  one('knows the mailboxes of the server behind', refusing('550 5.1.1 undeliverable address: host mx.internal said: 550 Unknown user')),
  one('refuses a second MAIL', inUsedSessions('550 5.7.0 One message per session'), existingIn('deliverable', 'risky')),
  one('wants another EHLO before a second MAIL', inUsedSessions('503 5.5.1 Say EHLO again'), existingIn('deliverable', 'risky')),
  one(
    'takes no recipient after a refused one until RSET',
    { rcpt: (asked) => (asked.refused > 0 ? '503 5.5.1 Bad sequence, RSET first' : truth(asked)) },
    doubtful,
  ),
  one('a reverse proxy that knows the words of its server only after the first good recipient', () => {
    const open = new Set<number>();
    return {
      rcpt: ({ exists, session }) => {
        if (exists) open.add(session.number);
        return exists ? ok : open.has(session.number) ? '550 5.1.1 User unknown' : '535 5.7.0 No such recipient';
      },
    };
  }),
  one(
    'the null sender has one recipient per message',
    { rcpt: (asked) => (asked.inTransaction > 0 ? '550 5.7.1 Bounces go to one recipient only' : truth(asked)) },
    { ...doubtful, sender: '' },
  ),
  one('the null sender is asked for a tag, in the words for unknown users', toAll('550 5.1.1 User unknown; bounces need a tag'), {
    ...hidden,
    sender: '',
  }),
  ...[
    '550 Der sendende Rechner ist unbekannt, Benutzer nicht geprüft',
    "550 5.1.1 Compte de l'appelant introuvable",
    '550 5.1.1 Адрес узла не найден',
    '550 接続先のアドレスが不明です',
    '550 Nieznane połączenie, konto odbiorcy zamknięte dla obcych',
  ].map((text) => one(`refuses everyone: "${text}"`, toAll(text), hidden)),
];
