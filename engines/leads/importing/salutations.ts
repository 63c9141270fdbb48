import { addressForms } from '@leadlight/vocabulary/identity';

/** Forms of address and academic titles, which a column "Title" contains in Outlook's and other exports. */
const salutation = new RegExp(
  String.raw`^(?:(?:an )?(?:${addressForms})|de heer|heer|sir|madam|m|dott|dott\.ssa|dr|dra|drs|prof|ing|dipl[.-]?\s?ing|mag|hr|fr|rev|hon|ir)(?:[./ ]+(?:dr|prof|med|phil|ing|h\.? ?c|jur|rer|nat|habil))*\.?$`,
  'i',
);
/** Degrees before and after names (of Czech and Slovak universities, and those of others that are written like them); without dots. "MD" and "CPA" are positions, too. */
const degree =
  /^(?:bc|bca|mgr|mga|ing|mudr|mddr|mvdr|judr|phdr|rndr|rsdr|pharmdr|thdr|thlic|paeddr|doc|docent|prof|dr|drs|csc|drsc|dsc|phd|thd|mba|msc|mphil|llm|bsc|beng|meng|dipl|dis|mag|et|art|arch|h|c|hc)$/i;
const isDegree = (cell: string): boolean => {
  const words = cell
    .replaceAll('.', ' ')
    .replaceAll(/\b(ph|b|m)\s+(d|sc)\b/gi, '$1$2')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => degree.test(word));
};
export const isSalutation = (cell: string): boolean => salutation.test(cell) || isDegree(cell);
