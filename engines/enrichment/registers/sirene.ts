/** SIRENE, the French register: StockUniteLegale (companies) and StockEtablissement (their sites), https://www.sirene.fr/static-resources/documentation/v_sommaire_311.htm. */
import { parseIndustry, type IndustrySystem } from '@leadlight/vocabulary/industries';
import { parseCountry } from '@leadlight/vocabulary/places';
import { parseCompanySize } from '@leadlight/vocabulary/values';
import { Facts, identifier, locationOf, recordOf, registers, type RecordResult, type RegisterReader } from './register.ts';
import { csvReader, type Row } from './streams.ts';

export const sireneReader = (after = 0): RegisterReader =>
  csvReader(registers.sirene, ['siren', 'denominationUniteLegale', 'etatAdministratifUniteLegale'], readUnit, after);

export const sireneSitesReader = (after = 0): RegisterReader =>
  csvReader(registers['sirene-sites'], ['siren', 'siret', 'etablissementSiege', 'etatAdministratifEtablissement'], readSite, after);

/** Nine digits with the check digit of Luhn; La Poste's sites are an exception for SIRET, not for SIREN. */
export function isSiren(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = Array.from(text, Number).reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Codes of `trancheEffectifs`, in employees. */
const headCounts: Readonly<Record<string, string>> = {
  '01': '1-2',
  '02': '3-5',
  '03': '6-9',
  '11': '10-19',
  '12': '20-49',
  '21': '50-99',
  '22': '100-199',
  '31': '200-249',
  '32': '250-499',
  '41': '500-999',
  '42': '1000-1999',
  '51': '2000-4999',
  '52': '5000-9999',
  '53': '10001+',
};

/** What is not published is written so. */
const published = (text: string): string => (/^\[ND\]$/i.test(text) ? '' : text);

function readUnit(row: Row): RecordResult {
  const siren = row('siren').replaceAll(/\s/g, '');
  if (!isSiren(siren)) return { refused: `"${siren.slice(0, 40)}" is not a SIREN` };
  if (/^[PN]$/i.test(row('statutDiffusionUniteLegale'))) return { skipped: 'its owner objects to publication' };
  const name = published(row('denominationUniteLegale'));
  // Sole traders are natural persons, who have no denomination.
  if (name === '')
    return {
      skipped: row('nomUniteLegale') === '' && row('categorieJuridiqueUniteLegale') !== '1000' ? 'no denomination' : 'a natural person',
    };
  const facts = new Facts();
  facts.add('legalName', name, 'denominationUniteLegale');
  for (const column of [
    'denominationUsuelle1UniteLegale',
    'denominationUsuelle2UniteLegale',
    'denominationUsuelle3UniteLegale',
    'sigleUniteLegale',
  ]) {
    const other = published(row(column));
    facts.add('otherName', other === name ? '' : other, column);
  }
  const state = row('etatAdministratifUniteLegale');
  facts.addStatus(state === 'A' ? 'active' : state === 'C' ? 'closed' : null, 'etatAdministratifUniteLegale', state);
  facts.addFounded(row('dateCreationUniteLegale'), 'dateCreationUniteLegale');
  facts.add('type', row('categorieJuridiqueUniteLegale'), 'categorieJuridiqueUniteLegale');
  addActivity(facts, row, 'UniteLegale');
  const band = headCounts[row('trancheEffectifsUniteLegale')];
  facts.addSize(
    band === undefined ? null : parseCompanySize(band),
    'trancheEffectifsUniteLegale',
    `${row('trancheEffectifsUniteLegale')} (${band ?? ''} employees)`,
    row('anneeEffectifsUniteLegale') || null,
  );
  return { record: recordOf('sirene', { identifiers: [identifier('siren', siren)], name, facts: facts.list }) };
}

function addActivity(facts: Facts, row: Row, of: 'UniteLegale' | 'Etablissement'): void {
  const code = row(`activitePrincipale${of}`);
  const nomenclature = row(`nomenclatureActivitePrincipale${of}`);
  const system: IndustrySystem | null = /^NAFRev2$/i.test(nomenclature) ? 'nace-2' : /^NAF2025$/i.test(nomenclature) ? 'nace-2.1' : null;
  // Older nomenclatures (NAF1993, NAP) mean other things by the same digits.
  if (system === null || !/^\d{2}\.\d{2}[A-Z]$/.test(code) || code === '00.00Z') return;
  facts.add('industryCode', `NAF ${code}`, `activitePrincipale${of}`, `${code} (${nomenclature})`);
  facts.add('industry', parseIndustry(code, system), `activitePrincipale${of}`, `${code} (${nomenclature})`);
}

function readSite(row: Row): RecordResult {
  const [siren, siret] = [row('siren'), row('siret')];
  if (!isSiren(siren) || !/^\d{14}$/.test(siret) || !siret.startsWith(siren))
    return { refused: `"${siret.slice(0, 40)}" is not a SIRET of ${siren.slice(0, 40)}` };
  if (/^[PN]$/i.test(row('statutDiffusionEtablissement'))) return { skipped: 'its owner objects to publication' };
  if (row('etatAdministratifEtablissement') !== 'A') return { skipped: 'a closed site' };
  const facts = new Facts();
  for (const column of ['enseigne1Etablissement', 'enseigne2Etablissement', 'enseigne3Etablissement', 'denominationUsuelleEtablissement'])
    facts.add('otherName', published(row(column)), column);
  const isAbroad = row('libellePaysEtrangerEtablissement') !== '';
  const location = locationOf(/^(?:true|oui|1)$/i.test(row('etablissementSiege')) ? 'headquarters' : 'site', {
    street: ['numeroVoieEtablissement', 'indiceRepetitionEtablissement', 'typeVoieEtablissement', 'libelleVoieEtablissement']
      .map((column) => published(row(column)))
      .filter((part) => part !== '')
      .join(' '),
    postalCode: published(row('codePostalEtablissement')),
    city: published(row('libelleCommuneEtrangerEtablissement') || row('libelleCommuneEtablissement')).replace(
      / CEDEX(?: \d+)?$| \d{1,2}$/,
      '',
    ),
    country: isAbroad ? parseCountry(row('libellePaysEtrangerEtablissement')) : 'FR',
  });
  if (location === null) return { skipped: 'a site without an address' };
  return {
    record: recordOf('sirene-sites', {
      identifiers: [identifier('siren', siren), identifier('siret', siret)],
      facts: facts.list,
      locations: [location],
    }),
  };
}
