/** Units, buildings and quarters in an address: they belong to the street, and in some countries stand for it. */

const building =
  /(?:^|\s)(?:tower|towers|house|building|bldg|cent(?:er|re)|plaza|complex|mall|park|estate|terraces?|court|arcade|enclave|apartments?|residency|residences?|heights|chambers|bhavan|bhawan|nagar|phase|stage|layout|main|cross|sector|block|wing|mill|works|wharf|quay|hub|campus|mansion|cottage|manor|lodge|menara|graha|gedung|wisma|plot)(?:\s(?:\d{1,4}|[A-Z]|[IVX]{1,4}|no\.?\s?\d+))?$/iu;
/** Languages that write the word for a building before its name. */
const namedFirst =
  /^(?:menara|wisma|graha|gedung|edif[íi]cio|torre|immeuble|r[ée]sidence|palazzo|bygning|bloco|kompleks|tower|block|haus|gebäude|blok|budova|lamela)\s\S/iu;

/** Up to five capitalized words. */
export const isCapitalizedPlace = (text: string): boolean =>
  /^(?:the\s)?[\p{Lu}\d][\p{L}\p{N}'’.&-]*(?:\s[\p{Lu}\d][\p{L}\p{N}'’.&-]*){0,4}$/u.test(text);

/** "The Terraces", "Al Moosa Tower 2", "Sai Enclave", "Menara Prima": what buildings and quarters are called, whose number is not the street's. */
export const isBuilding = (text: string): boolean =>
  text.length < 45 && isCapitalizedPlace(text) && (namedFirst.test(text) || building.test(text));

/** "B-302", "B-10-2", "#48", "C/14", "12/F" */
export const isFlat = (text: string): boolean =>
  /^(?:(?:no\.?|#)\s?)?(?:[A-Z]{1,2}\s?[-/]\s?\d{1,4}[A-Z]?(?:-\d{1,3})?|#?\d{1,4}[A-Z]?|\d{1,3}\/F|\d{1,3}F|G\/F|\d{1,2}(?:st|nd|rd|th)\/?F)$/.test(
    text,
  );
