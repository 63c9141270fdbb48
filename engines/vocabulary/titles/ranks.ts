/**
 * The rank that a title's words express: phrase → seniority, in seven languages. Folded; feminine and plural forms are handled by rule
 * (title-words.ts).
 * Each line: the word in the key, the seniority, the department if the rank alone implies one, and the phrases. A data table, longer
 * than other files.
 */
import type { Department } from '../values/departments.ts';
import type { Seniority } from '../values/seniority.ts';

export type RankLine = readonly [key: string, seniority: Seniority, department: Department | null, phrases: string];

/** Ranks of people who lead or own a company have the department `executive` unless another word names one. */
export const ranks: readonly RankLine[] = [
  [
    'owner',
    'owner',
    null,
    'owner|inhaber|eigentumer|proprietaire|propietario|proprietario|eigenaar|eigenaresse|titolare|titular|dueno|duena|dono|dona|proprietor|business owner|small business owner|patron',
  ],
  [
    'owner-operator',
    'owner',
    null,
    'owner operator|co owner|mitinhaber|mede eigenaar|copropietario|chef d entreprise|chef dentreprise|cheffe dentreprise|dirigeant|dirigeante',
  ],
  [
    'entrepreneur',
    'owner',
    null,
    'entrepreneur|entrepreneuse|unternehmer|empresario|empresaria|empreendedor|emprendedor|ondernemer|imprenditore|imprenditrice|zelfstandig ondernemer|selbststandig|selbststandiger|selbstandig|selbstandiger|freiberufler|autonomo|autonoma|independant|auto entrepreneur|zzper|zzp|zelfstandige|self employed|libero professionista|trabajador autonomo|travailleur independant',
  ],
  [
    'founder',
    'founder',
    null,
    'founder|grunder|gruender|fondateur|fondatrice|fundador|fundadora|oprichter|fondatore|firmengrunder|unternehmensgrunder|creator and founder',
  ],
  [
    'cofounder',
    'founder',
    null,
    'cofounder|co founder|mitgrunder|mitgruender|co fondateur|cofondateur|co fondatrice|cofondatrice|cofundador|co fundador|medeoprichter|mede oprichter|cofondatore|co fondatore|co grunder',
  ],
  [
    'ceo',
    'c_suite',
    null,
    'ceo|chief executive officer|chief executive|vorstandsvorsitzender|vorstandsvorsitzende|vorsitzender des vorstands|vorsitzender der geschaftsfuhrung|pdg|president directeur general|presidente directrice generale|consejero delegado|consejera delegada|diretor presidente|diretora presidente|bestuursvoorzitter|voorzitter raad van bestuur|amministratore delegato|amministratrice delegata|ad|director ejecutivo ceo',
  ],
  [
    'managing-director',
    'c_suite',
    null,
    'managing director|md|geschaftsfuhrer|geschaeftsfuehrer|geschaftsfuhrung|geschaftsleiter|geschaftsleitung|directeur general|directrice generale|dg|director general|directora general|gerente general|diretor geral|diretora geral|algemeen directeur|direttore generale|direttrice generale|direction generale|mitglied der geschaftsleitung|mitglied der geschaftsfuhrung',
  ],
  [
    'deputy-managing-director',
    'c_suite',
    null,
    'directeur general adjoint|directeur general delegue|directrice generale adjointe|stellvertretender geschaftsfuhrer|deputy managing director|adjunct directeur|subdirector general',
  ],
  [
    'gerant',
    'c_suite',
    null,
    'gerant|gerante|administrador unico|administradora unica|amministratore unico|amministratore|bestuurder|statutair directeur|administrateur delegue|zaakvoerder',
  ],
  ['president', 'c_suite', null, 'president|presidente|prasident|presidenta|praesident'],
  [
    'chair',
    'c_suite',
    null,
    'chairman|chairwoman|chair|chairperson|vorsitzender|voorzitter|executive chairman|president du conseil d administration',
  ],
  [
    'chair-board',
    'c_suite',
    null,
    'chairman of the board|chair of the board|presidente do conselho|presidente del consejo|presidente del consiglio di amministrazione|aufsichtsratsvorsitzender|presidente del consejo de administracion|presidente do conselho de administracao|president du conseil',
  ],
  [
    'board-member',
    'c_suite',
    null,
    'board member|member of the board|member of the board of directors|board of directors|board director|vorstand|vorstandsmitglied|mitglied des vorstands|membro del consiglio di amministrazione|consigliere di amministrazione|consigliere|membre du conseil d administration|administrateur independant|consejero|miembro del consejo de administracion|conselheiro|membro do conselho|membro do conselho de administracao|lid raad van bestuur',
  ],
  [
    'supervisory-board',
    'c_suite',
    null,
    'aufsichtsrat|aufsichtsratsmitglied|mitglied des aufsichtsrats|commissaris|supervisory board|lid raad van commissarissen|toezichthouder|beirat',
  ],
  ['non-executive-director', 'c_suite', null, 'non executive director|ned|independent director'],
  ['cto', 'c_suite', 'engineering', 'cto|chief technology officer|chief technical officer|technischer geschaftsfuhrer|technikvorstand'],
  ['cfo', 'c_suite', 'finance', 'cfo|chief financial officer|chief finance officer|finanzvorstand|kaufmannischer geschaftsfuhrer'],
  ['coo', 'c_suite', 'operations', 'coo|chief operating officer|chief operations officer'],
  [
    'cmo',
    'c_suite',
    'marketing',
    'cmo|chief marketing officer|marketingvorstand|chief growth officer|chief brand officer|chief communications officer',
  ],
  [
    'cro',
    'c_suite',
    'sales',
    'cro|chief revenue officer|chief sales officer|cso|vertriebsvorstand|chief business officer|chief business development officer',
  ],
  ['cco', 'c_suite', 'sales', 'cco|chief commercial officer'],
  [
    'chief-customer',
    'c_suite',
    'customer_success',
    'chief customer officer|chief experience officer|cxo|chief customer experience officer|chief customer success officer',
  ],
  ['cpo', 'c_suite', 'product', 'chief product officer|chief product and technology officer|cpto'],
  ['cdo-design', 'c_suite', 'design', 'chief design officer|chief creative officer'],
  [
    'chief-people',
    'c_suite',
    'hr',
    'chief people officer|chief people and culture officer|chief happiness officer|chief talent officer|chief diversity officer|chief culture officer',
  ],
  ['chro', 'c_suite', 'hr', 'chro|chief human resources officer|chief hr officer|personalvorstand'],
  ['cio', 'c_suite', 'it', 'cio|chief information officer|chief digital officer'],
  ['ciso', 'c_suite', 'it', 'ciso|chief information security officer|chief security officer'],
  [
    'cdo',
    'c_suite',
    'data',
    'chief data officer|chief analytics officer|chief ai officer|chief data and analytics officer|chief artificial intelligence officer',
  ],
  [
    'clo',
    'c_suite',
    'legal',
    'chief legal officer|clo|general counsel|chief compliance officer|chief legal counsel|chief privacy officer|chief risk officer',
  ],
  [
    'chief-scientist',
    'c_suite',
    'engineering',
    'chief scientist|chief scientific officer|chief engineer|chief architect|chief innovation officer',
  ],
  ['chief-procurement', 'c_suite', 'operations', 'chief procurement officer|chief supply chain officer|chief administrative officer'],
  ['chief-investment', 'c_suite', 'finance', 'chief investment officer|chief accounting officer|chief economist'],
  ['chief-medical', 'c_suite', 'other', 'chief medical officer|chief nursing officer'],
  [
    'chief-strategy',
    'c_suite',
    'executive',
    'chief strategy officer|chief of strategy|chief transformation officer|chief impact officer|chief sustainability officer',
  ],
  ['chief', 'c_suite', null, 'chief officer'],
  ['chief-of-staff', 'head', 'executive', 'chief of staff'],
  [
    'managing-partner',
    'partner',
    null,
    'managing partner|socio director|socia directora|socio gerente|socio administrador|geschaftsfuhrender partner|managing general partner|partner gerant|socio amministratore',
  ],
  [
    'partner',
    'partner',
    null,
    'partner|associe|associee|socio|socia|vennoot|partnerin|general partner|equity partner|founding partner associe|gesellschafter',
  ],
  ['evp', 'vp', null, 'evp|executive vice president|executive vp'],
  ['svp', 'vp', null, 'svp|senior vice president|senior vp|sr vp'],
  ['avp', 'vp', null, 'avp|assistant vice president|associate vice president|assistant vp'],
  [
    'vp',
    'vp',
    null,
    'vp|vice president|vicepresident|vice presidente|vicepresidente|vice presidenta|vicepresidenta|vizeprasident|vicepresidente senior|vice president directeur|vice praesident',
  ],
  [
    'head',
    'head',
    null,
    'head|leiter|leitung|bereichsleiter|abteilungsleiter|hoofd|afdelingshoofd|ressortleiter|hauptabteilungsleiter|gesamtleiter|global head|prokurist|afdelingsleider|leitender',
  ],
  ['deputy-head', 'head', null, 'deputy head|stellvertretender leiter|stellv leiter|associate head'],
  [
    'director',
    'director',
    null,
    'director|directeur|directrice|directora|diretor|diretora|direttore|direttrice|direktor|direction|subdirector|directie|dir',
  ],
  [
    'executive-director',
    'director',
    null,
    'executive director|director ejecutivo|directora ejecutiva|diretor executivo|diretora executiva|direttore esecutivo|directeur executif',
  ],
  [
    'associate-director',
    'director',
    null,
    'associate director|deputy director|assistant director|directeur adjoint|directrice adjointe|director adjunto|vicedirettore',
  ],
  [
    'manager',
    'manager',
    null,
    'manager|mgr|gerente|gestor|gestora|jefe|jefa|responsable|responsabile|chef|cheffe|gerant adjoint|encargado|encargada|leider|verantwortlicher|verantwortliche|manageress|jefatura|gerencia|capo|chefe|responsavel|lider|leidinggevende|referente',
  ],
  [
    'team-lead',
    'manager',
    null,
    'team lead|team leader|teamlead|teamleader|teamleiter|teamleitung|gruppenleiter|gruppenleitung|teamleider|chef d equipe|chef dequipe|cheffe dequipe|jefe de equipo|lider de equipo|caposquadra|capo team|capoturno|teamcoach|responsable d equipe|responsable dequipe|chefe de equipe|coordinatore di team',
  ],
  [
    'supervisor',
    'manager',
    null,
    'supervisor|superintendent|foreman|vorarbeiter|polier|meister|schichtleiter|encarregado|encarregada|capataz|superviseur|superviseuse|supervisore|voorman|caporeparto|capo reparto|capocantiere',
  ],
  [
    'intern',
    'intern',
    null,
    'intern|internship|praktikant|praktikantin|praktikum|werkstudent|werkstudentin|working student|stagiaire|stagiair|stagiaire|stagista|tirocinante|becario|becaria|practicante|pasante|estagiario|estagiaria|alternant|alternante|apprentice|auszubildender|auszubildende|azubi|azubine|apprenti|apprentie|aprendiz|apprendista|trainee intern|student assistant|studentische hilfskraft|stage|jovem aprendiz|leerling|student worker|co op|summer intern|dualer student|duale studentin|afstudeerder',
  ],
  ['junior', 'entry', null, 'junior|jr|jnr|trainee|graduate|entry level|berufseinsteiger|debutant|assistente junior|estagio junior'],
  [
    'senior',
    'senior',
    null,
    'senior|sr|snr|principal|staff|lead|leading|expert|experte|experten|confirme|confirmee|experto|especialista senior|distinguished|fellow|erfahrener|ervaren|esperto|leitende|tech lead|technical lead|technischer lead|vakexpert|founding|lead developer lead',
  ],
];
