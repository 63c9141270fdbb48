/** Compares the rules' answers for labeled places with the labels. */
import { readFileSync } from 'node:fs';
import { foldText, parsePlace, unknownPlace } from '@leadlight/vocabulary';
import { isInTestSet } from '../../engines/vocabulary/titles/labels/split.ts';
import type { Share } from '../labels/tables.ts';

interface Labeled {
  text: string;
  /** Each of these is right; null if not judged. */
  countries: string[] | null;
  /** Accepted spellings of the city's name; empty if the text names no city; null if either answer is right. */
  cities: string[] | null;
  /** Empty if not judged. */
  region: string;
  /** Null if not judged. */
  isRemote: boolean | null;
}

/** The files in engines/vocabulary/places/labels. */
export type PlaceSet = 'places' | 'profiles' | 'forms' | 'everyday' | 'mixed';
export type Half = 'development' | 'held out';
export type PlacePart = 'country' | 'region' | 'city' | 'remote';

interface Score {
  precision: Share;
  recall: Share;
}

export function readPlaces(set: PlaceSet, half: Half): Labeled[] {
  return readFileSync(new URL(`../../engines/vocabulary/places/labels/${set}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [text = '', country = '', city = '', region = '', remote = ''] = line.split('\t');
      const cities = city === '*' ? null : city.split('/').filter(Boolean);
      const countries = country === '*' ? null : country.split('/').filter(Boolean);
      return { text, countries, cities, region, isRemote: remote === '*' ? null : remote !== '' };
    })
    .filter(({ text }) => isInTestSet('place', text) === (half === 'held out'));
}

interface Answer {
  answered: string;
  accepted: readonly string[];
}

/** What the rules answer and what is right, for a part of the place; null if not judged. */
function answerFor(part: PlacePart, { text, countries, cities, region, isRemote }: Labeled): Answer | null {
  const result = parsePlace(text, { isPlace: true });
  const place = result.kind === 'unknown' ? unknownPlace : result.place;
  switch (part) {
    case 'country':
      return countries === null ? null : { answered: place.country ?? '', accepted: countries };
    case 'region':
      return region === '' ? null : { answered: place.region ?? '', accepted: [region] };
    case 'city':
      return cities === null ? null : { answered: foldText(place.cityName ?? ''), accepted: cities.map(foldText) };
    case 'remote':
      return isRemote === null ? null : { answered: result.kind === 'remote' ? 'remote' : '', accepted: isRemote ? ['remote'] : [] };
  }
}

const isRight = ({ answered, accepted }: Answer): boolean => (answered === '' ? accepted.length === 0 : accepted.includes(answered));

export function measurePlaces(places: readonly Labeled[], part: PlacePart): Score {
  const answers = places.flatMap((place) => answerFor(part, place) ?? []);
  const right = answers.filter(({ answered, accepted }) => answered !== '' && accepted.includes(answered)).length;
  return {
    precision: { part: right, whole: answers.filter(({ answered }) => answered !== '').length },
    recall: { part: right, whole: answers.filter(({ accepted }) => accepted.length > 0).length },
  };
}

export const placeParts: readonly PlacePart[] = ['country', 'region', 'city', 'remote'];

/** Places of the development half for which the rules' answer differs from the label; the held-out half is never shown. */
export function mistakesInPlaces(set: PlaceSet): string[] {
  return readPlaces(set, 'development').flatMap((place) => {
    const wrong = placeParts.flatMap((part) => {
      const answer = answerFor(part, place);
      return answer === null || isRight(answer) ? [] : [`${part}: ${answer.answered || '–'} / ${answer.accepted.join(' or ') || '–'}`];
    });
    return wrong.length === 0 ? [] : [`${place.text}\t${wrong.join('\t')}`];
  });
}
