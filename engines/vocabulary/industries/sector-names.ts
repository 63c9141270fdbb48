/**
 * Names of sectors as forms, job boards and CRMs list them in the seven languages: "Diseño", "Mines et Carrières", "Medien und Kommunikation". Folded, compared
 * as a whole. A data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const sectors: Readonly<Record<IndustryId, string>> = {
  agriculture:
    'agro industrial|agroindustrial|agroindustria|agro industria|agroindustrie|agrarwirtschaft|agro|agrobusiness|agrosector|agronegocio|agronegocios|sector agropecuario|setor agropecuario',
  'agriculture.farming':
    'frutas frescas|hortalizas|frutas y verduras|frutas y hortalizas|fruits et legumes|obst und gemuse|ortofrutta|groenten en fruit|frutas e legumes|hortifruti|cerealicoltura|getreideanbau',
  'materials.paper-and-forest':
    'foresterie|industria forestal|industria florestal|filiere bois|papeterie industrielle|papier und zellstoff|celulosa y papel|celulose e papel|papel e celulose|carta e cellulosa',
  'materials.mining':
    'mines et carrieres|minas y canteras|minas e pedreiras|miniere e cave|cave e miniere|bergbau und steinbruche|industria estrattiva|industrie extractive|industries extractives|industria extractiva|industria extrativa|mineria y metales|mineracao e metais|mines et metaux|bergbau und metalle|miniere e metalli|mijnbouw en metalen',
  'materials.chemicals':
    'petroquimica|petrochimie|petrolchimica|petrochimica|petrochemische industrie|quimica y petroquimica|quimica e petroquimica|chimie et petrochimie',
  'consumer-goods':
    'consumo masivo|productos de consumo masivo|gran consumo|productos de consumo|bens de grande consumo|beni di largo consumo|produits de grande consommation|pgc|fmcg y consumo|schnelldrehende konsumguter',
  'consumer-goods.apparel':
    'indumentaria|marroquineria|maroquinerie|textil e indumentaria|textil y moda|textile et habillement|textile et mode|textil und bekleidung|tessile e abbigliamento|textiel en kleding|textil e vestuario|moda e abbigliamento|moda y textil',
  'consumer-goods.luxury':
    'industrie du luxe|secteur du luxe|industria del lujo|settore del lusso|luxusguterindustrie|mercado de luxo|luxe et cosmetique',
  'transport-and-logistics.delivery':
    'correo|correios|correo y mensajeria|poste e corrieri|poste et courrier|services postaux|servizi postali|servicios postales|servicos postais|postdiensten|postdienste',
  'media.design-services':
    'diseno|diseno grafico|diseno y creatividad|design e criacao|disegno industriale|ontwerp|vormgeving|gestaltung|design und gestaltung|design graphique|grafica e design',
  media:
    'communication et medias|medias et communication|medios y comunicacion|medios de comunicacion|comunicacion y medios|medien und kommunikation|kommunikation und medien|media e comunicazione|comunicazione e media|media en communicatie|communicatie en media|midia e comunicacao|comunicacao e midia|medios y entretenimiento|medias et divertissement|medien und unterhaltung|media e intrattenimento|media en entertainment|midia e entretenimento',
  'aerospace-and-defence.defence':
    'defense et securite|defensa y seguridad|defesa e seguranca|difesa e sicurezza|verteidigung und sicherheit|defensie en veiligheid|securite et defense|seguridad y defensa',
  'aerospace-and-defence':
    'aeronautique et defense|aeroespacial y defensa|aeroespacial e defesa|aerospazio e difesa|luft und raumfahrt und verteidigung|luchtvaart en defensie|aerospatiale et defense|aerospatial et defense',
  environment:
    'environnement et developpement durable|developpement durable|medio ambiente y sostenibilidad|meio ambiente e sustentabilidad|ambiente e sostenibilita|umwelt und nachhaltigkeit|milieu en duurzaamheid|meio ambiente e sustentabilidade|sostenibilidad|sustentabilidade|sostenibilita|nachhaltigkeit|duurzaamheid',
  'software.it-services':
    'services informatiques|servicios informaticos|servizi informatici|servicos informaticos|servicos de ti|servicios de ti|servizi it|prestations informatiques|informatikdienstleistungen|informatik dienstleistungen|esn|ssii|conseil informatique|consultoria informatica|consulenza informatica|consultoria de ti|it beratung|it advies',
  software:
    'informatica y tecnologia|tecnologia e informatica|informatica tecnologias|informatica e tecnologia|technologie et informatique|informatique et technologie|it und software|it en software|software e ti|software y ti|informatique et logiciels|informatica e software',
  healthcare:
    'sante et medical|salud y medicina|saude e medicina|sanita e salute|medizin und gesundheit|gesundheit und medizin|zorg en gezondheid|gezondheidszorg en welzijn|sante et social|sanidad y servicios sociales|gesundheit und soziales|sanita e assistenza sociale|zorg en welzijn',
  'healthcare.wellness':
    'sante et bien etre|salud y bienestar|saude e bem estar|salute e benessere|gesundheit und wellness|gesundheit und wohlbefinden|gezondheid en welzijn',
  insurance:
    'assurance et mutuelle|assurances et mutuelles|banque assurance mutuelle|seguros y reaseguros|seguros e previdencia|assicurazioni e previdenza|versicherungen und vorsorge|verzekeringen en pensioenen',
  'financial-services':
    'sector financiero|setor financeiro|settore finanziario|secteur financier|finanzsektor|financiele sector|banca y finanzas|banca e finanza|bancos e financas|banque et finance|bank und finanzen|bank en financien|finanzas y seguros|financas e seguros|finance et assurance|finanza e assicurazioni|finanzen und versicherungen|banken und versicherungen|banque et assurance|banca y seguros|bankwesen und finanzen',
  'construction.building': 'maurer|maurerarbeiten|maconnerie|albanileria|alvenaria|muratura|metselwerk|metselaar|macon',
  'professional-services.security-services':
    'sicherheit|sicherheitsdienst|sicherheitsdienste|wach und sicherheitsdienst|securite privee|seguridad privada|seguranca privada|vigilanza privata|particuliere beveiliging',
  'retail.department-stores':
    'lojas de departamentos|lojas de departamento|magazines e lojas de departamentos|tiendas departamentales|tiendas por departamentos|grands magasins|kaufhauser|kaufhaus|warenhauser|grandi magazzini|warenhuizen',
  'retail.specialty':
    'tabacaria|tabacarias|tabaccheria|tabaccherie|bureau de tabac|tabac presse|estanco|estancos|tabakladen|tabakwaren einzelhandel|sigarenwinkel',
  'transport-and-logistics.passenger':
    'transporte escolar|transport scolaire|schulbus|trasporto scolastico|leerlingenvervoer|transporte de pasajeros|transporte de passageiros|transport de voyageurs|transport de personnes|personenbeforderung|personenvervoer|trasporto passeggeri|trasporto persone|school transport',
  'transport-and-logistics.freight':
    'mudanzas|mudancas|transporte de mudancas|demenagement|demenagements|umzuge|umzugsunternehmen|traslochi|verhuizingen|verhuisbedrijf|removals|moving companies|movers',
};

export function sectorNames(): [name: string, id: IndustryId][] {
  return namesWithIds(sectors);
}
