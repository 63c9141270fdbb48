/**
 * Fields that say of whom or of what: the development of employees is HR, of a region public affairs, of a market sales, and only of products
 * engineering; freight and charter are logistics, a commodity is traded. Lines are like those of work.ts and looked up before them. Written from general
 * knowledge of the languages after a reading of public titles (docs/titles-measurements.md). Long because it is one data table.
 */
import type { WorkLine } from './work.ts';

export const qualifiedFields: readonly WorkLine[] = [
  [
    'investment',
    'finance',
    'structured products|structured solutions|structured finance|structured credit|securitisation|securitization|verbriefung|titrisation|titulizacion|titulizaciones|securitizacao|cartolarizzazione|cartolarizzazioni|securitisatie|transaction services|transaction advisory|deal advisory|model validation|asset allocation|real assets|private credit|private debt|private markets|swaps|prime brokerage|due diligence|estate planning|loss adjusting|transfer pricing|leveraged finance',
  ],
  ['accounting', 'finance', 'order to cash|record to report|procure to pay|purchase to pay|quote to cash|otc accounting'],
  [
    'customer-success',
    'customer_success',
    'client operations|customer operations|client engagement|customer engagement|client experience|client delivery|client relations|customer relations|client management|customer management|member experience|customer advocacy|client advocacy|customer outcomes|client outcomes',
  ],
  [
    'operations',
    'operations',
    'strategic initiatives|m and e|monitoring and evaluation|process innovation|process excellence|operational performance|business performance|store performance|retail performance|network performance|performance improvement|asset integrity|category procurement|o and m|operation and maintenance|operations and maintenance|operacion y mantenimiento|operacao e manutencao|exploitation et maintenance|gestione e manutenzione|betrieb und instandhaltung|beheer en onderhoud',
  ],
  [
    'engineering',
    'engineering',
    'bim|building information modeling|materials science|process development|verfahrensentwicklung|developpement de procedes|desarrollo de procesos|sviluppo processo',
  ],
  ['business-development', 'sales', 'capture management|business capture|route to market'],
  ['data', 'data', 'web analytics|decision science|decision sciences'],
  ['hr', 'hr', 'workforce planning|strategic workforce planning|organizational effectiveness|organisational effectiveness'],
  ['legal', 'legal', 'company secretarial|corporate secretarial|justiziariat|contrattualistica|omgevingsrecht|bezwaar en beroep'],
  ['it', 'it', 'telekommunikation|telekommunikationstechnik|microinformatica|seguranca da informacao|seguridad de la informacion'],
  [
    'public-affairs-of-town',
    'other',
    '=cultura|vie associative|affaires scolaires|werk en inkomen|trabajo social|servicios sociales|servicos sociais|assistencia social|proteccion civil|protecao civil|ambulante pflege',
  ],
  ['accounting', 'finance', 'planning en control|planning and control cycle|concerncontrol|interne controle|business control'],
  [
    'hr',
    'hr',
    'cultura organizacional|cultura corporativa|cultura empresarial|cultura aziendale|cultura y clima|cultura e clima|personas y cultura|pessoas e cultura|persone e cultura|gente e cultura|talento y cultura|gestion de personas|gestao de pessoas|gestione delle persone|arbeidszaken',
  ],
  ['engineering', 'engineering', 'developpement logiciel|developpement de logiciels'],
  [
    'training',
    'hr',
    'mitarbeiterentwicklung|mitarbeiterbetreuung|mitarbeiterbindung|fuhrungskrafteentwicklung|kompetenzentwicklung|teamentwicklung|karriereentwicklung|talententwicklung|talentontwikkeling|medewerkersontwikkeling|loopbaanontwikkeling|people development|staff development|employee development|talent development|leadership development|career development|professional development|workforce development|desenvolvimento humano|desenvolvimento de pessoas|desenvolvimento de talentos|desenvolvimento de lideranca|desenvolvimento de liderancas|desenvolvimento profissional|desenvolvimento organizacional|desarrollo humano|desarrollo de personas|desarrollo de talento|desarrollo del talento|desarrollo profesional|desarrollo organizacional|developpement des talents|developpement des personnes|developpement professionnel|developpement du personnel|developpement organisationnel|developpement des collaborateurs|sviluppo del personale|sviluppo delle persone|sviluppo dei talenti|sviluppo professionale|sviluppo organizzativo',
  ],
  [
    'public-affairs-of-town',
    'other',
    'regionalentwicklung|stadtteilentwicklung|dorfentwicklung|gemeindeentwicklung|schulentwicklung|wirtschaftsforderung|landliche entwicklung|entwicklungszusammenarbeit|entwicklungshilfe|gebiedsontwikkeling|plattelandsontwikkeling|stadsontwikkeling|wijkontwikkeling|economische ontwikkeling|ontwikkelingssamenwerking|economic development|rural development|regional economic development|social development|international development|developpement local|developpement territorial|developpement economique|developpement rural|developpement social|developpement social local|developpement urbain|developpement culturel|developpement international rural|cooperation au developpement|desarrollo local|desarrollo territorial|desarrollo economico|desarrollo economico local|desarrollo rural|desarrollo social|desarrollo urbano|desarrollo comunitario|desarrollo infantil|desarrollo agropecuario|desenvolvimento local|desenvolvimento territorial|desenvolvimento economico|desenvolvimento rural|desenvolvimento social|desenvolvimento urbano|desenvolvimento comunitario|desenvolvimento infantil|desenvolvimento regional|desenvolvimento agrario|sviluppo locale|sviluppo territoriale|sviluppo economico|sviluppo rurale|sviluppo sociale|sviluppo urbano',
  ],
  [
    'business-development',
    'sales',
    'market access|access to markets|acceso al mercado|acceso a mercados|acesso ao mercado|acesso a mercados|acces au marche|acces aux marches|accesso al mercato|markttoegang|marktzugang|market development|markets development|new market development|marktentwicklung|markterschliessung|marktontwikkeling|developpement des marches|desarrollo de mercado|desarrollo de mercados|desenvolvimento de mercado|desenvolvimento de mercados|sviluppo mercato|sviluppo mercati|sviluppo del mercato|account development|territory development|kundenentwicklung',
  ],
  [
    'partnerships',
    'sales',
    'relations entreprises|relation entreprises|relations ecole entreprises|relaciones con empresas|relacoes empresariais|relacoes com empresas|relazioni con le imprese|bedrijfsrelaties|publisher development|publisher partnerships|publisher management|partner development|dealer development|distributor development|reseller development|channel development|handlerentwicklung|partnerentwicklung|desarrollo de distribuidores|desenvolvimento de parceiros|developpement des partenariats|developpement du reseau|sviluppo rete|sviluppo partner',
  ],
  [
    'purchasing',
    'operations',
    'supplier development|vendor development|lieferantenentwicklung|leveranciersontwikkeling|developpement fournisseurs|desarrollo de proveedores|desenvolvimento de fornecedores|sviluppo fornitori',
  ],
  [
    'supply-chain',
    'operations',
    'chartering|vessel chartering|befrachtung|schiffsbefrachtung|affretement|affretements|fletamento|fletamentos|afretamento|afretamentos|bevrachting|noleggio navi|fret|frete|fretes|flete|fletes|fret aerien|fret maritime|frete internacional|frete aereo|seefracht|luftfracht|vrachtvervoer',
  ],
  [
    'investment',
    'finance',
    'commodity trading|commodities trading|commodity derivatives|commodity markets|commodity finance|commodities|energy trading|power trading|gas trading|metals trading|oil trading|grain trading|rohstoffhandel|energiehandel|electronic trading|algorithmic trading|quantitative trading|quant|quant strategies|quantitative strategies|derivatives|derivate|derivados financieros|derivativos|derivati',
  ],
  ['recruiting', 'hr', 'executive search'],
  ['seo', 'marketing', 'search engine optimization|search engine marketing|search engine advertising'],
  [
    'investment',
    'finance',
    'equity research|equity team|equity sales|equity capital markets|equity markets|equity portfolio|equity investments',
  ],
  [
    'social-media',
    'marketing',
    'social network|social networks|reseaux sociaux|reti sociali|social network marketing|sociale netwerken|soziale netzwerke',
  ],
  [
    'hr',
    'hr',
    'global mobility|international mobility|mobilite internationale|movilidad internacional|mobilita internazionale|mobilidade internacional|internationale mobilitat|capitale umano|capital humano|capital humain|human capital|humankapital|menselijk kapitaal',
  ],
  [
    'production',
    'operations',
    'unita produttiva|unite de production|unidad productiva|unidad de produccion|unidade produtiva|unidade de producao|produktionseinheit',
  ],
  [
    'public-affairs-of-town',
    'other',
    'mobilizacao social|movilizacion social|mobilisation sociale|mobilitazione sociale|articulacao social|articulacion social|incidencia politica|avaliacao institucional|evaluacion institucional|evaluation institutionnelle',
  ],
  ['customer-success', 'customer_success', 'customer solutions|client solutions|kundenlosungen|klantoplossingen|solutions clients'],
  [
    'education',
    'other',
    'curriculum|curriculum development|curriculum developer|pos graduacao|posgraduacao|graduacao|posgrado|posgrados|postgrado|postgrados|pregrado|licenciatura|licenciaturas|mestrado|maestria|doutorado|doctorado|extensao universitaria|postgraduate studies|graduate studies|graduate school|graduate programs|etudes doctorales|ecole doctorale|studiengang|studiengange|bacheloropleiding|masteropleiding|corsi di laurea',
  ],
  [
    'medical',
    'other',
    'pharmacovigilance|farmacovigilancia|farmacovigilanza|pharmakovigilanz|prothesen|protheses|prothese|orthesen|ortheses|protesis|proteses|protesi|protesica|orthopadietechnik|orthopedietechniek|prosthetics|orthotics|prosthetics and orthotics',
  ],
  // Words of which one alone means another field: exchange, real estate, physics, finance, computers.
  [
    'sustainability',
    'operations',
    'economie circulaire|economia circular|economia circolare|circulaire economie|circular economy|kreislaufwirtschaft|cambio climatico|cambiamento climatico|cambiamenti climatici|mudanca climatica|mudancas climaticas|alteracoes climaticas|changement climatique|klimaatverandering',
  ],
  [
    'physical-security',
    'operations',
    'seguridad fisica|seguranca fisica|sicurezza fisica|securite physique|fysieke beveiliging|physical security|patrimoine bati|performance operationnelle|amelioration de la performance|qualite de service',
  ],
  [
    'public-affairs-of-town',
    'other',
    'patrimonio historico|patrimonio cultural|patrimonio culturale|patrimoine historique|patrimoine culturel|cultureel erfgoed|kulturelles erbe|ensino medio|ensino fundamental|ensino superior|participacao social|participacion social|participation sociale|hochschulentwicklung|universitatsentwicklung|maison de retraite|maisons de retraite|blood bank|banco de sangre|banco de sangue|banca del sangue|banque de sang',
  ],
  [
    'sales',
    'sales',
    'rete vendita|reti vendita|rete di vendita|rete punti vendita|rete commerciale|rete agenti|red de ventas|red comercial|rede de vendas|rede de lojas|rede comercial|reseau de vente|reseau de distribution|reseau commercial|reseau de magasins|verkoopnetwerk|dealernetwerk|vertriebsnetz|handlernetz|sales network|dealer network',
  ],
  [
    'accounting',
    'finance',
    'prestacao de contas|prestacoes de contas|rendicion de cuentas|baufinanzierung|immobilienfinanzierung|projektfinanzierung|leistungsabteilung|crediti immobiliari',
  ],
  [
    'communications',
    'marketing',
    'relacionamento com a imprensa|relacionamento com imprensa|relacion con medios|relaciones con los medios|etudes de marche|etude de marche|marktstudien|estudios de mercado|estudos de mercado|studi di mercato',
  ],
  [
    'it',
    'it',
    'application management|application support|applications support|cloud infrastructure|cloud infrastructures|applications management|application services|applicatiebeheer|gestion applicative|gestion de aplicaciones|gestao de aplicacoes|gestione applicativa|anwendungsbetreuung|anwendungsmanagement|incident response|banco de dados|bancos de dados|banco de datos|sicurezza informatica|seguridad informatica|seguranca da informacao|digitale identiteit|digitale identitat|identita digitale|identidad digital|identidade digital',
  ],
  [
    'development-of-staff',
    'hr',
    'sviluppo risorse|sviluppo delle risorse|sviluppo risorse umane|gestion des carrieres|parcours de carriere|gestione carriere',
  ],
];
