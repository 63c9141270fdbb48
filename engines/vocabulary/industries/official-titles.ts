/**
 * Titles of NACE (with its national forms), SIC and NAICS, and everyday names of trades, that the other tables and rules miss, from 797 official
 * titles in six languages. Compared folded, as a whole. Long because it is one data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const titles: Readonly<Record<IndustryId, string>> = {
  'agriculture.farming':
    'cria de ganado bovino|cria de ganado|fokken en houden van melkvee|fokken en houden van dieren|veeteelt|viticultura|viticulture|haltung von milchkuhen|haltung von rindern|haltung von schweinen|haltung von geflugel|production vegetale et animale|culture et production animale|coltivazioni agricole|coltivazione di colture agricole|produzioni vegetali e animali|teelt van eenjarige gewassen|teelt van meerjarige gewassen|lavouras temporarias|lavouras permanentes|cultivo de perennes|cultivos perennes|cultivos no perennes|pflanzenbau|tierhaltung|allevamento di animali|coltivazione di ortaggi|produccion ganadera|elevage',
  agriculture:
    'agropecuaria|agropecuario|agriculture sylviculture et peche|agricultura ganaderia silvicultura y pesca|agricoltura silvicoltura e pesca|land und forstwirtschaft fischerei|landbouw bosbouw en visserij|agricultura pecuaria producao florestal pesca e aquicultura|agrobusiness|agronegocio|agronegocios',
  'materials.paper-and-forest':
    'silvicultura y explotacion forestal|silvicultura|silvicoltura|bosbouw|producao florestal|exploitation forestiere|explotacion forestal|wood products',
  'food-and-drink.packaged-food':
    'procesado y conservacion de carne|abate de reses|frigorifico|frigorificos|herstellung von back und teigwaren|torrefacao e moagem de cafe|produccion de aceite de oliva|almazara|frantoio|oleificio|produzione di pane|prodotti di pasticceria freschi|produzione di pane prodotti di pasticceria freschi|produzione di prodotti di panetteria freschi|lavorazione di carne|moagem|molini|minoterie|produccion de miel|fabricacion de pan y productos frescos de panaderia|bakery and cafe|bakeries and tortilla manufacturing|confectionery|confectionery manufacturing|pet food manufacturing|azienda alimentare|industria conserviera',
  'food-and-drink.alcohol':
    'azienda vinicola|aziende vinicole|azienda vitivinicola|casa vinicola|vinicola|vinicolas|bodega de vinos|elaboracion de vinos|domaine viticole|cave viticole|wijnhandel producent|winery|wineries|distillery|distilleries|destileria|distilleria|craft brewery|birrificio artigianale',
  'manufacturing.textiles': 'fabricacao de produtos texteis|fabricacion de textiles|tecelagem|tejidos|textilherstellung',
  'manufacturing.metal-products':
    'machine shops|machine shop|cnc machine shop|mecanizado|mecanizacion|mecanizados|usinagem|caldeiraria|metalomecanica|metalmecanica|carpinteria metalica|carpenteria metallica|chaudronnerie|metallbau|zerspanung|cnc bearbeitung|verspaning|oberflachenveredlung',
  'manufacturing.printing': '3d printing services|3d druck|impression 3d|impresion 3d|impressao 3d|stampa 3d',
  'construction.civil-engineering':
    'obras de infraestrutura|obras de infraestructura|infraestructuras|terrassement|travaux publics|movimento terra|movimientos de tierra|terraplenagem|strassenbau|wegenbouw|leitungsbau',
  'construction.trades':
    'agencement de lieux de vente|agencement de magasins|agencement|ladenbau|shopfitting|shop fitting|interieurbouw|innenausbau|bautischlerei|bauinstallation|ausbaugewerbe|sonstiges ausbaugewerbe|instalaciones termicas|climatizacion|installatiebedrijf|electricidad e instalaciones',
  'construction.architecture':
    'ingenieurs en overig technisch ontwerp|ingenieurs en overig technisch ontwerp en advies|servicios de ingenieria|oficina de ingenieria|studio tecnico|studio di progettazione',
  'automotive.dealers':
    'autoreparatie|reparatie van auto s|reparacion de automoviles|gestionnaire de fourriere|auto detailing|car detailing|oil change|tire shop|funilaria e pintura|lanternagem|centro automotivo',
  'automotive.parts':
    'venta de repuestos|repuestos|repuestos automotrices|autopecas|ricambi auto|pieces auto|autoteile|auto onderdelen|comercio de pecas e acessorios para veiculos automotores',
  'retail.department-stores':
    'warehouse clubs and supercenters|warehouse clubs|supercenters|hypermarkets|hypermarkt|hypermarche|hipermercado|hipermercados|ipermercato|ipermercati',
  'retail.grocery':
    'minimercados|minimercado|mini market|minimarket|alimentacion y bebidas minorista|epicerie|drogueria y alimentacion|mercearia|buurtsuper|ortofrutta negozio|feinkostladen|hofladen|health food store|butcher shop|fishmonger',
  'retail.specialty':
    'pet store|zoohandlung|animalerie|tienda de mascotas|negozio di animali|dierenwinkel|hobby shop|toy store|tobacco shop|vape shop|antiques|antiquites|antiguedades',
  'energy.oil-and-gas': 'estaciones de servicio|estacion de servicio|gasolineras|gas stations|petrol stations|filling stations',
  wholesale:
    'representantes comerciais|representantes comerciais e agentes do comercio|intermediarios del comercio|handelsagentur|handelsagent|agent commercial multicartes|handelsvertretung',
  'travel-and-hospitality.hotels':
    'hotel 3 stelle|hotel 4 stelle|hotel 5 stelle|hotel 3 estrellas|hotel 4 estrellas|hotel 5 estrellas|hotel 3 etoiles|hotel 4 etoiles|hotel 5 etoiles|hotel 3 sterne|hotel 4 sterne|boutique hotel|boutique hotels|design hotel|aparthotel|aparthotels|apart hotel|hoteles y alojamientos similares|actividades de los hoteles|alberghi e strutture simili|hotels et hebergement similaire|logies|short term rentals|vacation rentals|hostels|guest house|posada|pousadas|agriturismi|residence turistico',
  'travel-and-hospitality.restaurants':
    'services des traiteurs|establecimientos de bebidas|debits de boissons|italian restaurant|family owned italian restaurant|chinese restaurant|mexican restaurant|sushi restaurant|indian restaurant|thai restaurant|steakhouse|food truck|food trucks|ghost kitchen|coffee shop|coffee shops|cafeteria|bar restaurant|bar tabac|bistro|brasserie restaurant|trattoria|osteria|gelateria|heladeria|sorveteria|ijssalon|eisdiele|eiscafe',
  'software.it-services':
    'reparacao de computadores|reparacion de ordenadores|reparacion de computadoras|reparation d ordinateurs|riparazione di computer|computerreparatie|computer repair|reparatur von datenverarbeitungsgeraten|computerconsultancy|beratung auf dem gebiet der informationstechnologie|gestion d installations informatiques|suporte tecnico em informatica|gestione di strutture informatizzate|gestion de recursos informaticos|betrieb von datenverarbeitungseinrichtungen|beheer van computerfaciliteiten|tierce maintenance de systemes et d applications informatiques|it consultancy and support',
  software:
    'produzione di software|producao de software|produccion de software|softwareproduktion|softwareproductie|desenvolvimento de programas de computador|consumer tech|consumer technology|desarrollo de programas|software development company',
  'software.developer-tools': 'developer apis|apis and integrations|sdk|sdks|low code|no code|low code no code',
  'software.cybersecurity': 'biometrics|biometrie|biometria|identity verification',
  'software.data-and-ai': 'artificial intelligence ai|ai ml|ai and ml|ai machine learning|ki startup',
  'financial-services.banking': 'caisses d epargne|caisse d epargne|cajas de ahorro|casse di risparmio|building society|building societies',
  'financial-services.venture-capital': 'blank check company|spac|spacs|sociedades de inversion',
  'real-estate.services':
    'aluguel de imoveis proprios|gestao de condominios|administradora de condominios|corretagem de imoveis|gestao e administracao da propriedade imobiliaria|administracion de fincas|amministrazione condominiale|amministratore di condominio|syndic de copropriete|vve beheer|objektbetreuung',
  'real-estate.development':
    'property developer|property developers|real estate developer|real estate developers|promotor inmobiliario|promotora inmobiliaria|promoteur immobilier|promoteurs immobiliers|incorporadora|incorporadoras|immobilienentwickler|projektentwickler|projectontwikkelaar|sviluppatore immobiliare|marchands de biens|marchand de biens|bautrager|bautragergesellschaft',
  'transport-and-logistics.warehousing': 'guardamuebles|guarda moveis|self stockage|mini storage',
  'professional-services.consulting':
    'activites des sieges sociaux|sieges sociaux|actividades de las sedes centrales|atividades das sedes sociais|attivita delle sedi centrali|verwaltung und fuhrung von unternehmen|head offices|activities of head offices|hoofdkantoren|consultoria em gestao empresarial|consultoria empresarial|asesoria empresarial|conseil aux entreprises|adviesbureau|organisatieadviesbureau',
  'professional-services.market-research':
    'markt en opinieonderzoek|pesquisas de mercado|pesquisas de mercado e de opiniao publica|estudios de mercado y encuestas|instituts de sondage|meinungsforschungsinstitut',
  'professional-services.outsourcing':
    'services administratifs combines de bureau|servicios administrativos combinados|servizi integrati di supporto per le funzioni d ufficio|servicos combinados de escritorio|burodienstleistungen|buroservice|telesecretariat|call centre services',
  'professional-services.staffing':
    'personeelswerving en selectie|werving en selectie|werving selectie|personalvermittlung und beratung|headhunting firm|intermediazione di manodopera|agenzia interinale|detachering|detacheringsbureau',
  'professional-services':
    'atividades de ensaios e analises tecnicas|ensayos y analisis tecnicos|collaudi e analisi tecniche|activites de controle et analyses techniques|technische physikalische und chemische untersuchung|keuring en controle|funeral homes and funeral services|funeral home|funeral homes|funeral services|funeral directors|funeral director|pompes funebres|pompas funebres|onoranze funebri|servicos funerarios|agencia funeraria|funeraria|bestatter|bestattungen|bestattungsinstitut|bestattungsunternehmen|uitvaartverzorging|uitvaartondernemer|uitvaartcentrum|crematorium|hundesalon|dog grooming|pet grooming|toilettage|toilettage canin|peluqueria canina|toelettatura|hondentrimsalon|pet sitting|astrology',
  'professional-services.legal':
    'kanzlei fur arbeitsrecht|fachanwalt|fachanwaltskanzlei|anwaltssozietat|despacho de abogados|bufete|bufete de abogados|etude de notaire|etude notariale|etude d huissiers|studio notarile|notariskantoor|gerechtsdeurwaarder|cartorio|cartorios|tabelionato|patentanwaltskanzlei',
  'life-sciences.biotechnology':
    'biological products|biological products no diagnostic substances|biologics|ricerca nelle biotecnologie|ricerca e sviluppo nelle biotecnologie|biotechnologisch speur en ontwikkelingswerk',
  'life-sciences.research-tools': 'in vitro diagnostics reagents|lab supplies|laboratory supplies',
  'professional-services.research':
    'research institute|research institutes|forschungsinstitut|forschungsinstitute|institut de recherche|instituto de investigacion|instituto de pesquisa|istituto di ricerca|onderzoeksinstituut',
  'media.broadcasting': 'emision de radio|radioemision|actividades de radio|atividades de radio|hoorspel',
  'media.arts-and-events':
    'organisation de foires et salons|organisation de foires salons professionnels et congres|organizacion de convenciones y ferias|organizacion de convenciones y ferias de muestras|darstellende kunst|podiumkunst|escape room|escape rooms|live entertainment|ticketed events',
  'healthcare.practices':
    'actividades medicas|atividades de atencao ambulatorial|medicina general|consultorio medico|consultorio odontologico|soins infirmiers|cabinet infirmier|infirmiers liberaux|praxis fur ergotherapie|logopadiepraxis|ergotherapiepraxis|kinesitherapie|cabinet de kinesitherapie|osteopathie|osteopathe|podologie|podologiepraxis|optometry|laboratorios de analisis clinicos|laboratoire d analyses medicales|laboratorio de analises clinicas|radiologie praxis|radiology center|imaging center',
  'healthcare.elderly-care':
    'strutture di assistenza residenziale per anziani|servizi di assistenza sociale residenziale|instituicoes de longa permanencia para idosos|residencias para personas mayores|casa di riposo|case di riposo|lar de idosos|lares de idosos|verzorgingshuis|ehpad|residence senior|asistencia en establecimientos residenciales',
  'healthcare.wellness':
    'sante bien etre et fitness|gesundheit wellness und fitness|gesundheit wellness fitness|salud bienestar y fitness|salud bienestar y ejercicio|saude bem estar e fitness|salute benessere e fitness|gezondheid wellness en fitness|gezondheid welzijn en fitness|med spa|medspa|medical spa|medspas|aesthetics clinic|sauna|thermen|thermes|balneario|terme|centro benessere',
  'education.schools':
    'colegio concertado|colegio privado|colegio publico|colegio bilingue|escola particular|escola publica|ecole privee|privatschule|scuola privata|scuola paritaria|particuliere school|charter school|private school|public school',
  education: 'kulturunterricht|enseignement culturel|educacion cultural|formazione culturale',
  'education.training':
    'beroepsonderwijs|mbo|driving school|language school|music school|musikschule|ecole de musique|escuela de musica|scuola di musica|muziekschool|tanzschule|dance studio|dance school|ecole de danse|escuela de baile',
  'public-sector.safety':
    'ordre public et securite|activites d ordre public et de securite|offentliche sicherheit und ordnung|orden publico y seguridad|ordine pubblico e sicurezza nazionale|openbare orde en veiligheid|seguranca e ordem publica',
  'public-sector.administration':
    'securite sociale obligatoire|sozialversicherung|seguridad social obligatoria|assicurazione sociale obbligatoria|seguridade social obrigatoria|verplichte sociale verzekeringen|gov t|govt|gov|city government|local government|activites des organisations extraterritoriales|activites des organisations et organismes extraterritoriaux|exterritoriale organisationen und korperschaften|extraterritoriale organisationen|actividades de organizaciones y organismos extraterritoriales|extraterritoriale lichamen|organismos internacionais',
  'nonprofit.religion':
    'levensbeschouwelijke organisaties|levensbeschouwelijke en politieke organisaties|religieuze organisaties|place of worship|places of worship|mosque|synagogue|temple|parish',
  'nonprofit.associations':
    'syndicats de salaries|actividades sindicales|attivita dei sindacati|attivita dei sindacati di lavoratori dipendenti|werknemersorganisaties|werkgeversorganisaties|wirtschafts und arbeitgeberverbande|organizaciones empresariales|actividades de organizaciones empresariales profesionales y patronales|organizzazioni di datori di lavoro|attivita di organizzazioni economiche di datori di lavoro e professionali|ideele organisaties|atividades associativas|atividades de organizacoes associativas|organisations associatives|activites des organisations associatives|associazioni di categoria',
  'nonprofit.charities':
    'acao social|action sociale|cooperativa sociale|cooperative sociali|cooperativa social|onlus e volontariato|hilfsorganisation|hilfswerk|ong humanitaire',
  'environment.waste':
    'recuperation de dechets tries|recupero dei materiali|recuperacao de materiais|voorbereiding tot recycling|materiaalrecycling|ruckgewinnung von sortierten werkstoffen',
  'environment.environmental-services':
    'beseitigung von umweltverschmutzungen|beseitigung von umweltverschmutzungen und sonstige entsorgung|depollution et autres services de gestion des dechets|actividades de descontaminacion|attivita di risanamento e altri servizi di gestione dei rifiuti|sanering en overig afvalbeheer|altlastensanierung',
  'hardware.network-equipment':
    'radio and tv broadcasting and communications equipment|radio and television broadcasting and communications equipment',
  'hardware.computers':
    'fabricacion de productos informaticos|fabricacao de equipamentos de informatica|fabricacion de ordenadores|herstellung von computern',
  'aerospace-and-defence.aerospace':
    'construccion aeronautica y espacial|vervaardiging van vliegtuigen|fabricacao de aeronaves|aircraft manufacturing|fabricacion de aeronaves|costruzioni aeronautiche',
  'aerospace-and-defence.defence':
    'armed forces|military branch|streitkrafte|forces armees|fuerzas armadas|forcas armadas|forze armate|krijgsmacht',
};

/** Every title with its ID. */
export function officialTitles(): [name: string, id: IndustryId][] {
  return namesWithIds(titles);
}
