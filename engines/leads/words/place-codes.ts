/** Codes of countries, states and regions, and names of cities that are ordinary words. */

/** Codes of regions that don't mean a country in such sentences. */
export const regionCodes: Readonly<Record<string, string>> = {
  BW: 'DE.01',
  NDS: 'DE.06',
  RLP: 'DE.08',
  MV: 'DE.12',
  OÖ: 'AT.04',
  NÖ: 'AT.03',
  SP: 'BR.27',
  RJ: 'BR.21',
  MG: 'BR.15',
  RS: 'BR.23',
  DF: 'BR.07',
  IDF: 'FR.11',
};
/** Names of cities that are ordinary words in one of the languages when they are typed in lower case. */
export const wordsInLowerCase = new Set(
  'nice bath reading mobile most male man split sale van orange cork hull essen halle hof gap lens tours lima san como best made deal date sales young oss as lot mit per vila casa are leads buy golf march same eden kiel hamm bar laon chur side enterprise liberal union commerce industry normal media tech worms massa temple celle lingen speyer'.split(
    ' ',
  ),
);
/** Names of cities that mean something else in queries unless a preposition of place comes before them. */
export const otherWords = new Set(
  'carrefour minas media sales date deal leads manager most best made union enterprise commerce industry normal mobile san las los santa villa la of are van split male sale young bar as per mit lot del de central same page buy liberal tech golf march social data marketing santiago-no victoria-no progress energy health legal general media-no'.split(
    ' ',
  ),
);
export const countryCodes: Readonly<Record<string, string>> = {
  UK: 'GB',
  US: 'US',
  USA: 'US',
  UAE: 'AE',
  GB: 'GB',
  DE: 'DE',
  AT: 'AT',
  CH: 'CH',
  NL: 'NL',
  FR: 'FR',
  ES: 'ES',
  BE: 'BE',
  PT: 'PT',
  PL: 'PL',
  SE: 'SE',
  DK: 'DK',
  FI: 'FI',
  IE: 'IE',
  EEUU: 'US',
  EUA: 'US',
  VS: 'US',
  BRD: 'DE',
  NZ: 'NZ',
  AU: 'AU',
  ZA: 'ZA',
  SG: 'SG',
  HK: 'HK',
  JP: 'JP',
  KR: 'KR',
  BR: 'BR',
  MX: 'MX',
  RO: 'RO',
  CZ: 'CZ',
  HU: 'HU',
  LU: 'LU',
  GR: 'GR',
  TR: 'TR',
  LT: 'LT',
  LV: 'LV',
  EE: 'EE',
  UA: 'UA',
  QA: 'QA',
  KSA: 'SA',
  CN: 'CN',
  BG: 'BG',
  HR: 'HR',
  RS: 'RS',
  NO: 'NO',
  IT: 'IT',
};
export const ambiguousCodes = new Set([
  'HR',
  'IT',
  'NO',
  'TR',
  'RS',
  'LT',
  'BR',
  'RO',
  'SG',
  'AU',
  'ZA',
  'CN',
  'BG',
  'EE',
  'LU',
  'GR',
  'CZ',
  'DE',
  'ES',
  'AT',
  'SE',
  'BE',
  'CH',
  'FR',
  'PT',
  'PL',
  'DK',
  'FI',
  'IE',
  'NL',
  'VS',
  'US',
]);

/** Cities by their initials, after a preposition of place. */
export const metropolises: Readonly<Record<string, string>> = {
  LA: 'los angeles',
  SF: 'san francisco',
  DC: 'washington d c',
  NYC: 'new york city',
  NY: 'new york city',
  BH: 'belo horizonte',
};
/** Codes of states that are neither words nor codes of countries in such sentences. */
export const stateCodes = new Set(
  'AK AL AR AZ CA CO CT FL GA HI IA ID IL KS KY MD MI MN MO MS MT NC ND NE NH NJ NM NV OH PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  ),
);

/** Cities that are meant although another one of this name has more inhabitants. */
export const preferredCountry: Readonly<Record<string, string>> = {
  valencia: 'ES',
  toledo: 'ES',
  cordoba: 'ES',
  merida: 'ES',
  leon: 'ES',
  salamanca: 'ES',
  granada: 'ES',
  cadiz: 'ES',
  'saint denis': 'FR',
  brest: 'FR',
  bayonne: 'FR',
  halle: 'DE',
  newcastle: 'GB',
  middelburg: 'NL',
  santarem: 'PT',
};
