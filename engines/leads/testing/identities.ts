/** For tests: people and companies, as rows of a file describe them. */
import { splitPersonName } from '@leadlight/vocabulary/identity';
import { unknownPlace } from '@leadlight/vocabulary/places';
import type { LeadCompany, LeadPerson } from '../facts/index.ts';
import { companyIdentity, type CompanyIdentity } from '../matching/companies.ts';
import { personIdentity, type PersonIdentity } from '../matching/people.ts';

/** At acme.com unless `over` says otherwise. */
export const named = (name: string, over: Partial<LeadPerson> = {}): PersonIdentity =>
  personIdentity({
    name,
    ...splitPersonName(name),
    email: null,
    personalEmail: null,
    phone: null,
    mobilePhone: null,
    linkedin: null,
    companyDomain: 'acme.com',
    companyName: 'Acme',
    titleKey: null,
    seniorities: [],
    department: null,
    place: unknownPlace,
    ...over,
  });

export const called = (name: string, domain: string | null = 'acme.de', over: Partial<LeadCompany> = {}): CompanyIdentity =>
  companyIdentity({ name, domain, linkedin: null, phone: null, industry: null, place: unknownPlace, ...over });
