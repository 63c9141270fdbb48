/**
 * First words of Spanish and Portuguese names that decide about the whole, whatever follows: a school teaches, an association unites, and who grows something is a
 * farmer, even if no table has the plant. Folded. The words behind them that say otherwise are excluded.
 */
import type { IndustryId } from '../industries.ts';

const head = (id: IndustryId, words: string): readonly [IndustryId, RegExp] => [id, new RegExp(`^(?:${words})`)];

const professions =
  'arquitect|aparejador|ingenier|abogad|medic|enfermer|farmaceutic|economist|psicolog|notari|procurador|periodist|veterinari|odontolog|dentist|fisioterapeut|contador|graduad|administrador|licenciad|agente|titulad|biolog|quimic|registrador|profesional|gestor|trabajador|corredor|delineant|logoped|podolog|optic';

const heads: readonly (readonly [IndustryId, RegExp])[] = [
  head('consumer-goods.cosmetics', String.raw`clinicas? (?:de )?(?:estetica|belleza|beleza|depilac(?:ion|ao)) (?:y|e) \w+`),
  head(
    'professional-services',
    String.raw`(?:guarderia|peluqueria|hotel|residencia|cementerio|crematorio|spa|salon|paseo|cuidado|creche|salao|cuidados|cemiterio|transporte) (?:de|para|com|con) (?:\w+ ){0,2}(?:mascotas?|perros?|gatos?|caes|cachorros?|animais|animales|pets?)\b`,
  ),
  head(
    'professional-services.legal',
    String.raw`(?:derecho|direito|abogad[oa]s?|advogad[oa]s?) (?:de |da |do |en |em |especialist\w+ )?\w+`,
  ),
  head(
    'media.advertising',
    String.raw`criac(?:ion|ao) de (?:estandes?|stands?|logo\w*|marcas?|conteudo\w*|contenidos?|campanhas?|identidade)\b`,
  ),
  head(
    'software.it-services',
    String.raw`(?:criacao|creacion) de (?:web|web ?sites?|sites?|paginas|aplicativos|aplicaciones|apps|lojas virtuais|software)\b`,
  ),
  head(
    'healthcare.practices',
    String.raw`bancos? de (?:leite|leche|sangre|sangue|celulas|tejidos|tecidos|ojos|olhos|semen|orgaos|organos|esperma)\b`,
  ),
  head(
    'financial-services.asset-management',
    String.raw`(?:fondos?|fundos?|sociedad(?:es)?|sociedades?|gestor[ae]s?|administrador[ae]s?) de (?:inversion|investimentos?|pension(?:es)?|pensoes|cesantias|fondos|fundos)\b`,
  ),
  head(
    'media.sports',
    String.raw`(?:canchas?|pistas?|quadras?|clases de gimnasia|pabellon|pavilhao|circuitos?) (?:de|para|poli\w+) (?!.*(?:baile|danc|danz|aterriz|pouso|dinheiro|integrad|impres|eletric|cine))\w+`,
  ),
  head(
    'media.arts-and-events',
    String.raw`(?:restaurac(?:ion|ao)|restauro|conservac(?:ion|ao)) (?:y \w+ |e \w+ )?(?:de|do|da) (?:\w+ ){0,3}(?:arte|historic\w+|monumentos?|patrimonio)\b`,
  ),
  head(
    'nonprofit.associations',
    String.raw`(?:organizac(?:ion|iones|ao|oes)|entidades?) (?:politic|sindic|empresari|profesion|profission|patrona|vecin|gremi|estudianti|estudanti)\w+`,
  ),
  head(
    'public-sector.safety',
    String.raw`(?:institucion(?:es)?|instituic(?:ao|oes)|centros?|establecimientos?) (?:penal|penales|penitenci\w+|prisiona\w+|correccional\w*)\b`,
  ),
  head(
    'real-estate.services',
    String.raw`(?:tasador|tasadores|avaliador|avaliadores|administrador|administradores|perito|peritos) (?:de|do|da) (?:\w+ )?(?:bienes raices|inmuebles|fincas|propiedades|imoveis|condominios)\b`,
  ),
  head(
    'professional-services.market-research',
    String.raw`(?:encuestas?|sondeos?|sondagens?|pesquisas?|estudios?|estudos?|inquerito|investigac(?:ion|ao)) (?:y \w+ |e \w+ )?(?:de|do) (?:opinion|opiniao|mercados?)\b`,
  ),
  head(
    'professional-services',
    String.raw`(?:alquiler(?:es)?|alugue(?:l|r|is|res)|locac(?:ao|oes)|arriendo|renta) (?:de|do|da) (?!.*(?:inmueble|local|locales|oficina|vivienda|casas?\b|apartament|departament|habitacion|imove|sala|escritorio|terreno|espaci|espaco|propiedad|propriedad|nave|bodega|garaj|quarto|avion|avia|aerona|helicop|barco|yate|embarca|vehic|veicul|coche|auto|carro|moto|bici|camion|camin|pelicul|film|video|bienes|personal|mao de obra|software|marcas|patente|licencia))\w+`,
  ),
  head(
    'transport-and-logistics.airlines',
    String.raw`(?:alquiler|aluguel|aluguer|fletamento|fretamento) de (?:avion|avia|aerona|helicop)\w*`,
  ),
  head(
    'nonprofit.associations',
    `colegios? (?:oficial(?:es)? |profesional(?:es)? |provincial )?(?:de|del) (?:los |las )?(?:${professions})`,
  ),
  head(
    'education.training',
    String.raw`(?:escuelas?|academias?|escolas?|cursos?|clases|aulas|ensenanza|ensino) (?:(?:particulares|profesional(?:es)?|tecnicas?|municipal|livres|online) )?(?:de|en|em|para|do|da) (?!.*(?:educacion|educacao|primari|secundari|infanti|ninos|criancas|basic|medi[ao]\b|especial|ingenieri|engenhari|medicina|derecho|direito|negocios|posgrado|pos grad|enferm|samba|superior|regimen general|surdos|cegos|grado|governo|verano|tercer))\w+`,
  ),
  head('education.higher-education', String.raw`(?:facultad|faculdade|universidad|universidade)s?\b`),
  head(
    'healthcare.hospitals',
    String.raw`hospital(?:es|is)? (?:de|do|da|del|general|geral|municipal|regional|estadual|federal|provincial|comarcal|clinico|universitari\w+|matern\w+|militar|publico|privado|psiquiatrico|infantil|especializado)\b(?!.*(?:veterinari|animal|animais))`,
  ),
  head(
    'nonprofit.associations',
    String.raw`(?:asociacion(?:es)?|associac(?:ao|oes)|sindicatos?|confederac(?:ion|ao)|federac(?:ion|ao) (?:empresarial|de (?:asociaciones|trabajadores|trabalhadores|empresas))|uniones de|camaras? (?:oficial )?de (?:comercio|industria|agricultura|artesanato)|gremio de|cofradia de pescadores)\b(?!.*(?:desportiv|esportiv|deportiv|futbol|futebol|ahorro|credito|caridad|benefic|agua|asada|acueducto))`,
  ),
  head(
    'public-sector.administration',
    String.raw`(?:ministerio|consejeria|secretarias? (?:de|da|do|municipal|estadual|distrital|nacional)|direccion general|superintendencia|subsecretaria|prefeituras?|camara municipal|camara de vereadores|junta de freguesia|ayuntamiento|alcaldia|municipalidad|gobernacion|diputacion|departamento (?:municipal|estadual|de estado|nacional)|instituto nacional|instituto municipal|consulado|embajada|embaixada|registro (?:civil|de la propiedad)|conservatoria)\b(?!.*(?:policia|justicia|justica|defensa|defesa|bombero|bombeiro|educacion y))`,
  ),
  head(
    'media.arts-and-events',
    String.raw`(?:museos?|museus?|teatros?|galerias? de arte|festival(?:es)?|organizac(?:ion|ao) (?:y \w+ |e \w+ )?(?:de|do|da) (?:eventos?|ferias?|feiras?|congresos?|congressos?|convenciones|convencoes|exposiciones|exposicoes|fiestas?|festas?|bodas?|casamentos?|conciertos?|concertos?|espectaculos?|festival(?:es)?|festivais|banquetes)|companias? de (?:teatro|danza)|companhias? de (?:teatro|danca|opera)|parques? (?:tematicos?|de diversiones|de diversoes|de atracciones|de atracoes|acuaticos?|aquaticos?))\b`,
  ),
  head(
    'construction.architecture',
    String.raw`(?:ingenierias?|engenharia|arquitectura|arquitetura) (?!.*(?:software|sistemas|informatic|dados|datos|comput|financ|genetic))(?:de|en|em|y|e|civil|industrial|electric|eletric|mecanic|agronom|ambiental|estructural|estrutural|acustic|paisag|paisaj)\w*`,
  ),
  head(
    'wholesale.import-export',
    String.raw`(?:importador(?:a|es|as)?|exportador(?:a|es|as)?|importac(?:ion|ao)|exportac(?:ion|ao))(?: (?:y|e) (?:exportador(?:a|es|as)?|exportac(?:ion|ao)|importac(?:ion|ao)|distribuidora?|distribucion))? (?:de|da|do) \w+`,
  ),
  head(
    'agriculture.farming',
    String.raw`(?:cultivos?|plantac(?:ion|iones|ao|oes)|criaderos?|criadero|crianza|cria|criador(?:es)?|viveros?|viveiros?|cosecha|colheita) (?:de|do|da) (?!.*(?:celula|bacteri|tejido|pez|peces|peixe|pescado|trucha|truta|camar|langost|marisc|ostr|mejill|mexilh|molusc|crustac|alga|marin|acua|aqua|sites|websites|conte|software|marca|perla|perola|talento))\w+`,
  ),
  head(
    'agriculture.fishing',
    String.raw`(?:pesca|cria|cultivo|criacao|criadero|captura|engorde) (?:y \w+ |e \w+ )?(?:de|do|da) (?:\w+ ){0,3}(?:pez|peces|peixes?|pescados?|truchas?|trutas?|camaron(?:es)?|camaro(?:es)?|camarao|langostinos?|mariscos?|ostras?|ostiones|mejillon(?:es)?|mexilh\w+|moluscos|crustaceos|algas|tilapias?|salmon(?:es)?)\b`,
  ),
  head(
    'professional-services.cleaning',
    String.raw`(?:limpiezas?|limpezas?|higienizac(?:ion|ao)|aseo) (?:y \w+ |e \w+ )?(?:de|em|en|do|da) (?!.*(?:fosa|fossa|pozo|poco|alcantarill|esgoto|residu|desag|vehicul|veiculo|coche|carro|auto|chimen|chamin|dent|facial|cutis|pele|piel|productos|produtos|articulos|artigos))\w+`,
  ),
  head(
    'construction.trades',
    String.raw`(?:instalac(?:ion|iones|ao|oes)|instaladora?|instalador(?:es)?|colocac(?:ion|ao)) (?:y mantenimiento |e manutencao |y reparacion )?(?:de|do|da) (?!.*(?:software|programa|informatic|comput|maquin|industri|servidor|sistemas operativos|gnv|gps|vehic|veicul|auto|coche|redes sociales|deportiv|esportiv))\w+`,
  ),
  head(
    'wholesale',
    String.raw`(?:distribuidor(?:a|es|as)?|mayoristas?|atacadistas?|grossistas?|comercio (?:al por mayor|mayorista|atacadista|por grosso)|venta al por mayor) (?:de|en|do|da) (?!.*(?:pelicul|film|energ|agua\b|electric|eletric|gas\b|medic|farmac|aliment|comid|bebid|informatic|software|comput|combust|publicidad|folleto|panflet|carne|fruta|verdura|pescado|peixe|leche|leite|cereal|grano|grao|maquin|material|ferret|vehic|veicul|viaj))\w+`,
  ),
  head(
    'retail.specialty',
    String.raw`(?:(?:comercio|venta|ventas) al por menor|comercio (?:minorista|varejista|a retalho|a varejo)|venda a retalho) (?:de|do|da) (?!.*(?:aliment|comid|bebid|carne|fruta|verdura|pescad|peixe|leche|leite|pan\b|pao\b|abarrot|vehic|veicul|autom|moto|combust|medic|farmac|no especializ|nao especializ|predomin|preponder))\w+`,
  ),
];

/** The longest name of which the first words decide; a longer one is a description. In words. */
export const longestHeaded = 10;

/** Matches if any of them does: one expression is much faster than all of them, and most texts match none. */
let any: RegExp | undefined;

/** @param folded a whole text of at most `longestHeaded` words @returns null if its first words decide nothing */
export function ofFirstWords(folded: string): IndustryId | null {
  any ??= new RegExp(heads.map(([, words]) => words.source).join('|'));
  return any.test(folded) ? (heads.find(([, words]) => words.test(folded))?.[0] ?? null) : null;
}
