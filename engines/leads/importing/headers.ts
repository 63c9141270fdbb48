/**
 * Column names in the exports of HubSpot, Salesforce, Pipedrive, Apollo, LinkedIn, the YC directory, and the S&P list, and as people
 * write them in seven languages. Compared folded, ignoring case, accents, and punctuation ("# Employees", "State/Region", "E-Mail").
 */
import { foldText } from '@leadlight/vocabulary/text';

/**
 * The field that a column maps to. `place.*` and `name` belong to the person in a list of people, and to the company in a list of
 * companies. `extra`: kept with the row under its own name.
 */
export const importTargets = [
  'name',
  'person.firstName',
  'person.lastName',
  'person.title',
  'person.email',
  'person.personalEmail',
  'person.phone',
  'person.mobilePhone',
  'person.linkedin',
  'person.connectedOn',
  'place.text',
  'place.city',
  'place.region',
  'place.country',
  'company.name',
  'company.website',
  'company.linkedin',
  'company.industry',
  'company.sector',
  'company.employees',
  'company.founded',
  'company.phone',
  'company.city',
  'company.region',
  'company.country',
  'company.description',
  'company.tags',
  'company.technologies',
  'company.revenue',
  'company.funding',
  'company.ticker',
  'company.cik',
  'linkedin',
  'extra',
] as const;
export type ImportTarget = (typeof importTargets)[number];

const names: Readonly<Record<Exclude<ImportTarget, 'extra'>, string>> = {
  name: 'name|full name|fullname|contact name|person name|contact|contact full name|lead name|vollstandiger name|ansprechpartner|kontakt|nom complet|nom et prenom|nombre completo|nombre y apellidos|nome completo|volledige naam|naam|nome e cognome|nominativo|kontaktperson|contactpersoon|person',
  'person.firstName':
    'first name|firstname|given name|forename|vorname|prenom|nombre|primeiro nome|voornaam|nome|person first name|first|contact first name',
  'person.lastName':
    'last name|lastname|surname|family name|nachname|familienname|nom|nom de famille|apellido|apellidos|sobrenome|apelido|ultimo nome|achternaam|cognome|person last name|last|contact last name',
  'person.title':
    'title|job title|jobtitle|position|role|person job title|headline|berufsbezeichnung|jobtitel|stelle|funktion|titre|poste|intitule du poste|fonction|cargo|puesto|titulo|functie|functietitel|ruolo|qualifica|mansione|posizione|job|designation',
  'person.email':
    'email|e mail|email address|e mail address|e mail adresse|mail|work email|business email|person email|person email work|adresse e mail|adresse email|courriel|correo|correo electronico|email profissional|endereco de email|e mailadres|emailadres|indirizzo email|posta elettronica|primary email|contact email|email 1|emailadresse|email professionnel',
  'person.personalEmail':
    'personal email|private email|person email home|email personal|private e mail|email personnel|email 2|secondary email|home email',
  'person.phone':
    'phone|phone number|telephone|telefon|telefonnummer|tel|work direct phone|direct phone|person phone|person phone work|telephone number|numero de telephone|telefono|telefone|telefoonnummer|telefoon|numero di telefono|work phone|direct dial|phone 1|business phone',
  'person.mobilePhone':
    'mobile|mobile phone|mobilephone|mobile phone number|cell|cell phone|handy|mobil|mobiltelefon|handynummer|portable|telephone portable|movil|telefono movil|celular|telemovel|mobiel|cellulare|person phone mobile',
  'person.linkedin':
    'person linkedin url|linkedin profile|linkedin profile url|linkedin member url|profile url|contact linkedin url|linkedin bio',
  'person.connectedOn': 'connected on|verbunden am|date de connexion|conectado el|conectado em|gekoppeld op',
  'place.text':
    'location|address location|headquarters location|headquarters|hq|standort|ort der firma|lieu|localisation|ubicacion|localizacao|locatie|localita|sede|hq location|geo|based in',
  'place.city': 'city|town|stadt|ort|ville|ciudad|cidade|stad|plaats|woonplaats|citta|mailing city|wohnort|commune',
  'place.region':
    'state|region|state region|province|state province|bundesland|departement|provincia|estado|provincie|regione|mailing state|county|kanton',
  'place.country': 'country|country region|land|pays|pais|paese|mailing country|nation|staat|country code',
  'company.name':
    'company|company name|organization|organisation|organization name|organisation name|account|account name|employer|firma|unternehmen|firmenname|societe|entreprise|nom de l entreprise|nom de la societe|empresa|nombre de la empresa|compania|nome da empresa|bedrijf|bedrijfsnaam|organisatie|azienda|nome azienda|ragione sociale|security|current company|company name for emails|arbeitgeber|raison sociale|razon social',
  'company.website':
    'website|website url|company website|web|homepage|domain|company domain|company domain name|url website|organization website|webseite|internetseite|site web|site internet|sitio web|pagina web|site|website adresse|sito web|sito|organization domain|web site|firmenwebsite',
  'company.linkedin':
    'company linkedin url|company linkedin|organization linkedin|linkedin company page|company linkedin page|linkedin company url',
  'company.industry':
    'industry|gics sub industry|sub industry|branche|industrie|secteur|secteur d activite|industria|sector|setor|ramo|settore|bedrijfstak|sector de actividad|wirtschaftszweig|settore di attivita',
  'company.sector': 'gics sector',
  'company.employees':
    'employees|number of employees|numberofemployees|no of employees|employee count|headcount|company size|team size|size|mitarbeiter|mitarbeiterzahl|anzahl mitarbeiter|unternehmensgrosse|effectif|nombre d employes|nombre de salaries|empleados|numero de empleados|funcionarios|numero de funcionarios|aantal medewerkers|medewerkers|dipendenti|numero di dipendenti|num employees|taille de l entreprise|tamano de la empresa',
  'company.founded':
    'founded|founded year|year founded|grundungsjahr|gegrundet|annee de creation|ano de fundacion|ano de fundacao|opgericht|anno di fondazione|foundation year|established',
  'company.phone': 'company phone|corporate phone|company phone number|hauptnummer|zentrale|organization phone|switchboard|hq phone',
  'company.city': 'company city|hq city|organization city',
  'company.region': 'company state|company region|hq state|company state region',
  'company.country': 'company country|hq country|company country region|organization country',
  'company.description':
    'description|company description|short description|about|beschreibung|descripcion|descricao|omschrijving|descrizione|about us',
  'company.tags': 'tags|keywords|schlagworte|mots cles|etiquetas|trefwoorden|parole chiave|specialties',
  'company.technologies': 'technologies|tech stack|technology|technologien',
  'company.revenue': 'annual revenue|revenue|umsatz|jahresumsatz|chiffre d affaires|ingresos|faturamento|omzet|fatturato|turnover',
  'company.funding': 'total funding|funding|total funding amount',
  'company.ticker': 'symbol|ticker|ticker symbol|stock symbol',
  'company.cik': 'cik',
  linkedin: 'linkedin|linkedin url|url|linkedin link|linked in|linkedin page',
};

let byName: ReadonlyMap<string, ImportTarget> | undefined;

/** The target of a column by its name alone; null when the name is unknown. */
export function targetOfHeader(header: string): ImportTarget | null {
  byName ??= new Map(
    Object.entries(names).flatMap(([target, all]) =>
      all.split('|').map((name): [string, ImportTarget] => [foldText(name), target as ImportTarget]),
    ),
  );
  const folded = foldText(header);
  // "EmailAddress", "NumberOfEmployees": capitals start words.
  const apart = foldText(header.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return byName.get(folded) ?? byName.get(apart) ?? null;
}

/** Column names of known exports that are kept as extra fields. They identify a header row. */
const otherHeaders = new Set(
  'lifecycle stage|lead status|lead source|leadsource|status|street|postal code|postalcode|email status|seniority|departments|company address|latest funding|latest funding amount|last raised at|date added|batch|num founders|company id|cb url|long description|record id|owner|contact owner|create date|last activity date|notes|stage|lists|last contacted|account owner|email confidence|number of retail locations|facebook url|twitter url'.split(
    '|',
  ),
);

export function isKnownHeader(cell: string): boolean {
  const folded = foldText(cell);
  return folded !== '' && (otherHeaders.has(folded) || targetOfHeader(cell) !== null);
}

/** The program that exported the file, recognized by column names that only it uses together. */
export const vendors = ['linkedin', 'hubspot', 'salesforce', 'pipedrive', 'apollo', 'yc', 'sp500'] as const;
export type Vendor = (typeof vendors)[number];

const signatures: Readonly<Record<Vendor, readonly string[]>> = {
  linkedin: ['first name', 'last name', 'position', 'connected on'],
  apollo: ['person linkedin url', 'company linkedin url'],
  hubspot: ['first name', 'last name', 'job title', 'lifecycle stage'],
  salesforce: ['firstname', 'lastname', 'leadsource'],
  pipedrive: ['person name', 'organization name'],
  yc: ['company name', 'batch', 'team size'],
  sp500: ['symbol', 'gics sector', 'gics sub industry'],
};

export function vendorOf(header: readonly string[]): Vendor | null {
  const has = new Set(header.map(foldText));
  return vendors.find((vendor) => signatures[vendor].every((name) => has.has(name))) ?? null;
}
