/**
 * Long because half of it is one table. Column names in the exports of HubSpot, Salesforce, Pipedrive, Apollo, LinkedIn, the YC directory, and the S&P list, and as people
 * write them in seven languages. Compared folded, ignoring case, accents, and punctuation ("# Employees", "State/Region", "E-Mail").
 */
import { industrySystemOf } from '@leadlight/vocabulary/industries';
import { foldText } from '@leadlight/vocabulary/text';
import { expansionsOf } from './header-abbreviations.ts';
import { namesElsewhere } from './header-names-elsewhere.ts';
import { targetOfQuestion } from './header-questions.ts';
import type { ImportTarget } from './import-targets.ts';
import { workNames } from './work-headers.ts';

const names: Readonly<Record<Exclude<ImportTarget, 'extra' | 'skip'>, string>> = {
  name: 'anspr partner|interlocuteur|nom de l interlocuteur|personne contact|personne a contacter|persona contacto|persona de contacto|persona di riferimento|riferimento|pessoa de contato|pessoa de contacto|nominativo referente|naam en voornaam|naam voornaam|apellidos nombre|name vorname|nom prenom|hauptansprechpartner|hauptkontakt|contact principal|nom du contact principal|contacto principal|contatto principale|hoofdcontactpersoon|key contact|teilnehmername|responsable contacto|responsavel contato|vertreten durch|contact 1|contactpersoon 1|ansprechpartner 1|referente|nom affiche|nombre mostrado|anzeigename|nome visualizzato|weergavenaam|investor name|anspr person|ansprechperson|poc|poc name|point of contact|responsable de l entreprise|nom du responsable|nom responsable|nom du dirigeant|fn|user name original name|user name|investor|employee name|staff name|display name|name|full name|fullname|contact name|person name|contact|contact full name|lead name|vollstandiger name|ansprechpartner|kontakt|nom complet|nom et prenom|nombre completo|nombre y apellidos|nome completo|volledige naam|naam|nome e cognome|nominativo|kontaktperson|contactpersoon|person|full name as on linkedin|attendee|participant|prospect|nominativo completo|nombre completo del contacto|contact person|nome do contato|nome do contacto|nom du contact|naam contactpersoon|nome contatto|first and last name|name surname|vor und nachname|vorname nachname|nachname vorname|nome cognome|cognome nome|nom prenom|prenom nom|apellidos y nombre|nome e sobrenome|nome e apelido',
  'person.firstName':
    'vorname des teilnehmers|nome proprio|prenom dirigeant|prenom du dirigeant|primer nombre|1er nom|vorname ap|vorname ansprechpartner|vrnm|fn first name|given names|fname|first name|firstname|given name|forename|vorname|prenom|nombre|primeiro nome|voornaam|nome|person first name|first|contact first name|forenames|firstnames|rufname|nombres|nombre de pila|roepnaam|primo nome',
  'person.lastName':
    'famname|fam name|apellido paterno|ap paterno|nom patronymique|nom d usage|nom de naissance|nachname des teilnehmers|nachname ap|achternm|lname|last name|lastname|surname|family name|nachname|familienname|nom|nom de famille|apellido|apellidos|sobrenome|apelido|ultimo nome|achternaam|cognome|person last name|last|contact last name|last names|surnames|primer apellido|nome de familia|familienaam|cognomi|nom usuel|zuname',
  'person.title':
    'stellenbezeichnung|dienststellung|qualite du contact|fonction du contact|funktion ap|position title|business title|working title|ocupacion|ocupacao|occupazione|cargo ocupado|cargo funcion|functie rol|ruolo referente|func titel|funzione|fct|pos|titel|organization title|organization 1 title|role title|job position|current position|current title|current role|current job title|funktion titel|titel position|stellung|rolle|funcao|funcao cargo|position im unternehmen|titre poste|title|job title|jobtitle|position|role|person job title|headline|berufsbezeichnung|jobtitel|stelle|funktion|titre|poste|intitule du poste|fonction|cargo|puesto|titulo|functie|functietitel|ruolo|qualifica|mansione|posizione|job|designation|job function|occupation|role in company|position in company|ruolo in azienda|funktion im unternehmen|poste dans l entreprise|cargo en la empresa|cargo na empresa|functie bij bedrijf|intitule de poste|fonction occupee|jobbezeichnung|beruf|tatigkeit|profession|profesion|professione|profissao|beroep|cargo actual|cargo atual|puesto actual|puesto de trabajo|functieomschrijving|incarico|posicion|posicao|titre du poste|job role',
  'person.email':
    'email id|mail id|e mail id|mel|correo electronico contacto|correio eletronico|correio electronico|dienstliche e mail|geschaftliche e mail|e mail geschaftlich|e mail dienstlich|business e mail|adresse courriel|courriel professionnel|indirizzo e mail aziendale|email type work|email type internet|email type internet work|email type pref|e mail 1 value|e mail 1 address|email 1 value|preferred email|email|e mail|email address|e mail address|e mail adresse|mail|work email|business email|person email|person email work|adresse e mail|adresse email|courriel|correo|correo electronico|email profissional|endereco de email|e mailadres|emailadres|indirizzo email|posta elettronica|primary email|contact email|email 1|emailadresse|email professionnel|mails|emails|e mails|correos|courriels|mail address|mailadresse|mail adresse|adresse mail|direccion de correo|direccion de correo electronico|direccion de email|e posta|adres e mail|email pro|mail pro|posta|indirizzo e mail|indirizzo mail|e mail laboral',
  'person.personalEmail':
    'private mail|private e mail adresse|e mail privat|mail perso|email perso|courriel personnel|mail personnel|e mail personale|correo personal|email pessoal|prive e mail|privemail|alternate email|alternative email|e mail alternativo|email type home|email type internet home|e mail 2 value|e mail 2 address|email 2 value|personal email|private email|person email home|email personal|private e mail|email personnel|email 2|secondary email|home email',
  'person.phone':
    'tel buro|tel comercial|tel geschaftlich|tel dienstlich|tel bureau|tel professionnel|tel oficina|ruf nr|telefon buro|telefon geschaftlich|telefon dienstlich|telephone bureau|telephone professionnel|telefono ufficio|telefono oficina|telefono fijo|telefone comercial|telefoon werk|telefoon vast|tel werk|tel vast|tel ufficio|recapito|recapiti telefonici|voice|numero tel|numero telefono|contact no|contact nos|fone|tel fax|telefon fax|phone fax|tel fixe|tel fixo|tel fijo|tel fisso|tel type work|tel type voice|tel type work voice|tel work|phone 1 value|business phone number|direktwahl|tel direct|tel dw|ligne directe|phone|phone number|telephone|telefon|telefonnummer|tel|work direct phone|direct phone|person phone|person phone work|telephone number|numero de telephone|telefono|telefone|telefoonnummer|telefoon|numero di telefono|work phone|direct dial|phone 1|business phone|phones|phone numbers|telephones|telefonos|telefones|numero de telefono|numero de telefone|telefon nr|telefonnr|telefoonnr|rufnummer|festnetz|durchwahl|landline|telephone fixe|fixe|fijo|fisso|recapito telefonico|telefono fisso|telefono fijo|telefone fixo|vast nummer|contact number|telephone num|direct line|direct number|fon',
  'person.mobilePhone':
    'tel movil|tel celular|tel movel|tel handy|hp no|mob|mob nr|mob no|telefon handy|tel handy|telefono movil|telefono celular|telefone movel|mobile pro|06 nr|handphone|hand phone|numero cell|numero cellulare|tel port|sms|whatsapp|tel type cell|tel type cell voice|tel cell|phone 2 value|mobile phone 1|mobile 1|n portable|no portable|mobilnr|mobile|mobile phone|mobilephone|mobile phone number|cell|cell phone|handy|mobil|mobiltelefon|handynummer|portable|telephone portable|movil|telefono movil|celular|telemovel|mobiel|cellulare|person phone mobile|mobile number|mobile no|mobiles|gsm|numero de portable|tel portable|tel mobile|numero de movil|movil numero|numero de celular|telefone celular|mobiel nummer|mobiele telefoon|06 nummer|telefono cellulare|numero cellulare|mobilnummer|mobilfunk|mobilfunknummer|natel',
  'person.linkedin':
    'person linkedin url|linkedin profile|linkedin profile url|linkedin member url|profile url|contact linkedin url|linkedin bio|linkedin profil|profil linkedin|perfil linkedin|perfil de linkedin|perfil do linkedin|profilo linkedin|linkedin profiel|profileurl|linkedin member|linkedin person url|linkedin public url',
  'person.employerSince':
    'job start date|position start date|role start date|current job start date|current role start date|started current role|started in role|in the job since',
  'person.previousEmployers': 'previous employers|past employers|previous companies|past companies',
  'person.languages':
    'languages|spoken languages|languages spoken|sprachen|sprachkenntnisse|langues|langues parlees|idiomas|talen|lingue|lingue parlate',
  'person.profiles': 'other profiles',
  'person.bio': 'biography|bio|biografie|biographie|biografia',
  'person.connectedOn': 'connected on|verbunden am|date de connexion|conectado el|conectado em|gekoppeld op',
  'place.text':
    'global hq|global headquarters|loc|sede legale|sede social|siege social|siege|domicilio social|sede principale|hauptsitz|ville region|ville departement|ciudad provincia|ciudad departamento|ciudad estado|ciudad region|cidade estado|cidade uf|ort bundesland|citta provincia|comune provincia|city state|city st|plz ort|cp ville|city and state|city state country|city country|home city state|city region|city province|city state province|ort land|ville pays|ciudad pais|location|address location|headquarters location|headquarters|hq|standort|ort der firma|lieu|localisation|ubicacion|localizacao|locatie|localita|sede|hq location|geo|based in',
  'place.city':
    'concelho|ort geschaftlich|ville bureau|ville de facturation|ciudad de facturacion|citta di fatturazione|rechnungsort|anschrift ort|rechnungsadresse ort|locality|suburb|home city|address 1 city|address city|home town|hometown|city|town|stadt|ort|ville|ciudad|cidade|stad|plaats|woonplaats|citta|mailing city|wohnort|commune|towns|cities|municipality|municipio|municipios|municipalidade|comune|localidad|localidade|localite|poblacion|gemeinde|wohnort ort|post town|suburb|sitz|firmensitz ort|gemeente|woonplaats plaats|paese citta|location city|office city|ville commune',
  'place.region':
    'distr|provinc|com autonoma|comunidad|etat de facturation|estado de facturacion|province territory|dep region|dept region|state territory|ccaa|depto estado|departamento estado|depto|home state|address 1 region|address state|address region|prov|regio|state|region|state region|province|state province|bundesland|departement|provincia|estado|provincie|regione|mailing state|county|kanton|states|regions|province state|provincias|provinces|uf|distrito|comunidad autonoma|region departement|land region|canton|cantone|prefecture|state code|location state|location region|kreis|landkreis|unidade federativa|provincia estado',
  'place.country':
    'pays region|pais region|country territory|pays de facturation|pais de facturacion|land geschaftlich|pays bureau|iso land|home country|address 1 country|address country|lkz|landercode|landerkennzeichen|country|country region|land|pays|pais|paese|mailing country|nation|staat|country code|countries|land staat|nazione|nacion|pays residence|paises|country name|location country|iso country|country iso|landesname|pais de residencia',
  'company.name':
    'mitgliedsbetrieb|mitgliedsfirma|ausstellerfirma|handwerksbetrieb|innungsbetrieb|ausbildungsbetrieb|fachbetrieb|partnerbetrieb|partnerfirma|firma 1|medlemsbedrift|nom commercial|r soc|r social|rs sociale|betriebsname|firmenbezeichnung|unternehmensbezeichnung|gesellschaft|name des lieferanten|lieferantenname|lieferant|name des ausstellers|ausstellername|nom ets|nom etablissement|nom de l exposant|nom exposant|exposant|entreprise exposante|societe exposante|nom adherent|nom de l adherent|entreprise adherente|entreprise membre|expositor|nombre del expositor|empresa expositora|empresa asociada|nombre comercial|nome fantasia|nome comercial|empregador|nome societa|ditta|azienda espositrice|impresa associata|espositore|werkgever|standhouder|exhibiting company|sponsor name|trading name|trade name|badge company|ente|azienda ente|societe organisme|entreprise organisme|empresa entidad|firma bzw organisation|company or organization|company or organisation|medlemsforetag|medlemsvirksomhed|enseigne|enseigne commerciale|nome filial|nom de l enseigne|outlet|media outlet|publication|publication name|newspaper|affiliation|affiliations|afiliacion|afiliacao|affiliazione|zugehorigkeit|firmename|aanbieder|prestataire|anbieter|provider name|restaurant name|hotel name|clinic name|practice name|club name|shop name|store name|salon name|studio name|university name|college name|venue name|agency name|brand name|firm name|manufacturer name|contractor name|dealer name|partner name|operator name|facility name|outlet name|dealership name|franchise name|charity name|ngo name|nombre de cuenta|nombre de la cuenta|nom du compte|intitule|kontoname|firma przedsiebiorcy|nombre fiscal|denominacion fiscal|entidad|institucion|instituicao|institution name|organismo|associated company primary|cabinet|kanzlei|law firm|cabinet d avocats|designacao social|impresa|co|associated company|primary company|linked company|associated organization|org name|handelsname|nom commercial|denominacao social|kundenname|klantnaam|klant|nom du client|nom client|cliente|nome cliente|nombre cliente|nome do cliente|nombre del cliente|naam organisatie|organisatienaam|fournisseur|proveedor|fornitore|fornecedor|mandant|adherent|member organisation|member organization|portfolio company|portfoliounternehmen|mitgliedsunternehmen|company|company name|organization|organisation|organization name|organisation name|account|account name|employer|firma|unternehmen|firmenname|societe|entreprise|nom de l entreprise|nom de la societe|empresa|nombre de la empresa|compania|nome da empresa|bedrijf|bedrijfsnaam|organisatie|azienda|nome azienda|ragione sociale|security|current company|company name for emails|arbeitgeber|raison sociale|razon social|firm|firms|business|business name|companies|legal name|registered name|trading name name|name of company|name of the company|firmen|name des unternehmens|name der firma|unternehmensname|firmenbezeichnung|aussteller|exhibitor|exhibitor name|denominazione|denominazione sociale|denomination|denomination sociale|denomination unite legale|raison sociale denomination|nom entreprise|nom societe|nom de societe|nom de la entreprise|etablissement|empresas|nombre empresa|nombre de empresa|nombre comercial|denominacion|denominacion social|sociedad|razao social|nombre o razon social|nome ou razao social|nome empresa|nome da companhia|companhia|nome empresarial|firma nome|bedrijven|naam bedrijf|naam onderneming|onderneming|handelsnaam|statutaire naam|vennootschapsnaam|aziende|nome dell azienda|nome impresa|societa|employer name|current employer|client name|supplier|supplier name|vendor|vendor name|manufacturer|brand|merchant|merchant name|issuer|issuer name|school name|hospital name|bank name|startup|entity name|conm|company title|lieferant|kunde firma',
  'company.website':
    'site int|sito int|sitio|sitio internet|direccion web|adresse site|firmenhomepage|unternehmenswebsite|firmenwebseite|unternehmenswebseite|bedrijfswebsite|site internet de l entreprise|sito aziendale|web de la empresa|websiten link|webseiten link|website link|website|website url|company website|web|homepage|domain|company domain|company domain name|url website|organization website|webseite|internetseite|site web|site internet|sitio web|pagina web|site|website adresse|sito web|sito|organization domain|web site|firmenwebsite|websites|web address|web page|webpage|web url|site url|url site|company url site|internet|internetadresse|internet adresse|homepage url|home page|company site|siteweb|pagina web url|pagina internet|direccion web|sitio de internet|endereco web|site internet url|webadresse|webadres|sito internet|indirizzo web|dominio|domaine|domein|domane|domains|domain name|url domain|url sito web|paginas web',
  'company.linkedin':
    'company linkedin url|company linkedin|organization linkedin|linkedin company page|company linkedin page|linkedin company url|linkedin company|regular company url|linkedin organization url|linkedin firmenseite|linkedin unternehmen|linkedin entreprise|linkedin empresa|linkedin azienda|linkedin bedrijf',
  'company.industry':
    'bedrijfsact|sector act|geschaftszweig|branchenbezeichnung|secteur activite|secteur act|corps de metier|activite de l entreprise|giro comercial|rubro|ramo atividade|settore att|comparto|line of business|lob|industry type|industry vertical|business line|activity group|groupe d activite|niche|market sector|secteur probable|business category|settore merceologico|categoria merceologica|nature of business|business type|type of business|business sector industry|segmento|business activity|rubrik|categorie|categoria|rubrique|industry|attivita|descrizione attivita|attivita prevalente|descripcion actividad|actividad|actividad principal|actividad economica|atividade|atividade principal|descricao da atividade|activite|activite principale|libelle activite|bedrijfsactiviteit|activiteit|activiteiten|sbi omschrijving|geschaftsfeld|tatigkeitsfeld|tatigkeitsbereich|gics sub industry|sub industry|branche|industrie|secteur|secteur d activite|industria|sector|setor|ramo|settore|bedrijfstak|sector de actividad|wirtschaftszweig|settore di attivita|settore d attivita|settore attivita|industries|vertical|verticals|categories|category|sectors|business sector|business line|line of business|branch of industry|industry sector|industry category|industry group|main industry|primary industry|branchen|industriezweig|activites|secteurs|domaine d activite|actividades|giro|rubro|sector de la empresa|sector economico|atividades|area de atuacao|setor de atividade|setor de atuacao|sector de atividade|ramo de atividade|branches|sectoren|attivita principale|ramo di attivita|comparto|category list|category groups list|category groups|secteur activite|naics description|sic description|wirtschaftsbereich|industry name|subsector',
  'company.sector': 'gics sector|sector gics',
  'company.industryCode':
    'industry code|activity code|branchencode|code activite|codigo de actividad|codigo de atividade|codice attivita|activiteitscode|wirtschaftszweigcode',
  'company.status':
    'company status|toestand|juridische toestand|status|operating status|business status|trading status|entity status|legal status of company|unternehmensstatus|firmenstatus|zustand|statut|etat|etat administratif|situation|estado|estado de la empresa|situacion|situacion actual|situacao|situacao cadastral|situacao da empresa|estado da empresa|status onderneming|bedrijfsstatus|status bedrijf|stato|stato attivita|stato impresa|stato azienda|stato di attivita|activity status|acquisition status|company state of business',
  'company.employees':
    'ma zahl|mitarbeiteranzahl|mitarbeiter zahl|anzahl beschaftigte|beschaftigte|belegschaft|nombre salaries|nombre de salaries|trabajadores|numero trabajadores|numero de trabalhadores|qtd funcionarios|qtde funcionarios|quantidade de funcionarios|quantidade funcionarios|numero colaboradores|numero addetti|addetti|numero dip|aantal werknemers|aantal wn|werknemers|werkzame personen|workforce|est employees|estimated employees|estimated number of employees|approx employees|omvang|bedrijfsomvang|pessoal total|total pessoal|total de pessoal|pessoal permanente|pessoal permanente total|plantilla media|effectif moyen|tranche effectif salarie|tranche effectifs salaries|nombre d employes temps plein|anz ma|anzahl ma|size band|effectif salarie|employees|employees estimate|number of employees|numberofemployees|no of employees|employee count|headcount|company size|team size|size|mitarbeiter|mitarbeiterzahl|anzahl mitarbeiter|unternehmensgrosse|effectif|nombre d employes|nombre de salaries|empleados|numero de empleados|funcionarios|numero de funcionarios|aantal medewerkers|medewerkers|dipendenti|numero di dipendenti|num employees|taille de l entreprise|tamano de la empresa|employee|employee count range|employees count|staff|staff count|staff size|number of staff|headcounts|head count|workers|workforce|employee range|employee size|employees range|size range|no employees|employee number|fte|ftes|beschaftigte|anzahl beschaftigte|anzahl der mitarbeiter|mitarbeiteranzahl|mitarbeiter anzahl|belegschaft|mitarbeitende|effectifs|salaries|nombre salaries|nb salaries|nb employes|tranche d effectif|tranche effectif|tranche effectifs|tranche d effectifs|taille|taille entreprise|n empleados|num empleados|no de empleados|n de empleados|cantidad de empleados|trabajadores|numero de trabajadores|plantilla|tamano|tamano empresa|colaboradores|numero de colaboradores|n funcionarios|no de funcionarios|n de funcionarios|quantidade de funcionarios|trabalhadores|numero de trabalhadores|porte|tamanho da empresa|werknemers|aantal werknemers|werkzame personen|aantal personen|personeel|bedrijfsgrootte|aantal fte|n dipendenti|num dipendenti|nr dipendenti|no dipendenti|addetti|numero addetti|n addetti|organico|company employees|dimensione aziendale',
  'company.founded':
    'data inicio atividade|data de inicio de atividade|data de inicio da atividade|data inicio da atividade|data de inicio das atividades|inicio de atividade|inicio da atividade|inicio atividade|fecha de inicio de actividades|fecha inicio actividad|fecha de inicio de actividad|inicio de actividades|inicio actividad|date debut activite|date de debut d activite|debut d activite|data inizio attivita|inizio attivita|aanvang onderneming|startdatum onderneming|oprichtingsjr|oprichtingsjaar|f constitucion|f const|date of incorporation|registration date of company|annee crea|anno fondazione|anno cost|ano fundacion|ano fundacao|ano const|fecha const|creee en|cree en|annee creation|founded|eintragungsdatum|datum der eintragung|date d immatriculation|fecha de constitucion|data de abertura|data di costituzione|data costituzione|datum oprichting|oprichtingsdatum|founded year|year founded|grundungsjahr|gegrundet|annee de creation|ano de fundacion|ano de fundacao|opgericht|anno di fondazione|foundation year|established|founded on|founded date|date founded|foundation date|founding year|founding date|year of foundation|year established|established year|date established|established in|founded in|incorporated|incorporation date|incorporation year|date of incorporation|incorporated on|year incorporated|inception|year started|start year|launched|date of creation|creation year|inc date|grundung|grundungsdatum|gegrundet am|gegrundet in|gegrundet im jahr|jahr der grundung|date creation|date de creation|annee de fondation|fondee en|date creation unite legale|date de creation de l entreprise|ano fundacion|ano de constitucion|fecha de fundacion|fecha constitucion|fecha de creacion|fundada en|fundado en|ano fundacao|data de fundacao|data de constituicao|ano de constituicao|fundada em|data abertura|oprichtingsjaar|jaar van oprichting|jaar opgericht|opgericht in|anno costituzione|anno fondazione|fondata nel|data di fondazione|data inizio attivita|registration year',
  'company.phone':
    'tel zentrale|tel societe|tel empresa|tel azienda|tel bedrijf|company phone|corporate phone|company phone number|hauptnummer|zentrale|organization phone|switchboard|hq phone|company telephone|hq telephone|main phone|telephone entreprise|telefono empresa|telefon zentrale|telefono azienda|telefoon bedrijf',
  'company.city':
    'company city|hq city|organization city|vestigingsplaats|headquarters city|head office city|ort der firma|firmensitz|ciudad empresa|ville entreprise|citta azienda|cidade empresa',
  'company.region': 'company state|company region|hq state|company state region|headquarters state|headquarters region|hq region',
  'company.country': 'company country|hq country|company country region|organization country|headquarters country',
  'company.description':
    'firmenprofil|unternehmensprofil|presentation de l entreprise|presentacion de la empresa|apresentacao da empresa|presentazione azienda|sobre a empresa|acerca de la empresa|uber uns|chi siamo|over ons|a propos|company desc|company profile|description|company description|short description|about|beschreibung|descripcion|descricao|omschrijving|descrizione|about us|descriptions|company overview|overview|summary|about the company|tagline|kurzbeschreibung|firmenbeschreibung|unternehmensbeschreibung|description de l entreprise|descripcion de la empresa|descricao da empresa|bedrijfsomschrijving|descrizione azienda|short bio|one liner|elevator pitch|business description',
  'company.tags':
    'tags|keywords|schlagworte|mots cles|etiquetas|trefwoorden|parole chiave|specialties|tag|keyword|schlagwort|specialities|schlagworter|mots cle|palabras clave|palavras chave|tags list',
  'company.technologies':
    'key technologies|tecnologias clave|tecnologias utilizadas|tecnologias principais|tecnologias chave|technologies cles|technologies utilisees|schlusseltechnologien|tecnologie chiave|tecnologie utilizzate|technologies|tech stack|technology|technologien|technologies used|tech|technologie|tecnologias|tecnologie|tools used|software used',
  'company.revenue':
    'ca ht|chiffre d aff|chiffre affaires|receita liquida|volume de negocios|vol negocios|volumen de negocio|annual rev|est revenue|umsatzerlose|annual revenue|revenue|umsatz|jahresumsatz|chiffre d affaires|ingresos|faturamento|omzet|fatturato|turnover|revenues|sales|annual sales|sales revenue|sales volume|estimated revenue|revenue range|annual turnover|umsatze|umsatz pro jahr|nettoumsatz|ca|ca annuel|chiffre affaires|chiffre d affaire|ventes|facturacion|facturacion anual|ventas|ventas anuales|cifra de negocios|volumen de negocio|volumen de facturacion|ingresos anuales|receita|receita anual|faturacao|faturamento anual|volume de negocios|vendas|jaaromzet|netto omzet|ricavi|volume d affari|giro d affari|fatturato annuo|gross revenue',
  'company.funding':
    'financiacion total|financiacion recibida|capital captado|capital recaudado|captacao total|investimento captado|financement total|montant leve|fonds leves|gesamtfinanzierung|finanzierung gesamt|totale finanziamenti|finanziamento totale|totale financiering|total funding|funding|total funding amount|total raised|amount raised|funding total|money raised|funds raised|funding amount|total funding usd|capital raised|total equity funding amount',
  'company.ticker': 'symbol|ticker|ticker symbol|stock symbol|stock ticker|tickers|borsenkurzel|trading symbol|stock code',
  'company.cik': 'cik|cik str|cik number|cik code',
  // Only in Leadlight's own export; elsewhere, a range is the number of employees.
  'company.size': 'company size range',
  ...workNames,
  linkedin: 'linkedin|linkedin url|url|linkedin link|linked in|linkedin page|link|links|linkedin profile or page',
};

let byName: ReadonlyMap<string, ImportTarget> | undefined;
let byWords: ReadonlyMap<string, ImportTarget> | undefined;
let byLetters: ReadonlyMap<string, ImportTarget> | undefined;

function namesToTargets(): ReadonlyMap<string, ImportTarget> {
  byName ??= new Map(
    [...Object.entries(names), ...Object.entries(namesElsewhere)]
      .flatMap(([target, all]) => all.split('|').map((name): [string, ImportTarget] => [foldText(name), target as ImportTarget]))
      // Of a name that two targets have, the first target's counts.
      .toReversed(),
  );
  return byName;
}

/** "nombreempresa": names of several words without the spaces. */
function lettersToTargets(): ReadonlyMap<string, ImportTarget> {
  byLetters ??= new Map(
    [...namesToTargets()].filter(([name]) => name.includes(' ')).map(([name, target]) => [name.replaceAll(' ', ''), target]),
  );
  return byLetters;
}

/** "Phone Number Mobile": names of several words in any order, unless their order changes the meaning. */
function wordsToTargets(): ReadonlyMap<string, ImportTarget> {
  if (byWords) return byWords;
  const targets = Map.groupBy(
    [...namesToTargets()].filter(([name]) => name.includes(' ')),
    ([name]) => inOrder(name.split(' ')),
  );
  byWords = new Map(
    [...targets].flatMap(([words, found]): [string, ImportTarget][] => {
      const [[, target] = []] = found;
      return target !== undefined && found.every((each) => each[1] === target) ? [[words, target]] : [];
    }),
  );
  return byWords;
}

const inOrder = (words: readonly string[]): string => words.toSorted().join(' ');

/** Longer than any question of a form. The time to read a name grows with the square of its length. */
const longestHeader = 1_000;

/** The target of a column by its name alone; null when the name is unknown. */
export function targetOfHeader(header: string): ImportTarget | null {
  if (header.length > longestHeader) return null;
  const plain = header
    .replaceAll(/[\u200b\ufeff]/g, '')
    // "N.º", "N°": the sign would fold to the letter o.
    .replaceAll(/\bn\s*\.?\s*[º°]/giu, 'numero ')
    // "Téléphone de l'entreprise", "Sito dell'azienda": folding would join the words.
    .replaceAll(/(?<![\p{L}])([ld]|dell|all|dall|nell)['’](?=\p{L})/giu, '$1 ')
    // Polite prefixes of Japanese forms: "貴社名", "お役職".
    .replace(/^[おご御貴](?=.{2})/u, '')
    .trim();
  // Dynamics exports hidden columns with identifiers first: "(Do Not Modify) Account". "do_not_contact" is what a person asked for.
  if (/^\(?do[ _-]?not\b/i.test(plain)) return null;
  // The field "Symbol" of an organization in Outlook and Google isn't its ticker; a preferred position is a position in a team.
  if (/^organi[sz]ation \d .*symbol$/i.test(plain) || /^(?:\S+ )?preferred (?:position|role)/i.test(plain)) return null;
  // SAP's NAME1, ORT01 and TELF1 are the first of several columns.
  const [, first] = /^(\p{L}{3,})0?1$/u.exec(plain) ?? [];
  const whole = targetOfName(plain) ?? (first === undefined ? null : targetOfName(first));
  if (whole !== null) return whole;
  // "Email (work)", "Revenue (USD)", "# Employees (LinkedIn)", "Umsatz in Mio. €"
  const apart = plain.replaceAll(/\([^)]*\)|\[[^\]]*\]|<[^>]*>|\*/g, ' ').trim();
  const target =
    targetOfQuestion(plain) ??
    (apart !== plain && apart !== '' ? targetOfName(apart) : null) ??
    targetOfWords(apart === '' ? plain : apart) ??
    targetInLanguage(plain) ??
    targetOfHalves(plain) ??
    targetOfPath(plain) ??
    targetOfCutName(plain) ??
    targetOfAbbreviated(apart === '' ? plain : apart);
  return target === null ? null : ofSpecifier(target, plain);
}

/** "nameJa", "description_en": the same field in several languages. Amounts aren't: "Employees DE" are those in Germany. */
function targetInLanguage(header: string): ImportTarget | null {
  const name = header.replace(
    /(?<=\p{Ll})(?:Ja|Jp|En|De|Fr|Es|It|Pt|Nl|Zh|Cn|Ko|Ru|Pl)$|[ _.-](?:ja|jp|en|eng|de|fr|es|it|pt|nl|zh|cn|ko|ru|pl)$/u,
    '',
  );
  const target = name === header ? null : targetOfName(name);
  return target !== null && /^(?:name|company\.(?:name|website|description|industry)|person\.title|place\..*)$/.test(target)
    ? target
    : null;
}

/** A dBase field name has at most ten characters, and so do columns of shapefiles and old programs. */
const longestFieldName = 10;

let namesInLetters: [letters: string, target: ImportTarget][] | null = null;

/** "COMPANY_NA", "PHONE_NUMB", "Firmenna…": the beginning of names that all mean the same. */
function targetOfCutName(header: string): ImportTarget | null {
  const isMarked = /\p{L}(?:…|\.\.\.)$/u.test(header);
  const letters = foldText(header).replaceAll(' ', '');
  if (letters.length < (isMarked ? 6 : 8) || !(isMarked || header.length === longestFieldName) || /\d/.test(letters)) return null;
  namesInLetters ??= [...namesToTargets()].map(([name, target]) => [name.replaceAll(' ', ''), target]);
  const targets = new Set(namesInLetters.flatMap(([name, target]) => (name.startsWith(letters) ? [target] : [])));
  const [target = null] = targets;
  return targets.size === 1 ? target : null;
}

/** "Rag. soc.", "Tél. port.", "Nb sal.": if all known readings of the abbreviations mean the same. */
function targetOfAbbreviated(header: string): ImportTarget | null {
  const targets = new Set(expansionsOf(header).map((name) => targetOfName(name) ?? targetOfWords(name) ?? targetOfHalves(name)));
  targets.delete(null);
  const [target = null] = targets;
  return targets.size === 1 ? target : null;
}

/** Objects of JSON whose members mean the same outside of them: "job.title", "location.city". */
const containers =
  /^(?:job|jobs|employment|experience|experiences|position|work|location|address|geo|metrics|category|details|info|profile|fields|raw|result|\d+)$/i;

/** "job.company.name", "location.country_code": a member of JSON by its name, without the objects that contain it. */
function targetOfPath(header: string): ImportTarget | null {
  const [head = '', ...rest] = header.split('.');
  const inner = rest.join('.');
  // "country.title", "industry.name": an object and its name.
  if (/^(?:name|title|label)$/i.test(inner)) {
    const target = targetOfName(head);
    if (target !== null && /^(?:place\.|company\.(?:industry|status|city|region|country)$)/.test(target)) return target;
  }
  if (rest.length === 0 || !containers.test(head)) return null;
  if (/^(?:location|address|geo)$/i.test(head) && /^name$/i.test(inner)) return 'place.text';
  return targetOfName(inner) ?? targetOfWords(inner) ?? targetOfPath(inner);
}

/** What words in parentheses say about an address or number: "Email (private)", "Telefon (Mobil)", "Phone [HQ]". */
function ofSpecifier(target: ImportTarget, header: string): ImportTarget {
  const [, specifier = ''] = /[([](.*)[)\]]/.exec(header) ?? [];
  if (target === 'person.email' && /\b(?:priv|person|perso\b|home|zuhause)/i.test(specifier)) return 'person.personalEmail';
  if (target !== 'person.phone') return target;
  if (/\b(?:mobil|cell|handy|portable|m[oó]vil|telem[oó]vel|mobiel|gsm|iphone)/i.test(specifier)) return 'person.mobilePhone';
  return /\b(?:hq|company|firma|zentrale|switchboard|standard|empresa|azienda|bedrijf)/i.test(specifier) ? 'company.phone' : target;
}

/** "Umsatz / Revenue": a name in two languages. Both have to mean the same; "Naam / Dénomination" is a company's name, since only one half can be a person's. */
function targetOfHalves(header: string): ImportTarget | null {
  const halves = header.split(/\s*[/|]\s*/u);
  const [first = '', second = ''] = halves;
  if (halves.length !== 2 || first === '' || second === '') return null;
  const target = targetOfName(first) ?? targetOfWords(first);
  const other = targetOfName(second) ?? targetOfWords(second);
  if ((target === 'name' && other === 'company.name') || (target === 'company.name' && other === 'name')) return 'company.name';
  // "Ort / Lieu": a city.
  if ((target === 'place.city' && other === 'place.text') || (target === 'place.text' && other === 'place.city')) return 'place.city';
  return target === other ? target : null;
}

/** Whether a header is a known name, also with a specifier ("Company Name (English)"), and not only known by its words. */
export const isWholeHeader = (header: string): boolean => targetOfName(header.replaceAll(/\([^)]*\)/g, ' ')) !== null;

function targetOfName(header: string): ImportTarget | null {
  const folded = foldText(header);
  if (folded === '') return null;
  const known = namesToTargets();
  return known.get(folded) ?? known.get(foldText(wordsApart(header))) ?? lettersToTargets().get(folded) ?? null;
}

/** "EmailAddress", "NumberOfEmployees": capitals start words. */
const wordsApart = (header: string): string => header.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');

const personWords = new Set(
  'requester reporter sender invitee invitees subscriber member members mitglied mitglieder provider practitioner physician doctor speaker guest registrant respondent applicant referee redner referent user person people contact contacts lead leads attendee attendees prospect prospects candidate participant participants delegate visitor recipient individual kontakt kontakte ansprechpartner teilnehmer contacto contactos contatto contatti contato contatos contactpersoon persona personne pessoa participante partecipante deelnemer executive decision maker'.split(
    ' ',
  ),
);
const companyWords = new Set(
  'co associato associata charity charities nonprofit company companies organization organizations organisation organisations org account accounts employer business firm firma firmen unternehmen unternehmens societe entreprise empresa empresas compania bedrijf bedrijfs onderneming azienda aziende impresa startup startups entity hq headquarters headquarter corporate school establishment institution issuer supplier vendor merchant exhibitor unite legale etablissement practice praxis betrieb agency rechtstrager'.split(
    ' ',
  ),
);
/** Words between the others, and words that specify a value without changing what it is. */
const otherWords = new Set(
  'investor investors po pobox tramo rango range bracket band banda fascia classe intervalo faixa recommended que ocupa what whats s your you there please enter ihr ihre votre su tu seu sua jouw uw tuo vostro preferred tranche salarie libelle ultimo ultima bilancio bilanz letzter letztes dernier derniere exercice exercicio meur keur teur mioeur mrd mlrd qtd qtde n anno jahr annee of the a de la le l el los las d da do dos del della dell di du des der die das den en in im van het per and y e et von fur for current present primary main principal work office professional latest last known total estimated approx approximate average annual yearly exact raw clean cleaned verified reported self num nr no nos numero number count max min usd eur gbp chf brl us dollars dollar euro euros million millions mio mln mil bn billion billions bil k thousand tsd tausend aktuell aktuelle actual actuel actuelle atual huidige attuale haupt principale corporativo corporativa empresarial aziendale professionnel professionnelle profissional zakelijk zakelijke geschaftlich geschaftliche beruflich dienstlich laboral billing mailing shipping registered reg address adresse direccion endereco adres indirizzo legal headquarters physical default regular linkedin salesforce hubspot zoominfo apollo clearbit crm row rows field fields col column value text str attribute attributes property properties data record records item payload result name1 1 2018 2019 2020 2021 2022 2023 2024 2025 2026'.split(
    ' ',
  ),
);

/**
 * The target of a name by its words, without what they belong to: "lead.company.name", "contact_email", "Entity.HeadquartersAddress.City". Only if
 * nothing unknown remains: "Contact owner" is not a contact.
 */
function targetOfWords(header: string): ImportTarget | null {
  if (industrySystemOf(header) !== null) return 'company.industryCode';
  // "revenue_usd_m", "Revenue, EUR bn": the unit of an amount.
  const words = foldText(wordsApart(header).replace(/(?<=[\W_](?:usd|eur|gbp|chf))[\W_]+(?:m|mn|mi|k|b|bn)$/i, '')).split(' ');
  const isOfPerson = words.some((word) => personWords.has(word));
  // "Provider Business Phone", "Contact Business Address City": where the person works.
  const isOfCompany = words.some((word) => companyWords.has(word) && !(isOfPerson && word === 'business'));
  const own = words.filter((word) => !companyWords.has(word) && !personWords.has(word));
  const target = targetOfRest(own);
  if (isNumbered(words, target)) return null;
  // "Data da última atividade", "Last activity": the date of an activity, not the company's industry.
  if (
    target === 'company.industry' &&
    words.some((word) => /^(?:last|next|recent|dat[ae]|fecha|datum|ultim[ao]|dernier|derniere|prox\w+|letzte[rns]?|laatste)$/.test(word))
  )
    return null;
  // "Company HQ"
  if (target === undefined && words.some((word) => /^(?:hq|headquarters?)$/.test(word))) return 'place.text';
  if (target === undefined) return isOfCompany ? 'company.name' : isOfPerson ? 'name' : null;
  if (target === null) return null;
  return isOfCompany ? ofCompany(target) : isOfPerson ? ofPerson(target) : target;
}

/**
 * "Org.nr", "Company no.": a register number. "Number of locations" is not a place, and neither is "Last state". "Last funding amount" is not all of
 * the funding.
 */
function isNumbered(words: readonly string[], target: ImportTarget | null | undefined): boolean {
  if (target === 'company.funding' || target?.startsWith('place.') === true)
    if (words.some((word) => /^(?:last|latest|recent)$/.test(word))) return true;
  const counts = words.some((word) => /^(?:no|nr|num|nos|numero|number|count|id|ids)$/.test(word));
  // "Keywords count"
  if (counts && (target === 'company.tags' || target === 'company.technologies')) return true;
  return (
    counts && (target === undefined || target?.startsWith('place.') === true || target === 'company.name' || target === 'company.website')
  );
}

/** @returns undefined when no word remains; null for an unknown name */
function targetOfRest(words: readonly string[]): ImportTarget | null | undefined {
  if (words.length === 0) return undefined;
  const known = (some: readonly string[]): ImportTarget | null =>
    namesToTargets().get(some.join(' ')) ?? lettersToTargets().get(some.join('')) ?? (some.join(' ') === 'name' ? 'name' : null);
  const whole = known(words);
  if (whole !== null) return whole;
  // "And your last name?": the words before the name are dropped first, since "last" alone specifies other names.
  for (let begun = 1; begun < words.length && otherWords.has(words[begun - 1] ?? ''); begun += 1) {
    const rest = known(words.slice(begun));
    if (rest !== null) return rest;
  }
  // "State code", "City name"; not "Postal code".
  const place = /^(?:code|name|abbreviation|abbr)$/.test(words.at(-1) ?? '') ? targetOfRest(words.slice(0, -1)) : null;
  if (place?.startsWith('place.')) return place;
  const undated = words.filter((word) => !/^(?:19|20)\d\d$/.test(word));
  const withoutYear = undated.length < words.length ? known(undated) : null;
  if (withoutYear !== null) return withoutYear;
  const bare = words.filter((word) => !otherWords.has(word));
  if (bare.length === 0)
    return words.every((word) => otherWords.has(word) && !/^\d|add?res|direcci|indirizz|endere|anschrift|linkedin/.test(word))
      ? undefined
      : ofOthers(words);
  return (
    known(bare) ??
    known(bare.map((word) => (word.length > 4 ? word.replace(/s$/, '') : word))) ??
    known([...bare, 'url']) ??
    wordsToTargets().get(inOrder(words)) ??
    wordsToTargets().get(inOrder(bare)) ??
    null
  );
}

const ofOthers = (words: readonly string[]): ImportTarget | null => (words.includes('linkedin') ? 'linkedin' : null);

/** What a field is if its name says that it is the company's; null for fields that only people have. */
function ofCompany(target: ImportTarget): ImportTarget | null {
  if (target.startsWith('company.')) return target;
  switch (target) {
    case 'name':
    case 'person.lastName':
    case 'person.firstName':
      return 'company.name';
    case 'linkedin':
    case 'person.linkedin':
      return 'company.linkedin';
    case 'person.phone':
      return 'company.phone';
    case 'place.city':
      return 'company.city';
    case 'place.region':
      return 'company.region';
    case 'place.country':
      return 'company.country';
    default:
      return null;
  }
}

function ofPerson(target: ImportTarget): ImportTarget | null {
  if (target === 'linkedin') return 'person.linkedin';
  return target === 'company.status' || target === 'company.phone' ? null : target;
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
export const vendors = ['leadlight', 'linkedin', 'hubspot', 'salesforce', 'pipedrive', 'apollo', 'yc', 'sp500'] as const;
export type Vendor = (typeof vendors)[number];

const signatures: Readonly<Record<Vendor, readonly string[]>> = {
  leadlight: ['email verdict', 'company domain', 'company linkedin', 'score'],
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
