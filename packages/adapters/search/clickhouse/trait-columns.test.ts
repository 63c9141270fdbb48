/** What is known of a lead from its row in ClickHouse is what an index knows of it; the statements are compared by the contract suite of search. */
import { LeadIndex, WorkspaceLeads, type LeadKind, type LeadRecord } from '@leadlight/leads';
import { answerLikenessStep } from '@leadlight/leads/likeness';
import { blankRecord } from '@leadlight/leads/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnNames, decodeRow, leadRow } from './lead-rows.ts';
import { encodeCell } from './literals.ts';
import { describeRow, requiredConditions, weightOf } from './trait-columns.ts';

const today = 20_784;
const maybe = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });

const shared = {
  name: fc.constantFrom('Harbor Mill', 'A & B', 'Zoë’s "Clinic"'),
  country: maybe('DE', 'FR'),
  region: maybe('DE.BE'),
  city: maybe('DE.BE.berlin'),
  industry: maybe('software.saas', 'software', 'education'),
  size: maybe('11-50', '51-200'),
  founded: maybe(1901, 1990, 2016, 2021, 2024, 2026, 2030),
  companyStatus: maybe('active', 'insolvent'),
  technologies: fc.subarray(['Stripe', 'C++', "D'Art"]),
  mailProvider: maybe('google'),
  hiringIn: fc.subarray(['sales', 'finance']),
  jobDays: fc.array(fc.constant(today - 3), { maxLength: 25, size: 'max' }),
};
const lead: fc.Arbitrary<readonly [LeadKind, LeadRecord]> = fc.oneof(
  fc
    .record({ ...shared, tags: fc.subarray(['b2b', 'health care']), description: maybe('payments, payments for banks', 'Größer') })
    .map((fields) => ['companies', { ...blankRecord, ...fields, id: 7, companyId: 7 }] as const),
  fc
    .record({ ...shared, titleKey: maybe('head sales', 'sales'), seniorities: fc.subarray(['head', 'vp']), department: maybe('sales') })
    .map((fields) => ['people', { ...blankRecord, ...fields, title: fields.titleKey, id: 7, companyId: 3 }] as const),
);

test('a row describes a lead as an index does', () => {
  fc.assert(
    fc.property(lead, ([kind, record]) => {
      const index = new LeadIndex();
      index.pool[kind].replaceLeads([record]);
      const step = { step: 'describe', kind, today, examples: [7], bad: [] } as const;
      const { examples } = answerLikenessStep(index, new WorkspaceLeads(), step);
      const row = decodeRow(leadRow(kind, record).map(encodeCell));
      expect(row).toHaveLength(columnNames.length);
      expect(describeRow(row, kind === 'companies', today)).toEqual(examples[0]);
    }),
  );
});

test('values are written as texts that cannot end the statement, and weights as whole numbers', () => {
  const values = new Map([["d'art", -5]]);
  expect(weightOf({ family: 'technology', values, unseen: 0 }, today)).toBe(
    `toInt64(arraySum(each -> transform(toString(each), ['d\\'art'], [toInt64(-5)], toInt64(0)), technology_keys))`,
  );
  expect(requiredConditions([{ family: 'technology', value: "D'Art" }], today)).toEqual([`(has(technology_keys, 'd\\'art'))`]);
  expect(requiredConditions([{ family: 'country', value: '' }], today), 'no lead has an empty value').toEqual(['0']);
  expect(() => weightOf({ family: 'word', values: new Map([['mill', 0.5]]), unseen: 0 }, today)).toThrow(RangeError);
});
