import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmail, lawOf, readingEase, type FindingCode } from './check/index.ts';
import { templateFields, writingLanguages, type FieldValues } from './fields.ts';
import { starterGoals, starterLengths, starterOf, starterTones } from './starters/index.ts';
import { fillTemplate, placeholdersOf } from './template.ts';

const now = 1_790_000_000;
const fact = (text: string, daysAgo = 3) => ({
  text,
  support: { source: 'website', locator: 'https://acme.test/team', snippet: null, observedAt: now - daysAgo * 86_400 },
});
const typed = (text: string) => ({ text, support: null });
const ana: FieldValues = {
  firstName: fact('Ana'),
  name: fact('Ana Silva'),
  title: fact('Head of Sales'),
  companyName: fact('Acme Inc.'),
  technology: fact('HubSpot'),
  hiringIn: fact('Sales'),
};
const sender: FieldValues = {
  senderName: typed('Ben Klein'),
  senderCompany: typed('Globex'),
  senderOffer: typed('We help sales teams find out who is hiring'),
  senderAddress: typed('1 Main Street\nSpringfield, IL 62701, USA'),
};
const fill = (template: string, values: FieldValues = ana) => fillTemplate(template, values, 'en');

describe('a template', () => {
  test('is filled with values, each with what supports it', () => {
    const { text, parts, leftOut } = fill('Hi {{firstName|there}}, you are {{ title }} at {{companyName}}. Right?');
    expect(text).toBe('Hi Ana, you are Head of Sales at Acme Inc.. Right?');
    expect(leftOut).toEqual([]);
    expect(parts.filter(({ kind }) => kind === 'value')).toMatchObject([
      { field: 'firstName', support: { source: 'website', observedAt: now - 3 * 86_400 } },
      { field: 'title' },
      { field: 'companyName' },
    ]);
  });

  test('a fallback stands where nothing is known, an empty one writes nothing', () => {
    expect(fill('Hi {{firstName|there}},', {}).text).toBe('Hi there,');
    expect(fill('Hola {{firstName|}}:', {}).text).toBe('Hola:');
  });

  test('a sentence without its fact is left out, the others of its line stay', () => {
    const { text, leftOut } = fill('You are {{title}}. You are hiring in {{hiringIn}}. Is this a topic?', { title: fact('CEO') });
    expect(text).toBe('You are CEO. Is this a topic?');
    expect(leftOut).toEqual([{ sentence: 'You are hiring in {{hiringIn}}.', missing: ['hiringIn'] }]);
  });

  test('a sentence is not divided by a period in a fallback, and the offer of the sender is a sentence of its own', () => {
    expect(fill('At {{companyName|Your Co. Ltd.}} you know {{title}}.', {}).text).toBe('');
    expect(fill('{{senderOffer}} You are {{title}}.', sender).text).toBe('We help sales teams find out who is hiring.');
    expect(fill('{{senderOffer}} You are {{title}}.', ana).text).toBe('You are Head of Sales.');
  });

  test('a line of which nothing is left disappears, and no more than one empty line remains', () => {
    expect(fill('A.\n\n{{senderTitle}}\n\nB.\n{{senderTitle}}\nC.', {}).text).toBe('A.\n\nB.\nC.');
  });

  test('a value about the reader cannot add lines or placeholders', () => {
    expect(fill('Hi {{name}}.', { name: fact('Ana\r\n\r\nBcc: x@y.test {{senderName}}'), senderName: typed('B') }).text).toBe(
      'Hi Ana Bcc: x@y.test {{senderName}}.',
    );
  });

  test('an unknown placeholder is named', () => {
    expect(placeholdersOf('{{firstNmae}} {{title|x}}')).toEqual([
      { field: 'firstNmae', isKnown: false, fallback: null },
      { field: 'title', isKnown: true, fallback: 'x' },
    ]);
  });

  test('nothing about the reader is written without a fact, whatever the template and whatever is known', () => {
    const piece = fc.oneof(
      fc.constantFrom(...templateFields).map((field) => `{{${field}}}`),
      fc.constantFrom(' ', '\n', '. ', '? ', 'You are ', '{{', '}}', '{{|}}', 'X\u{F0000}', '!'),
      fc.string({ maxLength: 8 }),
    );
    const values = fc.dictionary(
      fc.constantFrom(...templateFields),
      fc.string({ minLength: 1, maxLength: 12 }).map((text) => fact(`«${text}»`)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), values, (pieces, known) => {
        const { parts, text } = fillTemplate(pieces.join(''), known, 'en');
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts) if (part.kind === 'value') expect(known).toHaveProperty(part.field);
        for (const { field, isKnown } of placeholdersOf(text)) expect(isKnown && !(field in known)).toBe(false);
      }),
    );
  });

  test('100,000 braces are read', () => {
    expect(fill('{'.repeat(100_000)).text).toHaveLength(100_000);
  });
});

const check = (subject: string, body: string, more: object = {}) =>
  checkEmail({
    subject: fill(subject, { ...ana, ...sender }),
    body: fill(body, { ...ana, ...sender }),
    language: 'en',
    country: 'US',
    sender: { name: 'Ben Klein', company: 'Globex', address: '1 Main Street\nSpringfield, IL 62701, USA' },
    isFollowUp: false,
    now,
    ...more,
  });
const codes = (...input: Parameters<typeof check>): FindingCode[] => check(...input).findings.map(({ code }) => code);
const good = `Hi {{firstName}},\n\nYou lead sales at {{companyName}}, and your team is hiring in {{hiringIn}}. {{senderOffer}} You would see it in your inbox each week, and you could write to them before others do.\n\nIs this a topic for you this month?\n\nIf you’d rather not hear from me, tell me.\n\nBest,\n{{senderName}}\n{{senderCompany}}\n{{senderAddress}}`;

describe('the check of an email', () => {
  test('finds nothing wrong with a short, personal email that says who writes and how to stop it', () => {
    expect(check('Hiring at {{companyName}}', good).findings).toEqual([]);
  });

  test.each<[code: FindingCode, subject: string, body: string, more?: object]>([
    ['subject_missing', '', good],
    ['subject_long', 'x'.repeat(61), good],
    ['subject_capitals', 'HIRING NOW', good],
    ['subject_reply', 'Re: our call', good],
    ['subject_reply', 'AW: Termin', good],
    ['body_missing', 'Hi', ' \n'],
    ['body_short', 'Hi', 'Hi {{firstName}}, do you have time?'],
    ['body_long', 'Hi', `${good} ${'You know this word. '.repeat(40)}`],
    [
      'hard_to_read',
      'Hi',
      'Organizational interdependencies necessitate multidimensional operationalization methodologies, notwithstanding institutional heterogeneity considerations, internationalization prerequisites, and interdepartmental communication responsibilities, aforementioned characteristically uncompromising organizational representatives particularly.',
    ],
    ['spam_words', 'Hi', `${good} Click here, it is risk-free.`],
    ['exclamation_marks', 'Hi!', good],
    ['capitals', 'Hi', `${good} This is HUGELY good.`],
    ['links', 'Hi', `${good} https://a.test and https://b.test`],
    ['link_insecure', 'Hi', `${good} http://a.test`],
    ['link_shortened', 'Hi', `${good} https://bit.ly/abc`],
    ['about_sender', 'Hi', 'We are the best. We have our own tools. We work for us and with our team. I lead it, and my idea is ours.'],
    [
      'nothing_about_reader',
      'Hi',
      good.replace('{{firstName}}', 'you').replace('{{companyName}}', 'your company').replace('{{hiringIn}}', 'all teams'),
    ],
    ['no_question', 'Hi', good.replace('?', '.')],
    ['sentence_left_out', 'Hi', `${good}\nYour site runs on {{openJobs}}.`],
    ['placeholder_unknown', 'Hi', `${good}\nHello {{firstNmae}}.`],
    ['placeholder_broken', 'Hi', `${good}\nHello {{ firstName }.`],
    ['sender_missing', 'Hi', good.replace('{{senderName}}', '').replace('{{senderCompany}}', '')],
    ['address_missing', 'Hi', good.replace('{{senderAddress}}', '')],
    ['opt_out_missing', 'Hi', good.replace('If you’d rather not hear from me, tell me.', '')],
    ['consent_needed', 'Hi', good, { country: 'DE' }],
    ['old_fact', 'Hi', good, { now: now + 366 * 86_400 }],
  ])('reports %s: “%s”', (code, subject, body, more) => {
    expect(codes(subject, body, more)).toContain(code);
  });

  test('words of a company’s name are not the sender’s words', () => {
    const parts = fillTemplate(good, { ...ana, ...sender, companyName: fact('FREE CASH Winner GmbH') }, 'en');
    expect(check('Hi', good, { body: parts }).findings).toEqual([]);
  });

  test('a postal address is required in the United States and not in France; an unknown country counts as the strictest', () => {
    const body = good.replace('{{senderAddress}}', '');
    expect(codes('Hi', body, { country: 'FR' })).not.toContain('address_missing');
    expect(codes('Hi', body, { country: null })).toContain('address_missing');
    expect(lawOf('FR').needsOptOut).toBe(true);
  });

  test('a follow-up may be short and begin with “Re:”', () => {
    const body =
      'Hi {{firstName}}, did you read my last email about hiring? If you don’t want to hear from me, tell me and I will unsubscribe you.\nGlobex, 1 Main Street\nSpringfield, IL 62701, USA';
    expect(codes('Re: Hiring', body, { isFollowUp: true }).filter((code) => /subject|body/.test(code))).toEqual([]);
  });

  test('never throws, and its counts are of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...writingLanguages), (text, language) => {
        const checked = check(text, text, { language });
        expect(checked.words).toBeGreaterThanOrEqual(0);
        for (const { message } of checked.findings) expect(message).not.toBe('');
      }),
    );
  });
});

test.each(writingLanguages)('short sentences of short words are easier to read than long ones, in %s', (language) => {
  const easy = 'Da da. '.repeat(15);
  const hard = `${'Dadadadada dadadada '.repeat(15)}.`;
  const [first, second] = [readingEase(easy, language), readingEase(hard, language)];
  expect(first).not.toBeNull();
  expect(first ?? 0).toBeGreaterThan(second ?? 0);
  expect(readingEase('Da.', language)).toBeNull();
});

describe.each(writingLanguages)('the starters in %s', (language) => {
  const all = starterGoals.flatMap((goal) =>
    starterTones.flatMap((tone) => starterLengths.map((length) => ({ goal, tone, length, language }))),
  );

  test('pass the check for a person with all facts, and stay whole sentences if only the name of the company is', () => {
    for (const choice of all) {
      for (const [number, { subject, body }] of starterOf(choice).steps.entries()) {
        const values = { ...ana, ...sender };
        const email = { subject: fillTemplate(subject, values, language), body: fillTemplate(body, values, language) };
        const { findings } = checkEmail({
          ...email,
          language,
          country: 'US',
          sender: { name: 'Ben Klein', company: 'Globex', address: '1 Main Street\nSpringfield, IL 62701, USA' },
          isFollowUp: number > 0,
          now,
        });
        expect(
          findings.filter(({ level }) => level !== 'note'),
          `${JSON.stringify(choice)} ${number}\n${email.body.text}`,
        ).toEqual([]);
        const few = fillTemplate(body, { companyName: fact('Acme'), senderName: typed('Ben') }, language).text;
        expect(few).not.toMatch(/\{\{| [,.:]|,,|\n\n\n/u);
      }
    }
  });

  test('every placeholder exists, and every sentence about the reader has one', () => {
    for (const choice of all)
      for (const { subject, body } of starterOf(choice).steps)
        for (const { isKnown } of placeholdersOf(subject + body)) expect(isKnown).toBe(true);
  });
});
