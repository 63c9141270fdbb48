/**
 * GLEIF golden copy, CSV of LEI-CDF 3.1 (level 1: who is who) and RR-CDF 2.1 (level 2: who owns whom).
 * https://www.gleif.org/en/lei-data/gleif-golden-copy/download-the-golden-copy
 */
import { parseCountry } from '@leadlight/vocabulary/places';
import { parseCompanyStatus } from '@leadlight/vocabulary/values';
import {
  Facts,
  identifier,
  locationOf,
  recordOf,
  registers,
  type RecordResult,
  type RegisterLocation,
  type RegisterReader,
} from './register.ts';
import { companyNumberOf } from './companies-house.ts';
import { isSiren } from './sirene.ts';
import { csvReader, type Row } from './streams.ts';

export const gleifReader = (after = 0): RegisterReader =>
  csvReader(registers.gleif, ['LEI', 'Entity.LegalName', 'Entity.LegalAddress.Country', 'Entity.EntityStatus'], readEntity, after);

/** Parents: one record per relationship, keyed by the child's LEI. */
export const gleifParentsReader = (after = 0): RegisterReader =>
  csvReader(
    registers['gleif-parents'],
    ['Relationship.StartNode.NodeID', 'Relationship.EndNode.NodeID', 'Relationship.RelationshipType'],
    readRelationship,
    after,
  );

/** ISO 17442: 18 characters and two check digits, ISO 7064 mod 97-10. */
export function isLei(text: string): boolean {
  if (!/^[A-Z\d]{18}\d{2}$/.test(text)) return false;
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Companies House for England and Wales, Northern Ireland, Scotland (GLEIF Registration Authorities List 1.7). */
const companiesHouse = new Set(['RA000585', 'RA000586', 'RA000587']);
/** The French registers, whose numbers are SIRENs: Infogreffe and Insee. */
const french = new Set(['RA000189', 'RA000192']);

const otherNames = ['Entity.OtherEntityNames.OtherEntityName', 'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName'];

function readEntity(row: Row): RecordResult {
  const lei = row('LEI').toUpperCase();
  const name = row('Entity.LegalName');
  if (!isLei(lei)) return { refused: `"${lei.slice(0, 40)}" is not an LEI` };
  if (name === '') return { refused: 'no legal name' };
  const registration = row('Registration.RegistrationStatus');
  if (/^(?:DUPLICATE|ANNULLED|CANCEL+ED)$/.test(registration)) return { skipped: `registration ${registration.toLowerCase()}` };
  const facts = new Facts();
  facts.add('legalName', name, 'Entity.LegalName');
  for (const column of otherNames) {
    for (let index = 1; index <= 5; index += 1) {
      const other = row(`${column}.${index}`);
      const type = row(`${column}.${index}.type`);
      facts.add(type === 'PREVIOUS_LEGAL_NAME' ? 'formerName' : 'otherName', other === name ? null : other, `${column}.${index}`);
    }
  }
  const status = row('Entity.EntityStatus');
  facts.addStatus(parseCompanyStatus(status), 'Entity.EntityStatus', status);
  facts.addFounded(row('Entity.EntityCreationDate').slice(0, 10), 'Entity.EntityCreationDate');
  const expired = row('Entity.EntityExpirationDate').slice(0, 10);
  facts.add('closedOn', /^\d{4}-\d{2}-\d{2}$/.test(expired) ? expired : null, 'Entity.EntityExpirationDate');
  facts.add('type', row('Entity.EntityCategory').toLowerCase().replaceAll('_', ' '), 'Entity.EntityCategory', row('Entity.EntityCategory'));
  const successor = row('Entity.SuccessorEntity.1.SuccessorLEI') || row('Entity.SuccessorEntity.SuccessorLEI');
  facts.add('successor', isLei(successor) ? successor : null, 'Entity.SuccessorEntity.1.SuccessorLEI');
  const number = row('Entity.RegistrationAuthority.RegistrationAuthorityEntityID');
  const authority = row('Entity.RegistrationAuthority.RegistrationAuthorityID');
  // RA888888 and RA999999 stand for authorities that are not listed, or none.
  // Numbers that other registers here have too, as those write them.
  const plain = number.replaceAll(/[\s.]/g, '').toUpperCase();
  const national = companiesHouse.has(authority) ? companyNumberOf(plain) : null;
  const siren = french.has(authority) && isSiren(plain) ? plain : null;
  const isNumbered = number !== '' && /^RA\d{6}$/.test(authority) && !/^RA[89]{6}$/.test(authority);
  return {
    record: recordOf('gleif', {
      identifiers: [
        identifier('lei', lei),
        ...(siren !== null
          ? [identifier('siren', siren)]
          : national !== null
            ? [identifier('companyNumber', national, 'GB')]
            : isNumbered
              ? [identifier('companyNumber', number, authority)]
              : []),
      ],
      name,
      facts: facts.list,
      locations: [addressOf(row, 'Legal', 'registered'), addressOf(row, 'Headquarters', 'headquarters')].filter(
        (address) => address !== null,
      ),
    }),
  };
}

function addressOf(row: Row, which: 'Legal' | 'Headquarters', kind: RegisterLocation['kind']): RegisterLocation | null {
  const part = (name: string): string => row(`Entity.${which}Address.${name}`);
  const street = [
    part('FirstAddressLine'),
    part('AdditionalAddressLine.1'),
    part('AdditionalAddressLine.2'),
    part('AdditionalAddressLine.3'),
  ]
    .filter((line) => line !== '')
    .join(', ');
  // ISO 3166-2: "US-CA".
  const region = part('Region').replace(/^[A-Z]{2}-/, '');
  return locationOf(kind, { street, postalCode: part('PostalCode'), city: part('City'), region, country: parseCountry(part('Country')) });
}

function readRelationship(row: Row): RecordResult {
  const child = row('Relationship.StartNode.NodeID').toUpperCase();
  const parent = row('Relationship.EndNode.NodeID').toUpperCase();
  const type = row('Relationship.RelationshipType');
  if (!isLei(child) || !isLei(parent)) return { refused: `"${(isLei(child) ? parent : child).slice(0, 40)}" is not an LEI` };
  const status = row('Relationship.RelationshipStatus');
  if (status !== '' && status !== 'ACTIVE') return { skipped: 'no longer active' };
  const field = type === 'IS_DIRECTLY_CONSOLIDATED_BY' ? 'parent' : type === 'IS_ULTIMATELY_CONSOLIDATED_BY' ? 'ultimateParent' : null;
  if (field === null) return { skipped: 'another kind of relationship' };
  if (child === parent) return { refused: 'a company is its own parent' };
  const facts = new Facts();
  facts.add(field, parent, 'Relationship.EndNode.NodeID');
  return { record: recordOf('gleif-parents', { identifiers: [identifier('lei', child)], facts: facts.list }) };
}
