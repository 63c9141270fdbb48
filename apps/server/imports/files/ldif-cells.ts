/**
 * Reads entries of LDIF (RFC 2849), which Thunderbird and directory servers export, into the cells of a vCard. Attributes are those of RFC 4519, RFC 2798
 * (inetOrgPerson) and Thunderbird's address book.
 */
import type { FileEncoding } from '@leadlight/leads';
import { storable } from './rows.ts';
import { cellsOf, type VcardCells } from './vcard-cells.ts';
import type { VcardProperty } from './vcard-properties.ts';

/** An attribute of an entry; the name in lowercase, without options such as `;lang-fr`. */
export interface LdifAttribute {
  readonly name: string;
  readonly value: string;
}

/** Whether a line begins an entry. A space after the colon is optional (RFC 2849). */
export const isEntryStart = (line: string): boolean => /^dn:/i.test(line);

/**
 * @param line unfolded, in one character per byte
 * @param encoding of values that aren't in UTF-8, as the format demands
 * @returns null for a comment, a value that is only an address of a file, or a line that is no attribute
 */
export function readAttribute(line: string, encoding: FileEncoding): LdifAttribute | null {
  const [, written = '', colons = '', text = ''] = /^([A-Za-z][\w.-]*)(?:;[\w;-]+)?(::?)[ ]*(.*)$/s.exec(line) ?? [];
  if (written === '' || text.startsWith('<')) return null;
  const bytes = Buffer.from(text, colons === '::' ? 'base64' : 'latin1');
  return { name: written.toLowerCase(), value: decode(bytes, encoding).trim() };
}

function decode(bytes: Buffer, encoding: FileEncoding): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding).decode(bytes);
  }
}

/** Of the entry, its program or its account, and not of the person. Passwords are never kept. */
const technical =
  /^(?:dn|objectclass|version|changetype|control|userpassword|unicodepwd|jpegphoto|thumbnailphoto|photo|audio|usercertificate|usersmimecertificate|modifytimestamp|createtimestamp|modifiersname|creatorsname|entryuuid|entrycsn|structuralobjectclass|objectguid|objectsid|memberof|mozillausehtmlmail|popularitindex|popularityindex|lastmodifieddate|preferdisplayname|uidnumber|gidnumber|homedirectory|loginshell|shadow\w+)$/;

/** By attribute, the property of a vCard that it is, and its type. */
const properties: ReadonlyMap<string, readonly [name: string, type: string]> = new Map([
  ['mail', ['EMAIL', 'WORK']],
  ['mozillasecondemail', ['EMAIL', 'OTHER']],
  ['telephonenumber', ['TEL', 'WORK']],
  ['homephone', ['TEL', 'HOME']],
  ['mobile', ['TEL', 'CELL']],
  ['cellphone', ['TEL', 'CELL']],
  ['facsimiletelephonenumber', ['TEL', 'FAX']],
  ['fax', ['TEL', 'FAX']],
  ['pager', ['TEL', 'PAGER']],
  ['title', ['TITLE', '']],
  ['labeleduri', ['URL', '']],
  ['mozillaworkurl', ['URL', 'WORK']],
  ['workurl', ['URL', 'WORK']],
  ['mozillahomeurl', ['URL', 'HOME']],
  ['homeurl', ['URL', 'HOME']],
  ['description', ['NOTE', '']],
  ['info', ['NOTE', '']],
  ['mozillanickname', ['NICKNAME', '']],
]);

/** Parts of names and addresses, which a vCard keeps together. */
const parts = {
  given: ['givenname', 'gn'],
  family: ['sn', 'surname'],
  full: ['cn', 'commonname', 'displayname'],
  company: ['o', 'company', 'organizationname'],
  unit: ['ou', 'department', 'departmentnumber', 'orgunit'],
  /** The lines of an address are separated by "$" (RFC 4517, 3.3.28). */
  street: ['street', 'streetaddress', 'postaladdress', 'mozillaworkstreet'],
  city: ['l', 'locality', 'localityname'],
  region: ['st', 'region', 'stateorprovincename'],
  postalCode: ['postalcode', 'zip'],
  country: ['co', 'friendlycountryname', 'c', 'countryname'],
} as const;

const escaped = (value: string): string => value.replaceAll(/[\\;,]/g, String.raw`\$&`);

/**
 * @returns the cells, with an attribute that vCards don't have under its own name; null for an entry that is no person, such as a group or a unit, and for one
 * that deletes, renames or changes another one
 */
export function cellsOfEntry(attributes: readonly LdifAttribute[]): VcardCells | null {
  const all = (name: string): string[] => attributes.filter((each) => each.name === name && each.value !== '').map(({ value }) => value);
  if (all('changetype').some((type) => type.toLowerCase() !== 'add')) return null;
  const classes = all('objectclass').join(' ');
  if (classes !== '' && (!/person|contact|user/i.test(classes) || /computer/i.test(classes))) return null;
  const part = (key: keyof typeof parts): string => parts[key].flatMap(all)[0] ?? '';
  const of = (name: string, value: string, type = ''): VcardProperty => ({ name, group: '', types: type === '' ? [] : [type], value });
  const join = (...values: readonly string[]): string => values.map(escaped).join(';');
  const given = part('given');
  const family = part('family');
  const cells = cellsOf([
    of('FN', escaped(part('full') || `${given} ${family}`.trim())),
    of('N', join(family, given)),
    of('ORG', join(part('company'), part('unit'))),
    of(
      'ADR',
      join('', '', part('street').replaceAll(/\s*\$\s*/g, ', '), part('city'), part('region'), part('postalCode'), part('country')),
      'WORK',
    ),
    ...attributes.flatMap(({ name, value }) => {
      const [property, type] = properties.get(name) ?? [];
      return property === undefined || value === '' ? [] : [of(property, escaped(value), type)];
    }),
  ]);
  const known = new Set<string>([...Object.values(parts).flat(), ...properties.keys()]);
  const others = [...new Set(attributes.map(({ name }) => name))].filter((name) => !known.has(name) && !technical.test(name));
  const further = others.flatMap((name) => (all(name).length > 0 ? [[name, storable(all(name).join('; '))]] : []));
  return { ...cells, ...(Object.fromEntries(further) as Record<string, string>) };
}
