/**
 * Ends of German and Dutch compounds that name an occupation whatever is before them, by department: "-verzinker", "-houder". Looked up when no part of a
 * word is known. Folded, without the endings of gender and number that title-words.ts removes.
 */
import type { Department } from '../../values/departments.ts';

const lines: readonly (readonly [department: Department, ends: string])[] = [
  [
    'other',
    // German
    'schmied|schnitzer|schleifer|giesser|macher|leger|setzer|bauer|zuchter|binder|flechter|schneider|maler|lackierer|isolierer|abdichter|' +
      'zieher|weber|master|fursorger|polierer|glaser|stricker|wirker|knupfer|dreher|former|schlager|bildner|restaurator|tischler|schreiner|zimmerer|maurer|klempner|lehrerin|padagogin|tanzer|sanger|' +
      'spieler|musiker|dirigent|kritiker|forscher|kundler|wissenschaftler|pfarrer|priester|seelsorger|hirt|wirt|fischer|jager|metzger|backer|' +
      'brauer|brenner|kellner|koch|kochin|friseur|assistentin|helferin|' +
      // Dutch
      'houder|fokker|teler|kweker|visser|boer|zetter|legger|maker|bakker|brouwer|slager|schilder|stoffeerder|bewerker|snijder|binder|' +
      'vlechter|slijper|blazer|gieter|wever|danser|zanger|speler|componist|regisseur|recensent|criticus|therapeute|verzorger|verzorgster|' +
      'oppasser|fokster|trimmer|instructrice|leraar|lerares|juf|loog|kundige|dekker|metselaar|timmerman|hersteller|reparateur',
  ],
  [
    'operations',
    'drucker|schaffner|aufseher|aufsicht|kontrolleur|facharbeiter|prufer|verwerter|hersteller|reiniger|funker|zurichter|fahrerin|werker|packer|sortierer|fuller|abfuller|warter|wachter|wart|lader|bedienerin|maschinist|raumer|trager|zusteller|austrager|wascher|' +
      'walzer|schmelzer|verzinker|spinner|farber|stanzer|presser|hobler|entgrater|einrichter|einsteller|' +
      'bestuurder|schipper|bediener|bediende|wachter|waker|sjouwer|lader|losser|inpakker|sorteerder|spoeler|wasser|besteller|bezorgster|knecht|arbeider',
  ],
  ['sales', 'handler|handlerin|verkauferin|vertreter|vertreterin|handelaar|verkoopster|koopman|winkelier|venter'],
  ['design', 'gestalter|modelleur|zeichner|retuscheur|ontwerper|vormgever'],
  ['finance', 'revisor|kassenwart|bankier|taxateur|administrateur'],
  ['engineering', 'ingenieurin|okonom|konstrukteurin|programmeur|tekenaar'],
];

/** Each end with its department. */
export const endsOfOccupations: ReadonlyMap<string, Department> = new Map(
  lines.flatMap(([department, ends]) => ends.split('|').map((end) => [end, department] as const)),
);
