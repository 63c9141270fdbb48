import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companySizeNames, companySizeOf, companySizes, parseCompanySize } from './company-sizes.ts';

describe('parses company sizes as people and programs write them', () => {
  test.for([
    ['51-200', '51-200'],
    ['51 - 200', '51-200'],
    ['1,001-5,000 employees', '1001-5000'],
    ['1.001–5.000 Mitarbeiter', '1001-5000'],
    ['10001+', '10001+'],
    ['10,000+', '10001+'],
    ['> 10,000', '10001+'],
    ['5K-10K', '5001-10000'],
    ['1.5k', '1001-5000'],
    ['11 to 50', '11-50'],
    ['entre 100 y 250', '51-200'],
    ['100-250', '51-200'],
    ['37', '11-50'],
    ['250 employés', '201-500'],
    ['Self-employed', '1'],
    ['1', '1'],
    ['500+', '501-1000'],
    ['~ 300', '201-500'],
    ['10-Feb', '2-10'],
    ['Nov-50', '11-50'],
    ['1.001–5.000', '1001-5000'],
    ['10k+', '10001+'],
    ['de 11 à 50', '11-50'],
    ['10 000 salariés et plus', '10001+'],
    ['zwischen 51 und 200', '51-200'],
    ['11 bis 50 Mitarbeiter', '11-50'],
    ['entre 11 e 50 funcionários', '11-50'],
    ['tra 11 e 50 dipendenti', '11-50'],
    ['6 tot 10', '2-10'],
    ['más de 500 empleados', '501-1000'],
    ['meer dan 250', '201-500'],
    ["jusqu'à 10", '2-10'],
    ['c_00051_00100', '51-200'],
    ['c_10001_max', '10001+'],
  ])('%s is %s', ([text = '', band]) => {
    expect(parseCompanySize(text ?? '')).toBe(band);
  });

  test.for(['', 'n/a', 'many', 'since 1998', '12 Main St', '0', '200-50', '1-2-3', '555-1234-99'])('"%s" is unknown', (text) => {
    expect(parseCompanySize(text)).toBeNull();
  });
});

describe('the headcount beside the name of a size class counts', () => {
  test.for([
    ['Medium (50–250 employees)', '51-200'],
    ['SMB 11-50', '11-50'],
    ['Large: 1000+', '1001-5000'],
    ['Small (1-10)', '2-10'],
    ['Small Business (11–50 employees)', '11-50'],
    ['Mid-Market (201-500)', '201-500'],
    ['Enterprise: 10,001+ employees', '10001+'],
    ['Mittelstand: 51–200 Mitarbeiter', '51-200'],
    ['Klein (11 bis 50)', '11-50'],
    ['PME (10 à 249 salariés)', '11-50'],
    ['Grande empresa (>250 empleados)', '201-500'],
    ['11-50 (Small)', '11-50'],
    ['51-200 employees, medium', '51-200'],
    ['Micro: < 10', '2-10'],
    ['Small & medium: 11-50', '11-50'],
    ['Large - 1k-5k', '1001-5000'],
    ['Small (1000+)', '1001-5000'],
  ])('%s is %s', ([text = '', band]) => {
    expect(parseCompanySize(text ?? '')).toBe(band);
  });

  test.for([
    'Medium',
    'Large',
    'SMB',
    'Medium (212)',
    'Enterprise 365',
    'Small 1',
    'Large: 50m+',
    'Medium (€10m-€50m)',
    'Large (> 50 Mio)',
    'Small (revenue 10-50)',
    'Mid 2019',
    'Small, since 1998',
    'Tier 1 (Enterprise)',
    'Big 4',
  ])('“%s” states no headcount', (text) => {
    expect(parseCompanySize(text)).toBeNull();
  });
});

test('every employee count is in its band, and every band is parsed from its ID and name', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), (employees) => {
      const band = companySizeOf(employees);
      const [low, high] = (band ?? '').replace('+', '').split('-').map(Number);
      expect(employees).toBeGreaterThanOrEqual(low ?? 0);
      if (band !== '10001+') expect(employees).toBeLessThanOrEqual(high ?? low ?? 0);
      expect(parseCompanySize(String(employees))).toBe(band);
    }),
  );
  for (const band of companySizes) {
    expect(parseCompanySize(band)).toBe(band);
    expect(parseCompanySize(companySizeNames[band])).toBe(band);
  }
});

test('an invalid employee count has no band', () => {
  for (const employees of [0, -5, Number.NaN, Number.POSITIVE_INFINITY]) expect(companySizeOf(employees)).toBeNull();
});

test('for any text, the result is a band or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const band = parseCompanySize(text);
      expect(band === null || companySizes.includes(band)).toBe(true);
    }),
  );
});
