/** What companies of an industry are called in everyday words of seven languages, in the singular and the plural. Folded. */
import { phrase } from './line.ts';

const names: readonly (readonly [id: string, words: string])[] = [
  [
    'construction',
    'construtoras?|constructoras?|construction (?:companies|firms)|bauunternehmen|baufirm(?:a|en)|bauunternehmer|bouwbedrij(?:f|ven)|bouwondernemingen|impres[ae] edil[ei]|imprese di costruzioni?|entreprises? du batiment|entreprises? de construction|btp|bau',
  ],
  [
    'construction.trades',
    'heizung(?: sanitar)?|sanitar|shk|handwerksbetriebe?n?|handwerker|elektriker(?:betriebe)?|electriciens?|electricistas?|elettricisti|electricians?|plumbers?|klempner|plombiers?|fontaneros?|idraulici|loodgieters?|installateurs?|installations(?:betriebe?n?|unternehmen|firmen)|installatiebedrij(?:f|ven)|shk ?betriebe?n?|roofers?|dachdecker(?:betriebe)?|malerbetriebe|schreinereien|tischlereien|hvac (?:companies|contractors)',
  ],
  [
    'construction.architecture',
    'architekturburos?|architects?|architecture (?:firms|practices|studios)|cabinets? d architectes?|agences? d architecture|estudios? de arquitectura|studi di architettura|escritorios? de arquitetura|architectenbureaus?|ingenieurburos?|engineering (?:firms|consultancies)|bureaux? d etudes',
  ],
  [
    'agriculture',
    'agronegocios?|agribusiness(?:es)?|agrobusiness|agroindustri[ae]s?|agroalimentar[ei]|landwirtschaftsbetriebe|agrarunternehmen|agrarbetriebe|aziende agricole|exploitations? agricoles?|cooperativas? agricolas?|landbouwbedrij(?:f|ven)|farms',
  ],
  [
    'transport-and-logistics.freight',
    'transportadoras?|speditionen|spedition|spediteure?n?|spedizionieri|spedizioniere|transitaires?|transporteurs?|transporteure|expediteurs?|freight (?:companies|forwarders?)|forwarders|trucking (?:companies|firms)|trucking|hauliers?|haulage (?:companies|firms)|autotrasportatori|lkw ?speditionen|transportes? rodoviarios? (?:de cargas?)?|transportes? (?:de )?cargas?|transport routier|autotrasporti?|wegtransport|wegvervoer|strassentransport|road (?:transport|freight|haulage)',
  ],
  [
    'transport-and-logistics.supply-chain',
    '(?:3pls?|4pls?|(?:third|fourth)[ ]?party logistics)(?: (?:companies|providers|firms|warehouses|dienstleister|anbieter))?|kontraktlogistiker?|contract logistics',
  ],
  ['software.cybersecurity', 'mssps?'],
  [
    'automotive.manufacturers',
    '(?:automotive|car|vehicle|auto|truck) (?:manufacturers?|makers|oems?)|automotive oems?|automakers?|carmakers?|auto(?:mobil)?hersteller[n]?|fahrzeughersteller[n]?|constructeurs? automobiles?|fabricantes? de (?:automoviles|coches|autos|automoveis|carros)|case automobilistiche|montadoras?|autofabrikanten',
  ],
  [
    'food-and-drink.alcohol',
    'exploitations? viticoles?|exploitations? vinicoles?|explotaciones vinicolas|aziende vinicole|aziende vitivinicole|weinbaubetriebe|winzer(?:betriebe)?',
  ],
  [
    'retail.e-commerce',
    '(?:tiendas?|lojas?) (?:de [a-z]+ )?(?:online|virtua(?:l|is))|negozi (?:di [a-z]+ )?online|(?:boutiques?|magasins?|sites?) (?:de [a-z]+ )?en ligne|online (?:[a-z]+ )?(?:stores?|shops?|retailers?|boutiques?)|(?:sites?|vente) (?:de [a-z]+ )?en ligne',
  ],
  [
    'software.business-software',
    '(?:supply chain|logistics|legal|construction|retail|erp|finance|billing|procurement|workflow|scheduling|project management|field service|manufacturing|warehouse management) software(?: (?:companies|vendors|providers|firms|startups))?',
  ],
  [
    'agriculture.machinery',
    '(?:agricultural|farm(?:ing)?) (?:machinery|equipment|machines)(?: (?:dealers?|makers|manufacturers|companies))?|landmaschinen(?:handler[n]?|hersteller[n]?|technik)?|tractor (?:dealers?|makers)|machines? agricoles?|materiel agricole|machinisme agricole|maquinaria agricola|macchine agricole|maquinas agricolas|landbouwmachines?|landbouwmechanisatie',
  ],
  ['healthcare.veterinary', 'vet (?:practices?|clinics?|surger(?:y|ies))'],
  [
    'healthcare.medical-devices',
    'med ?(?:ical)? ?devices?(?: (?:companies|makers|manufacturers|firms))?|medizinprodukte(?:hersteller[n]?)?',
  ],
  [
    'real-estate.development',
    '(?:house|home) ?builders?|bautrager[n]?|promoteurs? immobiliers?|promotoras? inmobiliarias?|incorporadoras?|projectontwikkelaars',
  ],
  [
    'hardware.electronic-components',
    'elektronik(?:komponenten|bauteile|bauelemente)?(?:hersteller)?|elektronische (?:bauteile|komponenten)|electronic (?:components|parts)|composants electroniques|componentes electronicos|componenti elettronici|elektronische componenten',
  ],
  ['energy.renewables', '(?:photovoltaik|pv|solar) ?(?:installateure?n?|betriebe|anlagenbauer)|solar panel installers?'],
  ['construction.architecture', 'consultoras? de ingenieria|empresas? de ingenieria'],
  ['life-sciences.pharmaceuticals', 'cdmos?|cmos(?= in pharma)|pharma manufacturers?'],
  [
    'automotive.dealers',
    '(?:truck|lkw|motorcycle|motorrad|rv|caravan) (?:dealers?|dealerships?|handler)|lkw ?handler[n]?|motorradhandler[n]?',
  ],
  ['software.data-and-ai', '(?:llm|genai|generative ai|machine vision|computer vision)(?: (?:companies|startups|firms|vendors))?'],
  ['transport-and-logistics.passenger', 'micro ?mobility|mikromobilitat|micromobilite|micromovilidad|micromobilita'],
  [
    'agriculture.farming',
    'tuinbouw(?:bedrij(?:f|ven))?|gartenbau(?:betriebe?n?)?|horticulture|horticulteurs|maraichers?|viveros|vivai|glastuinbouw|akkerbouw(?:ers|bedrijven)?|melkveehouders|veehouders',
  ],
  [
    'transport-and-logistics.warehousing',
    'warehouses|lagerhauser|entrepots|almacenes logisticos|fulfill?ment (?:companies|centers|centres|providers)',
  ],
  [
    'healthcare.wellness',
    'gyms?|gimnasios?|fitnessstudios?|fitness ?studios?|fitness ?(?:clubs?|centers?|centres?|chains?)|salles? de sport|palestr[ae]|academias? de (?:ginastica|musculacao)|ginasios?|sportscholen|sportschool|yoga ?studios?|spas|wellness ?(?:hotels|centers|centres|centri)',
  ],
  [
    'healthcare.elderly-care',
    'pflegeheime?n?|altenheime?n?|seniorenheime?n?|seniorenresidenzen|pflegedienste?|nursing homes?|care homes?|retirement homes?|assisted living(?: facilities)?|elder(?:ly)? care|senior living|ehpad|maisons? de retraite|residencias? de (?:ancianos|mayores)|residencias? geriatricas?|case di riposo|rsa|lares de idosos|verpleeghui(?:s|zen)|verzorgingshui(?:s|zen)|thuiszorg',
  ],
  [
    'healthcare.hospitals',
    'krankenhaus|krankenhauser[n]?|klinikum|kliniken|clinics?|cliniques?|clinicas|klinieken|ziekenhuis|ospedal[ei]|hopital|hospitals?',
  ],
  [
    'healthcare.practices',
    'arztpraxen|arztpraxis|zahnarzte?n?|dentists?|dentistry|dental|dentistes?|dentistas?|dentisti|tandartsen|tandarts|physiotherapiepraxen|physiotherapy (?:clinics|practices)|huisartsen(?:praktijken)?|medical practices|doctors? offices?|cabinets? medica(?:l|ux)|consultorios medicos',
  ],
  [
    'healthcare.veterinary',
    'tierarztpraxen|tierkliniken|tierarzte?|veterinary (?:clinics|practices)|vets|cliniques? veterinaires?|clinicas? veterinarias?|cliniche veterinarie|dierenartsen|dierenklinieken',
  ],
  ['healthcare', 'zorg(?:instellingen|sector|bedrijven)?|gesundheitsunternehmen|health ?care|healthcare providers?'],
  [
    'food-and-drink',
    'voedingsindustrie|voedingsbedrij(?:f|ven)|lebensmittelunternehmen|lebensmittelhersteller[n]?|lebensmittelindustrie|lebensmittelbranche|agroalimentaires?|industrie agroalimentaire|industri[ae] alimentar[ei]|aziende alimentari|industrias? de alimentos|alimentarias?|food (?:manufactur(?:ers?|ing)|producers?|companies|industry|brands)|levensmiddelen(?:industrie|bedrijven)',
  ],
  [
    'food-and-drink.alcohol',
    'cantine|cantina|wineries|winery|wine producers|weinguter|weingut|bodegas?|vignerons?|domaines viticoles|caves viticoles|vinicolas?|wijnhuizen|wijnmakers|breweries|brewery|brauereien|brauerei|brasseries?|cervecerias?|birrifici|birrificio|cervejarias?|brouwerij(?:en)?|distiller(?:ies|y)|destillerien',
  ],
  [
    'food-and-drink.packaged-food',
    'bakeries|backereien|boulangeries|panaderias|panifici|padarias|bakkerijen|(?:food|meat|fish|dairy|fruit) processors?|confectioners|dairies|molkereien|laiteries',
  ],
  [
    'professional-services.staffing',
    'uitzendbureaus?|detacheerders|detacheringsbureaus?|wervingsbureaus?|zeitarbeitsfirmen|personalvermittlungen|personalvermittler|personaldienstleister[n]?|agences? d interim|cabinets? de recrutement|empresas? de trabajo temporal|ett|agenzie per il lavoro|agenzie interinali|agencias? de emprego|recruit(?:ing|ment) (?:agenc(?:y|ies)|firms?)|staffing (?:agenc(?:y|ies)|firms?)|headhunters|executive search(?: firms)?',
  ],
  [
    'professional-services.legal',
    'law ?firms?|kanzleien|anwaltskanzleien|rechtsanwaltskanzleien|rechtsanwalte|cabinets? d avocats?|bufetes?|despachos? de abogados|studi legali|escritorios? de advocacia|sociedades? de advogados|advocatenkantoren|advocatenkantoor|notariskantoren',
  ],
  [
    'professional-services.cleaning',
    'cleaning (?:companies|services)|reinigungsfirmen|reinigungsunternehmen|gebaudereiniger[n]?|gebaudereinigungen|entreprises? de nettoyage|empresas? de limpieza|imprese di pulizie|empresas? de limpeza|schoonmaakbedrij(?:f|ven)',
  ],
  [
    'professional-services.security-services',
    'security (?:companies|services)|sicherheitsdienste|wachdienste|societes? de gardiennage|empresas? de seguridad|vigilanza privata|beveiligingsbedrij(?:f|ven)',
  ],
  [
    'professional-services.translation',
    'translation (?:agencies|companies)|ubersetzungsburos?|agences? de traduction|agencias? de traduccion|agenzie di traduzione|vertaalbureaus?',
  ],
  [
    'financial-services.accounting',
    'accountants|accountancy (?:firms?|practices?)|cpa firms?|accounting (?:firms?|practices?)|accountantskantoor|accountantskantoren|administratiekantoren|boekhoudkantoren|steuerberater(?:kanzleien)?|wirtschaftsprufer|experts? comptables?|cabinets? comptables?|asesorias? fiscales?|gestorias?|commercialisti|contabilidades?|escritorios? de contabilidade',
  ],
  [
    'financial-services.banking',
    'banken|bank|banks|banques?|bancos?|banche|banca|sparkassen|volksbanken|credit unions?|caisses? d epargne|cajas de ahorros',
  ],
  [
    'insurance.brokers',
    'insurance (?:brokers?|agencies|agents)|versicherungsmakler[n]?|courtiers? en assurances?|corredurias? de seguros|broker assicurativi|corretoras? de seguros|assurantiekantoren|verzekeringsmakelaars',
  ],
  [
    'insurance',
    'versicherer[n]?|versicherungen|insurers|assureurs|aseguradoras?|assicurazioni|compagnie assicurative|seguradoras?|verzekeraars?',
  ],
  [
    'real-estate.services',
    'imobiliarias?|inmobiliarias?|agences? immobilieres?|agences? immo|agenzi[ae] immobiliar[ei]|immobilienmakler[n]?|maklerburos?|real estate (?:agencies|agents|brokers|brokerages)|estate agents?|realtors?|property manage?ment(?: companies| firms)?|hausverwaltungen|syndics?|makelaars(?:kantoren)?|property managers',
  ],
  [
    'wholesale',
    'groothandel(?:s|aars|en)?|grosshandler[n]?|grosshandel(?:sunternehmen)?|wholesalers?|grossistes?|mayoristas?|grossisti|atacadistas?|distributors',
  ],
  [
    'retail.grocery',
    'supermarkets?|supermarkte|supermarches|supermercados?|supermercati|grocer(?:s|y stores?|y chains?)|grande distribuzione|grande distribution|gdo|hipermercados?|supermarkten|lebensmittelhandler[n]?',
  ],
  [
    'retail.specialty',
    'boutiques|boekhandels|buchhandlungen|librerias|pet (?:stores|shops)|jewelers|juweliere|bijouteries|joyerias|gioiellerie|optiker|opticians|opticiens',
  ],
  [
    'manufacturing.metal-products',
    'metaal(?:sector|industrie|bewerking)|metalmeccanic[aeioh]+|metallbaubetriebe|metallbauer|metallverarbeiter|metal(?:workers|working companies| fabricators)|fabricators|schlossereien|metaalbedrij(?:f|ven)|metalurgicas?|metalmecanicas?|chaudronneries|carpinterias metalicas',
  ],
  [
    'manufacturing.machinery',
    '(?:aziende|imprese|officine|industrie) meccaniche|(?:settore|comparto) meccanico|industria meccanica|(?:sector|industria) mecanic[oa]|(?:secteur|industrie) mecanique|maschinenbauer[n]?|maschinenbau|machine ?builders|machinebouwers|fabricants? de machines|fabricantes de maquinaria|costruttori di macchine|fabricantes de maquinas|anlagenbauer',
  ],
  ['manufacturing.furniture', 'mobelhersteller|furniture makers|fabricants? de meubles|mueblerias|mobilifici|meubelmakers|moveleiras?'],
  [
    'retail.specialty',
    'bricolage|magasins? de bricolage|enseignes? de bricolage|fai da te|tiendas? de bricolaje|bricolaje|lojas? de bricolage|bouwmarkten|bouwmarkt',
  ],
  ['manufacturing.packaging', 'verpackungshersteller|packaging (?:companies|manufacturers)|verpakkingsbedrij(?:f|ven)|emballage'],
  [
    'manufacturing.printing',
    'druckereien|druckerei|imprimeries?|imprentas?|tipografie|graficas|drukkerij(?:en)?|print(?:ers|ing companies| shops)',
  ],
  [
    'life-sciences.pharmaceuticals',
    'farmaceuticas?|farmaceutic(?:he|i|os)|pharmaunternehmen|pharmafirmen|pharma (?:companies|cos)|laboratoires pharmaceutiques|laboratorios farmaceuticos|farmabedrij(?:f|ven)|big pharma|pharmas',
  ],
  ['life-sciences.biotechnology', 'biotechs?|biotech (?:companies|startups|firms)|biotecnologicas?|biotechnologieunternehmen'],
  [
    'energy.renewables',
    'energias? renovave(?:l|is)|energias? renovables?|energie rinnovabili|energie[s]? renouvelables?|erneuerbaren?(?: energien?)?|hernieuwbare energie|duurzame energie|solar (?:companies|installers|firms)|solarteure?|solarfirmen|installateurs? photovoltaiques?|photovoltaik(?:firmen|unternehmen)?|zonnepanelen(?:installateurs)?|windparks?|wind (?:energy|power)(?: companies)?|placas solares',
  ],
  ['energy.electricity', 'stadtwerke|utilities|energieversorger[n]?|stromversorger|electric utilities'],
  [
    'automotive.dealers',
    'autohauser[n]?|autohaus|car dealer(?:s|ships?)|dealerships|concessionnaires?(?: auto(?:mobiles?)?)?|concesionarios?|concessionari[ae]?|concessionarias?|autobedrij(?:f|ven)|garages',
  ],
  [
    'automotive.parts',
    'automobilzulieferer[n]?|autozulieferer|auto parts (?:makers|suppliers)|equipementiers? automobiles?|autopartes|componentistica auto',
  ],
  [
    'travel-and-hospitality.travel-agencies',
    'reiseburos?|reiseveranstalter|travel agenc(?:y|ies)|tour operators?|agences? de voyages?|agencias? de viajes?|agenzi[ae] (?:di )?viagg[io]|agencias? de viagens?|reisbureaus?|touroperators?',
  ],
  [
    'travel-and-hospitality.hotels',
    'hotel|hotel (?:chains|groups)|resorts|hostels|pensionen|gasthofe|hotelerie|hotellerie|hostelerias?|pousadas?|agriturism[io]',
  ],
  [
    'travel-and-hospitality.restaurants',
    'restaurants?|restaurantes?|pizzer(?:ias?|ie)|caterers?|catering (?:companies|firms)|cateringbedrij(?:f|ven)|traiteurs?',
  ],
  [
    'education.training',
    'training (?:companies|providers|centers|centres)|weiterbildungsanbieter|bildungstrager|organismes? de formation|centros? de formacion|enti di formazione|centros? de formacao|opleidingsinstituten|language schools|sprachschulen|ecoles de langues|academias de idiomas',
  ],
  [
    'education.schools',
    'kindergartens?|kitas|kindertagesstatten|creches|guarderias|asili(?: nido)?|kinderopvang|colegios?|private schools?|privatschulen',
  ],
  [
    'media.publishing',
    'verlage[n]?|verlag|publishers|publishing houses|maisons? d edition|editoriales|case editrici|editoras?|uitgeverij(?:en)?|newspapers|zeitungen|journaux',
  ],
  [
    'media.film-and-video',
    'filmproduktionen|production companies|film studios|productoras? audiovisuales?|case di produzione|produtoras? de video|filmproductiebedrijven',
  ],
  [
    'media.arts-and-events',
    'event ?(?:agenturen|agencies|planners|companies)|eventveranstalter|agences? evenementielles?|organizadores? de eventos|museums?|museen|musees|museos|musei|museus|musea|theaters?|theatres|galleries|galerien',
  ],
  [
    'software.games',
    '(?:mobile |video |indie )?game (?:studios?|developers?|publishers?|companies)|gaming (?:companies|studios)|spieleentwickler|spielestudios|studios? de jeux(?: video)?|estudios? de videojuegos|case di videogiochi|estudios? de jogos|gamestudios?',
  ],
  [
    'software.data-and-ai',
    'ai|a i|ki|ia|artificial intelligence|kunstliche[nr]? intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|kunstmatige intelligentie|machine learning',
  ],
  [
    'environment.waste',
    'entsorger[n]?|entsorgungsunternehmen|waste (?:management )?companies|recyclingunternehmen|recyclers|entreprises? de recyclage|afvalbedrij(?:f|ven)|empresas? de reciclaje',
  ],
  [
    'nonprofit.charities',
    'charity|wohltatigkeitsorganisationen|hilfsorganisationen|goede doelen|associations? caritatives?|fundaciones beneficas|stiftungen|foundations|fondations|fundaciones|fondazioni|fundacoes|stichtingen',
  ],
  [
    'public-sector.administration',
    'municipalities|city councils|gemeinden|stadtverwaltungen|kommunen|mairies|ayuntamientos|municipios|comuni|camaras municipais|prefeituras?|gemeenten|local authorities|councils',
  ],
  [
    'consumer-goods.apparel',
    'modemarken|modeunternehmen|fashion (?:brands|labels|companies)|marques de mode|marcas? de (?:moda|ropa)|marchi di moda|modemerken|kledingmerken|clothing (?:brands|companies)',
  ],
  [
    'consumer-goods.cosmetics',
    'kosmetikhersteller|kosmetikmarken|beauty brands|skincare brands|cosmetics (?:brands|companies)|marques? de cosmetiques?|marcas? de cosmetica|marchi di cosmetica',
  ],
  ['manufacturing', 'industria(?:s)? transformadoras?|fertigende (?:unternehmen|betriebe|industrie)|produzierendes gewerbe'],
  [
    'telecommunications.wireless',
    'mobile (?:network |phone )?(?:operators?|carriers?|networks?)|mobilfunk(?:anbieter[n]?|betreiber[n]?|unternehmen)|operador(?:es|as) (?:moviles|moveis)|operateurs? mobiles?|operatori mobili|mobiele operators?|mvnos?|mnos?',
  ],
  ['retail', 'venta al por menor|comercio al por menor|retalhistas?'],
  ['automotive', 'sector (?:del )?automovil|setor automovel'],
  ['hardware', 'eletronica|elektronica'],
  [
    'travel-and-hospitality.hotels',
    'cadeias? (?:hoteleiras?|de hoteis)|(?:cadenas?|redes?|grupos?) (?:hotel[ei]ras?|hotel[ei]ros?|de hotele?i?s)|groupes? hoteliers?|hotelgruppen?|gruppi alberghieri|hotelgroepen',
  ],
  ['professional-services.staffing', 'agenzie (?:di selezione|per il lavoro|interinali)|societa di selezione'],
  [
    'financial-services.accounting',
    'steuerberatungs(?:kanzleien|gesellschaften|buros)|steuerkanzlei(?:en)?|cabinets? d expertise comptable',
  ],
  [
    'financial-services.asset-management',
    'gesta?o de ativos|gestoras? de ativos|asset management (?:firms|companies)|asset managers(?= (?:in|with|based))',
  ],
  [
    'financial-services.venture-capital',
    '(?:fundos?|empresas?|gestoras?) de capital de risco|capital de risco|fondos de capital riesgo|durfkapitalisten',
  ],
  ['software', 'plataformas tecnologicas|plateformes technologiques|piattaforme tecnologiche'],
  ['software.cybersecurity', 'cybersec|cybersecu|cyber security|ciber seguridad'],
  ['software.data-and-ai', 'gen ai|genai|generative ai'],
  [
    'software.it-services',
    'servicios informaticos|servizi informatici|servicos (?:de ti|de informatica)|services informatiques|servicios de ti|it dienstverlening',
  ],
  [
    'consumer-goods.luxury',
    'luxegoederen|luxury goods|luxury retailers?|luxury goods retailers?|articles de luxe|bienes de lujo|beni di lusso',
  ],
  ['consumer-goods.cosmetics', 'beaute|secteur beaute|sector belleza'],
  ['healthcare.digital-health', 'sanita digitale|saude digital|digitale gesundheit'],
  ['manufacturing.machinery', 'maquinas industriais|maquinaria industrial|macchine industriali'],
  [
    'insurance.property-and-casualty',
    '(?:p and c|pnc|property and casualty|property casualty)(?: insurance| insurers?| carriers?)?|sachversicherer|sachversicherungen',
  ],
  [
    'insurance.life-and-health',
    'life insur(?:ance|ers)|lebensversicher(?:er|ungen)|kranken(?:kassen|versicherer|versicherungen)|assurances? vie|seguros de (?:vida|salud)|assicurazioni vita|levensverzekeraars',
  ],
  [
    'energy.electricity',
    'stromversorger|stadtwerken?|electricity (?:suppliers|providers|companies)|fournisseurs d electricite|elektriciteitsbedrijven',
  ],
  ['hardware.semiconductors', 'semiconductor fabs|chip ?fabs|fabless(?: companies)?|chipmakers|foundries(?= (?:in|with))'],
  ['transport-and-logistics.maritime', 'container (?:shipping|lines?)(?: companies| lines?)?|shipping lines|linienreedereien'],
];

export const trades: readonly (readonly [RegExp, string])[] = names.map(([id, words]) => [phrase(words), id]);
