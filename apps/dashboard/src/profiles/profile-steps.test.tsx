import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProfileRunRowDetails } from '../api/contract.ts';
import { textOf } from '../testing/text-of.ts';
import { OpenFields, ProfileSteps } from './profile-steps.tsx';

const step = (more: Partial<ProfileRunRowDetails['steps'][number]>): ProfileRunRowDetails['steps'][number] => ({
  at: '2026-11-23T10:00:00Z',
  source: 'provider',
  name: 'Hunter',
  outcome: 'found',
  message: 'Hunter answered about this person.',
  values: [],
  micros: 280_000,
  ...more,
});
const shown = (steps: ProfileRunRowDetails['steps'], more: Partial<ProfileRunRowDetails> = {}, isWorking = true): string =>
  renderToStaticMarkup(<ProfileSteps details={{ status: 'done', nextAttemptAt: null, steps, ...more }} isWorking={isWorking} />);

test('a step shows what was asked, what came back, what it cost, and which values count or why not', () => {
  const text = textOf(
    shown([
      step({
        values: [
          { field: 'employerSince', value: '2021-03', isAccepted: true, reason: null },
          { field: 'languages', value: 'de, portuguese', isAccepted: true, reason: null },
          { field: 'phone', value: '+49 30 12', isAccepted: false, reason: 'This number is too short for Germany.' },
        ],
      }),
    ]),
  );
  expect(text).toContain('Hunter $0.28 Hunter answered about this person.');
  expect(text).toContain('Employer since: Mar 2021 , counts');
  expect(text).toContain('Languages: German, Portuguese , counts');
  expect(text).toContain('Phone: +49 30 12 , doesn’t count This number is too short for Germany.');
});

test('while the row is worked on, new steps are announced, and what is next is shown', () => {
  const html = shown([step({ source: 'records', name: null })], { status: 'pending' });
  expect(html).toContain('aria-live="polite"');
  expect(textOf(html)).toContain('Sources asked so far');
  expect(textOf(html)).toContain('Asking the next source…');
  expect(textOf(shown([], { status: 'pending' }))).toContain('Waiting for its turn…');
});

test('a question that has no answer yet is the last step, without another line', () => {
  const html = shown([step({ outcome: 'waiting', message: 'Asking Hunter for the email address.' })], { status: 'pending' });
  expect(textOf(html)).toContain('Asking Hunter for the email address.');
  expect(textOf(html)).not.toContain('next source');
});

test('a row that waits for a provider says when it continues; a run that is paused promises nothing', () => {
  const inFiveMinutes = new Date(Date.now() + 5 * 60_000).toISOString();
  const waiting = { status: 'pending', nextAttemptAt: inFiveMinutes } as const;
  expect(textOf(shown([step({ outcome: 'waiting' })], waiting))).toContain('Continues automatically in 5 minutes.');
  expect(textOf(shown([step({ outcome: 'waiting' })], waiting, false))).not.toContain('Continues');
});

test('a row that was not worked on has no steps', () => {
  expect(shown([], { status: 'skipped' })).toBe('');
});

test('fields that were looked for and have no value have their reason', () => {
  const open = [{ field: 'mobilePhone', reason: 'all_asked', message: 'No source that was asked has it.' }];
  expect(textOf(renderToStaticMarkup(<OpenFields open={open} />))).toBe(
    'Still without a value Mobile phone No source that was asked has it.',
  );
  expect(renderToStaticMarkup(<OpenFields open={[]} />)).toBe('');
});
