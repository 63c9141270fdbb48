import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { runWords } from './words.command.ts';

function run(...args: string[]): string {
  let text = '';
  expect(runWords(args, { out: (part) => (text += part), now: () => new Date('2026-11-23T00:00:00Z') })).toBe(0);
  return text;
}

test('prints kind, filters and what was not read as JSON', () => {
  expect(JSON.parse(run('--json', 'CFOs at German fintechs aged 20-35 blorp'))).toEqual({
    kind: 'people',
    filters: { title: { include: ['CFO'] }, country: { include: ['DE'] }, industry: { include: ['financial-services.fintech'] } },
    notUnderstood: ['blorp'],
    notFilterable: ['aged 20-35'],
    corrections: [],
  });
});

test('says which words it read as misspelled', () => {
  expect(run('recruters in Oslo')).toBe('People\n  title: recruiter\n  city: Oslo\n  Read “recruters” as “recruiters”\n');
});

test('prints names as the filter panel shows them, and knows the technologies that come with the product', () => {
  expect(run('SaaS startups in Berlin on WordPress, not on Shopify')).toBe(
    'Companies\n  industry: Business software\n  founded: 2020 or more\n  city: Berlin\n  technology: WordPress\n  technology: not Shopify\n',
  );
});

test('the kind can be given; without a description the usage is shown', () => {
  expect(JSON.parse(run('--json', '--kind', 'companies', 'CFOs in Berlin'))).toMatchObject({ kind: 'companies', notFilterable: ['CFOs'] });
  for (const args of [[], ['--kind', 'dogs', 'x'], ['--nope']]) expect(() => run(...args)).toThrow(StartError);
});
