/**
 * Cyrillic names as people write them in addresses. The systems differ by country: Russian passports (ICAO Doc 9303) and the older
 * BGN/PCGN habit, the Ukrainian table of 2010 (resolution 55), Kazakh passports, the Bulgarian law of 2009, and the Latin alphabet of Serbian. The first
 * way of each letter is the usual one; the order of the others is an estimate.
 */
import { spellByParts, tableOf, type Spelling, type Ways } from './spelled.ts';

const common: Ways = tableOf(`
  а a
  б b
  в v
  г g
  д d
  е e
  ж zh
  з z
  и i
  к k
  л l
  м m
  н n
  о o
  п p
  р r
  с s
  т t
  у u
  ф f
  ш sh
  ч ch
`);

const russian: Ways = {
  ...common,
  ...tableOf(`
  кс x ks
  ^е e ye
  ё e yo
  ж zh j
  ий$ y iy ii i
  ый$ y yy iy
  ей$ ey ei ej
  ай$ ay ai aj
  ия ia iya ija
  ья ia ya ja
  ье ie ye e
  ьи yi i
  ью yu iu
  й y i j
  х kh h
  ц ts c tz
  щ shch sch
  ъ -
  ы y
  ь -
  э e
  ю yu iu ju
  ^ю yu iu ju
  я ya ia ja
  ^я ya ia ja
  дж j dzh
  `),
};

const ukrainian: Ways = {
  ...common,
  ...tableOf(`
  г h g
  ґ g
  зг zgh zh
  и y i
  і i
  ї i yi
  ^ї yi i
  є ie ye e
  ^є ye ie e
  ий$ yi iy y
  ій$ ii iy y
  й i y
  ^й y i
  х kh h
  ц ts c
  щ shch sch
  ь -
  ' -
  ю iu yu
  ^ю yu iu
  я ia ya
  ^я ya ia
  кс ks x
  `),
};

const bulgarian: Ways = {
  ...common,
  ...tableOf(`
  ия$ ia iya
  й y i j
  х h
  ц ts c
  щ sht
  ъ a u
  ь y
  ю yu iu ju
  я ya ia
  `),
};

const serbian: Ways = {
  ...common,
  ...tableOf(`
  ђ dj d
  ѓ gj g
  ж z zh
  ј j
  љ lj
  њ nj
  ћ c
  ќ kj k
  х h
  ц c
  ч c ch
  џ dz
  ш s sh
  ѕ dz
  `),
};

/** Letters of Kazakh and Kyrgyz, where names are spelled as in Russian passports. Mongolian has two of them. */
const kazakh: Ways = {
  ...russian,
  ...tableOf(`
  ә a
  ғ g gh
  қ k q
  ң n ng
  ө o
  ұ u
  ү u
  һ h kh
  і i y
  `),
};

/** First names whose usual spelling in Latin letters isn't a transliteration. */
const firstNames: Ways = tableOf(`
  александр alexander aleksandr alexandr
  александра alexandra aleksandra
  алексей alexey aleksey alexei
  анастасия anastasia anastasiya
  андрей andrey andrei
  виктория victoria viktoria
  виктор victor viktor
  григорий grigory grigoriy
  дарья daria darya
  дмитрий dmitry dmitriy dmitrii dmitri
  евгений evgeny evgeniy eugene
  евгения evgenia evgeniya
  екатерина ekaterina katerina
  елизавета elizaveta elizabeth
  ксения ksenia kseniya xenia
  максим maxim maksim
  михаил mikhail michael
  мария maria mariya
  наталья natalia natalya
  наталия natalia nataliya
  николай nikolay nikolai
  оксана oksana oxana
  павел pavel
  пётр petr peter pyotr
  сергей sergey sergei
  софия sofia sofiya
  софья sofia sofya
  татьяна tatiana tatyana
  фёдор fedor fyodor
  юлия yulia julia yuliya
  юрий yury yuri yuriy
  олександр oleksandr alexander
  андрій andrii andriy
  сергій serhii serhiy sergiy
  юлія yuliia yulia
  ірина iryna irina
  наталія nataliia natalia
  марія mariia maria
  дмитро dmytro
  олексій oleksii oleksiy
  євген yevhen evgen yevgen
  тетяна tetiana tetyana
`);

/** @param country the domain's country ("bg"), or '' @param word in lower case */
export function spellCyrillic(word: string, country: string): Spelling[] {
  const name = firstNames[word];
  const ways =
    /[әғқңөұүһ]/.test(word) || country === 'kz'
      ? kazakh
      : /[іїєґ]/.test(word)
        ? ukrainian
        : /[ђѓјљњћќџѕ]/.test(word) || ['rs', 'me', 'mk', 'ba'].includes(country)
          ? serbian
          : country === 'bg'
            ? bulgarian
            : country === 'ua'
              ? ukrainian
              : russian;
  return name === undefined ? spellByParts(word, ways) : spellByParts(word, { ...ways, [`^${word}`]: name }, word.length);
}
