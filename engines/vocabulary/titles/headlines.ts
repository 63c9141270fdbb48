/**
 * What surrounds a title in a profile's headline: gendered forms, employers, degrees, and roles that are over or only wished for.
 */

/** A status that says that the segment names no current title. Followed by anything. */
const statuses =
  /^(?:#?\s?open ?to ?work|open to (?:new )?(?:opportunities|roles|work)|looking for|seeking|in transition|job ?seek(?:er|ing)|(?:actively|currently) (?:looking|seeking)|available for|aspiring|future|(?:candidate|running) for|candidate? (?:à|aux?)(?= )|candidat[oa] (?:a|à|al|ao)(?= )|kandidat(?:in)? für|kandidaat voor|between (?:jobs|roles)|unemployed|n\/?a|none|not (?:applicable|available|employed)|unknown|homemaker|hausfrau|hausmann|huisvrouw|huisman|femme au foyer|homme au foyer|mère au foyer|père au foyer|ama de casa|amo de casa|dona de casa|do lar|casalinga|casalingo|elternzeit|in elternzeit|mutterschutz|congé parental|en congé|maternity leave|on sabbatical|sabbatical|gepensioneerd|met pensioen|pensionat[oa]|in pensione|stay[- ]at[- ]home|rentner(?:in)?|pensionär(?:in)?|im ruhestand|in rente|a\. ?d\.|arbeitssuchend|arbeitslos|auf (?:der )?(?:job|stellen)suche|pensionist(?:in)?|angehende[rn]?|étudiante?|retraitée?|en recherche|à la recherche|sans emploi|demandeu(?:r|se) d.emploi|futur(?:e)?|jubilad[oa]|pensionista|en búsqueda|en busca|buscando|desemplead[oa]|en paro|futur[oa]|aposentad[oa]|reformad[oa]|desempregad[oa]|em busca|à procura|em transição|disponível para|gepensioneerde?|met pensioen|werkzoekende?|op zoek naar|beschikbaar voor|aankomend|pensionat[oa]|in pensione|disoccupat[oa]|inoccupat[oa]|in cerca|alla ricerca|aspirante)(?!\p{L})/iu;

/** "Retired" counts for everything that follows: what a retired person lists is over. */
const retired = /^(?:retired|in retirement|semi-retired)(?!\p{L})/iu;

/** A title of the past. */
const former =
  /^(?:(?:ex|oud)[-– ]\s?(?=\p{L})|(?:former(?:ly)?|previously|past|ehem\.|ehemalige[rns]?|früher(?:e[rn]?)?|ancien(?:ne)?|anciennement|antigu[oa]|anterior|antig[oa]|voormalig[e]?|vroeger|già|in passato)(?!\p{L}))/iu;
const noLongerInOffice =
  /(?:\ba\. ?D\.|\bi\. ?R\.|\([Rr]et(?:ired|\.)?\)|\(RET\)|,\s*[Rr]etired|\s(?:im Ruhestand|in Rente|in pensione|[àa] la retraite|en retraite|jubilad[oa]|aposentad[oa]|met pensioen|gepensioneerd))\s*$/;

/** Students, as long as the word isn't part of a profession ("Student Success Manager", "Dean of Students"). */
const student =
  /^(?:(?:(?:graduate|undergraduate|university|college|phd|mba|law|medical|master'?s?|bachelor) )?student(?:in|e|essa)?|studierende[r]?|estudiante|estudante|étudiante?|studente|studentessa|universitári[oa]|universitaria)(?:\s*$|\s+(?:at|of|in|der|des|an|bei|für|en|de|da|do|em|na|no|à|al|alla|di|presso|aan|@|universi\p{L}*|bedrijfskunde|rechten|[a-zé]{2,}kunde)(?!\p{L})|\s*[@,(–:-])/iu;
const studentLast = /^(?:\p{L}+ ){1,3}student(?:in|e|essa)?\s*(?:$|[@(]|(?:at|bei|an der|aan)(?!\p{L}))/iu;

/** "Calle Mayor 3", "Av. Presidente Wilson", "12 President Street": streets that are named after an office. "Via" and "place" are words of titles, too, so they need a number. */
const street =
  /^(?:(?:calle|c\/|avenida|avda?\.?|av\.|paseo|rua|pra[çc]a|viale|piazza|rue|plaza(?= mayor$)) \p{L}|(?:via|corso|plaza|avenue|boulevard|place) .{2,60} \d{1,5} ?[a-z]?$|\d{1,5} (?:\p{L}+ ){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane)\.?$)/iu;

/** The sentences with which people present themselves. */
const slogan =
  /^(?:i(?= )|i'm|i’m|we(?= )|helping|empowering|supporting|inspiring|unlocking|accelerating|simplifying|transforming|bridging|creating (?:a|the|better|value)|driving (?!instructor|examiner|school|teacher|test)|passionate|on a mission|dedicated to|building (?:the|a|an|products|teams|things)|making the|turning|enabling|connecting people|ich (?:helfe|unterstütze|begleite|mache|bringe|berate)|wir|j'aide|j’aide|j'accompagne|j’accompagne|nous|on aide|je(?= )|ayudo|ayudamos|ayudando|acompaño|ajudo|ajudamos|ajudando|ik(?= )|wij|ti aiuto|aiutiamo|aiuto (?:le|gli|i|la|a|ad|chi|aziende|imprese|imprenditori|persone|professionisti|donne|pmi)|accompagno|apasionad[oa]|apaixonad[oa]|passionné|leidenschaftlich)(?!\p{L})/iu;

/** What follows a slogan behind a dash: "Helping founders scale – CEO at Northbeam". Null when nothing does. */
export function afterSlogan(segment: string): string | null {
  if (!slogan.test(segment.trim())) return null;
  const [, ...rest] = segment.split(/\s[–—-]\s/u);
  return rest.length === 0 ? null : rest.join(', ');
}

/** Degrees and credentials behind a name or a title; they aren't its field. */
const degrees =
  /,?\s*(?<![\p{L}.])(?:m\.?b\.?a|ph\.?\s?d(?! (?:candidate|researcher|fellow))|m\.?sc|b\.?sc|m\.?p\.?h|j\.?d|ll\.?m|esq|pmp|cissp|cisa|f\.?a\.?c\.?s|faap|facp|cfa|acca|acma|cima|cipd|mcips|sphr|phr|shrm-s?cp|lcsw|lmft|lpc|bcba|msw|rdn|ccc-slp|dipl\.-ing|dipl\.-kfm|r\.?i\.?c\.?s|mrics|frics)\.?(?![\p{L}])/giu;

/** Words for someone who holds an office for a time; it is theirs all the same. "A.I." in capitals may be a field of work. */
const forATime =
  /(?<=^|[\s,(–-])(?:ad interim|a\. ?i\.(?!\p{L})|[Pp]ar int[ée]rim|[Ii]nt[ée]rimaire|[Ii]nterin[oa]|[Ee]n funciones|[Ee]m exerc[íi]cio|[Ff]acente funzioni?|f\. ?f\.|[Ww]aarnemend[e]?|[Ww]nd\.|[Tt]ijdelijke?|[Kk]ommissarische?[rn]?|[Pp]ro tempore?)(?=$|[\s,)–-])/gu;

/** Whether this part of a headline names no title that the person has now. */
export function isNoTitle(segment: string): boolean {
  const text = segment.trim().replace(/^[^\p{L}\p{N}#]+/u, '');
  return (
    statuses.test(text) ||
    former.test(text) ||
    noLongerInOffice.test(text) ||
    student.test(text) ||
    (studentLast.test(text) && !/(?:^|\s)(?:phd|doctoral|working|dual\p{L}*) student/iu.test(text)) ||
    street.test(text) ||
    slogan.test(text)
  );
}

/** Whether the whole text names no title, whatever follows. */
export const isRetired = (text: string): boolean => retired.test(text);

/**
 * One form of gendered spellings: "Leiter:in", "Geschäftsführer/in", "Directeur·rice", "Diretor(a)", "(m/w/d)". Before the text is split,
 * because some use the characters that separate the parts of a headline.
 */
export function withoutGenderedForms(text: string): string {
  if (!/[(/:*_·•.]/.test(text)) return text;
  return (
    text
      .replaceAll(/\((?:[mwfdhxi]|gn|all genders)(?:[/|*,. ]+(?:[mwfdhxiv]|gn|divers))*\)/gi, ' ')
      .replaceAll(/(?<=\p{L}{3})\((?:in|innen|e|es|a|o|as|os|ra|ora|ne|le|se|trice|euse|rice|ice|ère|ière|ienne|iva|sse|esse)\)/giu, '')
      .replaceAll(/(?<=\p{L}{3})[:*_](?:in|innen|r|n)(?!\p{L})/giu, '')
      .replaceAll(/(?<=\p{L}{3})[·•․](?:e|es|a|ne|le|se|trice|euse|rice|ice|ère|ière|ienne)(?!\p{L})/giu, '')
      .replaceAll(/(?<=\p{L}{3})\/[- ]?(?:in|innen|frau|a|o|e|r|ra|ora|ne|trice|euse|rice|iva|da|dora)(?!\p{L})/giu, '')
      // "Employé.e", "Directeur.rice", but no initials and no domain.
      .replaceAll(/(?<=\p{L}{4})\.(?:e|ne|trice|euse|rice|ice)(?!\p{L})/gu, '')
  );
}

const medical =
  /physician|surgeon|ologist|cardiolog|pediatri|medicine|medical|hospital|clinic|psychiatr|dermatolog|radiolog|oncolog|family practice|internal med/i;

/** Drops the employer, the manager, an earlier employer, the office someone works in, and degrees: they aren't the person's own title. */
export function withoutSurroundings(segment: string): string {
  // Without runs of spaces, the patterns below take linear time.
  let role = segment
    .replaceAll(/\s+/g, ' ')
    // "Nordwind zoekt kok", "Ga aan de slag als kok": the job behind the words of an ad. "Sucht" with a capital is addiction.
    .replace(/^[^:(]{2,40} (?:zoekt|sucht|aan de slag als|is hiring an?)\s+(?:een |einen? )?(?=\p{L}{3})/u, '')
    // "ZZP Timmerman", "Freelance (zzp) docent": a Dutch contract, and the profession.
    .replaceAll(/^\s*zzp[ -]+(?!er(?!\p{L})|ondernemer|in |voor |-)(?=\p{L})|(?<=\p{L}\s+)\(?zzp\)?(?=\s|$)/giu, '')
    .replaceAll(/\bb to ([bc])\b/gi, 'B2$1')
    .replaceAll(forATime, ' ')
    .replace(/,?\s+(?:in\s+)?(?:the\s+)?office of the [\p{L} ]+$/iu, ' ')
    .replace(
      /\s+(?:@|at|bei|chez|presso|bij|reporting to|to the|to(?! (?:cash|pay|report|market|business|consumer|end)(?!\p{L})))\s+.*$/iu,
      '',
    )
    .replace(/@.*$/, '')
    // A general counsel is often the corporate secretary, too; not an assistant.
    .replace(/\s+(?:and|&)\s+(?:corporate |company |assistant )?secretary\s*$/i, ' ')
    .replace(/[,(–-]\s*(?:ex|former(?:ly)?|previously|ehem\.?|ancien(?:nement)?)[-–: ]\s?.*$/i, '')
    // "Abteilungsleiter Vertrieb, Dipl. Bankbetriebswirt".
    .replace(/(?<=\p{L}{3}[\p{L} .-]*),\s*(?:dipl\.|diplom)[- ]?\p{L}[^,|]*$/iu, ' ')
    .replaceAll(degrees, ' ');
  // "MD" is a physician beside medical words, and otherwise a managing director. A name in front of it is not a title.
  if (/(?<![\p{L}.])m\.?d\.?(?!\p{L})/iu.test(role) && (medical.test(role) || /\b(?:facs|ph\.?d)\b/i.test(segment)))
    role = role.replaceAll(/,?\s*(?<![\p{L}.])m\.?d\.?(?![\p{L}])/giu, medical.test(role) ? ' ' : ' physician ');
  return role;
}
