/**
 * Questions of forms as column names: "What's your work email?", "Wie viele Mitarbeitende hat Ihr Unternehmen?". Typeform, Google Forms, Luma and others
 * export each question as it was asked. In seven languages; a header is read as a question only if it is one or addresses the reader, and isn't a known name.
 */
import { foldText } from '@leadlight/vocabulary/text';
import type { ImportTarget } from './import-targets.ts';

/** A question mark, a question word at the beginning, "you" or "your". Folded, except for the sign. */
const isQuestion = (header: string, folded: string): boolean =>
  /[?？¿]/u.test(header) ||
  /^(?:what|which|who|where|how|please|enter|tell us|wie|was|welche[mrs]?|wo|bitte|quel(?:le)?s?|combien|ou|merci|veuillez|cual|que|cuant[oa]s|donde|qual|quant[oai]|onde|welke?|wat|hoeveel|waar|quale|come|dove|indica|inserisci) /.test(
    folded,
  ) ||
  / (?:your|you|ihre?n?|votre|vos|su|tu|seu|sua|jouw|je|uw|tuo|tua|suo|sua|vostr[oa]) /.test(` ${folded} `);

/** Asks for permission, or about something that isn't a fact about the person: such an answer is an extra field. */
const isAboutSomethingElse =
  /\b(?:receive|newsletter|subscribe|consent|agree|opt|gdpr|terms|hear about us|hear of us|find us|recommend|refer|interested|interest|help|need|problem|challenge|goal|budget|when|why|often|satisfied|rate|erhalten|einverstanden|zustimm\w*|aufmerksam|interess\w*|warum|wann|recevoir|accept\w*|connu|pourquoi|quand|recibir|acept\w*|conocid\w*|por que|cuando|receber|aceit\w*|conheceu|quando|ontvangen|akkoord|waarom|wanneer|ricevere|acconsent\w*|perche|competitor|colleague|manager s|emergency|other|second)\b/;

/** In order: the first that matches counts. Folded. */
const questions: readonly (readonly [ImportTarget, RegExp])[] = [
  ['person.linkedin', /\blinkedin\b/],
  ['person.email', /\b(?:e ?mail|mail|courriel|correo|posta elettronica|indirizzo mail)\b/],
  [
    'company.employees',
    /\bhow (?:many (?:people|employees|staff|team members)|big|large)\b|\b(?:size of your|company size|team size)\b|\bwie (?:viele (?:mitarbeit\w+|beschaftigte|personen)|gross)\b|\bcombien (?:de |d )(?:salaries|personnes|employes|collaborateurs)\b|\bcuant[oa]s (?:empleados|personas|trabajadores)\b|\bquant[oa]s (?:funcionarios|pessoas|colaboradores)\b|\bhoeveel (?:medewerkers|mensen|werknemers)\b|\bquant[ie] (?:dipendenti|persone|addetti)\b/,
  ],
  ['company.website', /\b(?:website|web site|webseite|site web|site internet|sitio web|pagina web|sito web)\b/],
  [
    'person.mobilePhone',
    /\b(?:mobile (?:phone |number)|cell (?:phone|number)|handynummer|numero de portable|movil|celular|cellulare|mobiel nummer)\b/,
  ],
  [
    'person.phone',
    /\b(?:phone|telephone|telefonnummer|telefon|telefono|telefone|telefoonnummer|numero de telephone)\b|\bnumber (?:to|where|we can) (?:reach|call)\b/,
  ],
  ['person.firstName', /\b(?:first name|given name|vorname|prenom|nombre de pila|primeiro nome|voornaam)\b/],
  ['person.lastName', /\b(?:last name|surname|family name|nachname|nom de famille|apellidos?|sobrenome|apelido|achternaam|cognome)\b/],
  [
    'person.title',
    /\b(?:job title|your (?:current )?(?:role|position|title|job)|what do you do|welche (?:position|rolle|funktion)|ihre (?:position|rolle|funktion|berufsbezeichnung)|votre (?:poste|fonction|role|metier)|(?:su|tu) (?:cargo|puesto|rol)|(?:seu|sua) (?:cargo|funcao)|(?:je|jouw|uw) (?:functie|rol)|(?:tuo|suo) (?:ruolo|incarico)|(?:tua|sua) (?:mansione|posizione))\b/,
  ],
  ['person.bio', /\babout yourself\b/],
  ['company.industry', /\b(?:industry|branche|secteur d activite|secteur|sector|setor|settore)\b/],
  [
    'company.name',
    /\b(?:where do you work|who do you work for|(?:which|what) (?:company|organi[sz]ation|business)|(?:company|organi[sz]ation|business|employer) (?:do you|are you|name)|name of (?:your|the) (?:company|organi[sz]ation|business|employer)|what s your (?:company|organi[sz]ation|business)|your (?:company|organi[sz]ation|employer) name|your (?:company|organi[sz]ation|employer)$|(?:welche[mr]?|ihr|ihres) (?:unternehmen\w*|firma|organi[sz]ation)|(?:quelle|votre) (?:entreprise|societe|organi[sz]ation)|(?:que|cual|su|tu) (?:es su |es tu )?empresa|(?:qual|sua) (?:e a sua )?empresa|(?:welk|je|jouw|uw) (?:bedrijf|organisatie)|(?:quale|tua|vostra|sua) (?:azienda|societa))\b/,
  ],
  [
    'name',
    /\b(?:(?:what s|what is|and|enter|please enter) your (?:full )?name|your (?:full )?name|wie heissen sie|ihr (?:vollstandiger )?name|votre nom(?: complet)?|comment vous appelez|como (?:te llamas|se llama)|(?:su|tu) nombre(?: completo)?|seu nome(?: completo)?|(?:je|jouw|uw) (?:volledige )?naam|(?:il tuo|il suo|tuo|suo) nome(?: completo| e cognome)?|come ti chiami|come si chiama)\b/,
  ],
  ['place.city', /\b(?:which|what) city\b|\bwelcher stadt\b|\bquelle ville\b|\bque ciudad\b|\bque cidade\b|\bwelke stad\b|\bquale citta\b/],
  [
    'place.country',
    /\b(?:which|what) country\b|\bcountry (?:do|are) you\b|\bwelchem land\b|\bquel pays\b|\bque pais\b|\bwelk land\b|\bquale paese\b/,
  ],
];

/** @returns null if the header isn't a question, or asks for something that isn't a field */
export function targetOfQuestion(header: string): ImportTarget | null {
  const folded = foldText(header);
  if (folded.split(' ').length < 3 || !isQuestion(header, folded) || isAboutSomethingElse.test(folded)) return null;
  return questions.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
