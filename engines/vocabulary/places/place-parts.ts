/** Splits the text of a place into its parts, and recognizes remote work among them. */
import { foldText } from '../text/fold.ts';
import { namesOf } from './cities.ts';
import { citiesNamedAnywhere } from './gazetteer.ts';
import { parseCountry } from './parse-country.ts';
import { isNoPart } from './written-forms.ts';

const remoteWords =
  /^(?:(?:fully |full |100 )?remot[eoa](?: first| only| work| based| gmt| utc| cet| est| pst)?|digital(?:er)? nomade?|nomade digital|anywhere(?: in the world| on earth)?|(?:global|globally|worldwide|international) remote|remote (?:global|globally|worldwide|anywhere|international)|work(?:ing)? from (?:home|anywhere)|wfh|wfa|home ?(?:office|based)|telearbeit|mobiles arbeiten|trabajo (?:remoto|a distancia)|en remoto|trabalho (?:remoto|a distancia)|lavoro (?:da |in )?remoto|smart ?working|thuiswerken|travail a distance|full teletravail|(?:100 )?teletravail(?: complet| total| integral)?|(?:100 )?teletrabajo(?: total)?|(?:100 )?teletrabalho(?: total)?|remoto (?:100|total)|(?:vollstandig|komplett|rein) remote|volledig (?:remote|thuis)|teletrabajo|teletrabalho|a distance|thuiswerk|da remoto|virtual|distributed)$/;
/** "Remote Spain", "Homeoffice Deutschland", "Télétravail France": remote work before a country. */
const remoteBefore =
  /^(?:(?:fully |full |100\s?% )?remote(?!\s+island)|home[ -]?office|t[ée]l[ée]travail|teletrabajo|teletrabalho|smart ?working|thuiswerken|wfh|work from home|anywhere in(?: the)?)\s+(?:in |from |within |en |em |au |aux |aus )?(?=\p{L})/iu;
/** What says how someone works, or that they work everywhere; not where. */
const noPlace =
  /^(?:nationwide|statewide|landesweit|landelijk|a nivel nacional|todo el pais|national|hybrid|hybride|hibrido|ibrido|on ?site|in office|in person|vor ort|sur site|presencial|in sede|flexible|worldwide|global|international|weltweit|monde entier|todo el mundo|mundial|wereldwijd|mondo|multiple locations|various locations|hq|headquarters|office|emea|apac|latam|dach|mena|europe|europa|european union|eu|asia|africa|north america|south america|latin america|middle east|nordics|benelux|americas)$/;
const leadIn =
  /^(?:(?:based|located|living|lives|ansässig|wohnhaft|basé|basée) (?:in|à|en)|hq|headquarters|headquartered in|hybrid (?:in|from)|standort|sede|siège)(?:\s*:\s*|\s+)(?=\p{L})/iu;

/** "Location: Dublin": what a form calls the place. */
const label =
  /^(?:office|location|city|place|ort|arbeitsort|wohnort|lieu|ville|ubicaci[oó]n|ciudad|localiza[cç][aã]o|cidade|luogo|citt[aà]|locatie|plaats|stad)\s*:\s*(?=\p{L})/iu;

export interface Parts {
  readonly parts: string[];
  readonly isRemote: boolean;
}

/** The parts of a place's text, from the smallest to the largest as a rule, without what says how someone works. */
export function partsOf(text: string): Parts {
  let isRemote = false;
  const parts: string[] = [];
  // "Washington, D.C." is one name with a comma.
  const joined = text.replaceAll(/\bwash(?:ington|\.),?\s+d\.?\s?c\.?(?![a-z])/gi, 'Washington, DC');
  for (const raw of joined.split(/[,;|\n•·()[\]，、،]| [-–—/] /).flatMap(bySlash)) {
    const part = raw
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(leadIn, '')
      .replace(label, '')
      .replace(/(?<=\p{L}) only$/iu, '');
    const folded = foldText(part);
    if (folded === '' || noPlace.test(folded) || isNoPart(part)) continue;
    if (remoteWords.test(folded)) isRemote = true;
    else if (remoteBefore.test(part) && parseCountry(part.replace(remoteBefore, '')) !== null) {
      isRemote = true;
      parts.push(part.replace(remoteBefore, ''));
    } else if (folded.endsWith(' remote') && noPlace.test(folded.slice(0, -' remote'.length))) {
      isRemote = true;
    } else if (/^.+ remote$/.test(folded) && parseCountry(part.replace(/\s+remote$/i, '')) !== null) {
      isRemote = true;
      parts.push(part.replace(/\s+remote$/i, ''));
    } else if (/^remote\s*:/i.test(part) || /^remote (?:in|from|within|aus|desde|depuis|da|vanuit|us|uk|eu|emea|usa)\b/.test(folded)) {
      isRemote = true;
      parts.push(part.replace(/^remote\s*:?\s*(?:(?:in|from|within|aus|desde|depuis|da|vanuit)\s+)?/i, ''));
    } else parts.push(part);
  }
  return { parts, isRemote };
}

/** "Belo Horizonte/MG" has two parts; "Biel/Bienne" is one name. Chinese, Japanese, and Korean addresses separate parts with spaces. */
function bySlash(part: string): string[] {
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(part))
    return part.split(
      /[\s/]+|(?<=[省県市]|東京都|大阪府|京都府|^(?:中国|中國|中华人民共和国|日本国?(?!橋)|台灣|台湾|臺灣|浙江|江苏|江蘇|广东|廣東|山东|山東|四川|湖北|湖南|河南|河北|福建|安徽|江西|陕西|辽宁|吉林|黑龙江|云南|贵州|山西|甘肃|青海|海南))(?=.{2})/u,
    );
  if (!part.includes('/') || namesOf(part).some((name) => citiesNamedAnywhere(name).length > 0)) return [part];
  return part.split('/');
}
