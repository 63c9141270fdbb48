/**
 * Reads the users or the purpose of software: "Hotel management software", "logiciels de comptabilité", "Lagersoftware". Some fields have an industry of
 * their own; for the others it is business software. Folded, in the seven languages.
 */
import type { IndustryId } from './industries.ts';

/** In each pattern, the first group is what the software is for. */
const software: readonly RegExp[] = [
  /^(.{2,50}) (?:software|softwares|apps?|applications?|saas)(?: (?:products?|solutions?|platforms?|development tools|compan(?:y|ies)|providers?|vendors?|publishers?|anbieter|hersteller|firma|bedrijf|leverancier))?$/,
  /^(?:(?:editeurs? de |editores de |produttori di |hersteller von |anbieter von )?(?:logiciels?|progiciels?|software|softwares|softwarelosungen|programas?|aplicaciones|aplicativos|applications?|anwendungen|soluciones|programmi|apps?|saas)(?: (?:solutions?|platforms?|tools?|de gestion|de gestao|gestional[ei]|informatici|informaticos|entwicklung|development|ontwikkeling))?) (?:de |d |pour |para |per |di |voor |fur |for |industriels? de )(.{2,50})$/,
  /^(\w{3,}) ?software(?: (?:anbieter|hersteller|leverancier))?$/,
];

/** The first that matches decides. */
const fields: readonly (readonly [RegExp, IndustryId])[] = [
  [/\b(?:games?|gaming|spiele|jeux|juegos|jogos|giochi)\b/, 'software.games'],
  [/secur|sicherheit|seguridad|seguranca|sicurezza|beveiliging|identity|fraud|antivirus/, 'software.cybersecurity'],
  [
    /human resource|\bhr\b|payroll|recruit|talent|personal(?:wesen|abrechnung)?\b|lohn|\brh\b|\brrhh\b|recursos humanos|ressources humaines|risorse umane|paie\b|nomina/,
    'software.hr-software',
  ],
  [/\bsales\b|marketing|\bcrm\b|customer relationship|advertis|vertrieb|publicidad|relation client/, 'software.marketing-software'],
  [/graphic|\bcad\b|multimedia|\b3d\b|design|video editing|desktop publishing|diseno|zeichen/, 'software.design-software'],
  [/business intelligence|data ?(?:base|warehous|analy|science)|\bbi\b|predictive|machine learning/, 'software.data-and-ai'],
  [/operating system|storage|virtuali[sz]|server|hosting|backup|systems management/, 'software.cloud-infrastructure'],
  [/develop|programming|\bapi\b|testing|debug|application integration|low ?code|devops/, 'software.developer-tools'],
  [/\b(?:blood|blut|blood ?bank|bloed|sang|sangre|sangue)(?:banken?|banks?)?\b/, 'healthcare.digital-health'],
  [/financ|bank|trading|invest|pagos|payment|insur|assur|segur|versicher/, 'financial-services.fintech'],
  [
    /health|medical|medic[oaei]s?\b|medisch|medizin|hospital|pharma|apothek|farmac|patient|clinic|klini[ck]|praxis|sante\b|salud|saude|sanita|zorg|dental|dentist|zahn|tandarts|doctors?\b|arzt|nurs(?:es|ing)|pfleg|laborator/,
    'healthcare.digital-health',
  ],
  [/educat|school|learning|schul|educac|onderwijs|scola/, 'education.edtech'],
  [/real estate|property management|immobil|inmobil|vastgoed/, 'real-estate.proptech'],
  [/\bretail\b|point of sale|\bpos\b|kassen|e ?commerce|store management|punto de venta|caisse/, 'retail.retail-tech'],
  [
    /supply chain|logistic|logistik|procure|purchas|warehous|inventory|order management|transport|lager\b|lagerverwaltung|fleet/,
    'transport-and-logistics.supply-chain',
  ],
  [/agricult|\bfarm|agrar|landbouw|agri|landwirt|bauern/, 'agriculture.agtech'],
  [/law enforcement|government|public sector|civic|municipal/, 'public-sector.govtech'],
  [/network|connectivity|wireless|telecom/, 'software.cloud-infrastructure'],
];

/** Kinds of software that say nothing about what it is for. */
const noField =
  /^(?:computer|application|enterprise|business|custom|open source|mobile|desktop|web|internet|other|packaged|prepackaged|b2b|cloud|embedded|consumer|social|standard|individual|anwendungs|free|libre|hardware and|it|media)$|entwickl|development of|beratung|sviluppo|desarrollo|desenvolvimento|developpement|ontwikkel|consult/;

/** Official titles and lists that name software among other things, or what is done with it. */
const severalThings =
  /\b(?:and|und|et|y|e|en|or|oder|ou|o) (?:\w+ )?software|software (?:and|und|et|y|e|en|or|oder|ou|o)\b|\b(?:sale|sales|wholesale|retail|trade|handel|grosshandel|einzelhandel|groothandel|detailhandel|comercio|commerce|commercio|publishing|production|produccion|producao|produzione|reproduction|edition|edicion|edicao|edizione|uitgeverijen|verlegen|services?|servicios|servicos|servizi|dienst\w*|other|others?|sonstige\w*|autres?|otros|outros|altri|overige) (?:of|in|von|mit|de|di|van)?/;

/** @returns null for text that doesn't say what software is for */
export function industryOfSoftware(folded: string): IndustryId | null {
  if (severalThings.test(folded)) return null;
  for (const pattern of software) {
    const field = pattern.exec(folded)?.[1];
    if (field === undefined || field.split(' ').length > 5 || noField.test(field)) continue;
    return fields.find(([words]) => words.test(field))?.[1] ?? 'software.business-software';
  }
  return null;
}
