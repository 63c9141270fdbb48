/** The tables of names that are compared as a whole, in the order in which they decide. */
import { picklistNames } from './picklist-names.ts';
import { translatedPicklistNames } from './translated-picklist-names.ts';
import { translatedCategories } from './translated-categories.ts';
import { translatedTitles } from './translated-titles.ts';
import { sectionNames } from './section-names.ts';
import { categoryNames } from './category-names.ts';
import { directoryHeadings } from './directory-headings.ts';
import { officialTitles } from './official-titles.ts';
import { translatedNames } from './translated-names.ts';
import { fieldNames } from './field-names.ts';
import { sectorNames } from './sector-names.ts';
import { listedNamesOfServices } from './listed-names-of-services.ts';
import { listedNamesOfGoods } from './listed-names-of-goods.ts';
import { nouns } from './nouns/index.ts';

/** Names that count only as a whole text. Of a name in several tables, the first table decides. */
export const tablesOfNames = [
  picklistNames,
  translatedPicklistNames,
  translatedCategories,
  translatedTitles,
  sectionNames,
  categoryNames,
  directoryHeadings,
  officialTitles,
  translatedNames,
  fieldNames,
  sectorNames,
  listedNamesOfServices,
  listedNamesOfGoods,
  nouns,
];
