import { addressForms } from '@leadlight/vocabulary/identity';

/** Forms of address and academic titles, which a column "Title" contains in Outlook's and other exports. */
const salutation = new RegExp(
  String.raw`^(?:(?:an )?(?:${addressForms})|de heer|heer|sir|madam|m|dott|dott\.ssa|dr|dra|drs|prof|ing|dipl[.-]?\s?ing|mag|hr|fr|rev|hon|ir)(?:[./ ]+(?:dr|prof|med|phil|ing|h\.? ?c|jur|rer|nat|habil))*\.?$`,
  'i',
);
export const isSalutation = (cell: string): boolean => salutation.test(cell);
