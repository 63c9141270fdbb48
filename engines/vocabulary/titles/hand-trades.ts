/**
 * English words for manual work, whatever comes before them: "Conveyor Feeder", "Banjo Repairer", from the titles of the US SOC; and Spanish and Portuguese ones, whatever
 * follows: "Revestidor de tubos", "Reparador de redes".
 */
import { foldText } from '../text/fold.ts';
import type { Department } from '../values/departments.ts';

const production = new Set(
  (
    'worker workers helper laborer labourer handler loader unloader hauler packer sorter assembler feeder tender setter finisher polisher sander grinder molder ' +
    'moulder mixer blender winder presser trimmer stitcher weaver knitter spinner dyer checker weigher filler wrapper labeler grader stacker coater dipper oiler ' +
    'pumper caster driller blaster sawyer inserter folder splitter burner charger washer drier dryer cleaner attendant porter operator dispatcher'
  ).split(' '),
);
const crafts = new Set(
  'repairer repairman repairperson installer builder erector fitter maker mender restorer plasterer roofer glazier upholsterer engraver carver mason layer'.split(
    ' ',
  ),
);

/** Spanish and Portuguese nouns for people who make or repair things. */
const romanceCrafts =
  /^(?:reparador|restaurador|instalador|instalador reparador|cultivador|criador|constructor|construtor|tallador|entallador|entalhador|grabador|gravador|tejedor|bordador|decorador|adestrador|domador|cuidador|conservador|fabricante|artesan[oa]?|artesao|maestro|mestre)(?:a|es|as|s)?$/;
/** Others with the ending of who does something work in production: "estirador", "revestidor". The names are not theirs. */
const romanceDoer =
  /^(?!salvador|corridor|humidor|toreador|ecuador|labrador|matador|corredor|comedor|mostrador|ordenador|computador|asador|contador|administrador|moderador|embajador|embaixador|senador|governador|gobernador|obrador|parador|mirador|tenedor|proveedor|fornecedor|servidor|emprendedor|empreendedor|colaborador|organizador|investigador|pesquisador|desarrollador|desenvolvedor|educador|formador|jugador|jogador|entrenador|treinador|vendedor|comprador|procurador|orador|narrador|historiador|legislador|regulador|simulador|acelerador|indicador|marcador|creador|disenador|programador|coordinador|coordenador|director|tutor)\p{L}{3,}(?:ador|edor|idor)(?:a|es|as)?$/u;
const romanceTrade = /^\p{L}{4,}(?:ero|era|eros|eras|eiro|eira|eiros|eiras)$/u;

/** The first word decides in the Romance languages. */
function ofRomanceTrade(words: readonly string[]): Department | null {
  const [first = '', second = ''] = words;
  const hasObject = words.length > 2 && /^(?:de|en|em|do|da|del|para|a)$/.test(second);
  if (romanceCrafts.test(first)) return hasObject ? 'other' : null;
  if (romanceDoer.test(first) && (words.length === 1 || hasObject)) return 'operations';
  return romanceTrade.test(first) && hasObject ? 'other' : null;
}

/** The department of a worker whose title has no other known word; null for other titles. */
export function departmentOfHandTrade(role: string): Department | null {
  const words = foldText(role.replace(/,.*$/, '')).split(' ');
  const last = words.at(-1) ?? '';
  if (words.length > 5) return null;
  const english = words.length < 2 ? null : production.has(last) ? 'operations' : crafts.has(last) ? 'other' : null;
  return english ?? ofRomanceTrade(words);
}
