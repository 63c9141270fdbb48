/**
 * Telephone numbers that regulators reserve for fiction, by place. Other countries reserve none, so nobody there has a number.
 * NANPA 555-0100 to 555-0199; Ofcom, "Telephone numbers for drama use"; Bundesnetzagentur, Mitteilung 148/2021; ARCEP, plan de
 * numérotation, "œuvres audiovisuelles"; ComReg 020 91; ACMA, "Phone numbers for use in TV shows, films and creative works"; PTS,
 * "Telefonnummer för användning i böcker och filmer".
 */
import type { Place } from '@leadlight/vocabulary/places';
import type { Random } from './random.ts';

/** One area code for each state and province. */
const northAmericanAreas: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'US.AL 205|US.AK 907|US.AZ 602|US.AR 501|US.CA 415|US.CO 303|US.CT 203|US.DE 302|US.DC 202|US.FL 305|US.GA 404|US.HI 808|US.ID 208|' +
    'US.IL 312|US.IN 317|US.IA 515|US.KS 316|US.KY 502|US.LA 504|US.ME 207|US.MD 410|US.MA 617|US.MI 313|US.MN 612|US.MS 601|US.MO 314|' +
    'US.MT 406|US.NE 402|US.NV 702|US.NH 603|US.NJ 201|US.NM 505|US.NY 212|US.NC 704|US.ND 701|US.OH 614|US.OK 405|US.OR 503|US.PA 215|' +
    'US.RI 401|US.SC 803|US.SD 605|US.TN 615|US.TX 512|US.UT 801|US.VT 802|US.VA 804|US.WA 206|US.WV 304|US.WI 414|US.WY 307|' +
    'CA.01 403|CA.02 604|CA.03 204|CA.04 506|CA.05 709|CA.07 902|CA.08 416|CA.09 902|CA.10 514|CA.11 306'
  )
    .split('|')
    .map((line) => line.split(' ') as [string, string]),
);

/** The digits before the last three: by city, then by region, then for the whole country. */
const threeDigits: Readonly<Record<string, string>> = {
  'GB.ENG.london': '+442079460',
  'GB.ENG.leeds': '+441134960',
  'GB.ENG.sheffield': '+441144960',
  'GB.ENG.nottingham': '+441154960',
  'GB.ENG.leicester': '+441164960',
  'GB.ENG.bristol': '+441174960',
  'GB.ENG.reading': '+441184960',
  'GB.ENG.birmingham': '+441214960',
  'GB.SCT.edinburgh': '+441314960',
  'GB.SCT.glasgow': '+441414960',
  'GB.ENG.liverpool': '+441514960',
  'GB.ENG.manchester': '+441614960',
  'GB.WLS.cardiff': '+442920180',
  GB: '+441632960',
  'DE.16': '+493023125',
  'DE.04': '+494066969',
  'DE.05.frankfurt-am-main': '+496990009',
  'DE.07.koln': '+492214710',
  'DE.02.munich': '+498999998',
};
/** The digits before the last four. */
const fourDigits: Readonly<Record<string, string>> = {
  'FR.11': '+3319900',
  'FR.24': '+3326191',
  'FR.28': '+3326191',
  'FR.52': '+3326191',
  'FR.53': '+3326191',
  'FR.27': '+3335301',
  'FR.32': '+3335301',
  'FR.44': '+3335301',
  'FR.84': '+3346571',
  'FR.93': '+3346571',
  'FR.94': '+3346571',
  // Mobile: these regions have cities in two zones of fixed numbers.
  FR: '+3363998',
  'AU.01': '+6125550',
  'AU.02': '+6125550',
  'AU.03': '+6185550',
  'AU.04': '+6175550',
  'AU.05': '+6185550',
  'AU.06': '+6135550',
  'AU.07': '+6135550',
  'AU.08': '+6185550',
  IE: '+35320910',
};
/** The digits before the last two. */
const twoDigits: Readonly<Record<string, string>> = {
  'SE.26.stockholm': '+468465004',
  'SE.28.goteborg': '+463139006',
  'SE.27.malmo': '+464062804',
  // Mobile.
  DE: '+4917139200',
};

/** @returns a number in E.164; null where no number is reserved for fiction */
export function fictionalPhone({ country, region, city }: Place, random: Random): string | null {
  const area = region === null ? undefined : northAmericanAreas[region];
  if (area !== undefined) return `+1${area}55501${digits(random, 2)}`;
  for (const where of [city, region, country]) {
    if (where === null) continue;
    const [two, three, four] = [twoDigits[where], threeDigits[where], fourDigits[where]];
    if (three !== undefined) return three + digits(random, 3);
    if (four !== undefined) return four + digits(random, 4);
    if (two !== undefined) return two + digits(random, 2);
  }
  return null;
}

const digits = (random: Random, count: number): string => String(random.below(10 ** count)).padStart(count, '0');
