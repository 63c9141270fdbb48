/**
 * Words that decide what a whole title is about, whatever else it names: administering transportation programs is not transportation, research in
 * engineering is not engineering, and renting tools is not making them. Looked up before what is made, sold and done. Folded, in the seven languages.
 */
import type { IndustryId } from './industries.ts';

interface Head {
  readonly id: IndustryId;
  readonly words: RegExp;
}

const head = (id: IndustryId, words: string): Head => ({ id, words: new RegExp(words, 'g') });

export const heads: readonly Head[] = [
  // Anyone who teaches a subject, in any field; schools by age or owner are schools.
  head(
    'education.training',
    String.raw`^(?:\w+ ){1,3}(?:instructors?|lessons|classes|tutors?|teachers?)$|^(?:\w+ )*(?:insurance|real estate|beauty|cosmetology|massage|cooking|culinary|art|arts|dance|music|drama|acting|language|sewing|ski|surf|surfing|sailing|dive|diving|flight|aviation|golf|tennis|swim|swimming|riding|trade|vocational|bartending|modell?ing|photography|computer|barber|driving|truck driving|karate|judo|yoga|circus|pottery|film|fashion|makeup|nail|security|first aid|acupuncture|accounting|dog) (?:training )?(?:schools?|academy|academies|institutes?)$`,
  ),
  head('education.higher-education', String.raw`^(?:graduate|medical|law|business|nursing|dental|veterinary) schools?$`),
  head(
    'media.sports',
    String.raw`\b(?:skating|hockey|roller|ice) (?:skating )?rinks?\b|\b(?:handball|tennis|basketball|squash|racquetball|badminton|volleyball|padel|paddle) (?:courts?|clubs?)\b|\b(?:golf|gun|rifle|hockey|archery|shooting|rowing|rugby|soccer|football|cricket|curling|sailing|yacht|ski|skating|athletic|cycling|running) (?:clubs?|driving range|range|courses?)$|^gymnastics (?:cent(?:er|re)s?|clubs?)$|^(?:sports? )?(?:stadiums?|arenas?|athletic fields?)$`,
  ),
  head(
    'healthcare.practices',
    String.raw`\b(?:family|internal|sports|emergency|occupational|nuclear|preventive) medicine\b|\bmedicine (?:practitioners?|physicians?|doctors?)$`,
  ),
  head(
    'automotive.dealers',
    String.raw`^(?:used |new )?(?:acura|alfa romeo|audi|bmw|buick|cadillac|chevrolet|chrysler|citroen|dacia|dodge|ferrari|fiat|ford|gmc|harley davidson|honda|hyundai|infiniti|isuzu|jaguar|jeep|kia|ktm|lamborghini|land rover|lexus|maserati|mazda|mercedes(?: benz)?|mini|mitsubishi|nissan|opel|peugeot|porsche|renault|seat|skoda|subaru|suzuki|tesla|toyota|triumph|vauxhall|volkswagen|volvo|yamaha|atv|horse trailer|trailer|rv|camper) (?:car |motorcycle |truck )?(?:dealers?|dealerships?|concessionnaire|handler|vertragshandler)$`,
  ),
  head(
    'transport-and-logistics.passenger',
    String.raw`^(?:handicapped|disabled|senior|patient|medical|school|student|airport) transportation services?$`,
  ),
  head('energy.electricity', String.raw`\b(?:power|hydroelectric|electric) (?:power )?(?:plants?|stations?)$`),
  head('travel-and-hospitality.travel-agencies', String.raw`\b(?:tour|tours|sightseeing) (?:agency|agencies|operators?|compan(?:y|ies))$`),
  head(
    'nonprofit.religion',
    String.raw`^(?:\w+ ){0,3}(?:temples?|gurudwaras?|gurdwaras?|synagogues?|mosques?|churches|church|chapels?|cathedrals?|monaster(?:y|ies)|pagodas?|shrines?)$`,
  ),
  head(
    'professional-services.cleaning',
    String.raw`\b(?:graffiti|snow|mold|stain) removal\b|^(?:winterdienst|schneeraumung|limpeza (?:pos|residencial).*)$`,
  ),
  head(
    'public-sector.administration',
    String.raw`^(?:regulation|administration|regulierung|verwaltung|reglementation|regulacion|regulacao|regolamentazione|regulering) (?:and administration |licensing and inspection )*(?:of|von|der|des|de|del|da|do|di|van) .+(?:programs?|programmes?|affairs|utilities|sectors?|commodities|activities|activites|actividades|atividades|attivita)\b.*|^(?:regulation licensing and inspection|tribal governments?|american indian and alaska native tribal governments?)\b.*`,
  ),
  head('life-sciences.biotechnology', String.raw`^research and development in (?:the )?(?:bio|nanobio)techn\w*|^biotechnology research.*`),
  head(
    'professional-services.research',
    String.raw`^(?:(?:scientific )?research and (?:experimental )?development|forschung und (?:experimentelle )?entwicklung|recherche (?:et )?developpement|investigacion y desarrollo|pesquisa e desenvolvimento|investigacao e desenvolvimento|ricerca e sviluppo|speur en ontwikkelingswerk|onderzoek en ontwikkeling)(?: .+)?$`,
  ),
  head(
    'automotive.dealers',
    String.raw`\b(?:automotive|auto|car|vehicle|motorcycle|truck)s?\b (?:\w+ ){0,5}(?:repairs?|replacement|maintenance|lubrication|detailing|wash|washes|body shops?|service shops?|service cent(?:er|re)s?|garages?)\b(?:.*)$|\b(?:tyre|tire) (?:dealers?|shops?|services?|fitting)\b|\b(?:auto|kfz|fahrzeug|motorrad|reifen|lkw) ?(?:reparatur\w*|lackier\w*|aufbereitung\w*|pflege|service|werkstatt\w*|handler|handel|waschanlage\w*|wasche)\b|\b(?:concessionnaires?|concesionarios?|concesionarias?|concessionarias?|concessionari[ao]|stands?) (?:\w+ ){0,2}(?:vehicules?|voitures?|automobiles?|motos?|coches|autos?|automoviles|vehiculos|motocicletas|carros|automoveis|veiculos|autoveicoli|moto)\b.*|\b(?:lava ?jato|lavado de (?:coches|autos|vehiculos)|lavagem de (?:carros|veiculos|automoveis)|lavage auto(?:mobile)?|autolavagg\w*|autowas\w*|car ?wash\w*|autospoelerij)\b`,
  ),
  head('transport-and-logistics', String.raw`\b(?:motor vehicle|car|vehicle|auto) towing\b|\btowing (?:services?|company)\b|^towing$`),
  head(
    'transport-and-logistics.passenger',
    String.raw`\b(?:cars?|auto|automotive equipment|passenger cars?|van|motorcycle|bicycle|scooter|campervan|rv|truck) (?:rentals?|hire|rental and leasing)\b|\b(?:alquiler|renta|aluguel|aluguer|locacao|noleggio|location|verhuur|verleih|vermietung) (?:de |di |d |von |van |a )?(?:courte duree de )?(?:coches|autos?|vehiculos|carros|automoveis|veiculos|automobili|auto|veicoli|voitures?|vehicules?|motos?|bicicletas|bicis|biciclette|velos?|furgonetas|furgoni|fietsen|campers?)\b|\b(?:auto|wohnmobil|fahrrad|fiets|motorrad|transporter|lkw)(?:vermietung|verleih|verhuur)\b|\b(?:school|employee|charter|shuttle) (?:and \w+ )?bus(?: (?:transportation|industry|services?))?\b`,
  ),
  head(
    'real-estate.commercial',
    String.raw`\b(?:mini ?warehouses?|self storage)\b|\b(?:trasteros|guarda moveis|lagerraum|lagerraume|opslagruimte)\b`,
  ),
  head(
    'professional-services',
    String.raw`\b(?:equipment|tools?|machinery|costume|furniture|party|tent|event|formal wear|clothing|dress|uniform|video tape|consumer goods|appliances?|scaffolding) (?:\w+ ){0,3}(?:rentals?|hire|rental and leasing)\b|^(?:general )?rental (?:cent(?:er|re)s?|shops?|stores?)$|^(?:alquiler|renta|aluguel|aluguer|locacao|noleggio|location|verhuur|verleih|vermietung) (?:de |di |d |von |van )?(?:\w+ )?(?:herramientas|ferramentas|attrezzi|attrezzature|utensili|outils|outillage|materiel|equipos|equipamentos|gereedschap|werkzeugen?|kleding|trajes|disfraces|costumi|abiti|maquinaria|maquinas|roupas|fantasias|andaimes|andamios|ponteggi)\b.*|^(?:werkzeug|gerate|maschinen|kostum|zelt|party|baumaschinen|gereedschaps?|machine|kleding|kostuum|tenten)(?:verleih|vermietung|verhuur)$|^verhuurwinkels?$|^(?:packaging and labell?ing|court reporting|stenotype|photocopying|notary|astrolog\w*|dating|matchmaking|pet (?:grooming|sitting|boarding|care|services?))(?: (?:and \w+ )?services?)?$`,
  ),
  head(
    'agriculture.machinery',
    String.raw`^(?:farm|agricultural|lawn and garden) (?:\w+ ){0,4}(?:machinery|equipment) (?:and equipment )?manufactur\w+$`,
  ),
  head(
    'manufacturing.machinery',
    String.raw`^(?!semiconductor)(?:\w+ )*(?:machinery|machines) (?:and equipment )?(?:manufactur\w+|mfg|makers?|builders?)$|^(?:fabrication|construction|fabricacion|fabricacao|fabbricazione|costruzione|herstellung|vervaardiging|manufacture) (?:de |di |von |van |of )(?:other |autres? |otra |outras? |altre |sonstigen |overige )?(?:machines|maquinaria|maquinas|macchine|maschinen|machinery) (?:pour|para|per|fur|voor|for) .+`,
  ),
  head(
    'consumer-goods.sports-and-leisure',
    String.raw`\bmusical instruments? (?:manufactur\w+|makers?)$|\b(?:fabrication|fabricacion|fabricacao|fabbricazione|production|costruzione) (?:de |di |d )?(?:instruments? de musique|instrumentos? musica\w+|strumenti musicali)\b|\bsporting and athletic goods\b`,
  ),
  head(
    'manufacturing.metal-products',
    String.raw`^(?:\w+ )?hardware manufactur\w+$|^machine shops?\b.*|^(?:coating|engraving|heat treating|plating)\b.*\ballied activities$`,
  ),
  head(
    'media.arts-and-events',
    String.raw`\b(?:amusement|theme|nature|water) (?:and theme )?parks?\b(?: and arcades| and other similar institutions)?|\bbowling cent(?:er|re)s?\b|\bmarinas?\b|\bbanquet halls?\b|\bticket (?:sales?|office|shop|agency)\b|\bticketverkoop\b|\bvente de billets\b|\bventa de entradas\b|\bbiglietteri\w\b|\bescape rooms?\b`,
  ),
  head('professional-services.market-research', String.raw`\bmarketing research\b|\bopinion poll\w*`),
  head(
    'nonprofit.charities',
    String.raw`\b(?:environment|conservation|wildlife)\b.*\borgani[sz]ations?$|^vocational rehabilitation services?$`,
  ),
  head(
    'retail.specialty',
    String.raw`^(?:art|antiques?|building materials?(?: and supplies)?|other building material|manufactured mobile home|book|coin|stamp|rug|carpet|piano|gun|firearms?) dealers?$`,
  ),
  head('construction.building', String.raw`^general contractors?\b.*|^(?:single|multi)? ?family hous\w+ (?:builders|construction)$`),
  head('construction', String.raw`^construction services(?: and contractors)?$`),
  head(
    'construction.trades',
    String.raw`\b(?:furnace|water heater|boiler|plumbing|roof|gutter|drain|septic|window|door|fence|chimney) (?:\w+ )?(?:repair|installation|cleaning|replacement)\b.*|^(?:trabajos|trabalhos|lavori|travaux) especiali[sz]ados en (?:la )?construccion$|^(?:trabajos|trabalhos|lavori|travaux) (?:especializados|specialises|specializzati) (?:en|de|di|da) (?:la )?(?:construccion|construcao|construction|costruzione)$`,
  ),
  head(
    'manufacturing.machinery',
    String.raw`^(?:construction|process|restaurant|mining|packaging|catering|foodservice|kitchen|oilfield|drilling|foundry|bakery|brewery|printing|woodworking|material handling|industrial) equipment(?: and supplies)?$`,
  ),
  head(
    'hardware.electronic-components',
    String.raw`^(?:test|testing|measurement|inspection|laboratory test)(?: and measurement)? equipment$`,
  ),
  head(
    'insurance.property-and-casualty',
    String.raw`^insurance (?:auto|home|car|property|fire|marine|pet|travel|vehicle)$|^(?:auto|home|pet|travel|cyber|liability|boat|motorcycle) insurance$`,
  ),
  head(
    'insurance.life-and-health',
    String.raw`^insurance (?:life|medical|health|dental)$|\b(?:zorg|ziektekosten|leven|kranken|lebens)sverzekering\w*|\bzorgverzekering\w*`,
  ),
  head(
    'healthcare.distribution',
    String.raw`\b(?:distribuzione|distribucion|distribuicao|distribution) (?:farmaceutic\w+|pharmaceutique|de medicament\w*)|\bpharma(?:ceutical)? distribut\w+`,
  ),
  head(
    'software.cloud-infrastructure',
    String.raw`\belaborazione (?:elettronica )?(?:di |dei )?dati\b|\bprocesamiento (?:electronico )?de datos\b|\bprocessamento (?:eletronico )?de dados\b`,
  ),
  head(
    'software.it-services',
    String.raw`\b(?:gestione|gestion|gestao|beheer|betrieb)\b.*\b(?:strutture e apparecchiature informatiche|instalaciones informaticas|installations informatiques|computerfaciliteiten|datenverarbeitungseinrichtungen)\b|\bdata recovery\b|\bcomputer support\b`,
  ),
  head(
    'environment.environmental-services',
    String.raw`\b(?:consultoria|consultoria|consulenza|conseil|asesoria) (?:en |in |de )?(?:medio ambiente|meio ambiente|ambienta[lr]e?|environnement\w*)\b|\b(?:milieu|umwelt)(?:advies|beratung)\w*`,
  ),
  head(
    'construction.architecture',
    String.raw`^(?:keuring en controle|technische (?:physikalische )?(?:untersuchung|prufung)|technical testing|testing and inspection|essais et analyses|ensayos y analisis|collaudi ed analisi|ensaios e analises)\b.*`,
  ),
  head(
    'agriculture.farming',
    String.raw`\b(?:vlees|fok)\w*(?:varkens|vee|kuiken)\w*|\b(?:cultivo|cultura|culture|coltivazione|teelt|anbau|growing|raising|fokken|houden)s? (?:of|de|d|di|du|da|van|von|en houden van)\b(?! alg).*`,
  ),
  head(
    'construction.civil-engineering',
    String.raw`\bdemoli\w+|\babbruch\w*|\bsloop(?:werk|bedrijf)\w*|\bsondagens?\b|\bsondeos\b|\bforages?\b(?!.*petrole)|\bbohrungen\b|\bterrassement\w*|\bmovimento terra\b|\bmovimiento de tierras\b|\berdbau\b|\bgrondwerk\w*`,
  ),
  head(
    'construction.trades',
    String.raw`^(?:autres |tous les autres )?entrepreneurs? (?:en|specialises?)\b.*|^(?:\w+ ){0,4}(?:trade |building equipment |finishing )contractors?$`,
  ),
  head(
    'construction.civil-engineering',
    String.raw`\b(?:construction|construccion|construcao|costruzione)\b (?:de |di |d |of )?(?:lignes de transmission|oleoducs|oleoductos|oleodutos|oleodotti|routes|autoroutes|ponts|carreteras|autopistas|puentes|estradas|rodovias|pontes|strade|autostrade|ponti)\b.*|\b(?:sewer|pipeline|power and communication) lines?\b.*\bconstruction\b.*|\bpipeline and related structures\b.*`,
  ),
  head('professional-services', String.raw`^(?:\w+ )*(?:repair|mending) (?:shops?|services?|workshops?)$`),
  head(
    'healthcare',
    String.raw`^(?:servic\w+|services) (?:de |of )?(?:salud|saude|sante|health(?: care)?)(?: (?:y|e|et|and) (?:de )?)(?:asistencia|assistencia|assistance|social|bienestar)\w*.*`,
  ),
  head(
    'transport-and-logistics',
    String.raw`^(?:transportes?|transport|trasporti|vervoer|verkehr)(?: (?:y|e|et|and|und|en))? (?:correos?|postal|post|storage|warehousing|entreposage|almacenamiento|armazenagem|magazzinaggio|opslag|lagerei|logistica)\b.*`,
  ),
  head(
    'travel-and-hospitality',
    String.raw`\balojamiento (?:temporal )?y (?:servicios? )?(?:de )?(?:preparacion|comida|restauracion)\w*.*|\balojamento e restauracao\b|\bhebergement et (?:de )?restauration\b|\balloggio e (?:di )?ristorazione\b|\bgastgewerbe beherbergung und gastronomie\b`,
  ),
  head(
    'automotive.dealers',
    String.raw`\b(?:repara\w+|riparazion\w+|manten\w+|manuten\w+|entretien|onderhoud|reparatie) (?:y mantenimiento |e manutencao |et entretien )?(?:de |di |d |van )(?:automovil\w*|autos?|coches|carros|motos?|motocicl\w*|vehiculos|veiculos|voitures|vehicules|autoveicoli|automobili|auto s)\b|\b(?:lavado|lavagem|lavaggio|lavage) (?:de |di |d )?(?:automovil\w*|autos?|coches|carros|veiculos|vehiculos|voitures|auto)\b`,
  ),
  head(
    'retail.specialty',
    String.raw`\b(?:bancas? de (?:jorna\w+|revistas)|kiosques? a journaux|edicol[ae]|quioscos? de prensa|zeitungskiosk\w*|magazine stands?)\b`,
  ),
  head(
    'education.training',
    String.raw`^(?:escuelas? de (?:manejo|conductores)|scuol[ae] guida|autoscuol\w+|rijschol?en|rijschool|ecoles? de conduite)\b`,
  ),
  head('travel-and-hospitality', String.raw`\balojamiento y (?:de )?(?:servicios? )?(?:de )?comidas?\b.*|\balojamento e alimentacao\b`),
  head('education.training', String.raw`\b(?:auto|motor)\w* (?:en )?\w*rijscholen\b`),
  head(
    'construction.trades',
    String.raw`^(?:foundation|steel fixing|steel fixers?|scaffolding|drywall|concrete)(?: (?:specialists?|contractors?|workers?|fixers?))?$`,
  ),
  head('automotive', String.raw`^fahrzeugbau und zulieferer$`),
];
