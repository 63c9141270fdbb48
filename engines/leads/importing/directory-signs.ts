/**
 * Columns that only lists of places and organizations have: what maps, directories of businesses, trade fairs and job boards say about an entry. Few lists
 * of people have them, so they decide where a column "Name" alone could name either.
 */
import { emailKey, isRoleAddress } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';

/** Folded headers, as whole words, in the languages of the other headers. */
const signs = new RegExp(
  ` (?:${[
    'place ?id|google (?:maps|place)\\w*|maps? (?:url|link)|plus ?code|cid|gmb',
    '(?:nb|num\\w*|number of|total) (?:reviews?|ratings?|avis)|reviews?(?: count)?|review ?counts?|user ratings? total|average rating|star rating|stars',
    'opening hours|hours of operation|business hours|oeffnungszeiten|offnungszeiten|horaires|horarios?|openingstijden|orari',
    'yell?ow ?pages? (?:url|link)|yelp (?:url|link)|tripadvisor|trustpilot|foursquare',
    'booth|booth (?:no|number)|stand|stand (?:no|nr|number|nummer)|standnummer|hall|halle|pavilion',
    'careers? (?:url|page|link|site|website)|jobs? (?:url|page|board)|ats',
    'hq|headquarters?|hauptsitz|siege social|sede social|sede legale|domicilio social',
    'abn|acn|permanently closed|temporarily closed|year established|no of branches|branches',
  ].join('|')}) `,
);

export const isDirectorySign = (header: string): boolean => signs.test(` ${foldText(header.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))} `);

/** A page about a business on a site that lists businesses. */
export const isDirectoryPage = (cell: string): boolean =>
  /^https?:\/\/[^/]*(?:yelp\.|yellowpages\.|tripadvisor\.|pagesjaunes\.|gelbeseiten\.|paginegialle\.|maps\.google\.|goo\.gl\/maps|google\.[a-z.]+\/maps|maps\.app\.goo\.gl)/i.test(
    cell,
  );

/** Streets and houses. */
export const isAddressHeader = (header: string): boolean =>
  / (?:\w*adress\w*|address\w*|adres|adresse|direccion|indirizzo|endereco|street|strasse|straße|rue|via|osoite|domicilio) /.test(
    ` ${foldText(header)} `,
  );

/** What only people have, and lists of customers or members say of them. */
export const isPersonSign = (header: string): boolean =>
  /^(?:age|alter|edad|idade|eta|leeftijd|wiek|alder|gender|geschlecht|sexe|sexo|sesso|geslacht|plec|kon|dob|birth ?da(?:te|y)|date of birth|geburtstag|geburtsdatum|date de naissance|(?:fecha de )?nacimiento|data de nascimento|data di nascita|geboortedatum|data urodzenia|fodelsedatum|salutation|anrede|civilite)$/.test(
    foldText(header),
  );

/** Numbers that only companies have: LEI, D-U-N-S, register numbers and VAT numbers. Folded. */
const registerNumber =
  /\b(?:lei|duns|d u n s|ein|cuit|ruc|nit|siren|siret|rcs|vat(?: id| number| no)?|ust id(?: nr)?|ustid|umsatzsteuer id|steuernummer|handelsregister\w*|hrb|cif|cnpj|kvk|kvk nummer|rsin|btw(?: nummer)?|partita iva|p iva|piva|company (?:number|no|reg\w*)|registration number|crn|isin|cik|nipc|numero tva|rechtsform|legal form|forme juridique|forma juridica|forma giuridica|rechtsvorm)\b/;
/** The same in other languages and scripts, where \b doesn't find the ends of words. */
const foreignRegisterNumber =
  / (?:инн|огрн|огрнип|кпп|окпо|едрпоу|єдрпоу|nip|regon|krs|nr krs|ico|ic|dic|cui|cod fiscal|nr reg com|adoszam|cegjegyzekszam|vergi no|vergi numarasi|mersis no|ticaret sicil no|統一編號|统一社会信用代码|税号|사업자등록번호|사업자번호|법인번호|법인등록번호|法人番号|y tunnus|org nr|organisationsnummer|orgnr|org nummer|cvr|cvr nr|oib|αφμ) /u;
export const isRegisterNumber = (header: string): boolean =>
  registerNumber.test(foldText(header)) || foreignRegisterNumber.test(` ${foldText(header)} `);
/** The mailbox of a company: a role address, or one of a few others that lists of contacts have. */
export const isRoleMailbox = (cell: string): boolean =>
  /^(?:kundservice|kundtjanst|welcome|enquir\w*|inquir\w*|accounts?|posta|poczta|biuro|iroda|titkarsag|accueil|bonjour|devis|protocollo)@/i.test(
    cell,
  ) ||
  isNamedAsDomain(cell) ||
  isRoleAddress(emailKey(cell) ?? '');
/** "ksv@ksv.at", "acme@mail.acme.de" */
const isNamedAsDomain = (cell: string): boolean => {
  const [box = '', domain = ''] = cell.toLowerCase().split('@');
  return box.length >= 3 && domain.split('.').slice(0, -1).includes(box);
};

/** "Ansprechpartner", "Main contact", "Dirigeants": a person at the company that another column of the row names. */
export const isOfContact = (header: string): boolean =>
  /contact|contat|kontakt|anspr|respons[aá][bv]|interlocut|referent|s[oó]ci[oa]s?\b|rappresent|repr[eé]sent|vertreten|vertegenw|dirigeant|g[eé]rant|gesch[aä]ftsf|inhaber|titolare|represent|amministrat|directeur|director|\b(?:owner|ceo|founders?|president|principal|chairman|manager|proprietor|vd)\b|yetkili|osoba kontaktowa|yhteyshenkil|kapcsolattart|persoana de|контакт|руковод|директор|υπε[υύ]θυνος|联系人|聯絡人|聯繫人|负责人|負責人|法人代表|担当|代表者|담당|대표/iu.test(
    header,
  );

/** Who leads a town. Folded. */
const mayors =
  'mayor|maire|sindaco|alcalde(?:sa)?|prefeit[oa]|(?:ober)?burgermeister(?:in)?|burgemeester|borgmester|ordforer|borgmastare|burmistrz|starosta|polgarmester|primar';
const mayor = new RegExp(` (?:${mayors}) `);
/** "Sindaco": beside such a column, a column of towns names the rows. A founder or a CEO beside one is somebody in that town. */
export const isOfMayor = (header: string): boolean => mayor.test(` ${foldText(header)} `);

/** "Maire", "Présidente", "Sindaco", "CEO": who leads an organization. Beside such a column, "Name" is the organization's. Folded. */
const leaders = new RegExp(
  String.raw` (?:${mayors}|ceo|pdg|presidente?|presidenta|geschaftsfuhr\w*|gerant\w*|dirigeants?|schulleit\w*|rektor(?:in)?|headmaster|headteacher|head teacher|grunder(?:in(?:nen)?)?|founders?|fondateurs?|fundador(?:es)?|fondatori?) `,
);
export const isOfLeader = (header: string): boolean => leaders.test(` ${foldText(header)} `);

/** "Kunden-Nr", "Vendor Code", "Customer ID": rows that are numbered as customers or suppliers. Folded. */
export const isCustomerNumber = (header: string): boolean =>
  /^(?:(?:kunden?|customer|client|klant|kund|asiakas|vendor|supplier|lieferanten?|fournisseur|debitor(?:en)?|kreditor(?:en)?) ?(?:nr|no|num|number|nummer|id|code)|(?:codigo|cod|numero|num|codice|code|no|n|id) (?:de |du |del |do )?(?:cliente?|client|proveedor|fornecedor|fournisseur|fornitore)|kd nr|ku num|kundenr|kunnr|lifnr)$/.test(
    foldText(header),
  );

/** Whether the file has no name for the column: the importer writes "Column 3", or "(key)" for the keys of JSON, and other programs write "Field 3", "Unnamed: 3" or "C". */
export const hasNoName = (header: string): boolean =>
  /^(?:column|col|field|feld|spalte|champ|colonne|campo|columna|coluna|kolom|veld|colonna|pole|unnamed:|[cfvx])[ _.-]*\d+$|^[a-z]$|^\(key\)$/i.test(
    header.trim(),
  );

/** "is_company", "company_type", "Tipo", "Kundentyp": address books that hold both people and companies say in each row which of them it is. */
export const isKindHeader = (header: string): boolean =>
  /^(?:is (?:a )?(?:company|organi[sz]ation|business)|(?:(?:company|contact|customer|client|partner|account|entity) )?type|typ|art|kind|tipo(?: (?:de )?(?:cliente|persona|pessoa|contacto|contato|soggetto|entidad))?|(?:kunden|kund|klant|kunde)typ[e]?|type (?:de )?client|soort(?: klant)?)$/.test(
    foldText(header),
  );
/** In the languages of the headers; of people, see `isKindCell`. A flag counts only under a header that asks for it. */
export const isCompanyCell = (cell: string): boolean =>
  /^(?:true|1|yes|company|organi[sz]ation|business|corporate|firma|unternehmen|gewerblich|geschaftskunde|entreprise|societe|professionnel|empresa|(?:persona|pessoa) juridica|persona moral|azienda|bedrijf|zakelijk|foretag|bedrift|virksomhed)$/.test(
    foldText(cell),
  );
export const isKindCell = (cell: string): boolean =>
  isCompanyCell(cell) ||
  /^(?:false|0|no|person|individual|private|privat|privatperson|privatkunde|particulier|particular|(?:persona|pessoa) fisica|privato|privado)$/.test(
    foldText(cell),
  );

/** "Fecha de creación", "Registered", "Дата создания": in a list of people, when the row was written, not when a company was founded. */
export const isDateOfRow = (header: string): boolean =>
  /^(?:(?:fecha|data|date|datum|дата)[ _]*)?(?:de |of |di )?(?:crea|cria|regist|erstell|rejestr|utworz|opprett|oprett|skapa|созда|регистр|створ)[^\s_]*$/i.test(
    header.trim(),
  );

/** "Client Name", "Kunde", "Nombre del cliente": the name of a customer, in the languages of the headers; not "Client Manager". */
export const isOfCustomer = (header: string): boolean =>
  /^(?:(?:name|nom|nome|nombre|naam) (?:de |del |do |du |van )?)?(?:clients?|clientes?|customers?|kunden?(?:name)?|klant(?:naam)?|kundnamn|kundenavn|klient|mandant)(?: name)?$/.test(
    foldText(header)
      .replaceAll(/[ _-]+/g, ' ')
      .trim(),
  );
