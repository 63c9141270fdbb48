/**
 * The work that a title's words express: phrase → department, in seven languages. Folded; feminine and plural forms are handled by
 * rule (title-words.ts).
 * Each line: the word in the key, the department, and the phrases. Phrases take precedence over their words: "product marketing" is
 * marketing. Long because it is one data table.
 */
import type { Department } from '../values/departments.ts';

export type WorkLine = readonly [key: string, department: Department, phrases: string];

/** Fields of work. They determine the department, whatever the other words are. */
export const fields: readonly WorkLine[] = [
  [
    'sales',
    'sales',
    'sales|sales support|vertrieb|verkauf|vente|ventes|ventas|vendas|verkoop|vendite|vendita|commercial|commerciale|commerciaux|commerciales|comercial|comerciales|commercieel|commerciele|kommerziell|force de vente|vertriebs|gtm|go to market|sales and marketing|vendas e marketing|sales development|vertriebsinnen|comercial y marketing|relacionamento|territory|category management|ventas y marketing|bid|tender|tenders|bid management|licitaciones|licitacoes|appels d offres|gare',
  ],
  [
    'business-development',
    'sales',
    'business development|biz dev|bizdev|geschaftsentwicklung|developpement commercial|desarrollo de negocio|desarrollo de negocios|desarrollo comercial|desenvolvimento de negocios|sviluppo business|sviluppo commerciale|bedrijfsontwikkeling|developpement des affaires|new business|bd|expansion|desarrollo de negocios internacionales|expansao|sviluppo commerciale estero|sviluppo clienti|novos negocios|desenvolvimento comercial|business development and sales',
  ],
  ['account', 'sales', 'account|accounts|comptes|cuentas|contas|account management|compte'],
  [
    'key-account',
    'sales',
    'key account|key accounts|grands comptes|grand compte|cuentas clave|cuentas claves|grandes cuentas|contas chave|grandes contas|grosskunden|schlusselkunden|grandi clienti|strategic accounts',
  ],
  [
    'inside-sales',
    'sales',
    'inside sales|innendienst|vertriebsinnendienst|verkaufsinnendienst|binnendienst|sedentaire|telesales|telemarketing|venta interna',
  ],
  ['field-sales', 'sales', 'field sales|aussendienst|im aussendienst|buitendienst|vertriebsaussendienst|itinerant|outside sales'],
  ['pre-sales', 'sales', 'pre sales|presales|avant vente|preventa|pre vendas|prevendita|solutions engineering|solutions consulting'],
  [
    'sales-operations',
    'sales',
    'sales operations|sales ops|sales enablement|revenue operations|revops|administration des ventes|adv|administracion de ventas',
  ],
  ['revenue', 'sales', 'revenue'],
  [
    'partnerships',
    'sales',
    'partnerships|alliances|channel|partenariats|alianzas|parcerias|partnerschaften|partner management|indirect sales|channel sales|canal',
  ],
  ['export', 'sales', 'export|exportacion|exportacao|comercio exterior|estero'],
  ['e-commerce', 'sales', 'e commerce|ecommerce|online shop|comercio electronico|onlineshop'],
  [
    'store',
    'sales',
    'store|shop|filiale|boutique|tienda|loja|winkel|negozio|magasin|retail|punto vendita|punto de venta|filial|markt|filiaal|tiendas|lojas|punti vendita|department store|supermarkt|supermercado|supermarche|magasins|rayon|punto venta|ladenlokal|stores',
  ],
  [
    'marketing',
    'marketing',
    'marketing|mktg|mkt|mercadeo|mercadotecnia|marketing und vertrieb|crm|category|email marketing|midias sociais|publicidade e marketing|trade marketing|customer marketing|midia|midias',
  ],
  ['product-marketing', 'marketing', 'product marketing|produktmarketing|marketing produit|marketing de producto|marketing de produto'],
  [
    'digital-marketing',
    'marketing',
    'digital marketing|online marketing|marketing digital|marketing en ligne|web marketing|onlinemarketing|projet digital|e marketing',
  ],
  ['content', 'marketing', 'content|content marketing|contenido|contenu|conteudo|contenuti|redaktion|inhalte'],
  [
    'social-media',
    'marketing',
    'social media|community|reseaux sociaux|redes sociales|redes sociais|sozialen medien|paid social|media social|midias sociais',
  ],
  [
    'communications',
    'marketing',
    'communications|communication|kommunikation|comunicacion|comunicacao|communicatie|comunicazione|unternehmenskommunikation|offentlichkeitsarbeit|public relations|relations publiques|relaciones publicas|relacoes publicas|pr|presse|press|prensa|ufficio stampa|relazioni esterne|media relations|corporate communications|pressearbeit|voorlichting|relations presse|public affairs|affaires publiques|government affairs|government relations|asuntos publicos|relaciones institucionales|relacoes institucionais|relazioni istituzionali|relaciones externas|relacoes publicas e comunicacao|medienarbeit|external affairs|corporate affairs|pers|comunicacao interna|imprensa|prensa y comunicacion',
  ],
  ['brand', 'marketing', 'brand|branding|marke|marque|marca|merk|brand management'],
  [
    'growth',
    'marketing',
    'growth|croissance|crecimiento|growth marketing|demand generation|demand gen|lead generation|acquisition|performance marketing',
  ],
  ['seo', 'marketing', 'seo|sea|sem|paid media|ppc|paid search|trafic|trafego'],
  [
    'events',
    'marketing',
    'events|event|projet evenementiel|projets evenementiels|projet evenements|evenementiel|eventos|veranstaltungen|eventi|evenementen|messe',
  ],
  [
    'advertising',
    'marketing',
    'media|digital media|medias|advertising|werbung|publicite|publicidad|publicidade|pubblicita|media buying|media planning|reclame|publicitario|publicitaria|werbefachmann|publicitaire',
  ],
  ['marketing-operations', 'marketing', 'marketing operations|marketing ops|marketing automation'],
  [
    'product',
    'product',
    'product|produkt|produit|producto|produto|prodotto|products|produkte|produits|product management|produktmanagement|gestion de producto|gestao de produto|produktentwicklung',
  ],
  [
    'design',
    'design',
    'design|diseno|creative|kreation|creation|creativo|vormgeving|artistiek|artistique|artistico|art|ux|ui|ux ui|ui ux|user experience|user interface|experience utilisateur|creatif|creative direction|gestaltung|product design|produktdesign|productontwerp|design produit|diseno de producto|design de produto',
  ],
  [
    'data',
    'data',
    'data|daten|donnees|datos|dados|dati|data science|analytics|analytik|data and analytics|data analytics|big data|business intelligence|bi|insights|machine learning|ml|ai|ki|artificial intelligence|kunstliche intelligenz|intelligence artificielle|inteligencia artificial|deep learning|data engineering|ai ml|ciencia de datos|ciencia de dados|statistik',
  ],
  [
    'hr',
    'hr',
    'employee relations|labor relations|relations sociales|employee satisfaction|employee engagement|employee benefits|employee experience|industrial relations|relaciones laborales|hr|human resources|human ressources|human resource|personal|personalwesen|personalabteilung|personalmanagement|rh|drh fonction|ressources humaines|recursos humanos|rrhh|risorse umane|personeelszaken|personnel|personale|personeel|p and o|people|people operations|people ops|people and culture|personalentwicklung|hrm|capital humano|gestion humana|talento humano|gente e gestao|gestion de personas|gestao de pessoas|people culture|hr business|personas y cultura|culture|departamento pessoal|pessoal|relacoes trabalhistas|administracion de personal|amministrazione personale|del personale|hr operations|bem estar|personalia|hr analytics|welfare|diversity|dei|vielfalt|employer branding|pessoas|personas|hr services|welzijn|=gente',
  ],
  [
    'recruiting',
    'hr',
    'recruiting|recruitment|talent acquisition|talent|recrutement|seleccion|selecao|seleccion de personal|reclutamiento|recrutamento|werving|werving en selectie|selezione|selezione del personale|ricerca e selezione|personalbeschaffung|personalgewinnung|talents|atracao de talentos',
  ],
  [
    'payroll',
    'hr',
    'payroll|paie|nomina|nominas|lohn|lohn und gehalt|gehaltsabrechnung|salarisadministratie|paghe|folha de pagamento|entgeltabrechnung|lohnbuchhaltung|compensation and benefits|compensation|total rewards|amministrazione del personale',
  ],
  [
    'training',
    'hr',
    'learning and development|l and d|training|formation|formacion|formacao|weiterbildung|formazione|opleiding|ausbildung|capacitacion|treinamento|personalentwicklung und ausbildung',
  ],
  [
    'finance',
    'finance',
    'finance|finances|finanzen|financier|financiere|financiero|finanzas|financeiro|financas|financien|financieel|financiele|finanziario|finanza|financial|administration et finances|administracion y finanzas|amministrazione e finanza|administratif et financier|administrativo financeiro|administrativo y financiero|administrative et financiere|kaufmannisch|kaufmannischer|kaufmannische|kfm|kaufm|stadtkammerei|kammerei|gemeindekasse|stadtkasse|fp and a|administration finance|daf fonction|finanz|amministrazione finanza e controllo',
  ],
  [
    'accounting',
    'finance',
    'billing|facturation|fakturierung|fatturazione|facturacion|faturamento|budget|budgets|recouvrement|collections|cost accounting|cobranza|inkasso|accounting|rechnungswesen|buchhaltung|comptabilite|contabilidad|contabilidade|boekhouding|contabilita|accounts payable|accounts receivable|finanzbuchhaltung|debitorenbuchhaltung|kreditorenbuchhaltung|bilanz|financiele administratie|amministrativo|debiteuren|crediteuren|contabil|contabili|administracao financeira|rekeninghouder|lohn und finanzbuchhaltung|bookkeeping|grootboek|bilancio|tesoreria y contabilidad|fiscalidad|debitorenbuchhalter|kreditoren|debitoren|steuerwesen',
  ],
  ['controlling', 'finance', 'controlling|controle de gestion|control de gestion|controllo di gestione|controladoria'],
  ['tax', 'finance', 'tax|steuern|steuer|fiscal|fiscale|impuestos|tributario|fiscalite|belasting|fiscaal|steuerrecht'],
  ['treasury', 'finance', 'treasury|tresorerie|tesoreria|tesouraria'],
  ['audit', 'finance', 'audit|revision|auditoria|internal audit|interne revision|revisione'],
  [
    'investment',
    'finance',
    'investment|investments|investor relations|private equity|venture capital|m and a|mergers and acquisitions|corporate finance|investissement|inversiones|investimentos|investimenti|beteiligungen|asset management|wealth management|portfolio|capital markets|equity research|investment banking',
  ],
  [
    'banking',
    'finance',
    'banking|commercial banking|business banking|relationship banking|banca comercial|claims|schaden|sinistres|siniestros|sinistri|sinistros|lending|credit|commercial lending|kredit|prestamos|underwriting|loans|mortgage|bank|risk|risques|riesgos|riscos|risk management|risikomanagement|tresor|bancaire|banca|banque|banco|bancario|private banking|retail banking|corporate banking|firmenkunden|privatkunden|kreditanalyse|credito|creditos|cobranzas|seguros riesgos|bolsa',
  ],
  [
    'legal',
    'legal',
    'legal|recht|juristisch|juristischer|rechtlich|rechtsabteilung|juridique|juridico|juridisch|juridische zaken|legale|affari legali|affaires juridiques|law|litigation|contracts|vertragsmanagement|asuntos legales|assuntos juridicos|ufficio legale|juridische|juridicos|derecho|direito|droit|diritto|rechten|arbeidsrecht|arbeitsrecht|legal affairs|affari societari|juridico corporativo|legal operations',
  ],
  [
    'compliance',
    'legal',
    'compliance|conformite|cumplimiento|conformidade|datenschutz|privacy|data protection|protection des donnees|proteccion de datos|protecao de dados|regulatory|regulatory affairs|affaires reglementaires|gdpr|ip|patent|intellectual property',
  ],
  [
    'it',
    'it',
    'it|ict|edv|information technology|informationstechnologie|informatique|informatica|sistemas|sistemas de informacion|sistemi informativi|systemes d information|systeme d information|systemes dinformation|systeme dinformation|si|ti|tic|tecnologia|tecnologias de la informacion|tecnologia da informacao|informationssysteme|it systems|information systems|tecnologias|digital workplace|it infrastruktur|sistemas y tecnologia|enterprise applications|erp|sap|ced|sistemas e ti|dsi fonction|it services|datacenter|data center|it sistemas|sistemas informaticos|servicios informaticos|sistemi e reti|informatiemanagement|infraestrutura|infraestructura de ti|salesforce|infraestructura|infrastructure it|infraestrutura de ti|crm systemen|informatiebeheer',
  ],
  [
    'it-support',
    'it',
    'it support|it helpdesk|it help desk|help desk|helpdesk|technical helpdesk|service desk|it service desk|support informatique|soporte it|suporte de ti|supporto informatico|soporte de sistemas|suporte tecnico|soporte tecnico|it service',
  ],
  ['networks', 'it', 'networks|network|netzwerk|netzwerke|reseaux|reseau|redes|reti|rete|netwerk|netwerken|systemes et reseaux|telecom'],
  [
    'it-security',
    'it',
    'information security|cyber security|cybersecurity|it security|it sicherheit|security|ciberseguridad|seguranca da informacao|cybersecurite|securite informatique|informationssicherheit|sicurezza informatica|seguridad informatica|informatiebeveiliging',
  ],
  ['systems', 'it', 'systems|systeme|system|systemintegration|systemi|systemen|it operations|it infrastructure|betrieb it'],
  ['databases', 'it', 'database|databases|datenbank|datenbanken|base de donnees|bases de datos|banco de dados'],
  [
    'engineering',
    'engineering',
    'engineering|entwicklung|technik|technology|tech|technique|technisch|technische|technischer|ingenieria|ingenierie|engenharia|ingegneria|techniek|ontwikkeling|developpement|desarrollo|desenvolvimento|sviluppo|ufficio tecnico|bureau d etudes|bureau detudes|product engineering|technical|technologie|tecnologia e inovacao|hardware|technical staff|engenharia e manutencao|process engineering|bureau etudes|ingenieurwesen|engineering and technology|verfahrenstechnik|konstruktion|konstruktionen|bouwkunde|elektrotechnik|elektronik|electronica|eletronica|elettronica|elektrotechniek|mechanik|mechatronik|mecanica industrial|maschinenbau',
  ],
  [
    'software',
    'engineering',
    'software|logiciel|logiciels|softwareentwicklung|software development|software engineering|desarrollo de software|desenvolvimento de software|sviluppo software|softwareontwikkeling|developpement logiciel|application development|applications|anwendungsentwicklung',
  ],
  ['full-stack', 'engineering', 'full stack|fullstack'],
  ['frontend', 'engineering', 'frontend|front end'],
  ['backend', 'engineering', 'backend|back end'],
  ['web', 'engineering', 'web|webentwicklung'],
  ['mobile', 'engineering', 'mobile|ios|android'],
  [
    'devops',
    'engineering',
    'devops|site reliability|sre|platform|plattform|cloud|infrastructure|dev ops|devsecops|infrastruktur|kubernetes',
  ],
  ['qa', 'engineering', 'qa|quality assurance|test automation|testing|test|qualitatssicherung software|software quality'],
  ['embedded', 'engineering', 'embedded|firmware|robotics|automation|automatisierung|automatizacion|automazione|automacao|automatisme'],
  [
    'research',
    'engineering',
    'research|r and d|rd|forschung|forschung und entwicklung|recherche|recherche et developpement|investigacion|pesquisa|pesquisa e desenvolvimento|ricerca|ricerca e sviluppo|research and development|investigacion y desarrollo|onderzoek|innovation|innovacion|inovacao|i d|f and e|i and d|innovatie|innovazione',
  ],
  [
    'customer-success',
    'customer_success',
    'customer success|client success|customer experience|cx|customer onboarding|onboarding|sucesso do cliente|exito del cliente|exito de clientes|succes client|customer relations|experiencia de cliente|experience client|experiencia do cliente|reussite client|sucesso de clientes|kundenerfolg|klantsucces|kundenzufriedenheit|customer care success|implementation|cs|customer journey',
  ],
  [
    'support',
    'support',
    'support|product support|customer support|customer service|kundenservice|kundendienst|kundensupport|service client|service clients|clientele|relation client|atencion al cliente|servicio al cliente|atencao ao cliente|atendimento ao cliente|atendimento|servico ao cliente|klantenservice|klantcontact|assistenza clienti|servizio clienti|servizi clienti|customer care|client services|client service|technical support|call center|contact center|callcenter|support technique|suporte ao cliente|suporte|soporte|servicio tecnico|after sales|sav|service apres vente|kundenbetreuung|kundenberatung service|assistenza tecnica|assistenza|postventa|pos venda|klantondersteuning|service|assistance|soporte al cliente|soporte a clientes|atencion a clientes|client support|relation clients|relations clients|relacao com clientes|relacionamento com o cliente|kundenbetreuung service|clientenservice|apoio ao cliente|atendimento a clientes|sac|ouvidoria|helpline',
  ],
  [
    'operations',
    'operations',
    'operations|ops|betrieb|betriebs|exploitation|operativ|operationeel|operatief|operaciones|operacoes|operativo|operazioni|operatie|operativa|facility|facilities|facility management|facilitair|business operations|administration|administracion|administracao|amministrazione|verwaltung|administratie|back office|backoffice|moyens generaux|general affairs|administrativo general|general services|servicios generales|servicos gerais|services generaux|administrativo y general|bedrijfsvoering|bedrijfsbureau|csr|rse|sustainability|nachhaltigkeit|esg|sostenibilidad|sustentabilidade|sostenibilita|duurzaamheid|zentrale dienste|empfang|vendor management|business excellence|operational excellence|bedrijfsvoering en financien',
  ],
  ['clinical-operations', 'operations', 'clinical operations'],
  [
    'purchasing',
    'operations',
    'purchasing|procurement|einkauf|achats|achat|compras|inkoop|acquisti|acquisto|beschaffung|sourcing|strategic sourcing|approvisionnement|approvisionnements|aprovisionamiento|abastecimiento|suprimentos|ufficio acquisti|materialwirtschaft|strategischer einkauf',
  ],
  [
    'supply-chain',
    'operations',
    'stock|stocks|inventory|customs|douanes|zoll|aduanas|dogana|fleet management|import export|supply chain|lieferkette|cadena de suministro|cadeia de suprimentos|logistics|logistik|logistique|logistica|logistiek|warehouse|lager|magazzino|entrepot|almacen|magazijn|transport|transporte|distribution|spedition|versand|expedition|fleet|deposito|almoxarifado|armazem|disposition|frota|flota|flotte|wagenpark|fuhrpark|flotta|bodega|embarques|s and op|magasin central|materials|materials management|spedizioni',
  ],
  [
    'production',
    'operations',
    'production|confezionamento|imballaggio|stampaggio|assemblaggio|cablaggio|verniciatura|montaggio|produktion|produccion|producao|productie|produzione|manufacturing|fertigung|plant|werk|werks|usine|fabrica|planta|fabriek|stabilimento|montage|industriel|industrial operations|fabrication|maintenance|instandhaltung|mantenimiento|manutencao|manutenzione|onderhoud|technische dienst|technische diensten|technischer dienst|wartung|fertigungs|betriebstechnik|industriale|taller|officina|atelier',
  ],
  [
    'quality',
    'operations',
    'continuous improvement|amelioration continue|mejora continua|melhoria continua|health and safety|environmental health and safety|miglioramento continuo|quality|qualitat|qualitaet|qualite|calidad|qualidade|kwaliteit|qualita|qualitatsmanagement|qualitatssicherung|hse|ehs|qhse|safety|arbeitssicherheit|securite|seguridad e higiene|seguridad y salud|sicurezza|veiligheid|seguranca do trabalho|lean|umwelt',
  ],
  [
    'project',
    'operations',
    'project|projects|projekt|projekte|projet|projets|proyecto|proyectos|projeto|projetos|progetto|progetti|projecten|program|programme|programma|pmo|project management|projektmanagement|programa|programas|projectbeheer|commessa|planejamento|planificacion|planung|planification|planning|pianificazione|planeamento|delivery|pmo projetos',
  ],
  [
    'construction',
    'operations',
    'construction|bau|chantier|travaux|obra|obras|cantiere|bouw|baustelle|conduite de travaux|obras y proyectos|hochbau|tiefbau|site|obra civil|gros oeuvre|edilizia|wegenbouw|bauwesen|bauprojekte',
  ],
  ['office', 'operations', 'office|buro|bureau|oficina|escritorio|ufficio|kantoor'],
  [
    'strategy',
    'executive',
    'strategy|strategie|estrategia|strategia|corporate development|unternehmensentwicklung|corporate strategy|transformation',
  ],
  [
    'real-estate',
    'sales',
    'real estate|immobilien|immobilier|inmobiliario|inmobiliaria|imobiliario|vastgoed|immobiliare|property|property management|imoveis|liegenschaften|inmuebles|leasing|lettings|bienes raices|facility immobilien|gestion immobiliere|administracion de fincas|gestor inmobiliario|hausverwaltung|hausverwalter|vve',
  ],
  [
    'medical',
    'other',
    'health|clinical research|recherche clinique|investigacion clinica|pesquisa clinica|ricerca clinica|klinische forschung|klinisch onderzoek|ehpad|altenheim|pflegeheim|seniorenheim|verpleging|verzorging|dental|emergency|dermatology|medical|radiology|nursing|pflege|medizin|clinical|klinik|soins|clinique|clinica|salud|saude|sanitario|zorg|cardiology|surgery|pflegedienst|klinische|krankenhaus|hospital|hopital|ospedale|ziekenhuis|therapie|gesundheit|sante|enfermeria|enfermagem|infermieristico|ouderenzorg|sanidad|veterinary|pharmacy|apotheke|pharmacie|farmacia|medica|medico sanitaria|psychiatrie|innere medizin|kardiologie|chirurgie|care|jeugdzorg|gehandicaptenzorg|thuiszorg|wijkzorg',
  ],
  [
    'hospitality',
    'operations',
    'hotel|kitchen|kuche|cuisine|cocina|cozinha|cucina|keuken|hotels|hotellerie|hoteleria|hotelaria|albergo|albergho|restaurant|restaurants|restaurante|restaurantes|ristorante|restauration|ristorazione|gastronomie|gastronomia|catering|food and beverage|f and b|horeca|hospitality|alimentos e bebidas|alimentos y bebidas|kantine|front office|guest services|guest relations|guest experience|spa|tourism|turismo|tourismus',
  ],
  ['fire-service', 'other', 'fire|feuerwehr|army|navy|air force|military|public safety'],
  [
    'politics',
    'other',
    'elue|senateur|senatrice|senatore|beigeordneter|beigeordnete|stadtverordneter|kreisrat|bezirksrat|gedeputeerde|statenlid|assessora al|assessora alla|assessora alle|assessora ai|assessora all|assessora allo|assessora comunale|assessora regionale|=assessore|wethouder|wethouderin|locoburgemeester|politician|politiker|politikerin|politicien|politico|politica|member of parliament|mp|abgeordneter|abgeordnete|bundestagsabgeordneter|senator|senador|senadora|deputado|deputada|diputado|diputada|vereador|vereadora|concejal|concejala|city councilor|councillor|councilor|council member|city council member|gemeinderat|gemeinderatin|stadtrat|stadtratin|kantonsrat|kantonsratin|grossratin|nationalrat|nationalratin|gemeenteraadslid|raadslid|tweede kamerlid|conseiller municipal|conseillere municipale|conseiller regional|deputee|elu local|consigliere comunale|consigliere regionale|assessore|deputato|onorevole|congressman|state representative|adjoint au maire',
  ],
  [
    'fundraising',
    'marketing',
    'fundraising|mecenat|captacion de fondos|captacao de recursos|angariacao de fundos|fondsenwerving|raccolta fondi|collecte de fonds|philanthropy|major gifts|annual giving|individual giving|corporate giving|donor relations|membership|mitgliederbetreuung|sponsoring|sponsorship|spenden',
  ],
  [
    'sports',
    'other',
    'sport|sports|football|fussball|futbol|futebol|calcio|voetbal|soccer|tennis|basketball|baloncesto|basquete|pallacanestro|handball|balonmano|volleyball|pallavolo|rugby|hockey|cricket|golf|swim|swimming|schwimm|schwimmen|natacion|natacao|nuoto|natation|zwem|ski|gym|athletic|athletics|atletismo|atletica|atletico|athletisme|leichtathletik|esports|cycling|boxing|boxen|boxe|judo|karate|yoga|pilates|fitness|deportivo|deportes|desportivo|esportivo|esportes|sportivo|sportif|sportive|strength and conditioning|coaching staff|women s soccer|torwart|jugend trainer',
  ],
  [
    'arts',
    'other',
    'theater|theatre|teatro|teatral|teatrale|cinema|film|filme|cine|movie|orchestra|orquesta|orquestra|orchester|orchestre|orkest|choir|chor|chorale|coral|coro|koor|music|musik|musique|musica|muziek|opera|oper|ballet|ballett|balletto|circus|zirkus|museum|musee|museo|museu|musea|gallery|galerie|galeria|galleria|kultur|cultura|culturel|culturelle|cultural|culturale|cultuur|heritage|patrimonio cultural|exhibitions|ausstellungen|exposiciones|exposicoes|mostre|arts|performing arts|fine arts|visual arts|buhne|scene|spectacle|spectacles|broadcast|broadcasting|radio|television|tv|sound|ton|lighting|camera|kamera|photography|fotografie|stage|newsroom|news',
  ],
  [
    'land',
    'other',
    'agriculture|agricultural|farm|farming|landwirtschaft|agricole|agricola|agricolo|agricultura|agricoltura|landbouw|horticulture|gartenbau|jardines|jardins|vineyard|forestry|forst|forestal|forestale|forestier|greenhouse|livestock|ganaderia|pecuaria|crop|dairy|vini|weinbau|viticole|animal|animals|tier|zoo|wildlife|parks|parks and recreation|recreation',
  ],
  [
    'public-affairs-of-town',
    'other',
    'urban planning|city planning|stadtplanung|urbanisme|urbanismo|urbanistica|land use|zoning|housing|wohnungswesen|logement|vivienda|habitacao|social services|social service|services sociaux|servicios sociales|servicos sociais|servico social|servizi sociali|service social|sozialdienst|soziales|sozialamt|jugendamt|sociale dienst|sociale zaken|social affairs|asuntos sociales|human services|youth services|youth|jugend|jeunesse|juventud|juventude|infanzia|enfance|infancia|jeugd|family services|veterans services|veterans affairs|community corrections|corrections|probation|immigration|foreign service|foreign affairs|homeland security|emergency management|civil defense|proteccion civil|protezione civile|defesa civil|securite civile|customs and border protection|law enforcement|criminal justice|humanitarian|refugee|refugees|water and sanitation|wash|human rights|menschenrechte|droits de l homme|derechos humanos|direitos humanos|diritti umani|plaidoyer|advocacy|relief|socio sanitario|socio assistenziale|socio pedagogico|socio educativo|socioeducativo|socio educatif|socio culturel|sociocultural|gemeinwesen|integration migranten|ministry|ministries|worship|parish|church|kirche|kirchengemeinde|diocese|paroisse|parroquia|faith|youth ministry|pastoralarbeit',
  ],
  [
    'public-operations',
    'operations',
    'public works|bauamt|ordnungsamt|burgeramt|burgerburo|einwohnermeldeamt|standesamt|sozialversicherung|town hall|city hall|rathaus|mairie|ayuntamiento|comune|camara municipal|prefeitura|gemeente|waste|wastewater|water treatment|recycling|sewer|highway|highways|public transport|transit|airport|flughafen|aeroport|aeropuerto|aeroporto|port operations|hafen|railway|bahn|rail|fleet and facilities|fleet|grants|grants management|volunteers|volunteer|voluntariado|benevoles|volontari|vrijwilligers|ehrenamt|patient access|patient services|patient service|patient relations|medical billing|medical coding|medical records|health information management|shared services|business support|project support|programme support|program support|administrative support|passenger service|passenger services|passenger|licensing and permits|permit|permits|permitting|elections|civil registry|registro civil|etat civil|stato civile|burgerlijke stand|anagrafe|inspections|housekeeping|front of house|bar|bars|banquet|banquets|banqueting|rooms division|dining|dining room|sala|salle|food service|food services|foodservice|reservations|reservierung|reservations hotel|bevoorrading|planning transport|verkehr|trafico|traffic operations|terminal|depot|yard|dock|environmental services|contract administration',
  ],
  [
    'education',
    'other',
    'e learning|elearning|instituto|basisschool|sixth form|education|teaching|bildung|ensenanza|onderwijs|didattica|academic|pedagogique|pedagogico|schul|school|schule|ecole|college|lycee|escuela|colegio|escola|scuola|scolastico|universidad|universidade|universita|university|universitat|universiteit|faculty|kita|kindergarten|creche|pedagogica|paedagogik|padagogik|estudios|docencia|ensino|curriculum|student affairs|admissions|community outreach|early years|early childhood|special education|special needs|sen|student services|student life|student success|lehrstuhl|lehrstuhls|fakultat|facultad|faculdade|facolta|educacion fisica|educacao fisica|educazione fisica|education physique|physical education|children|kinder|enfants|ninos|bambini|kinderen|basisonderwijs|academico|academica|pastoral',
  ],
];

/** Occupations with their own department. A field next to them takes precedence ("sales engineer", "marketing analyst"). */
export const occupations: readonly WorkLine[] = [
  [
    'engineer',
    'engineering',
    'engineer|ingenieur|ingeniero|engenheiro|ingegnere|eng|engineers|ingenieur d etudes|ingenieur detudes|engenheira',
  ],
  ['developer', 'engineering', 'developer|entwickler|developpeur|desarrollador|desenvolvedor|ontwikkelaar|sviluppatore|dev|developpeuse'],
  [
    'engineer software',
    'engineering',
    'software engineer|software developer|swe|sde|software development engineer|softwareentwickler|software entwickler|softwareingenieur|ingenieur logiciel|developpeur logiciel|desarrollador de software|ingeniero de software|engenheiro de software|desenvolvedor de software|softwareontwikkelaar|software ontwikkelaar|sviluppatore software|ingegnere del software|ingegnere software|software engineer ii|software engineer iii|software engineer i|anwendungsentwickler|applicatieontwikkelaar|engenheira de software|ingeniera de software|softwareentwicklungsingenieur',
  ],
  ['developer full-stack', 'engineering', 'full stack engineer|full stack developer|fullstack developer|fullstack engineer'],
  ['developer frontend', 'engineering', 'front end engineer|frontend engineer|front end developer|frontend developer'],
  ['developer backend', 'engineering', 'back end engineer|backend engineer|back end developer|backend developer'],
  [
    'developer mobile',
    'engineering',
    'mobile engineer|mobile developer|ios developer|ios engineer|android developer|android engineer|app developer|app entwickler',
  ],
  ['programmer', 'engineering', 'programmer|programmierer|programmeur|programador|programmatore|coder|computer programmer'],
  [
    'architect-software',
    'engineering',
    'software architect|solutions architect|solution architect|architecte logiciel|arquitecto de software|arquiteto de software|software architekt|softwarearchitekt|softwarearchitect|cloud architect|technical architect|enterprise architect|system architect|architetto software|arquitecto de soluciones|it architect',
  ],
  [
    'service-technician',
    'support',
    'service technician|field service technician|field service engineer|servicetechniker|servicemonteur|kundendiensttechniker|kundendienstmonteur|technicien sav|technicien itinerant|technicien de service|tecnico de servicio|tecnico de servicio tecnico|tecnico di assistenza|tecnico di assistenza tecnica|tecnico de assistencia tecnica|tecnico de assistencia|service engineer|buitendienstmonteur|tecnico di servizio',
  ],
  [
    'interior-designer',
    'design',
    'interior designer|interior architect|innenarchitekt|architecte d interieur|decorateur d interieur|disenador de interiores|interiorista|arquitecto de interiores|designer de interiores|decorador|decoradora|interieurarchitect|interieurontwerper|interieurstylist|interior designerin|architetto d interni|arredatore|arredatrice|kitchen designer|kuchenplaner',
  ],
  [
    'process-engineer',
    'engineering',
    'process engineer|process technologist|procestechnoloog|verfahrenstechniker|verfahrensingenieur|ingenieur process|ingenieur procede|ingeniero de procesos|engenheiro de processos|ingegnere di processo|perito industriale|perito elettronico|perito meccanico|tecnologo|proceskundig ingenieur|ingeniero agronomo|ingenieur agronome|ingegnere agronomo|engenheiro agronomo|geologist|geologue|geologo|geoloog',
  ],
  ['policy-specialist', 'operations', 'business administrator|verwaltungsleiter stellvertretend'],
  [
    'constructor',
    'engineering',
    'konstrukteur|konstrukteurin|progettista|design engineer|projeteur|tekenaar|dessinateur|draftsman|proyectista|projetista|technischer zeichner|dibujante|disegnatore|constructeur|bauzeichner|zeichner|delineante|dessinateur projeteur|disegnatore tecnico|disegnatore meccanico|cad designer|cad technician|drafter|statiker|bim modeler|bim modelleur|desenhista|cadista|bim coordinator',
  ],
  [
    'scientist',
    'engineering',
    'scientist|researcher|research scientist|wissenschaftler|chercheur|investigador|pesquisador|ricercatore|onderzoeker|forscher|chemist|chemiker|physicist|biologist|biologe|physiker|chimiste|chimico|quimico|quimica farmaceutica|biologo|biologa|bioloog|fisico|zoologist|ecologist|geneticist|bioinformatician|biotechnologist|chemicus|natuurkundige|wetenschapper|microbiologist|principal investigator',
  ],
  ['scrum-master', 'engineering', 'scrum master|agile coach'],
  ['tester', 'engineering', 'tester|qa tester|software tester|testeur'],
  [
    'mechanical-engineer',
    'engineering',
    'mechanical engineer|maschinenbauingenieur|ingenieur mecanique|ingeniero mecanico|engenheiro mecanico|werktuigbouwkundig ingenieur|werktuigbouwkundige|ingegnere meccanico',
  ],
  [
    'civil-engineer',
    'engineering',
    'civil engineer|bauingenieur|ingenieur genie civil|ingeniero civil|engenheiro civil|civiel ingenieur|ingegnere civile',
  ],
  [
    'electrical-engineer',
    'engineering',
    'electrical engineer|elektroingenieur|ingenieur electrique|ingeniero electrico|engenheiro eletricista|elektrotechnisch ingenieur|ingegnere elettrico|elektrotechniker',
  ],
  [
    'industrial-engineer',
    'engineering',
    'industrial engineer|ingeniero industrial|wirtschaftsingenieur|ingenieur industriel|engenheiro de producao|engenheiro industrial|ingegnere gestionale|process engineer|manufacturing engineer|production engineer',
  ],
  [
    'technician',
    'engineering',
    'technician|techniker|technicien|technicus|mechatroniker|mecatronicien|mechaniker|electronician|elektroniker',
  ],
  [
    'sales-engineer',
    'sales',
    'sales engineer|vertriebsingenieur|ingenieur commercial|ingeniero de ventas|ingeniero comercial|engenheiro de vendas|verkoopingenieur|technico commercial|technicocommercial|tecnico commerciale|tecnico comercial|solutions engineer|solution engineer|presales engineer|pre sales engineer|technischer vertrieb|sales consultant technical',
  ],
  ['account-executive', 'sales', 'account executive|ae|ejecutivo de cuentas|executivo de contas|ejecutivo de cuenta'],
  [
    'sales-representative',
    'sales',
    'sales representative|sales rep|salesperson|salesman|saleswoman|sales associate|sales agent|handelsvertreter|vertreter|representant commercial|representante de ventas|representante comercial|representante de vendas|vertegenwoordiger|agente di commercio|agente di vendita|agente commerciale|agente comercial|rappresentante|vendeur|vendeuse|vendedor|vendedora|verkaufer|verkoper|venditore|verkaufsberater|conseiller de vente|conseiller commercial|vrp|vertriebsreprasentant|sales advisor|sales executive|ejecutivo de ventas|executivo de vendas|ejecutivo comercial|executivo comercial|delegado comercial|promotor de vendas|commesso|delegado de ventas|delegada de ventas|commercial terrain|delegue commercial',
  ],
  [
    'sdr',
    'sales',
    'sdr|sales development representative|sales development rep|bdr|business development representative|business development rep',
  ],
  ['business-developer', 'sales', 'business developer|charge d affaires|charge daffaires|chargee daffaires'],
  [
    'customer-advisor',
    'sales',
    'kundenberater|kundenbetreuer|customer advisor|asesor comercial|consultor de vendas|consultor comercial|verkoopadviseur|gebietsleiter manager|bezirksleiter',
  ],
  [
    'buyer',
    'operations',
    'buyer|einkaufer|einkaeufer|acheteur|acheteuse|comprador|inkoper|purchaser|acquirente|sourcing specialist|addetto acquisti',
  ],
  [
    'planner',
    'operations',
    'affreteur|ordonnanceur|approvisionneur|logisticien|demand planner|inspector|controleur qualite|auditeur qualite|qualitatsprufer|quality inspector|quality controller|quality auditor|planner|disponent|planificateur|planificador|dispatcher|scheduler|planer|produktionsplaner|programador de la produccion|ispettore|inspecteur|inspektor|inspettore|pcp|planejamento e controle da producao|burgerzaken',
  ],
  [
    'clerk',
    'operations',
    'clerk|sachbearbeiter|kaufmann|kauffrau|industriekaufmann|industriekauffrau|burokaufmann|burokauffrau|verwaltungsangestellte|administrator office|employe administratif|gestionnaire|impiegato|impiegata|impiegato amministrativo|impiegata amministrativa|administratief medewerker|office clerk|data entry|kaufmannischer angestellter|kfm angestellter|kaufmann fur buromanagement|kauffrau fur buromanagement|administrativo contable auxiliar|betriebswirt|bedrijfskundige|administrador de empresas|employe de bureau|employee de bureau|burofachkraft|dokumentalist|document controller|administrativo comercial oficina|records clerk',
  ],
  [
    'executive-assistant',
    'operations',
    'executive assistant|ea|personal assistant|assistentin der geschaftsfuhrung|assistent der geschaftsfuhrung|assistenz der geschaftsfuhrung|vorstandsassistent|vorstandsassistentin|assistante de direction|assistant de direction|asistente de direccion|asistente ejecutivo|asistente ejecutiva|secretario ejecutivo|secretaria ejecutiva|secretaria executiva|secretario executivo|assistente executiva|assistente executivo|assistente de diretoria|directiesecretaresse|directieassistent|directiesecretaris|assistente di direzione|management assistant|assistenz der geschaftsleitung|assistentin der geschaftsleitung|secretaria de direccion|secretaire de direction|assistente de direcao|assistant to the ceo|persoonlijk assistent|personliche assistentin|personlicher assistent|assistante personnelle|asistente personal|assistente pessoal|assistente personale|assistent der leitung|secretaria da diretoria|secretaria executiva trilingue|geschaftsleitungsassistent|managementassistent|assistenz der leitung|virtual assistant',
  ],
  [
    'administrative-assistant',
    'operations',
    'standardiste|telephonist|telefonista|transcriptionist|administrative assistant|admin assistant|admin|verwaltungsassistent|assistante administrative|assistant administratif|auxiliar administrativo|auxiliar administrativa|asistente administrativo|asistente administrativa|assistente administrativo|assistente administrativa|administratief assistent|assistente amministrativo|assistente amministrativa|administrativo|administrativa|secretary|sekretar|sekretarin|secretaire|secretario|secretaria|secretaresse|segretario|segretaria|office assistant|office administrator|receptionist|empfang|empfangsmitarbeiter|rezeptionist|receptionniste|recepcionista|receptioniste|hotesse d accueil|rezeption|tecnica administrativa|administratieve kracht|medewerker administratie|segreteria|impiegata di segreteria|office coordinator|burokraft|burohilfe|auxiliar de oficina|auxiliar de escritorio|escriturario administrativo|ofm',
  ],
  [
    'business-analyst',
    'operations',
    'business analyst|analyste metier|analista de negocio|analista de negocios|bedrijfsanalist|process analyst|business analist|informatieanalist|procesanalist|requirements engineer|informatiemanager',
  ],
  [
    'accountant',
    'finance',
    'accountant|buchhalter|bilanzbuchhalter|finanzbuchhalter|comptable|contable|contador|contador publico|contador general|contabilista|tecnico contabil|accountancy assistant|contabile|ragioniere|ragioniera|contadora|comptable general|tecnico oficial de contas|toc|contabilista certificado|contador publico nacional|comptable unique|tenedor de libros|staff accountant|tecnico contabile',
  ],
  [
    'bookkeeper',
    'finance',
    'bookkeeper|boekhouder|aide comptable|lohnbuchhalter|accounts clerk|kreditorenbuchhalter|debitorenbuchhalter|anlagenbuchhalter|accounts payable specialist|accounts payable clerk|accounts receivable specialist',
  ],
  [
    'chartered-accountant',
    'finance',
    'expert comptable|commercialista|steuerberater|belastingadviseur|certified public accountant|cpa|chartered accountant|tax advisor|tax consultant|fiscalist|asesor fiscal|consulente fiscale|steuerfachangestellter|steuerfachangestellte|steuerfachwirt|tax adviser|dottore commercialista',
  ],
  ['auditor', 'finance', 'auditor|wirtschaftsprufer|auditeur|revisor|revisore|commissaire aux comptes|registeraccountant'],
  [
    'internal-auditor',
    'finance',
    'internal auditor|auditor interno|auditeur interne|interner revisor|revisore interno|interne auditor|auditora interna',
  ],
  [
    'controller',
    'finance',
    'controller|financial controller|controleur de gestion|contralor|controller de gestion|comptroller|business controller|controladora',
  ],
  ['treasurer', 'finance', 'treasurer|tresorier|tesorero|tesoureiro|penningmeester|tesoriere'],
  [
    'banker',
    'finance',
    'banker|trader|commodity trader|commodity broker|investment banker|bankkaufmann|bankkauffrau|banquier|banquero|underwriter|actuary|aktuar|actuaire|actuario|loan officer|stockbroker|financial advisor|financial adviser|finanzberater|conseiller financier|asesor financiero|financieel adviseur|consulente finanziario|promotore finanziario|investor|angel investor|economist|bancario|auctioneer|corredor de bolsa|courtier en bourse',
  ],
  ['summer-analyst', 'finance', 'summer analyst'],
  [
    'recruiter',
    'hr',
    'recruiter|recruteur|reclutador|recrutador|headhunter|personalvermittler|charge de recrutement|chargee de recrutement|tecnico de seleccion|selectore|talent acquisition specialist|recruitment consultant|personalberater|recruitment specialist|talent partner|sourcer|selezionatore|intercedent|vestigingsintercedent|loopbaancoach|arbeitsvermittler|jobcoach|selezionatrice|talent acquisition partner',
  ],
  [
    'hr-specialist',
    'hr',
    'personalreferent|personalsachbearbeiter|personeelsfunctionaris|hr generalist|personnel officer|salarisadministrateur|gestionnaire de paie|gestionnaire paie|consulente del lavoro|loonadministrateur|gestionnaire paie et adp|graduado social|personalsachbearbeitung|tecnico de departamento pessoal|lohnbuchhalter',
  ],
  [
    'attorney',
    'legal',
    'attorney|lawyer|rechtsanwalt|rechtsanwaltin|anwalt|anwaltin|avocat|avocate|abogado|advogado|advocaat|avvocato|solicitor|barrister|attorney at law|attorney law|fachanwalt',
  ],
  [
    'legal-counsel',
    'legal',
    'legal counsel|counsel|justiziar|justitiar|syndikus|syndikusrechtsanwalt|juriste|jurist|bedrijfsjurist|juriste d entreprise|asesor legal|asesor juridico|consultor juridico|giurista|consulente legale|legal advisor|in house counsel|corporate counsel|asesora legal',
  ],
  ['paralegal', 'legal', 'paralegal|notary|notar|notaire|notario|notaris|notaio|rechtsanwaltsfachangestellte|legal assistant|clerc'],
  [
    'data-protection-officer',
    'legal',
    'data protection officer|dpo|datenschutzbeauftragter|datenschutzbeauftragte|compliance officer|privacy officer|geldwaschebeauftragter|functionaris gegevensbescherming|oficial de cumplimiento',
  ],
  [
    'system-administrator',
    'it',
    'system administrator|systems administrator|sysadmin|systemadministrator|it administrator|administrateur systeme|administrateur systemes|administrateur systemes et reseaux|administrador de sistemas|administrador de redes|systeembeheerder|netwerkbeheerder|sistemista|amministratore di sistema|administrateur reseau|netzwerkadministrator|applicatiebeheerder|functioneel beheerder|network administrator',
  ],
  [
    'network-engineer',
    'it',
    'network engineer|systems engineer|system engineer|netzwerktechniker|ingenieur reseau|ingeniero de redes|netwerkbeheer|systemingenieur|security engineer|infrastructure engineer',
  ],
  [
    'it-specialist',
    'it',
    'fachinformatiker|informatiker|informaticien|informatico|tecnico informatico|perito informatico|it specialist|systemtechniker|technicien support|technicien informatique|support technician|support engineer it|it support technician|it technician|it engineer|analista de sistemas|helpdeskmedewerker|helpdesk medewerker|technicien systemes|analyst systems|systems analyst|it consultant|tecnico de sistemas|tecnico de informatica|systemanalytiker|sap consultant|sap berater|database administrator|dba|penetration tester|pentester|ethical hacker|security analyst|security consultant|cybersecurity analyst|desktop support engineer|it support engineer',
  ],
  [
    'data-scientist',
    'data',
    'data scientist|cientifico de datos|cientista de dados|datenwissenschaftler|statistician|data science engineer',
  ],
  [
    'data-analyst',
    'data',
    'data analyst|datenanalyst|analyste de donnees|analista de datos|analista de dados|data analist|analista dati|analyste donnees|bi analyst|business intelligence analyst|analista dei dati',
  ],
  [
    'data-engineer',
    'data',
    'data engineer|machine learning engineer|ml engineer|ai engineer|ingenieur data|ingeniero de datos|engenheiro de dados|analytics engineer|dateningenieur|ai researcher',
  ],
  [
    'designer',
    'design',
    'designer|disenador|gestalter|vormgever|designeur|progettista grafico|disegnatrice|animator|motion designer|motion graphics designer|3d artist|3d animator|stilista|styliste|modedesigner|fashion designer|webdesigner|grafisch ontwerper|ontwerper|ux writer|concept artist|game designer|game artist|art worker|set designer|disenador industrial',
  ],
  [
    'graphic-designer',
    'design',
    'graphic designer|grafikdesigner|grafiker|graphiste|disenador grafico|designer grafico|grafisch vormgever|grafico|mediengestalter|infographiste|grafica pubblicitaria|visual designer|illustrator|illustrateur',
  ],
  ['ux-researcher', 'design', 'ux researcher|user researcher|ux research'],
  [
    'art-director',
    'design',
    'art director|directeur artistique|directrice artistique|director de arte|diretor de arte|direttore artistico|director artistico',
  ],
  ['product-owner', 'product', 'product owner|po|proprietaire de produit'],
  ['manager product', 'product', 'chef de produit|cheffe de produit|jefe de producto|pm product'],
  ['manager account', 'sales', 'accountmanager|account manager|gerente de cuenta'],
  ['manager office', 'operations', 'officemanager|office manager'],
  [
    'writer',
    'marketing',
    'copywriter|redacteur|redactor|redator|texter|content writer|content creator|redactrice|tekstschrijver|influencer|technical writer|concepteur redacteur|contentmarketeer|online redakteur|content strategist|strategist content|produtor de conteudo|produtora de conteudo|creador de contenido|createur de contenu|contentspecialist|webredacteur|grant writer|proposal writer|ux writer copy',
  ],
  [
    'marketer',
    'marketing',
    'marketer|marketeer|growth hacker|evangelist|press officer|pressesprecher|attache de presse|porte parole|portavoz|assessor de imprensa|woordvoerder|addetto stampa|communicatieadviseur|charge de communication|chargee de communication|brand ambassador|communicatiemedewerker|marketingreferent|media buyer|media planner|acheteur media',
  ],
  [
    'support-agent',
    'support',
    'atendente|operador de telemarketing|teleconseiller|klantadviseur|klantenservicemedewerker|conseiller clientele|agente de atencion al cliente|call center agent|customer service representative|customer service agent|teleoperador|charge de clientele|teleoperatore|operatore call center|servicemitarbeiter|operatrice call center|operador de call center|operatore di call center|conseiller clientele a distance|charge de relation client|chargee de relation client|agente call center|operatore telefonico|operadora de telemarketing|operatrice di call center|medewerker klantenservice|kundenberater im callcenter|call center operator|customer service specialist|customer service advisor|customer service assistant|assistente de atendimento|gestor telefonico|auxiliar de atendimento',
  ],
  ['csm', 'customer_success', 'csm'],
  [
    'consultant',
    'other',
    'consultant|berater|consultor|consultora|consulente|adviseur|conseiller|conseil|asesor|advisor|adviser|consultante|beratung|freelance consultant',
  ],
  [
    'management-consultant',
    'other',
    'management consultant|unternehmensberater|consultant en management|consultor de empresas|strategy consultant|consultor empresarial|organisatieadviseur|business consultant|consulente aziendale|consulente di direzione|managementberater|consultant en strategie|consultant strategie',
  ],
  ['architect', 'other', 'architect|architekt|architecte|arquitecto|arquiteto|architetto'],
];

/** Occupations without a department: only a field next to them determines it. */
export const plainOccupations: readonly (readonly [key: string, phrases: string])[] = [
  ['analyst', 'analista tecnico|analyst|analyste|analista|analist|analytiker'],
  [
    'specialist',
    '=assessor|facilitateur|facilitador|facilitatore|facilitator|aanjager|ondersteuner|deskundige|correspondant|intervenant|ansprechpartner|ansprechperson|=voluntario|=voluntaria|=volontario|=benevole|=vrijwilliger|=volunteer|=ehrenamtliche|=person|agilista|strategist|strateeg|estratega|estrategista|stratega|floorperson|kraft|fachmann|fachspezialist|praktiker|gehilfe|liaison|specialist|spezialist|mdw|medew|mitarb|add|adde|specialiste|especialista|specialista|fachkraft|referent|referentin|charge|chargee|medewerker|mitarbeiter|mitarbeiterin|officer|beauftragter|beauftragte|employee|employe|empleado|empleada|funcionario|addetto|addetta|impiegato|agent|agente|representative|rep|associate|generalist|tecnico|technician of|attache|attachee|auxiliar|functionaris|colaborador|collaboratore|collaborateur|fachangestellter|angestellter|practitioner|professional|worker|staff member|gestionnaire de|tecnica|promotor|member|gestionnaire|executive|ejecutivo|executivo|pleno|business partner|partenaire|angestellte|assessor|assessora|esperto di',
  ],
  [
    'coordinator',
    'coordinator|coord|koord|koordinator|coordinateur|coordinatrice|coordinador|coordinadora|coordenador|coordenadora|coordinatore|coordinator van|coordonnateur|coordonnatrice',
  ],
  [
    'assistant',
    'assistant|asst|assist|ass|assistent|assistante|asistente|assistente|assistenz|ayudante|aide|hilfskraft|auxiliaire|ajudante|assistentin|aiutante',
  ],
  ['administrator', 'administrator|administrateur|administrador|beheerder'],
];
