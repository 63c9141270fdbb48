/**
 * Occupations from staff lists and job ads that the other tables lack, most of them Dutch and Portuguese, with their equivalents in the other
 * languages. Lines are like those of professions.ts: each phrase is a key of its own. Looked up after the other tables. Long because it is one data table.
 */
import type { WorkLine } from './work.ts';

export const commonOccupations: readonly WorkLine[] = [
  // Works, warehouses, roads and ships
  [
    '+operations',
    'operations',
    'aankoper|arbeider|bandwerker|inpakker|orderpicker|orderverwerker|order entry medewerker|medewerker order entry|medewerker orderverwerking|kwaliteitsverantwoordelijke|kwaliteitsmedewerker|kwaliteitscontroleur|managementondersteuner|management assistent|managementassistent|bedrijfsassistent|secretarieel medewerker|baliemedewerker|postkamermedewerker|facilitair medewerker|huismeester|conciergemedewerker|terreinmedewerker|werfarbeider|wegwerker|grondwerker|rioolmedewerker|straatveger|vuilnisman|afvalbeheerder|bagagist|sorteerder|pakketsorteerder|koerier|bezorger|verhuizer|chauffeur ce|vrachtwagenchauffeur|buschauffeur|trambestuurder|machinist|matroos|dekknecht|schipper|kapper machines|heftruckchauffeur|reachtruckchauffeur|kraanmachinist|procesoperator|proces operator|productie operator|machinebediende|lijnoperator|snijder|stansmeester|drukker operator|werkplaatsmedewerker|magazijnbeheerder|materiaalbeheerder|expeditiemedewerker|planner transport|transportplanner|verkeersregelaar|wagenparkbeheerder|bedrijfsbureau medewerker|vorzimmer|poststelle|hausdienst|hausmeisterin|betriebshelfer|betriebshandwerker|bauhof|bauhofmitarbeiter|strassenwarter|klarwarter|kommissionierer|verpacker|sortierer|ausbaufacharbeiter|hochbaufacharbeiter|tiefbaufacharbeiter|lagerhelfer|produktionshelfer|maschinenbediener|verfahrensmechaniker|amarrador|amarrador de embarcacoes|desamarrador|bagageiro|estivador|conferente|conferente de carga|separador|embalador|repositor de estoque|almoxarife|abastecedor|apontador de producao|apontador|marinheiro de conves|tripulante|guardador de veiculos|manobrista|lixeiro|gari|limpador de piscinas|limpador de fachadas|limpador|salineiro|cimenteiro|balanceiro|operador de lingotamento|operador de producao|operador de logistica|auxiliar de producao|auxiliar de expedicao|auxiliar de logistica|auxiliar de almoxarifado|auxiliar de servicos gerais|ajudante de carga|empregado de lavabos|despachador|despachadora|auxiliar de bodega|bodeguero de almacen|recolector de basura|ayudante general|peon caminero|estibador|scaffalista|carrellista|addetto imballaggio|addetto scaffali|netturbino|stradino|bigliettaio|casellante|agente hydrothermale|qualiticien|qualiticienne|cariste manutentionnaire|eboueur|eboueuse|consignataire de navire|timber feller|metal hardener|crane hooker|switchman|railroad switchman|railcar switchman|parts expediter|packager|strapper|assorter|logging specialist|flight coordinator|yardmaster|mill hand|plant hand|pourer|molder|degreaser|animal killer|meat curer|chicken dresser|leak patcher|road patcher|linen keeper|clerical assigner|magazijnmeester|betonstaalverwerker|staalverwerker|metaalverwerker|kunststofverwerker|voedselverwerker|visverwerker|vleesverwerker|medewerker handverpakking|medewerker verpakking|medewerker inpak|medewerker magazijn|medewerker logistiek|medewerker expeditie|medewerker productie|datenerfasser|datenerfasserin|datentypist|datentypistin|datenerfassung|data-invoerder|digitador|digitadora|chapeador naval|chapeador|arrematadeira|arrematador|overloquista|pespontador|pespontadeira|passadeira|calibrator|device calibrator|fachhelfer|fachhelferin|angelernter|maschinenhelfer|schichtleiter|schichtleiterin|heftruck|heftruckbestuurder|coordinadora de rutas|coordinador de rutas|jefe de armado|jefe de ensamble|empregada limpeza|empregada de limpeza|empregado de limpeza|auxiliar de servicios|auxiliar de servicos gerais|auxiliar de sevicos gerais|addetto antincendio|addetto al primo soccorso|pesticide applicator|plans examiner|community association manager|responsable faconnage|magazijnhulp|productiehulp|ploegleider|werkmeester|aankomend bedrijfsleider|lijnverantwoordelijke|bijrijder|kasmedewerker|peon carga|peon de carga|auxiliar servicios|auxiliar de limpeza|cnc fachkraft|inyeccion plastico|caldereria',
  ],
  [
    '+purchasing',
    'operations',
    'aankoper|strategisch aankoper|tactisch inkoper|operationeel inkoper|inkoopassistent|analista de exportacao|analista de importacao|analista de exportacao e importacao|analista de comercio exterior|assistente de importacao|despachante aduaneiro|analista de desembaraco aduaneiro|afretador',
  ],
  // Offices
  [
    '+finance',
    'finance',
    'auxiliar cartera|analista de cartera|auxiliar de cartera|auxiliar causaciones|auxiliar de causacion|gestor de cobranza|gestor de cobros|cobrador|operador de contabilidade|escriturario contabil|operador de contabilidade e escrituracao comercial|auxiliar fiscal|analista fiscal|analista tributario|assistente fiscal|conciliador|faturista|facturista|wohngeldstelle kasse|steueramt|stadtkasse|gemeindekasse|lien searcher|cost recorder|balance sheet analyst|tarifverhandler|salle des marches|expert bilan|quantiticien|actuaris|kostprijscalculator|projectcontroller|fiscalist|incassomedewerker|deurwaarder incasso|debiteurenbeheerder|crediteurenmedewerker|debiteurenmedewerker|boekhoudkundig medewerker|subsidieadviseur financien|aktienanalyst|aktienanalystin|wertpapieranalyst|wertpapieranalystin|kreditanalyst|kreditanalystin|bonitatsanalyst',
  ],
  [
    '+hr',
    'hr',
    'personalservice|personalamt|loopbaanadviseur|loopbaancoach|arbeidsdeskundige|arboadviseur personeel|opleidingsadviseur|learning administrator|resume specialist|higienista ocupacional rh|diretor de relacoes de trabalho',
  ],
  [
    '+it',
    'it',
    'informatiebeheerder|informatieadviseur|informatiearchitect|applicatie specialist|applicatiespecialist|applicatie beheerder|ict adviseur|ict architect|infrastructuur ontwerper|infrastructuur specialist|infrastructuurspecialist|beleidsmedewerker informatiebeveiliging|adviseur informatiebeveiliging|functionaris gegevensbescherming it|tecnico de rede|tecnico de redes|tecnico operador das tecnologias de informacao|tecnico operador das tecnologias de informacao e comunicacao|operador de tic|monitor de informatica|hotliner|hotlineur|hotlineuse|webmastereuse|conseiller numerique|conseillere numerique|charge d innovation numerique|chargee d innovation numerique|numericien|numericienne|gestionnaire de parc informatique|medizininformatiker',
  ],
  [
    '+engineering',
    'engineering',
    'bim modelleur|bim modeler|ingenieur en construction navale|ingenieure en construction navale|ingeniero naval|engenheiro naval|ingegnere navale|schiffbauingenieur|mechatronicus|constructietekenaar|3d tekenaar|3d tekenares|tekenaar constructeur|testanalist|requirements analist|electron microscopist|molecular modeler|microarray analyst|tecnico em calibracao|tecnico em geodesia|tecnico em geodesia e cartografia|inspetor de dutos|tecnico de saneamento|tecnico em biotecnologia|developer product evangelist',
  ],
  [
    '+marketing',
    'marketing',
    'dev advocate|developer advocate|colocador de anuncios|cartazeiro|search optimization analyst|public information specialist|outreach associate|maitre de communaute|voorlichter|woordvoerder|communicatieadviseur|persvoorlichter|eindredacteur marketing|comunicador social|comunicadora social',
  ],
  [
    '+sales',
    'sales',
    'manufacturers agent|manufacturer agent|livestock dealer|auto dealer|bail bonding agent|optical dispenser|solutions specialist|branch associate|winkelbediende|winkelmedewerker|verkoopmedewerker|balieverkoper|commercieel medewerker|accountbeheerder|caixeiro viajante|empregado das agencias de viagem|agente de viagens|recebedor de apostas|gestionnaire de biens|gestore immobiliare|vastgoedbeheerder|verhuurmakelaar|atendente de lojas|atendente de loja|atendente de mercado|atendente de balcao|auctioneer|auktionator|commissaire priseur|subastador|leiloeiro|banditore|veilingmeester|winkelhulp|agente seguros|agente de seguros',
  ],
  [
    '+legal',
    'legal',
    'juge des contentieux de la protection|compliance medewerker|compliance officer medewerker|charge de veille legislative et reglementaire|chargee de veille legislative et reglementaire|charge de veille reglementaire|auxiliar de judiciario|bezwaarjurist|griffiemedewerker|court abstractor|functionaris gegevensbescherming',
  ],
  [
    '+support',
    'support',
    'customer engagement specialist|customer professional|supportmedewerker|contactcentermedewerker|klantadviseur|klantcontactmedewerker',
  ],
  ['+design', 'design', 'schnittdirektrice|bekleidungstechnischer assistent|graficus|dtp er|dtp medewerker|keyliner'],
  // Health, care, schools, church, police, crafts
  [
    '+other',
    'other',
    'regente de farmacia|tecnico de radioterapia|tecnico de cardiopneumografia|tecnico em histologia|tecnico em polissonografia|tecnico em acupuntura|tecnico em quiropraxia|auxiliar de criancas|auxiliar de cuidados de criancas|mae social|sepultador|esoterico|trabalhador social|especialista do trabalho social|empregado de biblioteca|caricaturista|acrobata|contorcionista|trapezista|equilibrista|pugilista|toureiro|modelo de modas|continuista|audiodescritor|microfonista|tecnico em sonorizacao|praca do exercito|detetive profissional|conserveiro|salsicheiro|peleiro|maleiro|correeiro|canteiro|envernizador|reparador de bicicletas|motosserrista|soprador de vidro|assentador de tacos|assentador de refratarios|colocador de telhados|colocador de telhados e de coberturas|tingidor|tecnico florestal|tecnico em piscicultura|tecnico de meteorologia|charge d accompagnement social|chargee d accompagnement social|mediateur social|mediatrice sociale|accompagnateur de tourisme equestre|accompagnatrice de tourisme equestre|charge de pharmacovigilance|chargee de pharmacovigilance|agente arboricole|agent arboricole|gendarmette|histologiste|meunier|meuniere|minier|miniere|paludier|paludiere|polisseuse sur verre|polisseur sur verre|paysan|paysanne|remailleuse|toilier|toiliere|trameur|trameuse|travailleur social|travailleuse sociale|maitre nageur sauveteur|maitresse nageuse sauveteuse|maitre de conferences|maitresse de conferences|maitre de chai|garde a cheval|employe de chai|employe d elevage|enqueteur prive|enquetrice privee|animateur du patrimoine|policier scientifique|policiere scientifique|redacteur de documentation technique|wohngeldstelle|asphaltbauer|chirurgiemechaniker|zimmermadchen|pedagogisch medewerker|jongerenwerker|buurtwerker|ouderenadviseur|wijkverpleegkundige|helpende|verzorgende ig|apothekersassistente|doktersassistent|tandartsassistent|opticien medewerker|leerkracht|onderwijsondersteuner|klassenassistent|rijinstructeur|handhaver|buitengewoon opsporingsambtenaar|boa medewerker|wijkagent|brandwacht|beveiligingsbeambte|kok|keukenhulp|afwasser|barista|gastheer|gastvrouw|kamermeisje|lijnkok|slager|visverkoper|hovenier|boomverzorger|veehouder|loonwerker|klusjesman|technisch adviseur|rat breeder|stonecutter|botany technician|preschool aide|therapeutic assistant|aviculturist|inseminator|kinesiotherapist|ski patrol|weather anchor|stunt woman|hostage negotiator|infantry assaultman|scout sniper|optometric aide|certified ophthalmic assistant|ophthalmic dispenser|certified pesticide applicator|parlor maid|professional model|corn grower|deep well contractor|provider scribe|hiv prevention specialist|termite control representative|piano refinisher|tuck pointer|garage door hanger|dioramist|kaiako|promotora comunitaria|promotor comunitario|promotora de salud|promotor de salud|promotora de saude|promotor de saude|modelo artistico|modelo artistica|modele vivant|helferanwarter|strategieberater|strategieberaterin|unternehmensstratege|aide macon|aides macons|ayudante de albanil|tratador de animais|tratador animais|soignant|soignante|tuinier|tuinman hovenier|bewaker|operatore oss|operatore oss asa|operatore asa|operatrice oss|addetto alla cucina|addetta alla cucina|addetto cucina|chefe cozinha|tecnico frio|tecnico de frio|jefe de herreria|jefe de carpinteria|jefe de soldadura|bombero voluntario|lather|animal keeper|fregaplatos|schrijnwerker|ervaringsdeskundige|landarbeider|cuidador personas mayores|cuidador de personas mayores|cuidadora de personas mayores|buffetkraft|geschirrspuler|aparejador',
  ],
  ['+site-lead', 'operations', 'procesbeheerder|processpecialist'],
];
