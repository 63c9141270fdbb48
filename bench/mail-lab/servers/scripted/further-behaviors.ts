/**
 * More kinds of real servers: other ways to greylist, to limit recipients, to sometimes accept everyone, to refuse in other languages and
 * encodings, and to break the protocol. Replies of providers are from their manuals.
 */
import type { Chance } from '../../names.ts';
import type { Behavior } from './behavior.ts';

const unknownUser = '550 5.1.1 User unknown';
const deferral = '451 4.7.1 Greylisting in action, please come back later';

/** Sentences for a missing mailbox in other languages. */
const foreignRefusals = [
  '550 Użytkownik nie istnieje',
  '550 Neznámý uživatel',
  '550 Böyle bir kullanıcı yok',
  '550 Okänd användare',
  '550 Пользователь не найден',
  '550 宛先が見つかりません',
  '550 用户不存在',
  '550 Tuntematon käyttäjä',
  '550 Gebruiker bestaat niet',
  '550 Destinatário inexistente',
  '550 Casella inesistente',
  '550 El buzón no existe',
] as const;

/** Refusals of the sender in other languages, which mention an address that does not exist. */
const foreignSenderRefusals = [
  '550 Absenderadresse existiert nicht',
  "550 5.1.1 L'adresse de l'expéditeur n'existe pas",
  '550 La dirección del remitente no existe',
  '550 Indirizzo del mittente non valido',
  '550 Adres nadawcy nie istnieje',
  '550 5.1.1 Adresa odesílatele neexistuje',
  '550 Адрес отправителя не найден',
  '550 发件人地址不存在',
] as const;

const kind = (behavior: Partial<Behavior>) => (): Behavior => ({ refusal: unknownUser, ...behavior });

export const furtherBehaviors = {
  'greylisted-client': kind({ greylist: { delayS: 60, reply: deferral }, greylistBy: { per: 'client' } }),
  'greylisted-at-mail': kind({ greylist: { delayS: 120, reply: '450 4.7.1 Greylisted' }, greylistBy: { per: 'client', at: 'mail' } }),
  'greylisted-at-greeting': kind({
    greylist: { delayS: 120, reply: '421 4.7.0 Try again later' },
    greylistBy: { per: 'client', at: 'greeting' },
  }),
  'greylisted-attempts': kind({ greylist: { delayS: 0, reply: deferral }, greylistBy: { attempts: 2 } }),
  'accepts-first-of-session': kind({ acceptsFirst: { count: 1, per: 'session' } }),
  'accepts-first-two': kind({ acceptsFirst: { count: 2, per: 'transaction' } }),
  'accepts-at-first': kind({ optimistic: true }),
  'balanced-with-open': (chance: Chance): Behavior => ({ refusal: unknownUser, opensEvery: 2 + chance.below(3) }),
  'one-recipient-own-words': (chance: Chance): Behavior => ({
    refusal: unknownUser,
    oneRecipient: chance.pick(['550 Just the one', '554 5.7.1 No more of these', '550 5.7.1 Only a single addressee please']),
  }),
  'catch-all-one-recipient': (chance: Chance): Behavior => ({
    refusal: '250 Ok',
    oneRecipient: chance.pick(['550 Just the one', '554 5.7.1 No more of these', '553 5.7.1 Only a single addressee please']),
  }),
  'fails-every-third': kind({ fails: { every: 3, reply: '451 4.3.0 Temporary lookup failure' } }),
  'tags-of-mailboxes': kind({ knowsTags: true }),
  'opens-after-refusals': (chance: Chance): Behavior => ({ refusal: unknownUser, opensAfter: 3 + chance.below(4) }),
  'catch-all-dotted': kind({ accepts: '\\.' }),
  'accepts-252-existing': kind({ existing: '252 2.1.5 Cannot verify the user, but will take the message' }),
  'accepts-in-doubt': kind({ refusal: '250 2.1.5 Recipient cannot be verified, accepted anyway' }),
  'foreign-words': (chance: Chance): Behavior => ({ refusal: chance.pick(foreignRefusals) }),
  'foreign-latin1': kind({ refusal: '550 Empfänger unbekannt', encoding: 'latin1' }),
  'foreign-sender': (chance: Chance): Behavior => {
    const reply = chance.pick(foreignSenderRefusals);
    return { refusal: reply, refusesAll: reply };
  },
  'foreign-full': (chance: Chance): Behavior => ({
    refusal: unknownUser,
    existing: chance.pick(['552 Postfach ist voll', '552 Skrzynka przepełniona', '552 Boîte aux lettres pleine', '552 Posta kutusu dolu']),
  }),
  'long-replies': kind({
    refusal: Array.from({ length: 20 }, (_none, n) => `550${n === 19 ? ' ' : '-'}5.1.1 User unknown ${'-'.repeat(200)}`).join('\r\n'),
  }),
  'long-greeting': kind({ greeting: { lines: 40, afterS: 0 } }),
  'slow-greeting': kind({ greeting: { lines: 1, afterS: 20 } }),
  'hangs-up-at-ehlo': kind({ hangsUpAtEhlo: true }),
  'pipelining-punished': (chance: Chance): Behavior => ({
    refusal: unknownUser,
    punishesPipelined: chance.pick(['554 5.5.0 Error: improper command pipelining', '', '503 5.5.0 Polite people get along faster']),
  }),
  'hangs-up-at-refusal': kind({ hangsUpAtRefusal: true }),
  'starttls-refused': (chance: Chance): Behavior => ({
    refusal: unknownUser,
    startTlsRefused: chance.pick(['454 4.7.0 TLS not available', '500 What?']),
  }),
} satisfies Record<string, (chance: Chance) => Behavior>;
