/**
 * Crunchbase's categories and groups, and the categories of Google Maps and Yelp, in German, French, Spanish, Italian, Dutch and Portuguese, where the words say less
 * than the English name or something else: translated by hand on 2026-11-28, many in two wordings. Names that also mean something else every day are left out
 * ("vela", "planning"). Folded, compared as a whole. A data table.
 */
import type { IndustryId } from './industries.ts';
import { namesWithIds } from './industry-names.ts';

const names: Readonly<Record<IndustryId, string>> = {
  software:
    'desktop anwendungen|applicazioni desktop|desktopapps|aplicativos de desktop|informationsdienste|servizi di informazione|informatiediensten|tecnologia dellinformazione|standortbezogene dienste|services de geolocalisation|services geolocalises|servicios basados en la ubicacion|servizi di localizzazione|servizi basati sulla posizione|locatiegebaseerde diensten|servicos baseados em localizacao|online portale|portails en ligne|portales en linea|portali online|online portalen|portais online|betriebssysteme|systemes dexploitation|sistemas operativos|sistemi operativi|besturingssystemen|sistemas operacionais|suchmaschinen|moteurs de recherche|moteur de recherche|motores de busqueda|buscadores|motori di ricerca|zoekmachines|mecanismos de busca|motores de busca|simulacion|simulazione|simulatie|simulacao|webbrowser|navigateurs web|navegadores web|browser web|webbrowsers|servizi internet|internetdiensten|navigation et cartographie|navegacion y mapas|navegacion y cartografia|navigazione e mappatura|navigatie en kaarten|navegacao e mapeamento',
  'software.business-software':
    'betriebliche informationssysteme|systemes dinformation dentreprise|sistemas de informacion empresarial|sistemi informativi aziendali|bedrijfsinformatiesystemen|sistemas de informacao empresarial|dokumentenverwaltung|gestao de documentos|elektronische signatur|signature electronique|firma electronica|firma elettronica|elektronische handtekening|assinatura eletronica|unternehmensanwendungen|aplicaciones empresariales|applicazioni aziendali|bedrijfsapplicaties|bedrijfstoepassingen|aplicativos empresariais|aplicacoes empresariais|software empresarial|wissensmanagement|gestion des connaissances|gestion del conocimiento|gestione della conoscenza|kennismanagement|kennisbeheer|gestao do conhecimento|management informationssysteme|systemes dinformation de gestion|sistemas de informacion de gestion|sistemas de informacion gerencial|sistemi informativi gestionali|managementinformatiesystemen|sistemas de informacao gerencial|produktivitatswerkzeuge|outils de productivite|herramientas de productividad|strumenti di produttivita|productiviteitstools|ferramentas de produtividade|projektmanagement|gestione progetti|abonnementdienst|service dabonnement|servicio de suscripcion|servizio in abbonamento|abonnementsdienst|servico de assinatura|videoconference|videovergaderen|videoconferencing',
  'software.developer-tools':
    'anwendungsleistungsmanagement|gestion des performances applicatives|gestion del rendimiento de aplicaciones|gestione delle prestazioni applicative|beheer van applicatieprestaties|gestao de desempenho de aplicacoes|entwickler apis|api pour developpeurs|api para desarrolladores|api per sviluppatori|apis voor ontwikkelaars|apis para desenvolvedores|entwicklerplattform|plateforme pour developpeurs|plataforma para desarrolladores|piattaforma per sviluppatori|ontwikkelaarsplatform|plataforma para desenvolvedores|entwicklerwerkzeuge|entwickler tools|herramientas para desarrolladores|strumenti per sviluppatori|tools voor ontwikkelaars|ferramentas para desenvolvedores|eingebettete systeme|systemes embarques|sistemas embebidos|sistemas integrados|sistemi embedded|embedded systemen|ingebedde systemen|sistemas embarcados|codigo abierto|codigo aberto',
  'software.data-and-ai':
    'inteligencia de negocios|inteligencia empresarial|maschinelles sehen|vision par ordinateur|vision artificial|vision por computadora|visione artificiale|visione computerizzata|computervisie|visao computacional|datenintegration|integration de donnees|integracion de datos|integrazione dei dati|integrazione di dati|data integratie|gegevensintegratie|integracao de dados|datenvisualisierung|visualisation de donnees|visualizacion de datos|visualizzazione dei dati|datavisualisatie|visualizacao de dados|banche dati|databases|gesichtserkennung|reconnaissance faciale|reconocimiento facial|riconoscimento facciale|gezichtsherkenning|reconhecimento facial|geodaten|geoinformation|geoespacial|geospaziale|geospatiaal|bilderkennung|reconnaissance dimages|reconocimiento de imagenes|riconoscimento delle immagini|beeldherkenning|reconhecimento de imagens|intelligente systeme|systemes intelligents|sistemas inteligentes|sistemi intelligenti|intelligente systemen|maschinelles lernen|apprentissage automatique|aprendizaje automatico|apprendimento automatico|machinaal leren|aprendizado de maquina|sprachverarbeitung|verarbeitung naturlicher sprache|traitement du langage naturel|traitement automatique des langues|procesamiento del lenguaje natural|elaborazione del linguaggio naturale|natuurlijke taalverwerking|processamento de linguagem natural|pradiktive analytik|vorhersageanalyse|analyse predictive|analisis predictivo|analisi predittiva|voorspellende analyse|analise preditiva|semantisches web|web semantique|web semantica|web semantico|semantisch web|spracherkennung|reconnaissance vocale|reconocimiento de voz|riconoscimento vocale|spraakherkenning|reconhecimento de voz|textanalyse|analyse de texte|analisis de texto|analisi del testo|tekstanalyse|analise de texto|daten und analysen|donnees et analyse|donnees et analytique|datos y analisis|datos y analitica|dati e analisi|dados e analise|dados e analises',
  'software.cloud-infrastructure':
    'informatique en nuage|computacion en la nube|cloudcomputing|computacao em nuvem|cloud datendienste|services de donnees cloud|servicios de datos en la nube|servizi dati cloud|clouddatadiensten|servicos de dados em nuvem|cloud infrastruktur|infrastructure cloud|infraestructura en la nube|infrastruttura cloud|cloudinfrastructuur|infraestrutura em nuvem|cloud speicher|stockage en ligne|stockage cloud|almacenamiento en la nube|archiviazione cloud|cloudopslag|armazenamento em nuvem|content delivery netzwerk|reseau de diffusion de contenu|red de distribucion de contenidos|rete di distribuzione dei contenuti|contentdistributienetwerk|rede de distribuicao de conteudo|rechenzentrumsautomatisierung|automatisation des centres de donnees|automatizacion de centros de datos|datacenterautomatisering|archiviazione dati|dataopslag|gegevensopslag|armazenamento de dados|bureau denregistrement de domaines|registrador de dominios|registrar di domini|domeinregistrar|registro de dominios|it infrastruktur|infrastructure informatique|infraestructura de ti|infraestructura informatica|infrastruttura informatica|infrastruttura it|it infrastructuur|infraestrutura de ti|virtualisation|virtualizacion|virtualizzazione|virtualisatie|virtualizacao|alojamiento web|hospedagem de sites',
  'software.cybersecurity':
    'cloud sicherheit|securite du cloud|seguridad en la nube|sicurezza cloud|cloudbeveiliging|seguranca em nuvem|seguranca cibernetica|betrugserkennung|detection des fraudes|deteccion de fraude|rilevamento delle frodi|fraudedetectie|deteccao de fraudes|identitatsmanagement|gestion des identites|gestion de identidades|gestione delle identita|identiteitsbeheer|gestao de identidades|securite des reseaux|seguridad de red|sicurezza delle reti|seguranca de rede|penetrationstests|tests dintrusion|pruebas de penetracion|test di penetrazione|penetratietests|testes de penetracao|testes de invasao|protection de la vie privee|confidentialite|privacidad|privacidade|spamfilter|filtrage anti spam|filtrado de spam|filtro antispam|spamfiltering|filtragem de spam|confidentialite et securite|privacidad y seguridad|privacy en beveiliging|privacidade e seguranca',
  'software.it-services':
    'gestion informatique|gestion de ti|gestione it|it beheer|gestao de ti|technischer support|assistance technique|support technique|supporto tecnico|technische ondersteuning|webanwendungen|applications web|aplicaciones web|applicazioni web|webapplicaties|aplicativos web',
  'software.marketing-software':
    'plateforme dechange publicitaire|intercambio de anuncios|scambio di annunci|advertentiebeurs|bolsa de anuncios|advertentienetwerk|rede de anuncios|anzeigen targeting|segmentacion de anuncios|advertentietargeting|segmentacao de anuncios|appmarketing|kontaktverwaltung|gestion des contacts|gestion de contactos|gestione dei contatti|contactbeheer|gestao de contatos|lead generierung|leadgenerierung|generation de prospects|generation de leads|generacion de clientes potenciales|generacion de leads|generazione di contatti|leadgeneratie|geracao de leads|gestion des prospects|gestion de clientes potenciales|gestione dei contatti commerciali|leadbeheer|gestao de leads|treueprogramme|kundenbindungsprogramme|programmes de fidelite|programas de fidelizacion|programas de lealtad|programmi fedelta|loyaliteitsprogrammas|programas de fidelidade|marketing automatisierung|automatisation du marketing|automatizacion de marketing|automazione del marketing|marketingautomatisering|automacao de marketing|vertriebsautomatisierung|automatisation des ventes|automatizacion de ventas|automazione delle vendite|verkoopautomatisering|automacao de vendas|marketing sur les reseaux sociaux|marketing sui social media|socialmediamarketing|marketing em redes sociais|videowerbung|videoreclame',
  'software.hr-software':
    'mitarbeiterleistungen|sozialleistungen fur mitarbeiter|avantages sociaux|beneficios para empleados|benefit aziendali|personeelsvoordelen|arbeidsvoorwaarden|beneficios para funcionarios',
  'software.games':
    'gelegenheitsspiele|jeux occasionnels|juegos casuales|giochi casual|jogos casuais|konsolenspiele|jeux de console|juegos de consola|giochi per console|consolegames|jogos de console|ludification|gamificacion|gamificacao|online spiele|online spellen|onlinegames|jogos online|jeux serieux|juegos serios|giochi seri|jogos serios|videospellen|virtuelle welten|mondes virtuels|mundos virtuales|mondi virtuali|virtuele werelden|mundos virtuais',
  'software.marketplaces':
    'anuncios clasificados|annunci economici|kleine advertenties|advertenties|classificados|gemeinschaftlicher konsum|consommation collaborative|consumo colaborativo|consumo collaborativo|collaboratieve consumptie|okonomie des teilens|economie collaborative|economie du partage|economia colaborativa|economia della condivisione|deeleconomie|economia compartilhada',
  'software.social-networks':
    'externalisation ouverte|colaboracion abierta distribuida|partnersuche|citas en linea|incontri online|namoro online|nachrichtendienste|messaggistica|berichtendiensten|mensagens|soziale medien|medias sociaux|soziales netzwerk|red social|rete sociale|sociaal netwerk|rede social',
  'software.consumer-apps':
    'app suche|descubrimiento de aplicaciones|app ontdekking|descoberta de aplicativos|aplicaciones moviles|mobiele apps|aplicativos moveis',
  'software.blockchain': 'virtuelle wahrung|monnaie virtuelle|moneda virtual|valuta virtuale|virtuele valuta|moeda virtual',
  hardware: 'elektronik|electronique|electronica|elettronica|elektronica|eletronica|eletronicos',
  'hardware.computers':
    'informatique quantique|computacion cuantica|informatica quantistica|calcolo quantistico|kwantumcomputing|computacao quantica',
  'hardware.consumer-electronics':
    'erweiterte realitat|realidad aumentada|toegevoegde realiteit|realidade aumentada|eletronicos de consumo|appareils mobiles|dispositivos moviles|dispositivi mobili|mobiele apparaten|dispositivos moveis|intelligentes zuhause|slim huis|automacao residencial|virtuelle realitat|virtuele realiteit|objets connectes portables|technologies portables|dispositivos ponibles|dispositivi indossabili|draagbare technologie|dispositivos vestiveis',
  'hardware.electronic-components':
    'bewegungserfassung|capture de mouvement|captura de movimiento|bewegingsregistratie|captura de movimento|mess und pruftechnik|test et mesure|tests et mesures|pruebas y medicion|test e misurazione|test en meting|test en meetapparatuur|teste e medicao',
  'hardware.robotics': 'droni',
  'hardware.network-equipment':
    'internet des objets|internet de las cosas|internet delle cose|internet der dingen|internet das coisas|netzwerkhardware|hardware de red|hardware di rete|netwerkhardware|hardware de rede|optische kommunikation|communication optique|communications optiques|comunicacion optica|comunicaciones opticas|comunicazione ottica|comunicazioni ottiche|optische communicatie|comunicacao optica|comunicacoes opticas',
  telecommunications:
    'internetdienstanbieter|proveedor de servicios de internet|fornitore di servizi internet|internetaanbieder|ip telefonie|telefonia ip|voz sobre ip|telefonia voip|internettelefonie|mensajeria y telecomunicaciones',
  'telecommunications.wireless': 'draadloos',
  'telecommunications.wireline':
    'festnetztelekommunikation|telecomunicaciones alambricas|telecomunicazioni via cavo|vaste telecommunicatie|telecomunicacoes com fio',
  'telecommunications.satellites':
    'communication par satellite|comunicacion por satelite|comunicacao por satelite|comunicacao via satelite',
  'financial-services':
    'geschenkkarten|cartes cadeaux|tarjetas de regalo|carte regalo|cadeaubonnen|cadeaukaarten|cartoes presente|vale presente|kredite und investitionen|prets et investissements|prestamos e inversiones|prestiti e investimenti|leningen en investeringen|emprestimos e investimentos',
  'financial-services.banking':
    'geldautomat|distributeur de billets|cajero automatico|bancomat|sportello automatico|geldautomaat|caixa eletronico',
  'financial-services.fintech':
    'schwarmfinanzierung|micromecenazgo|raccolta fondi online|finanziamento collettivo|financiamento coletivo|personliche finanzen|finances personnelles|finanzas personales|finanza personale|persoonlijke financien|financas pessoais|technologies financieres',
  'financial-services.payments':
    'rechnungsstellung|abrechnung|facturacion|fatturazione|facturatie|facturering|faturamento|tarjetas de credito|cartoes de credito|debitkarten|cartes de debit|carte di debito|debetkaarten|mobile zahlungen|mobiele betalingen|zahlungen|betalingen|transaktionsverarbeitung|traitement des transactions|procesamiento de transacciones|elaborazione delle transazioni|transactieverwerking|processamento de transacoes',
  'financial-services.lending':
    'gewerbekredite|firmenkredite|prets aux entreprises|prestamos comerciales|prestiti alle imprese|zakelijke kredieten|emprestimos comerciais|prestamos al consumo|consumentenkrediet|credito ao consumidor|auskunftei|centrale rischi|kredietbureau|kredietinformatiebureau|biro de credito|mikrokredite|microkrediet',
  'financial-services.asset-management':
    'fonds speculatifs|fondos de cobertura|fondi speculativi|hedgefondsen|fundos de hedge|fundos de cobertura|wirkungsorientiertes investieren|impactinvesteringen|investimento de impacto|vermogensmanagement',
  'financial-services.venture-capital':
    'investissement providentiel|inversion angel|investimento angelico|angel investeringen|investimento anjo|grunderzentren|incubadoras de empresas',
  'financial-services.investment-banking':
    'handelsplattform|plateforme de trading|plataforma de trading|plataforma de negociacion|piattaforma di trading|handelsplatform|plataforma de negociacao',
  'financial-services.exchanges': 'finanzborsen|bourses financieres|financiele beurzen|wertpapierborsen|effectenbeurzen',
  'insurance.life-and-health': 'assurance maladie|assicurazione sulla vita',
  'insurance.property-and-casualty':
    'autoversicherung|seguro de automoveis|gewerbeversicherung|assurance des entreprises|seguros comerciales|assicurazioni commerciali|zakelijke verzekeringen|seguros empresariais|gebaudeversicherung|assurance de biens|seguros de propiedad|assicurazione sulla proprieta|eigendomsverzekering|seguro de propriedade',
  'real-estate': 'investissement immobilier|inversion inmobiliaria|investimenti immobiliari',
  'real-estate.services':
    'gebaudewartung|gebaudeinstandhaltung|entretien des batiments|maintenance des batiments|manutenzione degli edifici|gebouwonderhoud|manutencao predial|gestione delle strutture|facilitair beheer|gestao de instalacoes|gestion de propiedades|gestao de propriedades',
  'real-estate.commercial': 'bienes raices comerciales|commercieel vastgoed|espaces de travail partages|espacios de trabajo compartidos',
  'real-estate.residential':
    'mietimmobilien|immobilier locatif|propiedades de alquiler|propiedades en alquiler|immobili in affitto|imoveis para alugar|imoveis para locacao',
  'real-estate.proptech': 'intelligente gebaude|batiments intelligents|edificios inteligentes|edifici intelligenti|slimme gebouwen',
  healthcare:
    'diabete|notfallmedizin|medicina de urgencias|medicina de emergencia|medicina durgenza|spoedeisende geneeskunde|erste hilfe|premiers secours|premiers soins|primeros auxilios|primo soccorso|eerste hulp|ehbo|primeiros socorros|atencion medica|assistencia medica|soins ambulatoires|atencion ambulatoria|cure ambulatoriali|assistenza ambulatoriale|atendimento ambulatorial|reeducation|readaptation',
  'healthcare.practices': 'fruchtbarkeit|fertilite|fertilita',
  'healthcare.elderly-care':
    'logement avec assistance|vivienda asistida|residencias asistidas|residenze assistite|vita assistita|residencia assistida|moradia assistida|atencion medica domiciliaria|cuidados a domicilio|atendimento domiciliar|cuidados domiciliares|soins infirmiers et hebergement|soins infirmiers et soins en etablissement|enfermeria y cuidados residenciales|atencion residencial y de enfermeria|assistenza infermieristica e residenziale|enfermagem e cuidados residenciais',
  'healthcare.medical-devices':
    'assistive technologien|hilfstechnologie|technologies dassistance|tecnologias de asistencia|tecnologia de apoyo|tecnologie assistive|ondersteunende technologie|hulptechnologie|tecnologia assistiva|diagnostik|diagnostic medical|diagnostic de sante|diagnostico de salud|diagnostico medico|diagnostica medica|gezondheidsdiagnostiek|medische diagnostiek|diagnostico de saude',
  'healthcare.wellness': 'personliche gesundheit|sante personnelle|salud personal|salute personale|persoonlijke gezondheid|saude pessoal',
  'life-sciences': 'levenswetenschappen|ciencias da vida',
  'life-sciences.biotechnology':
    'bioinformatik|bioinformatique|bioinformatica|bio informatica|neurowissenschaften|neurociencia|neuroscienze|neurowetenschappen|therapeutika|therapeutique|terapeutica|terapie|therapeutica|biopharmacie|biopharmaceutique|biofarmaceutica|biofarma|biofarmacie',
  'life-sciences.research-tools': 'klinische studien|klinische proeven|ensaios clinicos',
  manufacturing:
    'industrielle fertigung|fabrication industrielle|fabricacion industrial|manufactura industrial|industriele productie|manufatura industrial|fabricacao industrial|herstellung|fabricacao',
  'manufacturing.machinery': 'wirtschaftsingenieurwesen|genie industriel|industriele techniek',
  'manufacturing.printing': '3d printen',
  'manufacturing.automation': 'industrieautomatisierung',
  'automotive.manufacturers':
    'autonome fahrzeuge|vehicules autonomes|veicoli autonomi|autonome voertuigen|zelfrijdende voertuigen|vehicules recreatifs|camping cars|autocaravanas|veicoli ricreativi|camper|recreatievoertuigen|campers',
  'automotive.dealers': 'service de remorquage|servicio de remolque|servico de reboque',
  'aerospace-and-defence.space': 'voyages spatiaux|viajes espaciales|viaggi spaziali|ruimtereizen|viagens espaciais',
  'aerospace-and-defence.defence':
    'heimatschutz|innere sicherheit|securite interieure|seguridad interior|sicurezza interna|binnenlandse veiligheid|seguranca interna|militar|armee|militaire|ejercito|militare|esercito|leger|militair|nationale sicherheit|securite nationale|nationale veiligheid|seguranca nacional',
  'construction.trades': 'renovacion de viviendas|reforma de casas|paisajista|grubenentleerung|spurgo fognature',
  'construction.architecture':
    'kartendienste|kartografie|servicios de mapas|servizi di mappatura|karteringsdiensten|kaartdiensten|servicos de mapeamento|conception mecanique|diseno mecanico|progettazione meccanica|mechanisch ontwerp|projeto mecanico',
  'energy.oil-and-gas': 'fossile brennstoffe|energies fossiles',
  'energy.electricity':
    'stromverteilung|elektroverteilung|distribution electrique|distribuzione elettrica|elektriciteitsdistributie|distribuicao eletrica|energiemanagement|gestion energetica|energiebeheer|red electrica|redes electricas|elektriciteitsnet|rede eletrica',
  'energy.renewables': 'biokraftstoffe|energia de biomasa|saubere energie|energie propre|energies propres|energia pulita|schone energie',
  'energy.water': 'purification de leau|epuration de leau|purificacion de agua|depurazione dellacqua|purificacao de agua',
  'energy.storage-and-nuclear':
    'energiespeicherung|accumulo di energia|pilas de combustible|celdas de combustible|brandstofcellen|celulas a combustivel',
  environment:
    'umwelttechnologie|technologies propres|tecnologia limpia|tecnologias limpias|tecnologie pulite|schone technologie|tecnologia limpa|nachhaltiges bauen|grunes bauen|duurzaam bouwen|nachhaltige konsumguter|biens de consommation ecologiques|bienes de consumo ecologicos|beni di consumo ecologici|groene consumptiegoederen|bens de consumo ecologicos|grune technologie|technologies vertes|tecnologia verde|tecnologie verdi|groene technologie|lutte contre la pollution|control de la contaminacion|controllo dellinquinamento|bestrijding van vervuiling|milieubeheersing|controle de poluicao|durabilite',
  'environment.waste': 'ecoponto',
  'environment.environmental-services': 'umweltingenieurwesen|genie de lenvironnement',
  materials:
    'neue werkstoffe|hochleistungswerkstoffe|materiales avanzados|materiali avanzati|geavanceerde materialen|materiais avancados|naturliche ressourcen|ressources naturelles|recursos naturales|risorse naturali|natuurlijke hulpbronnen|recursos naturais',
  'materials.mining':
    'attivita mineraria|technologies minieres|tecnologia minera|tecnologie minerarie|mijnbouwtechnologie|tecnologia de mineracao',
  agriculture: 'piensos',
  'agriculture.farming': 'hydrokultur|hydroponie|culture hydroponique|hidroponia|idroponica|hydrocultuur|betail|ganado|bestiame',
  'agriculture.agtech': 'technologies agricoles|landbouwtechnologie',
  'food-and-drink': 'suplementos dieteticos|eten en drinken',
  'food-and-drink.packaged-food': 'voedselverwerking|cibo biologico|zeevruchten',
  'food-and-drink.beverages': 'te|thee|cha',
  'food-and-drink.alcohol': 'speciaalbier|vignoble',
  'consumer-goods':
    'productos de gran consumo|snel lopende consumptiegoederen|dagelijkse consumptiegoederen|bens de consumo rapido|bens de consumo de giro rapido|handgemacht|fait main|hecho a mano|fatto a mano|handgemaakt|feito a mao',
  'consumer-goods.apparel': 'anteojos|lentes',
  'consumer-goods.cosmetics': 'salone per unghie|centro unghie',
  'consumer-goods.household':
    'haus und garten|maison et jardin|huis en tuin|casa e jardim|wohndekoration|decoracion del hogar|decorazione per la casa|decoracao de casa|decoracao para casa',
  'consumer-goods.sports-and-leisure': 'bootfahren|navigation de plaisance|navegacion de recreo|pleziervaart',
  retail:
    'gutscheine|bons de reduction|cupones|buoni sconto|kortingsbonnen|cupons de desconto|direktvertrieb|direktverkauf|vente directe|venta directa|vendita diretta|directe verkoop|vendas diretas|venda direta|preisvergleich|comparateur de prix|comparaison de prix|comparacion de precios|comparador de precios|comparazione prezzi|confronto prezzi|prijsvergelijking|comparacao de precos|gebrauchtwaren|seconde main|seconda mano|segunda mao',
  'retail.e-commerce':
    'plateformes de commerce electronique|online auktionen|encheres en ligne|subastas en linea|aste online|online veilingen|leiloes online',
  'retail.grocery':
    'marche fermier|marche de producteurs|mercato contadino|feira de produtores|boodschappen|nachbarschaftsladen|gemakswinkel',
  'retail.specialty':
    'sammlerstucke|objets de collection|coleccionables|oggetti da collezione|verzamelobjecten|colecionaveis|heimwerken|do it yourself|hazlo tu mismo|faca voce mesmo|amelioration de lhabitat|mejoras para el hogar|mejoras del hogar|miglioramento della casa|woningverbetering|melhorias para o lar',
  'retail.retail-tech':
    'systemes de point de vente|terminales punto de venta|sistemi di cassa|einzelhandelstechnologie|technologies du commerce de detail|tecnologia minorista|tecnologia per il retail|winkeltechnologie|retailtechnologie|tecnologia de varejo',
  'transport-and-logistics.freight': 'frachtdienst|vrachtdienst|servico de frete',
  'transport-and-logistics.warehousing':
    'selbstlagerung|autoalmacenamiento|deposito fai da te|deposito in affitto|opslagboxen|guarda volumes',
  'transport-and-logistics.delivery':
    'lieferung|entrega a domicilio|consegna|essenslieferung|lebensmittellieferung|livraison de repas|entrega de comida|comida a domicilio|consegna di cibo|consegna di cibo a domicilio|maaltijdbezorging|letzte meile|transporte de ultima milla|ultima milla|trasporto dellultimo miglio|consegna ultimo miglio|last mile vervoer|transporte de ultima milha|lieferung am selben tag|livraison le jour meme|entrega el mismo dia|consegna in giornata|bezorging op dezelfde dag|entrega no mesmo dia|essenslieferdienst|consegna pasti',
  'transport-and-logistics.rail': 'bahnhof|gare|estacion de tren|estacion de trenes|treinstation|estacao de trem',
  'transport-and-logistics.maritime':
    'fahrverkehr|service de ferry|traversier|servicio de ferry|transbordadores|servizio traghetti|servico de balsas|meerestechnik|technologie marine|tecnologia marina|maritieme technologie|tecnologia marinha|seeverkehr|zeetransport|verzending|corredor maritimo|agente maritimo|broker marittimo|mediatore marittimo|corretor maritimo|wassertransport|transporte acuatico|trasporto per vie dacqua',
  'transport-and-logistics.airlines': 'luchttransport',
  'transport-and-logistics.passenger':
    'coche compartido|compartilhamento de carros|servico de limusine|parkraum|mitfahrgelegenheiten|mitfahrdienste|viajes compartidos|condivisione di corse|ritdelen|compartilhamento de viagens|transporte por aplicativo|busbahnhof|terminal de autobuses|stazione degli autobus|busstation|terminal de onibus|parkeerplaats',
  'transport-and-logistics.supply-chain':
    'fuhrparkmanagement|flottenmanagement|gestion de flotte|gestion de flotas|gestione flotte|wagenparkbeheer|vlootbeheer|gestao de frotas|approvisionnement|aprovisionamiento|approvvigionamento|gestion de la chaine dapprovisionnement|gestion de la cadena de suministro|gestione della catena di fornitura|ketenbeheer|supplychainmanagement|gestao da cadeia de suprimentos',
  'travel-and-hospitality':
    'abenteuerreisen|voyages daventure|viajes de aventura|viaggi avventura|avontuurlijke reizen|avontuurreizen|viagens de aventura|geschaftsreisen|viajes de negocios|viaggi daffari|zakenreizen|zakelijke reizen|viagens de negocios|viagens corporativas|tiempo libre|nachtleben|vie nocturne|vida nocturna|vita notturna|nachtleven|uitgaansleven|vida noturna',
  'travel-and-hospitality.hotels':
    'complexes touristiques|stations balneaires|timesharing|teilzeitwohnrecht|multipropriete|tiempo compartido|multipropiedad|multiproprieta|multipropriedade|tempo compartilhado|reiseunterkunfte|reisaccommodaties|acomodacoes de viagem|ferienvermietung|alquiler de vacaciones|affitti per vacanze|aluguel de temporada|zona de acampada|wohnmobilpark|aire de camping cars|area de autocaravanas|area sosta camper|camperpark',
  'travel-and-hospitality.restaurants': 'essen zum mitnehmen|afhaalmaaltijden|comida para viagem',
  'travel-and-hospitality.travel-agencies': 'touroperador',
  media:
    'digitale medien|medias numeriques|medios digitales|media digitali|midia digital|medias de masse|mezzi di comunicazione di massa|midia de massa',
  'media.advertising':
    'markenmarketing|merkmarketing|contentmarketing|kreativagentur|agence creative|agence de creation|creatief bureau|digitale beschilderung|affichage dynamique|senalizacion digital|segnaletica digitale|digitale bewegwijzering|sinalizacao digital|direktmarketing|midia externa|parrainage|patrocinio|sponsorizzazioni',
  'media.publishing':
    'historietas|fumetti|strips|stripverhalen|quadrinhos|livres numeriques|libros electronicos|libri elettronici|e boeken|livros eletronicos|actualites|noticias|notizie|nieuws|mercado editorial|lehrbucher|schulbucher|manuels scolaires|libros de texto|libri di testo|leerboeken|schoolboeken|livros didaticos|contenuti ed editoria|conteudo e publicacao',
  'media.broadcasting':
    'internetradio|radio par internet|radio por internet|radio via internet|radio online|baladodiffusion|fernsehproduktion|producao de tv',
  'media.film-and-video':
    'animatie|edicion de video|edicao de video|video a la demande|video bajo demanda|video sob demanda|diffusion video en continu|streaming video|transmision de video|videostreaming|streaming de video',
  'media.music': 'onafhankelijke muziek|muziekstreaming',
  'media.arts-and-events':
    'konzerte|concerten|shows e concertos|veranstaltungsmanagement|veranstaltungsmarketing|sale da concerto|muziekpodia|ticketverkauf|boleteria|vendita di biglietti|bilheteria|fachmessen|ferias comerciales|fiere commerciali|vakbeurzen|feiras comerciais|feiras de negocios|hochzeiten|trouwen|vergnugungspark|parc|parque|parco|touristenattraktion|sehenswurdigkeit|attraction touristique|site touristique|atraccion turistica|atractivo turistico|attrazione turistica|toeristische attractie|bezienswaardigheid|atracao turistica|ponto turistico|veranstaltungsplanung|veranstaltungsort',
  'media.sports':
    'football americain|football americano|radfahren|wielrennen|fantasy sport|sports fantasy|deportes de fantasia|fantasysport|esportes de fantasia|eishockey|segeln|navegacion a vela|iatismo|skifahren|skisport|sci|skien|schwimmen|natation|zwemmen',
  'media.design-services':
    'interieurarchitectuur|fotobearbeitung|retouche photo|edicion de fotos|fotoritocco|modifica di foto|fotobewerking|edicao de fotos|conception de produits|diseno de productos|diseno de producto|design del prodotto|progettazione di prodotti|design ux|conception ux|diseno ux|diseno de experiencia de usuario|ux ontwerp|design de ux|conception de sites web|progettazione web|design de sites',
  'professional-services':
    'dokumentenerstellung|preparation de documents|preparacion de documentos|preparazione di documenti|documentvoorbereiding|obseques|landschapsinrichting|kantoorbeheer|qualitatssicherung|assurance qualite|aseguramiento de la calidad|control de calidad|assicurazione della qualita|kwaliteitsborging|garantia de qualidade|verwaltungsdienstleistungen|administratieve diensten',
  'professional-services.consulting':
    'geschaftsentwicklung|desarrollo de negocios|desarrollo comercial|sviluppo aziendale|sviluppo commerciale|bedrijfsontwikkeling|desenvolvimento de negocios|managementconsultancy|risikomanagement|gestion des risques|gestion de riesgos|gestione del rischio|risicobeheer|risicomanagement|gestao de riscos',
  'professional-services.legal':
    'investigation informatique|descubrimiento electronico|descoberta eletronica|geistiges eigentum|intellectueel eigendom|tecnologia legale',
  'professional-services.staffing':
    'karriereplanung|gestion de carriere|planificacion de carrera|pianificazione della carriera|loopbaanplanning|planejamento de carreira|hochschulrecruiting|recrutement universitaire|reclutamiento universitario|reclutamento universitario|campusrecruitment|recrutamento universitario|werkgelegenheid|personalbeschaffung|contratacion|reclutamento|agencia de contratacion',
  'professional-services.outsourcing':
    'service client|atencion al cliente|servicio al cliente|servizio clienti|atendimento ao cliente|cobranza de deudas|cobro de deudas|sous traitance|subcontratacion|uitbesteding|virtuelle assistenten|asistentes virtuales|virtuele assistenten|assistentes virtuais',
  'professional-services.market-research':
    'verbraucherforschung|etudes de consommation|investigacion de consumidores|ricerche sui consumatori|consumentenonderzoek|pesquisa de consumidores|produktforschung|productonderzoek|pesquisa de produtos',
  'professional-services.security-services': 'physische sicherheit|sicurezza fisica',
  'professional-services.translation': 'vertaaldienst',
  'professional-services.research': 'sciences et ingenierie|ciencia e ingenieria|scienza e ingegneria|ciencia e engenharia',
  'professional-services.cleaning':
    'hauswirtschaftsdienst|service de menage|huishoudelijke dienst|service dentretien|servicio de conserjeria|servico de zeladoria|servicos de zeladoria|lavanderia e lavaggio a secco',
  education: 'mint bildung',
  'education.schools':
    'charterschulen|charterscholen|cuidado infantil|assistenza allinfanzia|sekundarschulbildung|colegio de primaria|escola de ensino fundamental',
  'education.training':
    'educacion continua|permanente educatie|educacao continuada|firmenschulungen|bedrijfstraining|treinamento corporativo|sprachenlernen|apprentissage des langues|aprendizaje de idiomas|apprendimento delle lingue|taalonderwijs|talen leren|aprendizado de idiomas|enseignement musical|enseignement de la musique|educacion musical|educazione musicale|educacao musical|personlichkeitsentwicklung|desarrollo personal|persoonlijke ontwikkeling|desenvolvimento pessoal|tutoraggio|berufsbildung',
  'education.edtech':
    'apprentissage en ligne|aprendizaje en linea|apprendimento online|bildungstechnologie|technologies educatives|tecnologie per listruzione|onderwijstechnologie|tecnologia educacional',
  'public-sector':
    'politik|politique|politica|politiek|regierung und militar|gouvernement et armee|gobierno y fuerzas armadas|gobierno y militar|governo e forze armate|overheid en defensie|governo e forcas armadas',
  'public-sector.administration': 'hotel de ville|administration locale|oficina municipal|ufficio comunale|reparticao publica',
  'public-sector.safety': 'forum|commissariat',
  'public-sector.govtech':
    'intelligente stadte|villes intelligentes|ciudades inteligentes|citta intelligenti|slimme steden|cidades inteligentes',
  nonprofit:
    'a but non lucratif|soziales unternehmertum|entrepreneuriat social|emprendimiento social|imprenditoria sociale|sociaal ondernemerschap|empreendedorismo social|soziale wirkung|impact social|impacto social|impatto sociale|maatschappelijke impact|organizzazione senza scopo di lucro',
  'nonprofit.charities':
    'caritatif|caridad|goede doelen|refugio para personas sin hogar|albergue para indigentes|rifugio per senzatetto|dormitorio|abrigo para moradores de rua|humanitare hilfe|humanitaire hulp|sozialhilfe|assistance sociale|maatschappelijke hulpverlening|sociale bijstand',
};

export const translatedCategories = (): [name: string, id: IndustryId][] => namesWithIds(names);
