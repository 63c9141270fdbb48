export { companiesHouseReader } from './companies-house.ts';
export { gleifParentsReader, gleifReader } from './gleif.ts';
export { overtureReader, type RowReader } from './overture.ts';
export { peopleDataLabsReader } from './people-data-labs.ts';
export { headerLinesOf, registerReader, type TextRegisterId } from './readers.ts';
export {
  registerIds,
  registers,
  type RegisterIdentifier,
  type IdentifierScheme,
  type RecordKey,
  type Register,
  type RegisterFact,
  type RegisterField,
  type RegisterId,
  type RegisterItem,
  type RegisterLocation,
  type RegisterPerson,
  type RegisterReader,
  type RegisterRecord,
} from './register.ts';
export { formDReader, secTickersReader } from './sec.ts';
export { sireneReader, sireneSitesReader } from './sirene.ts';
export { otherFile } from './streams.ts';
export { wikidataReader } from './wikidata.ts';
