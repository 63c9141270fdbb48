/** Companies in the contract's form, and the parts that their rows share with people's. */
import type { CompanyRow, PlaceRow, WorkingRow } from '@leadlight/db/leads';
import type { SourceKind } from '@leadlight/leads';
import type { CompanySize, CompanyStatus } from '@leadlight/vocabulary';

/** The URL of a LinkedIn page from its key ("company/acme"); keys are stored decoded. */
export function linkedinUrl(key: string | null): string | null {
  return key === null ? null : `https://www.linkedin.com/${key.split('/').map(encodeURIComponent).join('/')}`;
}

export function presentPlace({ country, region, city, cityName }: PlaceRow) {
  return { country, region, city, cityName };
}

/** @param ofRecord tags of the record itself, in addition to those that the workspace added */
export function presentWorking(row: WorkingRow, ofRecord: readonly string[] = []) {
  const { isOwn, isSample, source, score, stage, ownerId, keptTags, updatedAt } = row;
  return {
    isOwn,
    isSample,
    // Columns are text, but only vocabulary values are written to them.
    source: source as SourceKind,
    score,
    stage,
    ownerId,
    tags: [...new Set([...ofRecord, ...keptTags])],
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentCompanyRow(row: CompanyRow) {
  const { id, name, hasName, domain, linkedin, industry, size, employees, founded, status, hasPhone, tags } = row;
  return {
    id,
    name,
    hasName,
    domain,
    linkedin: linkedinUrl(linkedin),
    industry,
    size: size as CompanySize | null,
    employees,
    founded,
    status: status as CompanyStatus | null,
    place: presentPlace(row),
    hasPhone,
    ...presentWorking(row, tags),
  };
}
