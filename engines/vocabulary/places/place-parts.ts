/** Splits the text of a place into its parts, and recognizes remote work among them. */
import { foldText } from '../text/fold.ts';
import { namesOf } from './cities.ts';
import { citiesNamedAnywhere } from './gazetteer.ts';
import { parseCountry } from './parse-country.ts';
import { isNoPart } from './written-forms.ts';

/** Names of remote work in a text as people write it, with accents. */
const remoteWork = 'home[ -]?office|telelavoro|t[ée]l[ée]travail|teletrabajo|teletrabalho|thuiswerken';
/** A part that contains only remote work, folded. */
const onlyRemote =
  /^(?:(?:fully |full |100 )?remot[eoa](?: first| only| work| based| gmt| utc| cet| est| pst)?|digital(?:er)? nomade?|nomade digital|anywhere(?: in the world| on earth)?|(?:global|globally|worldwide|international|vollstandig|komplett|rein) remote|remote (?:global|globally|worldwide|anywhere|international)|work(?:ing)? from (?:home|anywhere)|wf[ha]|home ?(?:office|based)|telearbeit|telelavoro|mobiles arbeiten|trabajo (?:remoto|a distancia)|(?:en|da) remoto|trabalho (?:remoto|a distancia)|lavoro (?:da |in )?remoto|smart ?working|thuiswerk(?:en)?|travail a distance|full teletravail|(?:100 )?teletravail(?: complet| total| integral)?|(?:100 )?(?:teletrabajo|teletrabalho)(?: total)?|remoto (?:100|total)|volledig (?:remote|thuis)|a distance|virtual|distributed)$/;
/** Remote work in further languages, folded. */
const remoteElsewhere: ReadonlySet<string> = new Set(
  'リモート|フルリモート|リモートワーク|在宅|在宅勤務|テレワーク|远程|遠端|远程办公|재택|재택근무|원격|원격근무|удаленно|удалённо|удаленка|дистанционно|віддалено|zdalnie|praca zdalna|100 zdalnie|pa distans|etatyo|etana|uzaktan|fjernarbejde|hjemmekontor|tavmunka|na dalku|עבודה מרחוק|عن بعد'
    .split('|')
    .map(foldText),
);

/** "Remote Spain", "Homeoffice Deutschland", "Télétravail France": remote work before a country. */
const remoteBefore = new RegExp(
  String.raw`^(?:(?:fully |full |100\s?% )?remote(?!\s+island)|${remoteWork}|smart ?working|wfh|work from home|anywhere in(?: the)?)\s+(?:in |from |within |en |em |au |aux |aus )?(?=\p{L})`,
  'iu',
);
/** Between several places in one text. A slash without spaces may be part of a name ("Biel/Bienne"). */
const betweenPlaces = new RegExp(
  String.raw`(?<=^(?:remote|hybrid|homeoffice)) ?\/ ?| \/ |[;|\n\\]| \+ (?!\d)| (?:or|oder|ou) | ?(?:\/|&| and | und | et | y | e ) ?(?=(?:remote|${remoteWork}|thuiswerk|hybrid)\s*$)`,
  'i',
);
/** How someone works, or that they work everywhere; not where. Folded. */
const noPlaces: ReadonlySet<string> = new Set(
  'nationwide|statewide|landesweit|landelijk|a nivel nacional|todo el pais|national|hybrid|hybride|hibrido|ibrido|field|field based|on site|onsite|in office|in person|vor ort|sur site|presencial|in sede|flexible|worldwide|global|international|weltweit|monde entier|todo el mundo|mundial|wereldwijd|mondo|multiple locations|various locations|hq|headquarters|office|emea|apac|latam|amer|dach|mena|europe|europa|european union|eu|earth|planet earth|world|the world|asia|africa|north america|south america|latin america|middle east|nordics|benelux|americas'.split(
    '|',
  ),
);
const leadIn =
  /^(?:(?:based|located|living|lives|ansässig|wohnhaft|basé|basée) (?:in|à|en)|hq|headquarters|headquartered in|(?:hybrid|hybride|h[íi]brid[oa]|ibrid[oa]|on-?site|vor ort|presencial|in presenza|in sede|sur site)(?: (?:in|from|en|em|à|a)|(?=\s*:))|standort|sede|siège)(?:\s*:\s*|\s+)(?=\p{L})/iu;

/** "Location: Dublin": what a form calls the place. */
const label =
  /^(?:office|location|city|place|ort|arbeitsort|wohnort|lieu|ville|ubicaci[oó]n|ciudad|localiza[cç][aã]o|cidade|luogo|citt[aà]|locatie|plaats|stad)\s*:\s*(?=\p{L})/iu;

export interface Parts {
  readonly parts: string[];
  readonly isRemote: boolean;
}

/** The parts of a place's text, usually from the smallest to the largest, without words for how someone works. */
export function partsOf(text: string): Parts {
  let isRemote = false;
  const parts: string[] = [];
  // "Washington, D.C." is one name with a comma.
  const joined = text.replaceAll(/\bwash(?:ington|\.),?\s+d\.?\s?c\.?(?![a-z])/gi, 'Washington, DC');
  for (const raw of joined.split(/[,;|\n•·()[\]，、،]| [-–—/] |(?<=\p{L}) ?@ ?(?=\p{Lu})|(?<=\p{Ll}{4})\. (?=\p{Lu})/u).flatMap(bySlash)) {
    const part = raw
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(leadIn, '')
      .replace(label, '')
      .replace(/(?<=\p{L}) only$/iu, '')
      .replace(/(?<=\p{Ll}{4})\.$/u, '');
    const folded = foldText(part);
    if (folded === '' || noPlaces.has(folded) || isNoPart(part)) continue;
    const place = remotePlace(part, folded);
    if (place !== null) isRemote = true;
    if (place !== '') parts.push(place ?? part);
  }
  return { parts, isRemote };
}

/** The parts of each place in a text with several of them; empty if the text has only one. */
export function alternativesOf(text: string): Parts[] {
  const places = text.split(betweenPlaces);
  return places.length > 1 ? places.map(partsOf) : [];
}

/** Where someone works remotely: "Spain" for "Remote Spain", empty for "Remote"; null if the part isn't about remote work. */
function remotePlace(part: string, folded: string): string | null {
  if (onlyRemote.test(folded) || remoteElsewhere.has(folded)) return '';
  const behind = part.replace(remoteBefore, '');
  if (behind !== part && parseCountry(behind) !== null) return behind;
  if (behind !== part && noPlaces.has(foldText(behind))) return '';
  if (folded.endsWith(' remote')) {
    if (noPlaces.has(folded.slice(0, -' remote'.length))) return '';
    const before = part.replace(/\s+remote$/i, '');
    if (parseCountry(before) !== null) return before;
  }
  return /^remote\s*:/i.test(part) || /^remote (?:in|from|within|aus|desde|depuis|da|vanuit|us|uk|eu|emea|usa)\b/.test(folded)
    ? part.replace(/^remote\s*:?\s*(?:(?:in|from|within|aus|desde|depuis|da|vanuit)\s+)?/i, '')
    : null;
}

/** "Belo Horizonte/MG" has two parts; "Biel/Bienne" is one name. Chinese, Japanese, and Korean addresses separate parts with spaces. */
function bySlash(part: string): string[] {
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(part))
    return part.split(
      /[\s/]+|(?<=[省県市]|東京都|东京都|大阪府|京都府|北海道|^(?:中国|中國|中华人民共和国|日本国?(?!橋)|台灣|台湾|臺灣|浙江|江苏|江蘇|广东|廣東|山东|山東|四川|湖北|湖南|河南|河北|福建|安徽|江西|陕西|辽宁|吉林|黑龙江|云南|贵州|山西|甘肃|青海|海南))(?=.{2})/u,
    );
  if (!part.includes('/') || namesOf(part).some((name) => citiesNamedAnywhere(name).length > 0)) return [part];
  return part.split('/');
}
