/** Reads a name as people write it: titles and degrees, nicknames in quotes, surname first, scripts without spaces. */
import { isGivenName } from '@leadlight/vocabulary/identity';
import { withoutMarks } from '@leadlight/vocabulary/text';
import { isFamilyFirst, splitWithoutSpace } from './scripts/index.ts';
import { hasSurnameInside, isPortugueseSurname, isSpanishSurname, startsWithSurname } from './surnames.ts';

export interface PersonName {
  readonly given: string;
  readonly family: string;
  /** The name by which the person is known, if it was written beside the given name: Robert "Bob" Smith. */
  readonly nickname?: string;
}

/** Particles that belong to the surname that follows: Dutch, German, Romance, Philippine, Arabic, Scandinavian, Irish. */
export const particles: ReadonlySet<string> = new Set(
  'van von vom der den de del della degli dei di da do dos das du des le la les lo los las dela delas delos el al bin ibn ben bint abu ul ur ud ter ten te zu zum zur af av ó ní nic uí mac mc y e i "t \'t op het st saint'.split(
    ' ',
  ),
);

/** At the beginning of a name, in the languages of the product; without dots and in lower case. */
const titles = new Set(
  `mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend fr hon judge capt captain col colonel gen maj sgt lt
  herr frau dipling diplkfm diplinform ing mag dkfm med jur phil rer nat habil pd
  m mme mlle me maitre monsieur madame docteur
  sr sra srta don dona lic dra arq cp
  sig sigra dott dottssa dottore avv geom rag arch
  dhr mevr mw drs ir mr
  eng doutor doutora prof profa
  pan pani mgr inz rndr mudr judr phdr
  doc bc mvdr paeddr thdr
  engr atty adv shri smt khun dato datuk datin seri haji hajah hj alhaji alh barr chief pastor
  г-н г-жа 先生 さん 様`
    .split(/\s+/)
    .filter(Boolean),
);

/** After a name: degrees, professional credentials, generations; without dots and in lower case. */
const suffixes = new Set(
  `jr sr junior senior ii iii iv v esq esquire phd dphil md mba mbe obe cbe kbe msc ma bsc ba bs ms meng beng mphil mpa mph med edd jd llm llb ll dds dmd do rn np pa-c cpa ca cfa
  cma acca aca fca fcca cga frm pmp csm cspo cissp cisa cism cipp cipm pe peng ceng cssbb shrm-cp shrm-scp phr sphr gphr itil cfp chfc clu cfe caia eit aia leed ap ra psyd pharmd
  dvm emba dba cphr facp facs faia fache bcba lcsw lmft ret mbadr diplkfm diplbw ba-hons hons dea des ing ir msn bsn bcom mcom mres pgce qc kc ccie ccnp rpa iso he him she her they them
  先生 女士 小姐 さん 様 氏 씨 님`
    .split(/\s+/)
    .filter(Boolean),
);

const plain = (word: string): string =>
  withoutMarks(word)
    .replace(/[.,’'`]/g, '')
    .toLowerCase();

/** Degrees that stay recognizable without a list: "Ph.D.", "B.Sc", "CSPO®". */
const isCredential = (word: string): boolean => suffixes.has(plain(word).replace(/[^\p{L}-]/gu, ''));

const capitals = /^[\p{Lu}.'’-]{2,}$/u;

/**
 * Splits "Dr. Ana García Márquez, MBA", "Berg, Jan van den" or "田中 太郎" into its parts.
 * @param domain where the person works; its country helps to tell which part is the surname
 * @returns null when there are no two parts
 */
export function splitName(full: string, domain = ''): PersonName | null {
  const country = countryOf(domain);
  const quoted = /["“„«(（「]\s*([^"”“»)）」]{2,30}?)\s*["”»)）」]/u.exec(full);
  const text = full
    .normalize('NFC')
    .replace(quoted?.[0] ?? /$^/, ' ')
    .replace(/[("“„«][^)"”»]*[)"”»]/gu, ' ')
    .replace(/(?<=\s)[ads]\/[lop](?=\s)/giu, 'binti')
    .replace(/[^\p{L}\p{M}\p{N}\s.,'’`ʼ·・׳-]/gu, ' ')
    .replace(/(?<=\p{sc=Katakana})[・·](?=\p{sc=Katakana})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const nickname = quoted?.[1] && isOneName(quoted[1]) ? { nickname: quoted[1] } : {};
  const patronymic = splitAtMarker(text, country);
  if (patronymic) return { ...patronymic, ...nickname };
  const parts = text
    .split(/\s*[,،、]\s*/)
    .map((part) => part.split(' ').filter(Boolean))
    // A part of its own that is a credential: "Smith, Jr., John".
    .filter((words, index) => words.length > 0 && (index === 0 || !words.every((word) => isCredential(word))))
    .map(withoutTitles);
  const [before = [], ...after] = parts;
  const rest = after.flat();
  // "Diaz, Ana", but not "Ana Diaz, Berlin".
  if (
    rest.length > 0 &&
    (before.length === 1 || before.slice(0, -1).every((word) => particles.has(word.toLowerCase())) || isSurnames(before))
  ) {
    // "Berg, Jan van den"
    const cut = rest.findIndex((_, index) => index > 0 && rest.slice(index).every((word) => particles.has(word.toLowerCase())));
    const given = cut < 0 ? rest : rest.slice(0, cut);
    const family = cut < 0 ? before : [...rest.slice(cut), ...before];
    return { given: given.join(' '), family: family.join(' '), ...nickname };
  }
  const split = splitWords(before, country);
  return split && { ...split, ...nickname };
}

/** Countries where "bin" comes before a father's name and addresses omit it: Malaysia, Singapore, Brunei, Indonesia. Elsewhere it is part of a surname. */
const malay = new Set(['my', 'sg', 'bn', 'id']);

/**
 * "Siti binti Kamal", "Rajan a/l Muthu": son or daughter of. Addresses have the names before and after it.
 * @param text with `binti` for `a/l`, `a/p`, `s/o` and `d/o`
 */
function splitAtMarker(text: string, country: string): PersonName | null {
  const words = text.split(/[ ,]+/).filter(Boolean);
  const marker = words.findIndex((word) => /^(?:binti|binte|bte)$/i.test(word) || (malay.has(country) && /^(?:bin|bt)$/i.test(word)));
  if (marker < 1 || marker === words.length - 1) return null;
  // "Lim Bin Hong": a syllable of a Chinese given name.
  if (/^B(?:in|IN)$/.test(words[marker] ?? '') && startsWithSurname(words.map(plain), country)) return null;
  return { given: withoutTitles(words.slice(0, marker)).join(' '), family: withoutTitles(words.slice(marker + 1)).join(' ') };
}

function splitWords(words: readonly string[], country: string): PersonName | null {
  const [only = ''] = words;
  if (words.length < 2) return splitWithoutSpace(only, country);
  const whole = words.join(' ');
  if (isFamilyFirst(whole)) return { family: only, given: words.slice(1).join('') };
  // "DUPONT Jean", "Jean DUPONT": the surname in capitals.
  const isCapital = words.map((word) => capitals.test(word) && word.replace(/[^\p{L}]/gu, '').length > 1);
  const start = isCapital.indexOf(true);
  const end = isCapital.lastIndexOf(true);
  const isOtherwiseNormal = words.every(
    (word, index) => isCapital[index] || /^\p{Lu}\p{Ll}|^\p{Lu}\.?$/u.test(word) || particles.has(word),
  );
  if (start >= 0 && isOtherwiseNormal && isCapital.slice(start, end + 1).every(Boolean) && end - start + 1 < words.length) {
    const isFirst = start === 0;
    const isLast = end === words.length - 1;
    if (isFirst || isLast) {
      const particle = isLast ? particleAt(words) : -1;
      const cut = isFirst ? end + 1 : particle > 0 && particle < start ? particle : start;
      return isFirst
        ? { family: words.slice(0, cut).join(' '), given: words.slice(cut).join(' ') }
        : { given: words.slice(0, cut).join(' '), family: words.slice(cut).join(' ') };
    }
  }
  const plains = words.map(plain).map((word) => word.replace(/đ/g, 'd').replace(/ł/g, 'l'));
  if (hasSurnameInside(plains)) return { given: only, family: words[1] ?? '' };
  // "Ma. Theresa": a word with a period is an abbreviation.
  if (!only.endsWith('.') && startsWithSurname(plains, country)) {
    const isVietnamese = country === 'vn' || (words.length > 2 && /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu.test(whole));
    // A Vietnamese given name is the last word; the words between belong to neither.
    return isVietnamese && words.length > 2
      ? { family: words.slice(0, -1).join(' '), given: words.at(-1) ?? '' }
      : { family: only, given: words.slice(1).join(' ') };
  }
  const slavic = splitSlavic(words);
  if (slavic) return slavic;
  const particle = particleAt(words);
  // "Joan Puig i Cadafalch", "Ana García y Vega": two surnames.
  if (particle >= 2 && particle < words.length - 1 && /^[iye]$/.test(words[particle] ?? ''))
    return {
      given: words.slice(0, particle - 1).join(' '),
      family: [...words.slice(particle - 1, particle), ...words.slice(particle + 1)].join(' '),
    };
  // With a particle, the surname starts there; before it, there may be a first surname. Otherwise the last word is the surname.
  let cut = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  const before = plains[cut - 1] ?? '';
  // "Valentina Larraín del Solar": two surnames, the second with its particle.
  if (cut === particle && cut >= 2 && iberian.has(country) && !isGivenOnly(before) && before.length > 2)
    return { given: words.slice(0, cut - 1).join(' '), family: words.slice(cut - 1).join(' ') };
  if (
    cut === words.length - 1 &&
    cut >= 2 &&
    !isGivenOnly(before) &&
    before.length > 2 &&
    (iberian.has(country) || (isIberian(before) && isIberian(plains[cut] ?? '')))
  )
    cut -= 1;
  return { given: words.slice(0, cut).join(' '), family: words.slice(cut).join(' ') };
}

const patronymic = /(?:вич|[вч]на|ївна)$|(?:[oey]vich|[oei]vna|ichna)$/iu;
const slavicSurname =
  /(?:[оеё]в|[иы]н|ск[иі]й|цк[иі]й|[оеё]ва|[иы]на|ская|цкая|ська|цька|ськ[иі]й|цьк[иі]й|енко|чук|[ую]к|дзе|швили|ян)$|(?:[oe]v|[oe]va|sky|skiy|skaya|enko|chuk)$/iu;
/** Given names that end like surnames. */
const givensLikeSurnames = new Set(
  'лев константин валентин мартин вениамин августин марина ирина екатерина карина полина кристина галина нина алина арина дина ангелина регина катерина антонина валентина'.split(
    ' ',
  ),
);

/**
 * Russian, Ukrainian and Bulgarian names: "Петров Иван Сергеевич" and "Иван Сергеевич Петров", whose patronymic is never in an address, and "Петров
 * Иван", the order of lists.
 */
function splitSlavic(words: readonly string[]): PersonName | null {
  const [first = '', second = '', third = ''] = words;
  const isSurname = (word: string): boolean => slavicSurname.test(word) && !givensLikeSurnames.has(word.toLowerCase());
  if (words.length === 3 && patronymic.test(third) && isSurname(first)) return { family: first, given: second };
  if (words.length === 3 && patronymic.test(second) && isSurname(third)) return { given: first, family: third };
  const isCyrillic = words.every((word) => /^\p{Script=Cyrillic}/u.test(word));
  return words.length === 2 && isCyrillic && isSurname(first) && !isSurname(second) ? { family: first, given: second } : null;
}

/** Countries where people have two surnames. */
const iberian = new Set('es mx ar co cl pe ve ec uy py bo cr pa gt hn ni sv do cu pt br'.split(' '));
const isIberian = (word: string): boolean => isSpanishSurname(word) || isPortugueseSurname(word);
/** Second given names of Spanish and Portuguese speakers; some are also surnames. */
const secondGivens = new Set(
  `maria jose luis carlos antonio manuel miguel angel jesus alberto fernando javier eduardo enrique pablo david daniel andres francisco ignacio ramon roberto ricardo
  rafael alejandro alfonso alonso arturo augusto cesar cristina de dolores elena emilio ernesto esteban eugenia felipe gabriel guadalupe guillermo gustavo henrique isabel
  ivan joaquin jorge julia laura lorenzo lucia luisa luiz marcos mario martin mercedes mauricio nicolas omar oscar patricia paula paulo pedro pilar rosa santiago sebastian
  sofia teresa tomas vicente victor victoria beatriz ana carolina cecilia clara eduarda fernanda filipe gabriela helena ines joana joao julio leonor lurdes marta rita
  aparecida guilherme luiza mateus matheus vitor vitoria`.split(/\s+/),
);

/** @param word as written */
export const isSecondGiven = (word: string): boolean => secondGivens.has(plain(word));

/** "Ana Camila da Silva": a given name that is no frequent surname. */
const isGivenOnly = (word: string): boolean => isSecondGiven(word) || (isGivenName(word) && !isIberian(word));

const particleAt = (words: readonly string[]): number =>
  words.findIndex(
    (word, index) => index > 0 && particles.has(word.toLowerCase()) && (word.length > 1 || word === word.toLowerCase() || word === 'Ó'),
  );

const isSurnames = (words: readonly string[]): boolean =>
  words.length === 2 && words.every((word) => isSpanishSurname(plain(word)) || isPortugueseSurname(plain(word)));

const isOneName = (text: string): boolean => /^[\p{L}\p{M}'’-]{2,20}$/u.test(text) && !isCredential(text);

/** Without titles before and credentials after; one word always stays. */
function withoutTitles(words: readonly string[]): string[] {
  let from = 0;
  let to = words.length;
  while (from < to - 1 && isTitle(words[from] ?? '') && !(to - from === 2 && isNameToo(words[from] ?? ''))) from++;
  while (to > from + 1 && isSuffix(words[to - 1] ?? '', to - from)) to--;
  return words.slice(from, to);
}

/** Titles that are also names: with one word after them and no dot, they are the given name ("Doc Smith", "Barr Rosenberg", "Don Johnson", "Pan Wei"). */
const titlesAndNames = new Set(['doc', 'barr', 'don', 'hon', 'pan']);
const isNameToo = (word: string): boolean => !word.endsWith('.') && titlesAndNames.has(plain(word));

/** "M." is an initial and "M" a title only in French; a title has more letters or is written with a dot. */
function isTitle(word: string): boolean {
  const key = plain(word).replace(/[^\p{L}]/gu, '');
  return titles.has(key) && key.length > 1;
}

/** "V" and "MA" may be names: single letters are suffixes only as numerals, after two words. */
function isSuffix(word: string, count: number): boolean {
  const key = plain(word);
  if (!isCredential(word)) return false;
  if (count > 1 && count < 3 && /^\p{Lu}\p{Ll}+$/u.test(word) && !['jr', 'sr', 'phd', 'esq', 'junior', 'senior'].includes(key))
    return false;
  // "Jack Ma", "Kim Do": a surname is not written in capitals.
  return /^(?:jr|sr|junior|senior|esq|phd)$/.test(key) || word !== word.toLowerCase();
}

const countryDomains = new Set(
  `ad ae al am ar at au az ba be bg bh bo br by ca ch cl cn co cr cu cy cz de dk do dz ec ee eg es fi fr ge gr gt hk hn hr hu id ie il in iq ir is it jo jp ke kr kw kz lb li lt
  lu lv ma md me mk mo mt mx my ng ni nl no nz om pa pe ph pk pl ps pt py qa ro rs ru sa se sg si sk su sv th tn tr tw ua uk us uy uz ve vn za`.split(
    /\s+/,
  ),
);

/** The country of a domain by its ending ("uk"), or ''; endings that are used everywhere, such as .io, have none. */
export function countryOf(domain: string): string {
  const ending = domain.slice(domain.lastIndexOf('.') + 1).toLowerCase();
  return countryDomains.has(ending) && ending !== 'me' ? ending : '';
}
