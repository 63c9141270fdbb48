import { describe, expect, it } from 'vitest';
import { readWords } from './index.ts';

const technologies = ['HubSpot', 'Klaviyo', 'Salesforce'];
const read = (text: string) => readWords(text, { now: 2026, technologies });

describe('what a text only mentions is reported and becomes no filter', () => {
  it.each([
    ['bakeries expanding into Ohio', { industry: { include: ['food-and-drink.packaged-food'] } }, ['expanding into Ohio']],
    ['law firms that grumble about software', { industry: { include: ['professional-services.legal'] } }, ['grumble about software']],
    [
      'accountants in Leeds with experience in real estate and hotels',
      { title: { include: ['accountant'] }, city: { include: ['GB.ENG.leeds'] } },
      ['experience in real estate and hotels'],
    ],
    ['nurses with construction experience', { title: { include: ['nurse'] } }, ['construction experience']],
    [
      'CFOs interested in cybersecurity at hospitals',
      { title: { include: ['CFO'] }, industry: { include: ['healthcare.hospitals'] } },
      ['interested in cybersecurity'],
    ],
    ['pilots who specialize in agriculture', { title: { include: ['pilot'] } }, ['specialize in agriculture']],
    [
      'banks in Peru for my insurance startup',
      { industry: { include: ['financial-services.banking'] }, country: { include: ['PE'] } },
      ['for my insurance startup'],
    ],
    [
      'breweries that recently hired a marketing director',
      { industry: { include: ['food-and-drink.alcohol'] } },
      ['recently hired a marketing director'],
    ],
    ['bedrijven die ziekenhuizen ontzorgen in Gent', { city: { include: ['BE.VLG.gent'] } }, ['ziekenhuizen ontzorgen']],
    ['abogados con experiencia en banca', { title: { include: ['abogado'] } }, ['experiencia en banca']],
    ['wineries with a female CEO', { industry: { include: ['food-and-drink.alcohol'] } }, ['a female CEO']],
    ['law firms looking for a new CRM', { industry: { include: ['professional-services.legal'] } }, ['looking for a new CRM']],
    ['hotels for a podcast campaign', { industry: { include: ['travel-and-hospitality.hotels'] } }, ['for a podcast campaign']],
    ['juristes pour mon agence immobilière', { title: { include: ['juriste'] } }, ['mon agence immobilière']],
  ])('%s', (text, filters, parts) => {
    const reading = read(text);
    const unmet = [...reading.notUnderstood, ...reading.notFilterable];
    expect(reading.filters).toEqual(filters);
    for (const part of parts) expect(unmet.some((each) => each.includes(part))).toBe(true);
  });

  it('ends a mention where the text says where the leads are, how large they are, or who is hired', () => {
    expect(read('agencies struggling with churn in Boston').filters).toEqual({
      industry: { include: ['media.advertising'] },
      city: { include: ['US.MA.boston'] },
    });
    expect(read('clinics that grumble about software with 50-200 employees and are hiring nurses in Texas').filters).toMatchObject({
      size: { include: ['51-200'] },
      region: { include: ['US.TX'] },
    });
  });

  it('still reads the technology of a verb that it does not know', () => {
    expect(read('brands experimenting with Klaviyo').filters).toEqual({ technology: { include: ['Klaviyo'] } });
  });

  it('reads software for an industry as one industry', () => {
    expect(read('veterinary clinics and real estate software in Oslo').filters).toMatchObject({
      industry: { include: ['healthcare.veterinary', 'real-estate.proptech'] },
    });
  });

  it('still reads people that companies look for as jobs', () => {
    expect(read('law firms looking for a sales manager').filters).toMatchObject({ hiringIn: { include: ['sales'] } });
  });

  it('reads roles in quotation marks as titles, and other quoted words as keywords', () => {
    expect(read('"Head of Nursing" OR "Ward Manager", Leeds').filters).toMatchObject({
      title: { include: ['Head of Nursing', 'Ward Manager'] },
    });
    expect(read('"cold storage" in Peru').filters).toMatchObject({ keyword: { include: ['cold storage'] } });
  });

  it('reads those that the reader sells to as the leads, and what is sold as no filter', () => {
    const reading = read('wir verkaufen Lohnsoftware an Bäckereien in Tirol');
    expect(reading.filters).toEqual({ industry: { include: ['food-and-drink.packaged-food'] }, region: { include: ['AT.07'] } });
    expect(reading.notFilterable.join(' ')).toContain('Lohnsoftware');
  });

  it('reports "leaders", who may be of any level', () => {
    const reading = read('finance leaders in Oslo');
    expect(reading.filters).toEqual({ department: { include: ['finance'] }, city: { include: ['NO.12.oslo'] } });
    expect(reading.notFilterable).toEqual(['leaders']);
  });

  it('reads owners beside a role with a function as titles, since the function would leave them out', () => {
    expect(read('owners or HR managers of hotels').filters).toMatchObject({ title: { include: ['HR manager', 'owner'] } });
    expect(read('VP or director of marketing').filters).toEqual({
      seniority: { include: ['director', 'vp'] },
      department: { include: ['marketing'] },
    });
  });
});
