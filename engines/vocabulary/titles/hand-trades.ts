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
/** Words with the same ending that are things, places, names, or work in an office. */
const noDoers = new Set(
  (
    'salvador ecuador labrador matador toreador corridor humidor corredor comedor mostrador mirador parador obrador probador recibidor ordenador computador asador ' +
    'aspirador ventilador refrigerador congelador procesador processador despertador generador gerador transformador acondicionador condicionador humidificador ' +
    'purificador calentador elevador radiador navegador buscador localizador comparador configurador calculador contenedor simulador acelerador indicador marcador ' +
    'separador servidor proveedor fornecedor consumidor comedor contador administrador moderador embajador embaixador senador governador gobernador tenedor emprendedor ' +
    'empreendedor colaborador organizador investigador pesquisador desarrollador desenvolvedor educador formador jugador jogador entrenador treinador vendedor comprador ' +
    'procurador orador narrador historiador legislador regulador creador criador disenador programador coordinador coordenador inversor pensador sonador innovador ' +
    'inovador inspirador motivador ganador ganhador vencedor perdedor luchador lutador viajador facilitador comunicador explorador aviador examinador observador ' +
    'estimador captador asegurador segurador apostador conocedor aficionador blogueador corregidor encantador trabajador trabalhador nadador escalador esquiador'
  ).split(' '),
);
/** Others with this ending work in production: "estirador", "revestidor". */
const romanceDoer = /^\p{L}{3,}(?:ador|edor|idor)(?:a|es|as)?$/u;
const isDoer = (word: string): boolean => romanceDoer.test(word) && !noDoers.has(word.replace(/(?:a|es|as)$/, ''));
/** "Ensayista", "videógrafo": who practices something. The others are convictions, adjectives and surnames. */
const romancePractice =
  /^(?!.*(?:femin|social|comun|capital|ideal|optim|pesim|perfeccion|protagon|minor|mayor|varej|atacad|anarqu|bud|real|nacional|evangel|especial|entus|revista|conquista|amatista|bap?t|aut|final|egoi?|rac|tur|veran|general|paul|sant|centr|liberal|humor|marx|material|consum|individual)ista)\p{L}{5,}(?:ista|grafo)s?$/u;
const romanceTrade = /^\p{L}{4,}(?:ero|era|eros|eras|eiro|eira|eiros|eiras)$/u;

/** The first word decides in the Romance languages. */
function ofRomanceTrade(words: readonly string[]): Department | null {
  const [first = '', second = ''] = words;
  const hasObject = words.length > 2 && /^(?:de|en|em|do|da|del|para|a)$/.test(second);
  if (words.length === 1 && romancePractice.test(first)) return 'other';
  if (romanceCrafts.test(first)) return hasObject ? 'other' : null;
  if (isDoer(first) && (words.length <= 3 || hasObject)) return 'operations';
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
