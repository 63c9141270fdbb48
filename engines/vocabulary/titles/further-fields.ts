/**
 * Fields of work in seven languages that work.ts misses: the departments of a company, line by line, each in every language. Lines are
 * like those of work.ts, and keys that are also there mean the same. Looked up after work.ts. Long because it is one data table.
 */
import type { WorkLine } from './work.ts';

export const furtherFields: readonly WorkLine[] = [
  // Of "mechanic" and "mechanics", only the second is a field.
  ['mechanics', 'engineering', '=mechanics|=mechanica|=mechatronics'],
  // Operations
  [
    'purchasing',
    'operations',
    'approvvigionamento|approvvigionamenti|approvigionamenti|aprovisionamento|aprovisionamentos|aprovisionamiento|aprovisionamientos|beschaffungswesen|strategische beschaffung|materialbeschaffung|vendor|vendors|supplier|suppliers|vendor management|supplier management|supplier quality|lieferanten|lieferantenmanagement|fournisseurs|proveedores|fornecedores|fornitori|leveranciers|leveranciersmanagement|aanbestedingen|inkoop en aanbesteding|commodity|indirect purchasing|einkauf indirekt|achats indirects|strategic sourcing|marches publics|contratacion publica|contratacion administrativa|contratacoes publicas|licitacoes e contratos|vergabe|vergabestelle|vergabewesen|gare e appalti|appalti',
  ],
  [
    'supply-chain',
    'operations',
    'order management|auftragsabwicklung|auftragsmanagement|orderverwerking|gestione ordini|gestion des commandes|gestion de pedidos|gestao de pedidos|auftragszentrum|shipping|shipping and receiving|shipments|despatch|expediciones|expedicao|expeditie|versandabteilung|trasporti|trasporto|alfandega|aduana|douanes|zollwesen|zollabwicklung|douanezaken|inventory|inventory control|inventario|inventarios|estoque|estoques|stock|stocks|scorte|giacenze|voorraad|voorraadbeheer|bestand|bestande|bestandsmanagement|bestandsfuhrung|lagerhaltung|lagerwesen|lagerlogistik|intralogistik|kontraktlogistik|entreposage|almacenes|armazens|almoxarifado|magazzini|magazijnen|distribution|distribucion|distribuicao|distribuzione|distributie|disposition|affretement|quai|docks|dock|yard|verladung|verlade|wareneingang|warenausgang|goods in|goods out|inbound|outbound logistics|ontvangst goederen|reception marchandises|suministro|suministros|abastecimiento|abastecimento|cadena logistica|cadeia logistica|catena di fornitura|toeleveringsketen|materiales|materiais|materiali|materiaalbeheer|traffico|jefatura de trafico|trafico|trafego|last mile|transportation|transportation management|dispatch|route planning|routes|records management|freight|fracht|vracht|spedition|importacion|importacao|importazioni|importaciones|wagenpark|vloot|vlootbeheer|fuhrparkmanagement|parque automovil|autoparco',
  ],
  [
    'production',
    'operations',
    'fabricacion|fabricacao|fabbricazione|fabricage|assembly|montaje|montagem|montaggi|assemblaggio|assemblage|endmontage|vormontage|usinage|mecanizado|usinagem|lavorazioni|verspaning|zerspanung|industrialisation|industrializacion|industrializacao|industrializzazione|produktionstechnik|fertigungstechnik|fertigungssteuerung|produktionssteuerung|production control|pianificazione produzione|programmazione produzione|arbeitsvorbereitung|werkvoorbereiding|ordonnancement|gieterij|giesserei|fonderie|fundicion|fonderia|lackiererei|lackierung|verniciatura|pintura industrial|oberflachentechnik|werkstatt|werkplaats|workshop|atelier|taller|officina|oficina mecanica|ateliers|talleres|officine|abfullung|conditionnement|confezionamento|envasado|embalagem|verpackung|imballaggio|packaging operations|tooling|werkzeugbau|gereedschapmakerij|outillage|utillaje|ferramentaria|attrezzeria',
  ],
  [
    'quality',
    'operations',
    'kwaliteitsmanagement|kwaliteitszorg|kwaliteitsbeheer|kwaliteitscontrole|kwaliteit en veiligheid|sante et securite|sante securite|sante securite environnement|hygiene securite|hygiene securite environnement|securite et environnement|prevention des risques|prevencion de riesgos|prevencion|salute e sicurezza|sicurezza sul lavoro|sicurezza lavoro|prevenzione e protezione|ambiente e sicurezza|sicurezza e ambiente|veiligheid en gezondheid|arbo|arbo en milieu|veiligheid|arbeitsschutz|gesundheitsschutz|arbeits und gesundheitsschutz|brandschutz|umweltschutz|umweltmanagement|umwelt|immissionsschutz|environment|environmental|environmental management|environnement|medio ambiente|medioambiente|medio ambiental|medioambiental|meio ambiente|ambiente|ambientale|milieu|milieubeheer|umwelt und arbeitssicherheit|kvp|zertifizierung|certification|certificacion|certificazioni|certificering|controllo qualita|assicurazione qualita|controle de qualidade|garantia da qualidade|aseguramiento de la calidad|control de calidad|controle qualite|assurance qualite|food safety|lebensmittelsicherheit|seguridad alimentaria|sicurezza alimentare|voedselveiligheid|securite alimentaire|seguranca alimentar',
  ],
  [
    'operations',
    'operations',
    'process improvement|operational excellence|excelencia operacional|excelencia operativa|excellence operationnelle|eccellenza operativa|operationele excellentie|change|change management|verandering|verandermanagement|business process|business processes|process management|process optimization|process excellence|prozessoptimierung|prozesse|prozessmanagement|geschaftsprozesse|prozess|mejora de procesos|processos|procesos|procesverbetering|procesmanagement|processus|processi|ottimizzazione processi|lean|lean six sigma|kaizen|shared services|shared service center|back office|middle office|gebaudemanagement|gebaudetechnik|haustechnik|hausverwaltung|liegenschaften|immobilier et moyens generaux|moyens generaux|services techniques|servicos gerais|servicos administrativos|servicios centrales|intendencia|servizi generali|servizi tecnici|patrimonio e servizi|huisvesting|technische dienst en gebouwen|gebouwbeheer|werkplek|workplace|workplace experience|workplace services|zentrale verwaltung|hauptverwaltung|interne dienste|innere dienste|secretariat|secretariat general|secretaria administrativa|segreteria|segreteria generale|secretariaat|sekretariat|poststelle|mailroom|fuhrung der geschafte|business support|bedrijfsbureau|bedrijfsvoering|anlagen|anlagenbetrieb|betrieb|betrieb und technik|exploitation|explotacion|explotaciones|esercizio|rettungsdienstbetrieb|dienstplanung|personaleinsatzplanung|workforce planning|workforce management|document control|dokumentation|documentation|documentacion|documentacao|archivage|registratur|ufficio protocollo|ufficio anagrafe|anagrafe|servizi demografici|etat civil|einwohnermeldeamt|burgerburo|burgeramt|standesamt|burgerzaken|publiekszaken|ordnungsamt|servicios municipales',
  ],
  [
    'project',
    'operations',
    'pilot project|pilot projects|pilotproject|pilotprojekt|ai pilot|ki pilot|projet pilote|proyecto piloto|projeto piloto|progetto pilota|projectmanagement|projectbeheersing|projektabwicklung|projektsteuerung|projektleitung|gestion de proyectos|gestao de projetos|gestione progetti|portfolio management office|project delivery|project controls|programme delivery|programme management|program management|planeamiento|planeamento|planejamento e controle|planificacion|planificacion estrategica operativa',
  ],
  [
    'construction',
    'operations',
    'obras e infraestructuras|obras|chantiers|cantieri|bauausfuhrung|hochbau|tiefbau|bauprojekte|bouwprojecten|projects construction|edificaciones|obras publicas|lavori pubblici|travaux|travaux neufs',
  ],
  // Sales
  [
    'sales-operations',
    'sales',
    'pricing|pricing strategy|preisgestaltung|tarification|precos|prezzi e listini|deal desk|vertriebssteuerung|vertriebsunterstutzung|vertriebscontrolling|vertriebsplanung|verkoopondersteuning|support commercial|soporte comercial|apoio comercial|supporto vendite|supporto commerciale|administracao de vendas|administracion comercial|administracion de ventas|amministrazione vendite|sales administration|sales planning|angebotsmanagement|offertes|devis|chiffrage',
  ],
  [
    'partnerships',
    'sales',
    'canais|canali|canale|canale indiretto|canales|canal indireto|partner ecosystem|partner success|wiederverkauf|resellers|franchise|franchising|franquicias|franquias|affiliazione commerciale',
  ],
  [
    'account',
    'sales',
    'clienti|clienti direzionali|clienti business|clientes|clientes corporativos|clienteles entreprises|klanten|zakelijke klanten|kunden|geschaftskunden|privatkunden|grosskunden und partner|clientele|carteira de clientes|cartera de clientes|portefeuille clients|relatiebeheer|gestion de clientes|gestao de clientes|gestione clienti|klantrelaties|kundenbeziehungen|relation commerciale',
  ],
  // Marketing
  [
    'communications',
    'marketing',
    'relazioni pubbliche|pubbliche relazioni|relazioni esterne|relazioni istituzionali|relazioni con il pubblico|relazioni con i media|ufficio stampa|stampa|stampa e comunicazione|relaciones institucionales|relaciones externas|relacoes institucionais|relacoes externas|relations exterieures|relations publiques|relations institutionnelles|relations presse|affaires publiques|affaires institutionnelles|asuntos publicos|asuntos corporativos|assuntos institucionais|assuntos corporativos|affari istituzionali|government affairs|government relations|external affairs|external relations|corporate affairs|presse und offentlichkeitsarbeit|presse|pers|persvoorlichting|voorlichting|medienarbeit|medienstelle|burgerdialog|publieke zaken|media relations|relations medias|relaciones con los medios|comms|alumni relations|donor relations|community relations|stakeholder relations|interne communicatie|corporate communicatie',
  ],
  [
    'market-research',
    'marketing',
    'market research|marktforschung|marktanalyse|etude de marche|etudes de marche|etudes marche|etudes et marches|etudes marketing|investigacion de mercados|investigacion de mercado|estudios de mercado|pesquisa de mercado|estudos de mercado|ricerche di mercato|ricerca di mercato|marktonderzoek|market intelligence|consumer insights|customer insights|shopper insights|consumer and market insights|inteligencia de mercado',
  ],
  [
    'seo',
    'marketing',
    'referencement|referencement naturel|posicionamiento|posizionamento|suchmaschinenoptimierung|zoekmachineoptimalisatie|zoekmachinemarketing|suchmaschinenmarketing|acquisition digitale|adquisicion digital|growth marketing|performance|paid media|paid social|paid search|traffic acquisition|acquisition de trafic',
  ],
  [
    'digital-marketing',
    'marketing',
    'webmarketing|e business marketing|inbound marketing|inbound|demand generation|demand gen|lead generation|leadgenerierung|campaign|campaigns|campaign management|kampagnen|campagnes|campanas|campanhas|campagne marketing|affiliate|affiliates|affiliate marketing|promotions|promotion|generation de leads|generacion de demanda|geracao de demanda|generazione domanda',
  ],
  [
    'events',
    'marketing',
    'trade shows|trade show|messen|messe und events|messen und events|salons|salons et evenements|ferias y eventos|ferias|feiras e eventos|feiras|fiere|fiere ed eventi|fiere e eventi|beurzen|beurzen en evenementen|evenements',
  ],
  ['brand', 'marketing', 'marken|werbe|markenfuhrung|merkbeleid|merkcommunicatie|sponsoring|patrocinios|sponsorships|sponsorship'],
  // Finance
  [
    'accounting',
    'finance',
    'expense management|expenses|accounts payable|accounts receivable|revenue cycle|revenue accounting|revenue assurance|ap ar|payables|receivables|cuentas por pagar|cuentas por cobrar|cuentas a pagar|cuentas a cobrar|contas a pagar|contas a receber|contas a pagar e receber|cuentas por pagar y cobrar|comptes fournisseurs|comptes clients|fornitori e clienti|contabilita fornitori|contabilita clienti|ciclo passivo|ciclo attivo|debiteuren|crediteuren|debiteurenbeheer|crediteurenbeheer|debiteuren en crediteuren|debitoren|kreditoren|procure to pay|purchase to pay|p2p|order to cash|o2c|record to report|r2r|consolidation|konsolidierung|consolidacion|consolidacao|consolidamento|consolidato|consolidatie|konzernrechnungslegung|konzernabschluss|jahresabschluss|bilancio|bilanci|bilanzierung|cierre contable|fatturazione|fatture|facturatie|facturacion|facturacao|faturamento|faturacao|fakturierung|rechnungsstellung|rechnungsprufung|invoicing|billing|incasso|inkasso|forderungsmanagement|mahnwesen|cobranza|cobranzas|cobranca|cobrancas|recouvrement|recuperacion|recuperacao de credito|recupero crediti|recupero credito|credit control|credit management|debiteurenadministratie|crediteurenadministratie|custos|couts|kosten|control de costos|contabilidad de costos|gestion de costos|contabilidad de costes|gestion de costes|jefe de costes|responsable de costes|jefe de costos|jefa de costos|responsable de costos|controllo costi|controllo dei costi|controllo di costi|analisi costi|analisi dei costi|kostenrechnung|cost accounting|cost control|control de costes|controle de custos|presupuesto|presupuestos|orcamento|orcamentos|budgets|begroting|haushalt|haushaltswesen|stadtkasse|kasse|gemeindekasse|kammerei|ragioneria|tributi|ufficio tributi|intervencion|tesoreria y contabilidad',
  ],
  [
    'tax',
    'finance',
    'steuern und abgaben|steuerabteilung|steuerwesen|impuestos|impostos|tributario|tributaria|fiscale|fiscalita|imposte|belastingen|belastingzaken|fiscale zaken|fiscaal|transfer pricing|verrechnungspreise|prix de transfert|precios de transferencia|iva|btw|umsatzsteuer|fiscalite|fiscalidad|fiscalidade',
  ],
  [
    'audit',
    'finance',
    'innenrevision|interne revision|revision|konzernrevision|audit interne|interne audit|internal audit|auditoria interna|revisione interna|controle interne|control interno|controle interno|controllo interno|internal controls|intern toezicht',
  ],
  [
    'banking',
    'finance',
    'risk|risiko|risikomanagement|risikocontrolling|risques|riesgos|riscos|rischi|risico|risicobeheer|risicomanagement|risk and compliance|risk assurance|enterprise risk|gestion des risques|gestion de riesgos|gestao de riscos|gestione rischi|gestione dei rischi|credito y riesgos|kredite|kreditwesen|krediet|kredieten|kredietbeheer|credits|creditos|crediti|crediti e finanziamenti|mutui|hypotheken|hypothecken|prestamos|prets|loans|lending|schade|schadebehandeling|schadeafhandeling|schaden|schadenregulierung|schadenmanagement|sinistres|siniestros|sinistros|sinistri|underwriting|souscription|suscripcion|subscricao|sottoscrizione|acceptatie|actuarial|actuariat|actuaria|aktuariat|reaseguros|reassurance|ruckversicherung|riassicurazione|firmenkunden|firmenkundenbetreuung|firmenkundengeschaft|privatkundengeschaft|sucursal bancaria|agence bancaire|filiale bancaria|agencia bancaria|bankfiliale|banca de empresas|banca empresas|banca privada|banca personal|wholesale banking|corporate finance|financiamiento|financiamientos|finanziamenti|finanzierung|financements|financiering|anti money laundering|aml|kyc|payments|escrow|mortgage operations|trust operations',
  ],
  [
    'investment',
    'finance',
    'relations investisseurs|relaciones con inversores|relacion con inversores|relaciones con inversionistas|relacao com investidores|relacoes com investidores|relazioni con gli investitori|investor relations e comunicazione finanziaria|fusions acquisitions|fusions et acquisitions|fusiones y adquisiciones|fusoes e aquisicoes|fusioni e acquisizioni|fusies en overnames|mergers and acquisitions|vermogensverwaltung|vermogensbetreuung|vermogensbeheer|vermogensanlage|gestion de patrimoine|gestion privee|gestion patrimonial|gestao de patrimonio|gestao patrimonial|gestao de patrimonios|gestione patrimoni|gestione patrimoniale|patrimonial|patrimoniale|patrimoni|beleggingen|anlagen und vermogen|kapitalanlagen|kapitalanlage|placements|inversiones|investimentos|investimenti|wealth|wealth planning|private equity|beteiligungen|beteiligungsmanagement|participaciones|participacoes|partecipazioni|deelnemingen|fonds|fondos|fundos|fondi|mercado de capitales|mercado de capitais|mercati|capital markets|kapitalmarkte',
  ],
  ['treasury', 'finance', 'liquiditatsmanagement|cash management|cash|tesorerie|finanzas corporativas|tesouraria'],
  // HR
  [
    'training',
    'hr',
    'formazione del personale|opleiding en ontwikkeling|opleidingen|opleiding|bijscholing|leren en ontwikkelen|developpement des competences|developpement rh|developpement des ressources humaines|developpement des talents|gestion des talents|gestion del talento|desarrollo de talento|desarrollo del talento|desarrollo de personas|desarrollo humano|desarrollo organizacional|desarrollo organizativo|desenvolvimento organizacional|desenvolvimento de pessoas|desenvolvimento humano|desenvolvimento humano e organizacional|gestao de talentos|gestao de pessoas|sviluppo organizzativo|sviluppo risorse umane|sviluppo del personale|sviluppo talenti|organizzazione e sviluppo|organizational development|organisational development|organization development|organisationsentwicklung|personal und organisationsentwicklung|personal und organisation|developpement organisationnel|organisatieontwikkeling|organisatie en ontwikkeling|talent management|talent development|talentmanagement|talententwicklung|talentontwikkeling|t and d|t d|treinamento e desenvolvimento|capacitacion|capacitacion y desarrollo|ausbildung|aus und weiterbildung|berufsausbildung|duale ausbildung|change management personnel|nachwuchsforderung|leadership development|fuhrungskrafteentwicklung',
  ],
  [
    'payroll',
    'hr',
    'remuneration|remuneration et avantages sociaux|remunerations|compensacion|compensacion y beneficios|compensaciones|compensaciones y beneficios|remuneracao|remuneracao e beneficios|beneficios|cargos e salarios|retribucion|arbeidsvoorwaarden|beloning|verloning|loonadministratie|vergutung|entgelt|entgeltabrechnung|lohn und gehalt|lohn und gehaltsabrechnung|gehaltsabrechnung|total rewards|rewards|benefits|folha|folha de pagamento|folha de salarios|processamento salarial|nomina|nominas|paghe e contributi',
  ],
  [
    'hr',
    'hr',
    'rrhh|rr hh|hris|people analytics|diversite|diversite et inclusion|diversidad|diversidad e inclusion|diversidade|diversidade e inclusao|inclusao|inclusion et diversite|diversita e inclusione|diversiteit|diversiteit en inclusie|dei|edi|marque employeur|marca empleadora|marca empregadora|employer brand|arbeitgebermarke|arbeitgebermarketing|personalmarketing|arbeidsmarktcommunicatie|werkgeversmerk|relations sociales|relations du travail|relaciones laborales|relaciones industriales|relacoes laborais|relacoes trabalhistas|relacoes sindicais|relazioni sindacali|relazioni industriali|arbeidsverhoudingen|sociale zaken personeel|bienestar laboral|qualite de vie au travail|culture et talents|talents|talentos|talento|gente|personas|pessoas|personas y cultura|cultura y talento|gente e cultura|capital humano|human capital|humankapital|personalwesen|personalabteilung|personalverwaltung|personaladministration|administration du personnel|administracion de personal|administracao de pessoal|amministrazione del personale|amministrazione personale|personeelszaken|personeelsbeheer|personeel en organisatie|employee experience|employee engagement|arbeitsrecht und soziales|departamento pessoal|gestion humana|verzuim|verzuimbegeleiding|inzetbaarheid',
  ],
  [
    'recruiting',
    'hr',
    'staffing|werving|werving en selectie|personalgewinnung|personalbeschaffung|personalauswahl|seleccion de personal|reclutamiento|reclutamiento y seleccion|recrutamento e selecao|captacion de talento|atracao de talentos|atraccion de talento|ricerca e selezione|acquisition de talents|campus recruiting|university relations',
  ],
  // Legal
  [
    'legal',
    'legal',
    'contrats|contratos|contratti|contracten|vertragswesen|vertragsmanagement|contractmanagement|contratacion|contentieux|litigation|contencioso|contenzioso|procesrecht|affaires juridiques|asuntos legales|asuntos juridicos|assuntos juridicos|affari legali|affari societari|societario|corporate law|vennootschapsrecht|gesellschaftsrecht|rechtswesen|rechtsangelegenheiten|juridische zaken en compliance|rechtsdienst|rechtsamt|steuerrecht|familienrecht|strafrecht|mietrecht|immobilienrecht|erbrecht|verkehrsrecht|verwaltungsrecht|baurecht|medizinrecht|it recht|droit social|droit des societes|droit fiscal|droit public|droit immobilier|derecho laboral|derecho mercantil|derecho penal|derecho fiscal|derecho administrativo|direito do trabalho|direito tributario|direito civil|direito penal|diritto del lavoro|diritto societario|diritto penale|diritto civile|arbeidsrecht|ondernemingsrecht|strafrecht advocatuur|familierecht|bestuursrecht|employment law|family law|criminal law|tax law|real estate law|immigration law|personal injury',
  ],
  [
    'compliance',
    'legal',
    'protezione dati|protezione dei dati|protezione dati personali|proteccion de datos|protecao de dados|protection des donnees|gegevensbescherming|data privacy|privacy|datenschutz und compliance|asuntos regulatorios|assuntos regulatorios|affari regolatori|affaires reglementaires|regulatory|regulation|regulacion|regulacao|regelgeving|wet en regelgeving|zulassung|propriete intellectuelle|propriete industrielle|propiedad intelectual|propiedad industrial|propriedade intelectual|propriedade industrial|proprieta intellettuale|proprieta industriale|intellectueel eigendom|licensing|lizenzen|licences|licencias|licencas|licenze|patente|patentwesen|patents|brevets|patentes|brevetti|octrooien|marcas y patentes|marcas e patentes|cumplimiento|cumplimiento normativo|conformidade|conformita|conformite|naleving|geldwaschepravention|lutte anti blanchiment|antiriciclaggio|prevencion de blanqueo|ethics and compliance|etica e compliance',
  ],
  // IT
  [
    'it',
    'it',
    'digital transformation|digitale transformation|digitalisierung|transformation digitale|transformation numerique|numerique|transformacion digital|transformacao digital|trasformazione digitale|transizione digitale|transicion digital|digitale transformatie|digitalisation|digitalization|digitalizacion|digitalizacao|digitalizzazione|digitalisering|informationstechnik|informationstechnologie|informatie en automatisering|automatisering|informatievoorziening|informatiesystemen|informatiemanagement|infrastructure informatique|infrastructures informatiques|infrastructure it|it infrastructure|it infrastruktur|infraestructura informatica|infraestructura ti|infraestrutura de ti|infrastruttura it|infrastrutture it|sistemi informativi|sistemi informatici|systemes d information|sistemas de informacion|sistemas de informacao|tecnologias de la informacion|tecnologias da informacao|tecnologie dell informazione|business applications|enterprise applications|applications metiers|applicatiebeheer|functioneel beheer|anwendungsbetreuung|anwendungsmanagement|anwendungen|aplicaciones corporativas|aplicaciones|aplicacoes|applicazioni|applicativi|digital workplace|end user computing|helpdesk it|servicenow|sap basis|netzwerktechnik|netwerkbeheer|systeembeheer|systemadministration|rechenzentrum|centro de datos|data centre|datacenter|it service management|itsm|sistemas|microinformatique|edv abteilung der verwaltung|e government|supporto it|supporto informatico|assistenza informatica|soporte ti|soporte de ti|suporte de ti|it ondersteuning',
  ],
  [
    'it-security',
    'it',
    'cybersicherheit|cyber security|cyberbeveiliging|informatiebeveiliging|informationssicherheit|seguridad de la informacion|seguridad informatica|seguranca da informacao|seguranca informatica|ciberseguranca|ciberseguridad|sicurezza delle informazioni|sicurezza informatica|sicurezza it|securite informatique|securite des systemes d information|cybersecurite|soc|security operations center|security operations|identity and access management|iam',
  ],
  // Data
  [
    'data',
    'data',
    'inteligencia de negocio|inteligencia de negocios|inteligencia de datos|inteligencia artificial|intelligence artificielle|intelligenza artificiale|kunstmatige intelligentie|kunstliche intelligenz|ki|analitica|analitica de datos|analisis de datos|analise de dados|analisi dati|analisi dei dati|data analyse|datenanalyse|analyse de donnees|gobierno del dato|gobierno de datos|governanca de dados|governance dei dati|datengovernance|gouvernance des donnees|datenmanagement|gestion de datos|gestao de dados|datawarehouse|data warehouse|datenbanken und analyse|machine learning|deep learning|statistik|statistiek|statistiques|estadistica|estatistica|statistica|decisionnel|informatique decisionnelle|reporting|advanced analytics|genai',
  ],
  // Engineering
  [
    'research',
    'engineering',
    'p and d|p d|r and s|r s|i d|i d i|idi|pesquisa e inovacao|investigacion e innovacion|investigacion y desarrollo|recherche et innovation|ricerca e innovazione|ricerca sviluppo|ricerca e sviluppo|onderzoek en innovatie|speur en ontwikkelingswerk|productontwikkeling|produktentwicklung|developpement produit|developpement produits|desarrollo de producto|desarrollo de productos|desenvolvimento de produto|desenvolvimento de produtos|sviluppo prodotto|sviluppo prodotti|technologieentwicklung|product development|new product development|npd|vorentwicklung|labor|laborleitung|prototypage|prototypenbau|versuch|erprobung|essais|ensayos|prove e collaudi|collaudi|collaudo|essais et mesures|proeven',
  ],
  [
    'engineering',
    'engineering',
    'mechanical design|electrical design|oficina tecnica|departamento tecnico de diseno|bureau d etudes|bureau etudes|projetos mecanicos|projetos industriais|progettazione|progettazione meccanica|progettazione elettrica|ufficio tecnico|constructie en tekenwerk|tekenkamer|werktuigbouwkunde|elektrotechniek|elektrotechnik|maschinenbau|elektronik|elettronica|electronica|electronique|mechanik|meccanica|mecanica|mecanique|automation|automatisierung|automatisierungstechnik|automatisation|automazione|automatizacion|automacao|industrielle automatisierung|robotics|robotica|robotik|genie des procedes|genie civil|genie mecanique|genie electrique|genie industriel|ingegneria di processo|ingegneria di prodotto|ingegneria gestionale|procestechnologie|procestechniek|verfahrenstechnik|verfahrensentwicklung|methodes|methodes et industrialisation|metodi e tempi|tempi e metodi|ingenieria|engenharia|ingegneria|engineering services|instrumentation|instrumentacion|instrumentacao|msr technik|emsr|konstruktion und entwicklung',
  ],
  [
    'software',
    'engineering',
    'developpement logiciel|developpement informatique|developpement web|developpement mobile|developpement applicatif|ingenierie logicielle|desarrollo web|desarrollo movil|desenvolvimento web|sviluppo applicativo|sviluppo web|softwareontwikkeling|applicatieontwikkeling|webontwikkeling|webentwicklung|anwendungsentwicklung|softwareengineering|softwaretesten|softwaretest|testautomatisierung|test software|testes de software|pruebas de software|tests logiciels|qualite logicielle|game development|web development|mobile development',
  ],
  // Product and design
  [
    'product',
    'product',
    'productmanagement|productbeheer|gestion de produit|gestion de produits|gestion de producto|gestion de productos|gestao de produto|gestao de produtos|gestione prodotto|gestione prodotti|produits|productos|produtos|prodotti|producten|produkte|offre produit|roadmap',
  ],
  [
    'design',
    'design',
    'grafik|grafikdesign|graphisme|grafische vormgeving|vormgeving|grafica|graphic design|creation|creation graphique|creazione|creatie|creativ|kreativ|kreation|creatief|creativa|creativo|criacao|criativo|criativa|industriedesign|design industriel|diseno industrial|interaktionsdesign|ergonomie|usability|gebruikservaring',
  ],
  // Customers
  [
    'customer-success',
    'customer_success',
    'renewals|renewal|renouvellements|renovaciones|renovacoes|rinnovi|verlengingen|vertragsverlangerung|client onboarding|customer onboarding|onboarding clients|succes client|experience client|experiencia de cliente|experiencia del cliente|experiencia do cliente|esperienza cliente|klantbeleving|klantervaring|kundenerlebnis|kundenerfolg|kundenbindung|fidelisation|fidelizacion|fidelizacao|customer retention|retention|klantsucces|klanttevredenheid|satisfaction client|kundenzufriedenheid|exito del cliente|exito de clientes|sucesso do cliente|implementation services|client success',
  ],
  [
    'support',
    'support',
    'soporte tecnico|soporte al cliente|soporte|suporte tecnico|suporte ao cliente|suporte|apoio ao cliente|supporto tecnico|supporto clienti|technische ondersteuning|technischer support|assistance technique|assistance client|assistencia tecnica|assistencia ao cliente|asistencia tecnica|assistenza tecnica|assistenza post vendita|post vendita|postvendita|pos venda|pos vendas|postventa|post venta|posventa|apres vente|service apres vente|aftersales|after sales|aftersalesservice|centre d appels|centre d appel|centre de contact|centres de contacts|contact centre|contact center|call centre|klantcontact|klantcontactcentrum|kcc|kundencenter|servicecenter|complaints|customer complaints|reklamationen|reklamation|reklamationsmanagement|beschwerden|beschwerde|beschwerdemanagement|reclamations|reclamaciones|reclamacoes|reclami|klachten|klachtenafhandeling|klachtenmanagement|ouvidoria|sac|relation clients|relations clients|relacion con clientes|relacionamento com o cliente|servicio tecnico|servicios tecnicos de asistencia|serviceabteilung|customer operations|customer support|warranty|garantie und kulanz|garantias|garanzie',
  ],
  // Executive
  [
    'strategy',
    'executive',
    'transformacion|transformacao|trasformazione|transformatie|desarrollo corporativo|desenvolvimento corporativo|sviluppo aziendale|sviluppo strategico|developpement de l entreprise|developpement strategique|unternehmensstrategie|unternehmensplanung|strategie en beleid|estrategia y desarrollo|planejamento estrategico|planeamento estrategico|planificacion estrategica|pianificazione strategica|planification strategique',
  ],
  // Sustainability is operations, as in work.ts.
  [
    'sustainability',
    'operations',
    'developpement durable|rse|responsabilite societale|responsabilidad social|responsabilidad social corporativa|rsc|responsabilidade social|responsabilidade socioambiental|responsabilita sociale|transition energetique|transicion energetica|transizione energetica|energietransitie|energiemanagement|energy management|gestion energetica|energia e sostenibilita|maatschappelijk verantwoord ondernemen|mvo|esg|net zero|decarbonization|klimaschutz|klimaat',
  ],
  // Wards of hospitals
  [
    'medical',
    'other',
    'cardiologie|cardiologia|kardiologie|cardiology|pediatrie|pediatria|paediatrie|paediatrics|pediatrics|kindergeneeskunde|chirurgie|cirugia|cirurgia|chirurgia|radiologie|radiologia|radiology|oncologie|oncologia|onkologie|oncology|neurologie|neurologia|neurology|urologie|urologia|urology|gynakologie|gynecologie|ginecologia|gynecology|geburtshilfe|obstetricia|ostetricia|maternite|orthopadie|orthopedie|ortopedia|traumatologia|orthopedics|psychiatrie|psiquiatria|psichiatria|psychiatry|dermatologie|dermatologia|dermatology|anesthesie|anasthesie|anestesia|anestesiologia|anesthesiology|innere medizin|medecine interne|medicina interna|interne geneeskunde|geriatrie|geriatria|geriatrics|intensivmedizin|intensivstation|soins intensifs|reanimation|cuidados intensivos|terapia intensiva|terapia intensiva neonatal|intensive care|icu|urgences|urgencias|urgencia|urgencias hospitalarias|pronto soccorso|notaufnahme|spoedeisende hulp|emergency department|accident and emergency|nephrologie|nefrologia|pneumologie|pneumologia|neumologia|gastroenterologie|gastroenterologia|hals nasen ohren|otorrinolaringologia|orl|augenheilkunde|oftalmologia|ophtalmologie|oculistica|pathologie|anatomia patologica|laboratoire medical|rehabilitation|rehabilitacion|reabilitacao|riabilitazione|revalidatie|soins infirmiers|soins|enfermeria|enfermagem|infermieristica|verpleging|verpleegkunde|pflege|palliativmedizin|soins palliatifs|cuidados paliativos|hemodialysis|dialyse|farmacia hospitalaria|krankenhausapotheke|wijkverpleging|thuiszorg|jeugdzorg|ggz|ouderenzorg|gehandicaptenzorg',
  ],
  [
    'public-affairs-of-town',
    'other',
    'urbanisme|urbanismo|urbanistica|stadtplanung|stadtentwicklung|ruimtelijke ordening|ruimtelijke ontwikkeling|bauordnung|city planning|urban planning|planning and zoning|community development|affaires sociales|action sociale|asuntos sociales|accion social|acao social|assistencia social|servicios sociales|servicos sociais|servizi sociali|politiche sociali|sociaal domein|sociale zaken|soziales|jugend und soziales|jugendamt|sozialamt|jeunesse|petite enfance|enfance jeunesse|juventud|juventude|politiche giovanili|jeugd|participacion ciudadana|igualdad|igualdade',
  ],
];
