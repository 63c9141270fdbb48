/** People in the contract's form. Values that the workspace may not see are already null in the row. */
import type { PersonRow } from '@leadlight/db/leads';
import { phoneText, type CompanySize, type CompanyStatus, type Department, type EmailVerdict, type Seniority } from '@leadlight/vocabulary';
import { linkedinUrl, presentPlace, presentWorking } from '../companies/companies.presenter.ts';

export function presentPersonRow(row: PersonRow) {
  const { id, name, hasName, title, seniorities, department, linkedin } = row;
  return {
    id,
    name,
    hasName,
    title,
    // Columns are text, but only vocabulary values are written to them.
    seniorities: seniorities as Seniority[],
    department: department as Department | null,
    linkedin: linkedinUrl(linkedin),
    place: presentPlace(row),
    company: presentEmployer(row),
    contact: presentContact(row),
    ...presentWorking(row),
  };
}

function presentEmployer({ companyId, companyName, companyDomain, industry, size, founded, companyStatus }: PersonRow) {
  if (companyId === null && companyName === null && companyDomain === null) return null;
  return {
    id: companyId,
    name: companyName,
    domain: companyDomain,
    industry,
    size: size as CompanySize | null,
    founded,
    status: companyStatus as CompanyStatus | null,
  };
}

function presentContact(row: PersonRow) {
  const { isRevealed, hasEmail, email, emailVerdict, emailCheckedAt, personalEmail, hasPhone, phone, mobilePhone } = row;
  return {
    isRevealed,
    hasEmail,
    email,
    emailVerdict: emailVerdict as EmailVerdict,
    emailCheckedAt: emailCheckedAt?.toISOString() ?? null,
    personalEmail,
    hasPhone,
    phone,
    phoneText: phone && phoneText(phone),
    mobilePhone,
    mobilePhoneText: mobilePhone && phoneText(mobilePhone),
  };
}
