/**
 * Abbreviated words of column names, as lists in the seven languages have them: "Vorn.", "Tél. port.", "Rag. soc.", "Nb sal.", "No. of Emp.". An abbreviation
 * may stand for several words; a name counts as known only if all of its readings that are known mean the same.
 */
import { foldText } from '@leadlight/vocabulary/text';

/**
 * By the folded abbreviation, the words it stands for, separated by "|". A dot after the abbreviation: alone in a header, it counts only with its dot,
 * because it is also a word ("Port", "Est", "Fact"), a code ("MA") or a unit.
 */
const abbreviations = `
vorn vorname · vname vorname · nachn nachname · nname nachname · anspr ansprechpartner · kontaktpers kontaktperson · funkt funktion · fkt funktion
stellenbez stellenbezeichnung · gesch geschaftlich · geschaftl geschaftlich · dienstl dienstlich · priv privat|private|prive · rufnr rufnummer
telnr telefonnummer|telefoonnummer · handynr handynummer · fa. firma · firmenbez firmenbezeichnung · mitarb mitarbeiter · mitarbeiteranz mitarbeiteranzahl
beschaft beschaftigte · gegr gegrundet · grund. grundung · grundungsj grundungsjahr · grdg grundung · ums umsatz · bundesl bundesland · bdl bundesland
kt. kanton · landerkz landerkennzeichen · landerkennz landerkennzeichen · ld. land · anmerk anmerkung · beschr beschreibung · kurzbeschr kurzbeschreibung
br. branche · branchenbez branche · wirtschaftszw wirtschaftszweig · mailadr mailadresse · webadr webadresse · internetadr internetadresse
emailadr emailadresse|emailadres · zust zustandiger · ma. mitarbeiter · anz anzahl
pren prenom · interloc interlocuteur · pers personne|persona|pessoa|person · fonct fonction · mel. email · pro professionnel · perso personnel
adr adresse|address · teleph telephone · bur bureau · port. portable · raz raison|razon|razao · rais raison · soc. sociale|social|societe|societa
ste societe · ets etablissement · denom denomination|denominacion|denominazione|denominacao · act. activite|actividad · activ activite|actividad
princ principale|principal · sect secteur|sector · nb. nombre · nbre. nombre · sal. salaries · empl employees|employes|empleados · eff effectif
effect. effectif · crea. creation · fond. fondation · chiff chiffre · aff affaires · dept departement · dpt departement · dep. departement
reg. region · obs observations · observ observations · observac observaciones · rem. remarque · remarq remarques · admin administratif
nomb nombre · apell apellidos · carg cargo · func. funcion|funcao|functie · corr. correo|correio · elec. electronico · electr. electronico|eletronico
eletr. eletronico · telef telefono · telf telefono · tfno telefono · tlfno telefono · mov. movil · cel celular · pag pagina · dir. direccion · econ economica
fund. fundacion|fundacao · fundac fundacion|fundacao · const. constitucion · fact. facturacion · facturac facturacion · ciud ciudad · pobl poblacion
poblac poblacion · munic municipio · municip municipio · mun. municipio · localid localidad|localidade · auton autonoma · edo estado
trab. trabajadores|trabalhadores · sobren sobrenome · ult. ultimo · telem. telemovel · telemov telemovel · tlm telemovel · ativ atividade · abert abertura
dt data · fatur faturamento · faturam faturamento · cid. cidade · cad. cadastral · sit. situacao · coment comentarios
cogn cognome · rag ragione · sett. settore · att. attivita · prev. prevalente · dip dipendenti · fatt. fatturato · citt citta · naz nazione
indir indirizzo · ind. indirizzo · elettr elettronica · mans mansione · funz funzione · fondaz fondazione · cost. costituzione
voorn voornaam · achtern achternaam · contactpers contactpersoon · bedr. bedrijfs · aant aantal · medew medewerkers · werkn werknemers
wn. werknemers · werkz. werkzame · opger opgericht · omz omzet · plts plaats · woonpl woonplaats · wpl woonplaats · vestigingspl vestigingsplaats · opm opmerkingen
opmerk opmerkingen · mob mobile|mobiel|mobil
nm. name · addr address · ph. phone · comp. company · cust. customer · acct account · emp. employees · emps employees · est. established
estd established · yr. year · incorp incorporation · inc. incorporation · ann annual · rev. revenue · bus. business · ctry country · cntry country
cd. code · twn town · rmks remarks · cmts comments · desc description · descr description|descrizione · descrip description|descripcion · mgr manager
ttl title · indust industry · webs website · cont. contact · employ employees · vol. volume|volumen
`;

const readings: ReadonlyMap<string, { readonly words: readonly string[]; readonly needsDot: boolean }> = new Map(
  abbreviations
    .trim()
    .split(/ · |\n/u)
    .map((each) => {
      const [short = '', words = ''] = each.trim().split(' ');
      return [short.replace('.', ''), { words: words.split('|'), needsDot: short.endsWith('.') }];
    }),
);

/**
 * Names that mean something else as often: a salary, "for the attention of", the number of an employee or a revision, an estimate. Folded. A wrong target would
 * fill a field of every row; without one, the user is asked.
 */
const otherwise =
  /^(?:sal|att|empl?(?:oy)? (?:no|nr|num|number|code|id)|rev (?:no|nr|num|number|date|code)|est (?:values?|amount|price|cost|date|time|hours|size))$/;

/** More abbreviations than a header has; each multiplies the readings. */
const mostAbbreviations = 4;

/**
 * @param header a column's name, with its capitals and punctuation
 * @returns the names that it may stand for, with whole words; empty if it has no known abbreviation
 */
export function expansionsOf(header: string): readonly string[] {
  const apart = header.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = apart.match(/[\p{L}\p{M}]+\.?/gu) ?? [];
  if (words.length === 0 || words.length > 8 || otherwise.test(foldText(header))) return [];
  const isAlone = words.length === 1;
  let found: string[] = [''];
  let expanded = 0;
  let from = 0;
  for (const word of words) {
    const at = apart.indexOf(word, from);
    const before = apart.slice(from, at);
    const reading = readings.get(foldText(word));
    const isShort = reading !== undefined && !(isAlone && reading.needsDot && !word.endsWith('.'));
    expanded += Number(isShort);
    const options = isShort && expanded <= mostAbbreviations ? reading.words : [word];
    found = found.flatMap((begun) => options.map((option) => `${begun}${before}${option}${isShort ? ' ' : ''}`));
    from = at + word.length;
  }
  return expanded === 0 ? [] : found.map((begun) => `${begun}${apart.slice(from)}`.trim());
}
