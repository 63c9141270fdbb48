/** The texts for traits. */
import type { LikenessTrait } from '../api/contract.ts';

type Named = Pick<LikenessTrait, 'family' | 'name'>;

const familyNames: Readonly<Record<LikenessTrait['family'], string>> = {
  sector: 'Sector',
  industry: 'Industry',
  size: 'Company size',
  companyStatus: 'Company status',
  country: 'Country',
  region: 'Region',
  city: 'City',
  department: 'Department',
  seniority: 'Seniority',
  title: 'Title contains',
  age: 'Company age',
  technology: 'Technology',
  hiringIn: 'Hiring in',
  mailProvider: 'Mail provider',
  openJobs: 'Open jobs',
  word: 'Description contains',
};

/** "Country: Germany", "Title contains “marketing”". */
export function wordTrait({ family, name }: Named): string {
  if (family === 'title' || family === 'word') return `${familyNames[family]} “${name}”`;
  return `${familyNames[family]}: ${family === 'age' ? `${name} years` : name}`;
}

/** The same in a few words, for a reason: "51–200 people", "uses Stripe". */
export function wordReason({ family, name }: Named): string {
  switch (family) {
    case 'size':
      return `${name} people`;
    case 'technology':
      return `uses ${name}`;
    case 'hiringIn':
      return `hiring in ${name}`;
    case 'mailProvider':
      return `mail at ${name}`;
    case 'openJobs':
      return `${name} open jobs`;
    case 'age':
      return `${name} years old`;
    case 'title':
    case 'word':
      return `“${name}”`;
    default:
      return name;
  }
}

/** 6.02 → "6×", 1.52 → "1.5×", 0.25 → "0.25×". */
export const wordLift = (lift: number): string => `${lift.toLocaleString('en', { maximumSignificantDigits: 2, useGrouping: true })}×`;
