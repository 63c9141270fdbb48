/**
 * What surnames tell: how likely a namesake is, whether two words are two surnames, and whether the surname comes first. The lists hold
 * the most frequent surnames of each country or language, in plain letters, as national statistics and public name lists agree on them;
 * a surname that is missing is not necessarily rare.
 */

import { isFrequentSurname } from './frequent-surnames.ts';
import { isGivenName } from './name-kinds.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const spanish =
  set(`garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno munoz alvarez romero alonso
  gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano blanco molina morales suarez ortega delgado castro ortiz rubio marin sanz nunez iglesias medina
  garrido cortes castillo santos lozano guerrero cano prieto mendez cruz flores herrera marquez leon pena cabrera calvo vidal campos vega reyes fuentes carrasco diez
  aguilar caballero nieto santana vargas pascual gimenez herrero hidalgo montero lorenzo santiago benitez duran ibanez arias mora ferrer carmona vicente rojas soto
  crespo roman pastor velasco parra saez moya bravo soler gallego esteban rivera silva rivas mendoza espinoza contreras salazar estrada guzman juarez valdez rios
  acosta cardenas miranda maldonado sandoval figueroa salinas cervantes quintero chavez ochoa pacheco zamora orozco avila trujillo villa cordova escobar valencia`);

const portuguese =
  set(`silva santos ferreira pereira oliveira costa rodrigues martins jesus sousa souza fernandes goncalves gomes lopes marques alves almeida
  ribeiro pinto carvalho teixeira moreira correia correa mendes nunes soares vieira monteiro cardoso rocha neves coelho cruz cunha pires ramos reis simoes antunes matos
  fonseca machado araujo barbosa tavares lourenco castro figueiredo azevedo freitas barros lima melo moura nascimento andrade dias batista campos borges miranda`);

const familyFirst = {
  chinese:
    set(`wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie tang song deng han feng cao peng zeng xiao tian dong pan
    yuan cai jiang yu du ye cheng wei su lu ding ren yao shen jia xia fu fan zhong tan liao zou xiong jin hao kong bai cui kang mao qiu qin shi gu hou shao meng wan duan
    qian yin chang wong chan cheung leung lau kwok tsai hsu hsieh chiu kuo tseng chuang yeh liao kao goh teo teoh yap ng chong chin chua ong ooi khoo koh loh foo yeo toh chew liew
    ouyang sima zhuge shangguan situ huangfu murong chia quek yip leong poon tsang yuen chow fung kwong tse tay teh lo mak lui tham soh heng gan chu seah seow`),
  korean: set(
    `kim lee park choi jung jeong kang cho yoon jang lim han oh seo shin kwon hwang ahn song yoo hong moon yang son bae baek heo nam shim noh`,
  ),
  vietnamese: set(`nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh mai trinh truong lam dao doan vuong luong`),
  japanese:
    set(`sato suzuki takahashi tanaka ito watanabe yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto inoue kimura hayashi saito shimizu
    yamazaki mori ikeda hashimoto abe ishikawa yamashita nakajima ishii ogawa maeda okada hasegawa fujita goto kondo murakami endo aoki sakamoto fukuda ota nishimura fujii
    kaneko okamoto fujiwara nakano miura harada nakagawa matsuda takeuchi ono tamura nakayama wada ishida morita ueda uchida shibata sakai miyazaki yokoyama takagi ando`),
  hungarian:
    set(`nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros olah simon racz fekete szilagyi torok feher balazs
    gal kis szucs kocsis orsos fodor pinter szalai sipos magyar lukacs gulyas biro kiraly katona laszlo jakab bogdan antal halasz vegh illes hegedus bodnar vincze somogyi`),
};

/** Common where the family name comes first, and hardly elsewhere; tells "Nagy Péter" from "Péter Nagy". */
const hungarianGiven =
  set(`laszlo istvan jozsef janos zoltan sandor gabor ferenc attila peter tamas zsolt tibor andras csaba imre lajos gyorgy balazs gyula mihaly karoly robert
  bela daniel adam krisztian miklos norbert david bence mate gergo levente akos maria erzsebet katalin ilona eva anna zsuzsanna margit judit agnes julianna andrea ildiko
  erika krisztina monika edit reka eszter kinga dora zsofia nora timea melinda bernadett orsolya
  gergely arpad geza denes kalman erno jeno szabolcs barnabas botond zalan marcell kristof richard roland szilard vilmos zsombor emese boglarka aniko anita annamaria beata csilla eniko
  fanni gabriella ibolya iren jolan julia katinka klara lilla magdolna mariann marianna nikolett noemi petra piroska renata rozalia sara szilvia valeria viktoria vivien zita blanka csenge kincso csongor`);

const others = set(`
  smith johnson williams brown jones davis miller wilson anderson taylor thomas moore jackson white harris clark lewis robinson walker young allen king wright scott green baker
  adams nelson hill campbell mitchell roberts carter phillips evans turner parker collins edwards stewart morris murphy cook rogers morgan cooper peterson reed bailey bell kelly
  howard ward cox richardson wood watson brooks bennett gray james hughes price myers long foster sanders ross sullivan powell russell perry butler barnes fisher henderson
  coleman patterson jordan reynolds graham hamilton wallace cole west hayes bryant gibson ellis stevens murray ford marshall owens mcdonald harrison kennedy wells
  davies thompson patel khan singh ali lee obrien byrne ryan walsh oconnor doyle mccarthy gallagher doherty lynch shah kumar sharma gupta verma mehta jain reddy rao iyer das joshi
  mueller muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schaefer schafer koch bauer richter klein wolf schroeder schroder neumann schwarz
  zimmermann braun krueger kruger hofmann hartmann lange schmitt werner schmitz krause meier lehmann schmid schulze maier koehler kohler herrmann koenig konig walter mayer huber kaiser fuchs
  peters lang scholz moeller moller weiss jung hahn schubert vogel friedrich keller guenther gunther frank berger winkler roth beck lorenz baumann franke albrecht schuster simon ludwig boehm
  bohm winter kraus martin schumacher kraemer kramer vogt stein jaeger otto sommer gross seidel heinrich brandt haas schreiber graf schulte dietrich ziegler kuhn kuehn pohl engel horn busch
  bergmann thomas voigt sauer arnold wolff pfeiffer gruber steiner moser pichler hofer leitner egger bernasconi brunner
  bernard dubois robert petit durand leroy moreau laurent lefebvre michel david bertrand roux vincent fournier morel girard andre lefevre mercier dupont lambert bonnet francois
  martinez legrand garnier faure rousseau blanc guerin muller henry roussel nicolas perrin morin mathieu clement gauthier dumont fontaine chevalier robin masson tremblay gagnon roy cote bouchard
  rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti deluca mancini giordano rizzo lombardi moretti barbieri fontana santoro mariani rinaldi caruso ferrara
  galli martini leone longo gentile martinelli vitale lombardo serra coppola desantis marchetti parisi villa conte ferraro ferri fabbri bianco marini grasso valentini messina
  jong jansen vries berg bakker dijk visser smit meijer boer mulder groot bos vos peters hendriks leeuwen dekker brouwer wit dijkstra smits graaf meer janssen peeters maes jacobs mertens willems
  claes goossens wouters desmet linden kok jacobs haan vermeulen heuvel veen broek bruijn schouten beek willemsen
  andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson hansson bengtsson lindberg jakobsson lindstrom magnusson olofsson
  lindqvist lindgren axelsson berg bergstrom lundberg lind lundgren hansen johansen olsen larsen andersen pedersen nilsen kristiansen jensen karlsen johnsen pettersen eriksen berg haugen hagen
  johannessen nielsen christensen rasmussen sorensen petersen madsen kristensen olsen thomsen christiansen poulsen knudsen mortensen moller moeller holm lund dahl korhonen virtanen makinen nieminen
  makela hamalainen laine heikkinen koskinen jarvinen lehtonen lehtinen saarinen salminen heinonen niemi
  nowak kowalski wisniewski wojcik kowalczyk kaminski lewandowski zielinski szymanski wozniak dabrowski kozlowski jankowski mazur wojciechowski kwiatkowski krawczyk kaczmarek piotrowski
  grabowski kowalska wisniewska kaminska lewandowska zielinska szymanska dabrowska kozlowska jankowska pawlowski michalski nowakowski wieczorek jablonski krol majewski
  novak svoboda novotny dvorak cerny prochazka kucera vesely horak nemec pokorny marek hajek jelinek kral ruzicka benes fiala sedlacek dolezal zeman kolar krejci novakova svobodova novotna dvorakova cerna
  horvat kovacevic babic maric juric novak kovacic knezevic vukovic markovic petrovic jovanovic nikolic djordjevic stojanovic ilic stankovic pavlovic milosevic popovic
  ivanov ivanova smirnov smirnova kuznetsov kuznetsova popov popova vasiliev vasilyev petrov petrova sokolov sokolova mikhailov novikov novikova fedorov morozov morozova volkov volkova alekseev lebedev
  semenov egorov pavlov kozlov kozlova stepanov nikolaev orlov andreev makarov nikitin zakharov melnyk shevchenko boyko kovalenko bondarenko tkachenko kovalchuk kravchenko oliynyk koval
  georgiev dimitrov ivanova nikolov hristov todorov stoyanov petkov popescu ionescu popa radu dumitru stan stoica gheorghe matei ciobanu rusu munteanu
  yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek
  papadopoulos papadopoulou pappas georgiou ioannou nikolaidis vasileiou papadakis dimitriou makris karagiannis
  cohen kohen levi levy mizrahi peretz biton dahan avraham friedman malka azoulay katz goldberg shapira
  mohamed mohammed ahmed hassan hussein ibrahim mahmoud khalil saleh haddad khoury mansour nasser said saeed abdullah abdallah youssef yousef mustafa osman omar salem hamdan najjar
  hosseini ahmadi mohammadi karimi rezaei moradi jafari
  okafor okeke adeyemi nwosu eze mensah owusu boateng ndlovu dlamini nkosi naidoo botha pretorius mbeki`);

const hasFamilyFirst = new Map(
  Object.entries(familyFirst).flatMap(([culture, names]) => Array.from(names, (name) => [name, culture] as const)),
);

/** Whether many people have it, so that a namesake is likely in a larger company. @param surname in plain lower-case letters */
export function isCommonSurname(surname: string): boolean {
  return (
    others.has(surname) || spanish.has(surname) || portuguese.has(surname) || hasFamilyFirst.has(surname) || isFrequentSurname(surname)
  );
}

/** Borne by more than about 0.3 % of a country, so that full names are shared in companies of a few hundred people. */
const veryCommon =
  set(`smith johnson williams brown jones davis miller wilson taylor davies evans thomas patel khan singh kumar sharma ali ahmed mohamed mohammed hassan ibrahim
  garcia rodriguez martinez hernandez lopez gonzalez perez sanchez ramirez fernandez gomez silva santos oliveira souza sousa pereira ferreira nguyen tran le pham
  kim lee park choi wang li zhang liu chen yang chan wong lim tan sato suzuki takahashi tanaka mueller muller schmidt schneider martin bernard rossi russo ferrari
  jong jansen vries hansen johansen olsen jensen nielsen andersen andersson johansson karlsson nowak novak horvat nagy kovacs toth szabo ivanov ivanova smirnov kuznetsov
  popescu yilmaz kaya demir cohen levi murphy kelly jovanovic petrovic dimitrov papadopoulos
  hoang huynh phan vu vo dang bui do ho ngo duong ly dinh trinh doan lam mai truong dao vuong
  jung jeong kang cho yoon jang lim han oh seo shin kwon hwang ahn song yoo hong jeon moon yang
  huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo lee ng cheung leung lau
  martin jimenez ruiz diaz moreno munoz alvarez romero alonso gutierrez navarro torres dominguez vazquez ramos gil flores cruz morales reyes rivera
  costa rodrigues martins jesus fernandes goncalves gomes lopes marques alves almeida ribeiro pinto carvalho teixeira moreira correia mendes nunes soares vieira monteiro cardoso rocha lima barbosa
  pedersen christensen larsen sorensen rasmussen jorgensen joergensen petersen madsen kristensen thomsen christiansen poulsen moller moeller mortensen nilsen kristiansen karlsen johnsen pettersen eriksen
  eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson hansson korhonen virtanen makinen nieminen makela hamalainen laine heikkinen
  horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz celik sahin yildiz yildirim ozturk aydin ozdemir arslan
  kowalski kowalska svoboda svobodova novotny novotna dvorak dvorakova novakova popa ionescu nikolic markovic georgiev petrov nikolov hristov todorov stoyanov peretz mizrahi
  watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki berg bakker dijk visser smit meijer boer fischer weber meyer wagner becker`);
/** @param surname in plain lower-case letters */
export const isVeryCommonSurname = (surname: string): boolean => veryCommon.has(surname);

export const isSpanishSurname = (name: string): boolean => spanish.has(name);
export const isPortugueseSurname = (name: string): boolean => portuguese.has(name);

/**
 * Whether a name of these words, as written, starts with the surname: "Nguyễn Văn An", "Nagy Péter", "Wang Xiaoming".
 * @param words plain
 * @param isVietnamese whether the letters or a middle name show it
 */
export function startsWithSurname(words: readonly string[], country: string, isVietnamese = false): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (familyFirst.vietnamese.has(first)) {
    // "Mai Anh Nguyễn" begins with the given name.
    if (frequentVietnamese.has(last) && !frequentVietnamese.has(first)) return false;
    if (isVietnamese && words.length > 2) return true;
    if (!familyFirst.vietnamese.has(last) && (country === 'vn' || (words.length > 2 && first !== 'le' && first !== 'do'))) return true;
  }
  const isEastAsian = familyFirst.chinese.has(first) || familyFirst.korean.has(first);
  // "Nagy-Horváth Bence", "Takácsné Bíró Katalin", "Kiss Péterné"
  const isHungarian = (first.includes('-') ? first.split('-') : [first]).some(
    (part) => familyFirst.hungarian.has(part) || (part.endsWith('ne') && familyFirst.hungarian.has(part.slice(0, -2))),
  );
  // Fast path: most names in most lists.
  if (!isEastAsian && !isHungarian && country !== 'hu' && !familyFirst.japanese.has(first)) return false;
  // "Simon Daniel": a given name in most countries.
  const isHungary = country === 'hu' || !isGivenName(first);
  const isWife = last.endsWith('ne') && hungarianGiven.has(last.slice(0, -2));
  if (isHungarian && isHungary && (isWife || (words.length > 1 && !familyFirst.hungarian.has(first) && hungarianGiven.has(last))))
    return true;
  if (
    isHungary &&
    familyFirst.hungarian.has(first) &&
    hungarianGiven.has(last) &&
    !(familyFirst.hungarian.has(last) && hungarianGiven.has(first))
  )
    return true;
  if (country === 'hu' && hungarianGiven.has(last) && !hungarianGiven.has(first)) return true;
  // "Abe Lincoln" is not written in the syllables of Japanese.
  if (familyFirst.japanese.has(first)) return words.length === 2 && !familyFirst.japanese.has(last) && isRomaji(last);
  const isCountryInOrder = ['cn', 'kr', 'tw', 'hk', 'sg', 'my'].includes(country);
  if (!isEastAsian || (hasFamilyFirst.has(last) && !(isCountryInOrder && words.length === 3))) return false;
  // "Kim Min-jun", "Kim Min Jun", "Wang Xiaoming": a listed surname, then one or two syllables each. "Kim Smith" is no such name.
  const given = words.slice(1).flatMap((word) => word.split('-'));
  // "Kim Rose", "Lee Dean", "Kim Lane"
  if (words.length === 2 && given.length === 1 && isGivenName(first) && (isGivenName(last) || /[^aeiouy]e$|ean$/.test(last))) return false;
  return (
    given.length <= 2 &&
    words.length <= 3 &&
    given.every((word) => isSyllables(word)) &&
    (given.length === 2 || isCountryInOrder || isPinyin(last))
  );
}

const frequentVietnamese = set('nguyen tran pham huynh phan vo dang bui ngo');

/**
 * Syllables of Japanese in the usual romanization: "hiroshi", "ryunosuke", "jun-ichi". An "h" before a vowel begins the next syllable; if it could end this
 * one as well, the time would double with every "ah".
 */
const isRomaji = (word: string): boolean =>
  /^(?:(?:[kgnhbpmr]y|sh|ch|ts|[kgsztdnhbpmrwyfj])?[aiueo](?:h(?![aiueoy]))?|n(?![aiueoy])|([kstp])(?=\1)|-)+$/.test(word);

/** One or two syllables of a Chinese or Korean given name, in any usual spelling: "chee", "hock", "xiaoming", "seong". Not "marie" or "harvey". */
const isSyllables = (word: string): boolean =>
  /^(?:(?:zh|ch|sh|ts|hs|kh|sz|[bcdfghjklmnpqrstvwxyz][wy]?)?[aeiou]{1,3}(?:ng|ck|[hkmnptrlw](?![aeiou]))?){1,2}$/.test(word) &&
  word.length <= 12;

/** Whether both words are syllables of one given name: "Mei Ling", "Chee Keong". @param words plain */
export const areSyllables = (words: readonly string[]): boolean =>
  words.every((word) => word.length <= 6 && word !== 'jo' && isSyllable(word));
const isSyllable = (word: string): boolean =>
  /^(?:zh|ch|sh|ts|hs|kh|sz|[bcdfghjklmnpqrstvwxyz][wy]?)?[aeiou]{1,3}(?:ng|ck|[hkmnptrlw])?$/.test(word);

/** Whether it is a Vietnamese surname that isn't Chinese or Korean as well: "nguyen", "bui". @param word plain */
export const isOnlyVietnamese = (word: string): boolean =>
  familyFirst.vietnamese.has(word) && !familyFirst.chinese.has(word) && !familyFirst.korean.has(word) && word !== 'le' && word !== 'do';

/** "Ban Ki-moon", "Tsai Ing-wen": one syllable, then two joined by a hyphen, of which the second is in lower case. @param words as written */
export const isHyphenatedOrder = (words: readonly string[]): boolean =>
  words.length === 2 &&
  /^\p{Lu}\p{Ll}{1,4}$/u.test(words[0] ?? '') &&
  /^\p{Lu}\p{Ll}{0,5}-\p{Ll}{1,6}$/u.test(words[1] ?? '') &&
  areSyllables([words[0] ?? '', ...(words[1] ?? '').split('-')].map((word) => word.toLowerCase()));

/**
 * Whether a Chinese surname is between an English and a Chinese given name: "Emily Chin Sook Yee", "Jack Ma Yun".
 * @param words plain
 * @param isEnglishGiven whether the first word is a frequent given name
 */
export function hasSurnameInside(words: readonly string[], isEnglishGiven: boolean): boolean {
  const [first = '', second = '', ...rest] = words;
  if (!familyFirst.chinese.has(second) || hasFamilyFirst.has(first) || !areSyllables(rest)) return false;
  return rest.length === 2 || (rest.length === 1 && isEnglishGiven && !hasFamilyFirst.has(rest[0] ?? ''));
}

/** Two syllables of pinyin: "xiaoming", "haoran". */
const isPinyin = (word: string): boolean =>
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|an|en|in|un|ai|ei|ao|ou|ia|ie|iu|ua|ui|uo|ue|a|e|i|o|u)){2}$/.test(
    word,
  );
