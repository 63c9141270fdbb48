/** Businesses that make, sell, build or move things. Folded, in the seven languages. */
export const businessesOfGoods: readonly (readonly [industry: string, names: string])[] = [
  [
    'hardware.semiconductors',
    'chip makers|chipmakers|chipmaker|chip manufacturers|chiphersteller|halbleiterhersteller|halbleiter|semi conducteurs|semiconducteurs|semiconducteur|semiconductores|semicondutores|semiconduttori|halfgeleiders|halfgeleiderbedrijven|chipfabrikanten',
  ],
  [
    'hardware.electronic-components',
    'sensorhersteller|sensorikhersteller|elektronikhersteller|elektronikfertiger|electronics manufacturers|ems providers|electroniciens industriels|fabricants electroniques|fabricantes de electronica|elektronicabedrijven|elektronische bauteile|elektronikbauteile|elektronik dienstleister|leiterplattenhersteller|pcb manufacturers|composants electroniques|componentes electronicos|componenti elettronici|elektronische componenten|ems dienstleister',
  ],
  [
    'hardware.robotics',
    'roboterhersteller|robotikfirmen|robotik|robotique|robotica|drone manufacturers|drone makers|drone companies|drohnenhersteller|fabricants de drones|fabricantes de drones|produttori di droni|dronebedrijven|robotics startups',
  ],
  [
    'life-sciences.pharmaceuticals',
    'farmaceutico|pharmafirmen|pharmaunternehmen|pharmakonzerne|pharmahersteller|arzneimittelhersteller|pharmabranche|laboratoires pharmaceutiques|laboratoire pharmaceutique|labos pharma|laboratorios farmaceuticos|laboratorio farmaceutico|farmaceuticas|farmaceutica|case farmaceutiche|casa farmaceutica|industria farmaceutica|industrie pharmaceutique|farmaceutische bedrijven|farmabedrijven|pharma|drug makers|drug manufacturers|big pharma|generics manufacturers|labos pharmaceutiques|farmaceutische industrie',
  ],
  [
    'life-sciences.biotechnology',
    'biotech firmen|biotechfirmen|biotechunternehmen|biotechs|biotechnologiques|biotecnologicas|aziende biotech|biotechbedrijven|biotecnologia',
  ],
  [
    'life-sciences.research-tools',
    'contract research organizations|contract research organisations|contract research organization|forschungslabore|laboratoires de recherche clinique|lab equipment makers|lab equipment manufacturers|laborgeratehersteller|laborausstatter|laboratoriumapparatuur',
  ],
  [
    'manufacturing',
    'industrieunternehmen|industriebetrieb|industriefirmen|industriels|fertigungsunternehmen|produktionsunternehmen|produktionsfirmen|manufacturing companies|fabriken|usines|fabricas|fabbriche|fabrieken|factories|industrial companies|werkzeugbau|werkzeugbauer|productiebedrijven|productiebedrijf|maakbedrijven|aziende manifatturiere|sites industriels|tool makers|toolmakers|tool manufacturers|contract manufacturers|lohnfertiger|manufacturing plants|verarbeitendes gewerbe|industriele bedrijven|fertiger',
  ],
  [
    'manufacturing.machinery',
    'maschinenbauunternehmen|maschinenbaufirmen|maschinenfabriken|maschinenfabrik|maschinenhersteller|anlagenbauunternehmen|sondermaschinenbauer|sondermaschinenbau|werkzeugmaschinenhersteller|aufzugshersteller|aufzugsfirmen|elevator companies|elevator manufacturers|ascensoristes|fabricants de machines outils|fabricantes de maquinaria|fabricantes de ascensores|macchine utensili|produttori di macchinari|costruttori di impianti|fabricantes de maquinas|machinefabrieken|machinefabriek|machinebouw|machinebouwer|pump manufacturers|pumpenhersteller|crane manufacturers|verpackungsmaschinenhersteller|maschinen und anlagenbau|constructeurs de machines|machines outils|compressor manufacturers|aufzugbauer|liftbedrijven|machine tool builders|maquinaria industrial|mecanique industrielle',
  ],
  [
    'manufacturing.electrical-equipment',
    'leuchtenhersteller|lighting manufacturers|lighting companies|schaltanlagenbauer|elektrotechnik|elektrotechnikfirmen|fabricants d equipements electriques|iluminacion|illuminazione|verlichting|cable manufacturers|kabelhersteller|elektrogeratehersteller|schaltschrankbauer|schaltschrankbau|elektrotechnische bedrijven|elektrotechniek|equipements electriques|material electrico|equipos electricos|apparecchiature elettriche|equipamentos eletricos|fabricants d eclairage|illuminotecnica',
  ],
  [
    'manufacturing.metal-products',
    'metalmeccanica|metalmecanica|giesserei|giessereien|fonderies|fonderie|fundiciones|fundicion|fundicoes|gieterijen|gieterij|foundries|foundry|metallbau|metallbaufirmen|metallverarbeitung|metallverarbeitende betriebe|blechbearbeiter|dreherei|drehereien|schlosserei|zerspanung|zerspanungsbetriebe|zerspaner|machine shops|machine shop|cnc shops|sheet metal shops|metallurgie|usinage|decolletage|tolerie|caldererias|carpinteria metalica|officine meccaniche|officina meccanica|carpenteria metallica|carpenterie metalliche|lavorazioni meccaniche|metalurgica|metaalbewerking|metaalbedrijf|metaalbedrijven|metaalbewerkers|metalworking|stahlbauer|staalbouwers|constructiebedrijven|chaudronnerie|talleres metalurgicos|cnc machining|steel fabricators|sheet metal companies|blechbearbeitung|mecanique de precision|galvanikbetriebe|hartereien|oberflachentechnik|lackierereien|metallindustrie|metaalindustrie',
  ],
  [
    'manufacturing.plastics-and-rubber',
    'kunststoffverarbeiter|kunststoffverarbeitung|kunststoffhersteller|kunststofftechnik|kunststoffindustrie|spritzgiesser|spritzgussbetriebe|plasturgistes|plasturgiste|plasturgie|plastics companies|injection molders|injection moulders|inyeccion de plasticos|plasticos|industria plastica|stampaggio plastica|materie plastiche|plastici|kunststofverwerkers|kunststofbedrijven|rubber manufacturers|kunststofverwerkende bedrijven|fabricants de plastique|industria del plastico|inyeccion de plastico|stampaggio materie plastiche|plastica|settore plastica|injection molding|injection moulding companies|caoutchouc',
  ],
  [
    'manufacturing.packaging',
    'verpackungshersteller|verpackungsindustrie|verpackungsfirmen|emballages|emballage|fabricants d emballages|envases|envases y embalajes|embalajes|imballaggi|imballaggio|embalagens|verpakkingen|verpakkingsbedrijf|verpakkingsindustrie|packaging|box manufacturers|kartonagenhersteller|wellpappenhersteller',
  ],
  [
    'manufacturing.furniture',
    'mobelfabriken|mobelindustrie|kuchenhersteller|kuchenbauer|fabricants de mobilier|fabricantes de muebles|fabricas de muebles|mobilifici|mobilificio|produttori di mobili|fabricas de moveis|fabricantes de moveis|meubelfabrikanten|meubelfabrieken|furniture makers|settore del mobile|ameublement|industrie du meuble|settore arredo|arredamento|arredo|legno arredo|mobiliario|buromobelhersteller|kitchen manufacturers|keukenfabrikanten',
  ],
  [
    'manufacturing.textiles',
    'texteis|textil|textilhersteller|textilfirmen|textilbetriebe|webereien|spinnereien|filatures|tissages|textile mills|hilaturas|tessitura|tessiture|filature|textielbedrijven|textielfabrieken|industrie textile|teppichhersteller',
  ],
  [
    'manufacturing.printing',
    'druckerei|druckereien|druckhauser|druckindustrie|imprimeurs|imprimeur|imprimerie|imprenta|imprentas|artes graficas|tipografie|tipografia|stampatori|graficas|grafica|drukkerij|drukkerijen|print shops|printing companies|3d druck|3d printing|impression 3d|impresion 3d|stampa 3d|impressao 3d|onlinedruckereien|stamperie|copy shops|siebdruckereien|3 d printing|3 d druck',
  ],
  [
    'manufacturing.building-products',
    'fensterbauer|fensterhersteller|turenhersteller|window manufacturers|baustoffhersteller|fabricants de fenetres|fabricantes de ventanas|serramenti|infissi|kozijnen fabrikanten|roofing manufacturers|kozijnenfabrikanten|menuiseries industrielles|kozijnbedrijven|treppenbauer|rollladenhersteller|baustoffindustrie',
  ],
  [
    'automotive',
    'automobilindustrie|automobilkonzerne|automobilbranche|autoindustrie|autobranche|industrie automobile|industria del automovil|industria automobilistica|industria automotriz|industria automotiva|setor automovel|auto industrie|kfz branche|industria automovel|carrosseries|carrozzerie|karosseriebetriebe|location de voitures|autoverhuur|schadeherstelbedrijven|reifenhandler',
  ],
  [
    'automotive.manufacturers',
    'automobilhersteller|autohersteller|autobauer|constructeurs automobiles|constructeur automobile|fabricantes de coches|fabricantes de automoviles|case automobilistiche|montadoras|car makers|carmakers|car manufacturers|truck manufacturers|lkw hersteller|truck makers|fabricants de camions|autofabrikanten|automakers|nutzfahrzeughersteller|motorcycle manufacturers|wohnmobilhersteller',
  ],
  [
    'automotive.parts',
    'autozulieferer|automobilzulieferer|automotive suppliers|auto suppliers|car parts suppliers|tier 1 suppliers|equipementiers automobiles|equipementier automobile|equipementiers|proveedores de automocion|componentes de automocion|autopartes|componentistica auto|componentistica|autopecas|auto onderdelen leveranciers|reifenhersteller|tire manufacturers|tyre manufacturers|zulieferer automobil|kfz zulieferer|toeleveranciers automotive|sous traitants automobiles|componentistica automotive|tier 1 automotive suppliers|automotive zulieferer|automobilzulieferindustrie',
  ],
  [
    'automotive.dealers',
    'autohaus|autohauser|autohandler|autohandel|kfz betriebe|kfz werkstatten|autowerkstatt|autowerkstatten|werkstatten|garages automobiles|garages auto|garages|concessionnaires automobiles|concessionnaires auto|concessions automobiles|concessionnaires|concesionarios de coches|concesionarios de autos|concesionarios|talleres mecanicos|taller mecanico|talleres|talleres de coches|concessionarie|concessionarie auto|concessionari auto|autofficine|autosaloni|officine auto|concessionarias|concessionarias de carros|oficinas mecanicas|oficina mecanica|stands de automoveis|autodealer|autodealers|autobedrijven|autobedrijf|autogarages|car dealers|car dealerships|auto dealers|auto dealerships|dealerships|body shops|auto repair shops|garage automobile|gebrauchtwagenhandler|motorcycle dealers|motorradhandler',
  ],
  [
    'automotive.electric-vehicles',
    'ev charging|ladeinfrastruktur|ladesaulenbetreiber|bornes de recharge|puntos de recarga|colonnine di ricarica|laadpalen|electromobility|elektromobilitat|emobility|e mobility|mobilite electrique|movilidad electrica|mobilita elettrica|mobilidade eletrica|elektroauto hersteller|vehicules electriques|vehiculos electricos|veicoli elettrici|veiculos eletricos|elektrische voertuigen|charging station operators|elektroautos',
  ],
  [
    'aerospace-and-defence',
    'luft und raumfahrt|aerospatial|aerospatiale|aeronautique et defense|aeroespacial|aerospaziale|lucht en ruimtevaart',
  ],
  [
    'aerospace-and-defence.aerospace',
    'aerospace|luftfahrtunternehmen|luftfahrtindustrie|luftfahrt|luftfahrtzulieferer|aeronautique|industrie aeronautique|aeronautica|industria aeronautica|aerospazio|aeronautico|luchtvaartindustrie|aircraft manufacturers|aviation suppliers|aerospace suppliers|flugzeugbauer|flugzeughersteller',
  ],
  [
    'aerospace-and-defence.space',
    'raumfahrt|raumfahrtunternehmen|space startups|spacetech|space tech|satellite companies|ruimtevaart|raumfahrt startups|space companies|industrie spatiale|ruimtevaartbedrijven|sector espacial|new space companies',
  ],
  [
    'aerospace-and-defence.defence',
    'rustungsunternehmen|rustungsfirmen|rustungsindustrie|rustung|rustungskonzerne|verteidigungsindustrie|defense contractors|defence contractors|defense tech|defence tech|industrie de la defense|industria de defensa|industria de la defensa|industria della difesa|industria de defesa|defensiebedrijven|defensie industrie|wehrtechnik|arms manufacturers',
  ],
  [
    'construction',
    'baukonzerne|baubetriebe|baubetrieb|bauwirtschaft|bauindustrie|entreprises de btp|btp|batiment|entreprises du btp|entreprises generales|constructoras|empreiteiras|construtoras|imprese edili|edilizia|bouwbedrijf|aannemers|aannemer|aannemersbedrijven|general contractors|construction firms|building contractors|building companies|bouwnijverheid|entreprises generales du batiment|constructeurs|construcao civil|bauhauptgewerbe|generalunternehmer',
  ],
  [
    'construction.civil-engineering',
    'tiefbauunternehmen|tiefbaufirmen|tiefbau|strassenbauunternehmen|strassenbau|travaux publics|obra civil|obras publicas|lavori stradali|wegenbouwers|wegenbouw|civil contractors|road builders|ingegneria civile|grond weg en waterbouw|road construction|rohrleitungsbau|bahnbau|gleisbau',
  ],
  [
    'construction.trades',
    'elektroinstallateure|elektroinstallateur|elektrobetriebe|elektrofirmen|sanitarbetriebe|shk betriebe|heizungsbauer|heizungsbaufirmen|heizungsbetriebe|klimatechnikfirmen|dachdeckereien|dachdeckerbetriebe|zimmereien|zimmerei|schreinerei|schreinereien|tischlerei|tischlereien|malerbetrieb|fliesenleger|gartenbauer|garten und landschaftsbau|galabau|galabau betriebe|landschaftsbau|artisans du batiment|entreprises artisanales|menuiseries|menuiserie|couvreurs|chauffagistes|plomberie|paysagistes|empresas de reformas|reformas|instaladores electricos|instaladoras|carpinterias|carpinteria|falegnamerie|falegnameria|imprese di impianti|impiantisti|impiantistica|termoidraulica|serralherias|marcenarias|installatiebedrijf|installatiebedrijven|installatietechniek|dakdekkersbedrijven|schildersbedrijven|hoveniersbedrijven|hoveniers|timmerbedrijven|roofing contractors|roofing companies|electrical contractors|plumbing companies|plumbing contractors|hvac contractors|landscaping companies|landscapers|painting contractors|heizung sanitar|gala bau|klusbedrijven|peintres en batiment|artigiani|glasereien|kalte und klimatechnik|brandschutzfirmen|plumbing and heating companies',
  ],
  [
    'construction.architecture',
    'architekturburo|architekturburos|architektenburos|architektenburo|ingenieurburo|ingenieurburos|ingenieurgesellschaften|planungsburos|planungsburo|bureaux d etudes techniques|bureaux d etudes|bureau d etudes|bureaux d architectes|agences d architecture|ingenierias|ingenieria civil|empresas de ingenieria|estudios de arquitectura|studi di ingegneria|studi tecnici|societa di ingegneria|studi di architettura|escritorios de arquitetura|ateliers de arquitetura|gabinetes de arquitetura|gabinetes de engenharia|empresas de engenharia|architectenbureau|architectenbureaus|ingenieursbureau|ingenieursbureaus|engineering firms|engineering companies|engineering consultancies|surveyors firms|architectural firms|cabinets d architecture|despachos de arquitectos|studi di progettazione|vermessungsburos',
  ],
  [
    'construction.materials',
    'zementhersteller|zementwerke|betonwerke|betonhersteller|ziegelwerke|cimenteries|cimentiers|cementeras|cementera|hormigoneras|cementifici|cimenteiras|betonbedrijven|betoncentrales|cement producers|cement companies|concrete companies|building materials suppliers|baustoffhandler|materiaux de construction|materiales de construccion|materiali edili|materiais de construcao|bouwmaterialen|baustoffproduzenten|fabricants de materiaux|betonfabrieken|ziegeleien',
  ],
  [
    'energy',
    'energieversorger|energieunternehmen|energiekonzerne|energiewirtschaft|energieanbieter|entreprises de l energie|fournisseurs d energie|producteurs d energie|empresas energeticas|compagnie energetiche|fornitori di energia|energetica|comercializadoras de energia|energieleveranciers|energieleverancier|energiebedrijven|energiebedrijf|energy suppliers|energy companies|energy providers|energieversorgungsunternehmen|energeticiens|setor eletrico|versorgungsunternehmen|nutsbedrijven|energiemaatschappijen',
  ],
  [
    'energy.electricity',
    'stadtwerke|stadtwerk|stromversorger|stromanbieter|netzbetreiber|electricas|companias electricas|utility|utilities|multiutility|eletricas|companhias eletricas|netbeheerders|electric utilities|power companies|power plants|kraftwerke|kraftwerksbetreiber|elektriciteitsbedrijven|concessionarias de energia|grid operators|power utilities',
  ],
  [
    'energy.renewables',
    'solarfirmen|solarunternehmen|solarteure|solarteur|solarinstallateure|solaranlagenbauer|solarbranche|photovoltaikfirmen|photovoltaikunternehmen|photovoltaik|photovoltaikanlagen anbieter|pv installateure|pv firmen|windparkbetreiber|windparks|windkraftunternehmen|windkraft|windkraftfirmen|windenergie|erneuerbare energien|erneuerbare|okostromanbieter|entreprises du solaire|entreprises solaires|solaire|photovoltaique|installateurs solaires|parcs eoliens|eolien|energies renouvelables|energie renouvelable|energia solar|energia renovable|energias renovables|renovables|empresas de energia solar|empresas de energia renovable|empresas de energias renovables|empresas solares|placas solares|instaladores solares|fotovoltaica|fotovoltaicas|eolica|eolicas|parques eolicos|aziende fotovoltaiche|fotovoltaico|energie rinnovabili|energia rinnovabile|rinnovabili|eolico|parchi eolici|energia renovavel|energias renovaveis|renovaveis|energia eolica|zonne energie|zonnepanelen|zonnepaneleninstallateurs|zonnepanelenbedrijven|windparken|hernieuwbare energie|duurzame energie|solar installers|solar companies|solar developers|wind farms|wind farm|wind energy|wind power|biogas plants|biogasanlagen|biogas|pv anbieter|windenergiebedrijven|energie solaire|panneaux solaires|installatori fotovoltaici|biogasanlagenbetreiber|hydropower|wasserkraft|wasserstoff|warmepumpenhersteller|heat pump companies|solaranlagen|green energy companies',
  ],
  [
    'energy.oil-and-gas',
    'oil and gas|oil gas|ol und gas|petrole et gaz|petroleo y gas|petrolio e gas|olkonzerne|mineralolkonzerne|petroliers|compagnies petrolieres|petroleras|petrolera|petrolieri|petrolifere|compagnie petrolifere|petroliferas|petroleo e gas|oliemaatschappijen|olie en gas|oilfield services|refineries|raffinerien|oil companies|tankstellen|gas stations|petrol stations|gasolineras|stations service|postos de combustivel|ol und gasindustrie|mineralolunternehmen|oleo e gas|tankstations|distributori di benzina|postos de gasolina|offshore oil',
  ],
  [
    'energy.storage-and-nuclear',
    'batteriehersteller|battery makers|battery manufacturers|fabricants de batteries|fabricantes de baterias|nucleaire|nuclear|nucleare|kernenergie|atomkraft|energiespeicher|stromspeicher|energy storage|battery storage|batteriespeicher|nuclear energy|stockage d energie|almacenamiento de energia|nuclear power plants|energieopslag',
  ],
  [
    'energy.water',
    'wasserversorger|wasserwerke|wasserwirtschaft|water utilities|traitement de l eau|tratamiento de aguas|companias de agua|trattamento acque|saneamento|waterschappen|waterbedrijven|water treatment|drinkwaterbedrijven|distribution d eau|abwasserverbande|aziende idriche|servizio idrico|wasseraufbereitung',
  ],
  [
    'environment',
    'klimaschutz|umweltschutz|environment|umwelt|umweltbranche|milieu|environnement|umwelttechnik|umwelttechnikfirmen|greentech|climatetech|klimatech|umweltunternehmen|milieutechniek|climate startups|environmental companies|green tech|milieutechnologie',
  ],
  [
    'environment.waste',
    'entsorgungsbetrieb|entsorgungsbetriebe|entsorgungsfirmen|entsorgungsunternehmen|entsorger|abfallwirtschaft|recyclingfirmen|recyclingbetriebe|schrotthandler|gestion des dechets|traitement des dechets|recyclage|recycleurs|gestion de residuos|residuos|reciclaje|gestoras de residuos|gestione rifiuti|rifiuti|riciclaggio|smaltimento rifiuti|gestao de residuos|reciclagem|afvalverwerkers|afvalverwerking|afvalverwerker|recyclingbedrijven|waste companies|waste haulers|scrap dealers|scrap yards|collecte de dechets|mullabfuhr|containerdienste',
  ],
  ['materials', 'rohstoffunternehmen|rohstoffhandler|werkstoffe|grondstoffen|materiaux avances'],
  [
    'materials.chemicals',
    'quimico|chimico|sector quimico|industria quimica|chemiekonzerne|chemiefirmen|chemieunternehmen|chemiebetriebe|chemieindustrie|chemische industrie|chemie|industrie chimique|chimie|quimicas|industria quimica|empresas quimicas|aziende chimiche|industria chimica|chimica|industrias quimicas|quimica|chemiebedrijven|chemiebedrijf|chemical producers|chemicals|paint manufacturers|lackhersteller|farbenhersteller|chemische bedrijven|entreprises chimiques|lacke und farben|coatings companies|verffabrikanten|adhesives manufacturers|klebstoffhersteller|fertilizer companies|petrochemicals|chemical plants|fabricants de peinture|spezialchemie',
  ],
  [
    'materials.mining',
    'bergbauunternehmen|bergbau|minenbetreiber|compagnies minieres|mineras|empresas mineras|minera|aziende minerarie|mineradoras|mineradora|mijnbouwbedrijven|mijnbouw|steinbruche|quarries|canteras|mining|exploitation miniere|minerarie|kieswerke',
  ],
  [
    'materials.steel-and-metals',
    'stahlwerk|stahlwerke|stahlhersteller|stahlunternehmen|stahlindustrie|huttenwerke|aluminiumhersteller|siderurgie|acieries|siderurgia|siderurgicas|acerias|acciaierie|acciaieria|acciaio|siderurgica|staalbedrijven|staalbedrijf|staalfabrieken|staalindustrie|steel producers|steel mills|steel makers|steelmakers|aluminium producers|aluminum producers|staalproducenten|metallerzeuger',
  ],
  [
    'materials.paper-and-forest',
    'papierfabrik|papierfabriken|papierhersteller|papierindustrie|sagewerk|sagewerke|holzindustrie|holzverarbeiter|forstbetriebe|forstwirtschaft|papetiers|scieries|scierie|exploitations forestieres|papeleras|papelera|aserraderos|forestales|cartiere|cartiera|segherie|serrarias|papier fabrieken|papierfabrieken|houtzagerijen|zagerijen|houtbedrijven|bosbouw|paper mills|paper mill|sawmills|sawmill|timber companies|lumber companies|lumber yards|industrie papetiere|industria del papel|papel e celulose|forstunternehmen|sylviculture|silvicultura|holzverarbeitung|holzverarbeitende betriebe|houtverwerking|filiere bois|industrie du bois|madereras|madeireiras|pulp and paper',
  ],
  [
    'materials.glass-and-ceramics',
    'glashersteller|glashutten|keramikhersteller|keramikindustrie|verreries|verriers|faienceries|vidrieras|ceramicas|azulejeras|vetrerie|ceramica|ceramiche|vidreiras|glasfabrieken|keramiek|cristalerias|keramische industrie|ceramique|vidrarias',
  ],
  [
    'agriculture',
    'landwirtschaft|agrarwirtschaft|landwirtschaftliche betriebe|cooperatives agricoles|cooperative agricole|exploitations agricoles|cooperativas agricolas|cooperativas agrarias|cooperativas agropecuarias|aziende agricole|tuinbouwbedrijven|tuinbouwbedrijf|tuinbouw|glastuinbouw|kwekerijen|kwekerij|landbouwcooperaties|seed companies|saatgutfirmen|saatgutunternehmen|semenciers|semilleras|zaadbedrijven|agricultural cooperatives|gartnereien|gartnerei|baumschulen|agricultural companies|agrarische bedrijven|agrarische sector|secteur agricole|sector agricola|agropecuaria|empresas agricolas|agrarisch',
  ],
  [
    'agriculture.farming',
    'bauernhofe|fermes|granjas|fazendas|fattorie|boerderijen|dairy farms|dairy farm|poultry farms|pig farms|melkveehouderijen|veehouderijen|viehzuchter|elevages|ganaderias|allevamenti|ranches|milchviehbetriebe|gemusebau|growers|melkveebedrijven|akkerbouwbedrijven|glastuinbouwbedrijven|boomkwekerijen|pepinieres|viveros|vivai|orchards|geflugelhofe|pluimveebedrijven|greenhouses',
  ],
  [
    'agriculture.machinery',
    'landmaschinenhersteller|landmaschinenhandler|landtechnik|machinisme agricole|maquinaria agricola|macchine agricole|maquinas agricolas|landbouwmachines|farm equipment manufacturers|tractor dealers|tracteurs|trattori|agricultural machinery|farm equipment|landbouwmechanisatie|machines agricoles|materiel agricole',
  ],
  [
    'agriculture.fishing',
    'fischereien|fischereibetriebe|fischerei|fischzuchten|pesca|pesqueras|pesquera|pecheries|peche|aquaculture|acuicultura|acquacoltura|aquacultura|piscifactorias|visserij|visserijbedrijven|viskwekerijen|fisheries|fish farms|piscicultura',
  ],
  [
    'food-and-drink',
    'voedselsector|voedingssector|foodsector|lebensmittelfirmen|lebensmittelbetriebe|lebensmittelproduzenten|lebensmittelkonzerne|nahrungsmittelhersteller|nahrungsmittelindustrie|agroalimentaire|industries alimentaires|iaa|alimentacion|industria alimentaria|empresas de alimentacion|empresas alimentarias|aziende alimentari|industria alimentare|alimentos e bebidas|alimentos|voedselproducenten|voedingsmiddelenindustrie|voedingsmiddelenbedrijven|food producers|pet food brands|pet food makers|pet food manufacturers|tierfutterhersteller|tierfutter|food brands|ernahrungsindustrie|ernahrungswirtschaft|voedselindustrie|f and b',
  ],
  [
    'food-and-drink.packaged-food',
    'backerei|backereien|backereiketten|konditoreien|grossbackereien|metzgerei|metzgereien|fleischereien|fleischverarbeiter|wurstfabriken|schlachthofe|molkerei|molkereien|kasereien|susswarenhersteller|schokoladenhersteller|boulangerie|patisseries|chocolatiers|fromageries|fromagerie|laiterie|industrie laitiere|produits laitiers|charcuteries|conserveries|biscuiteries|meuneries|panaderia|pastelerias|conserveras|queserias|lacteos|industria lactea|carnicas|industria carnica|mataderos|chocolateras|panificio|pastifici|pasticcerie|caseificio|caseifici|salumifici|lattiero caseario|conservifici|dolciaria|torrefazioni|laticinios|padaria|panificadoras|frigorificos|confeitarias|conserveiras|queijarias|bakkerij|slagerijen|slachterijen|zuivelbedrijven|zuivelbedrijf|zuivel|kaasmakerijen|vleesverwerkers|snoepfabrikanten|koekfabrieken|dairies|dairy companies|dairy producers|butchers shops|chocolate makers|meat processors|meat packers|cheese makers|snack brands|coffee roasters|kaffeerostereien|torrefacteurs|tostadores de cafe|koffiebranders|confiseries|lacteas|fleischindustrie|vleesindustrie|boucheries|carnicerias|industrias carnicas|macellerie|meat processing|abattoirs|muhlen|pasta makers|tiefkuhlkosthersteller|snackhersteller|eierproduzenten|teigwarenhersteller|feinkosthersteller|gewurzhersteller|oleifici|almazaras',
  ],
  [
    'food-and-drink.beverages',
    'getrankehersteller|mineralbrunnen|safthersteller|boissons|fabricants de boissons|bebidas|fabricantes de bebidas|bevande|drankenproducenten|beverage companies|beverage brands|drinks brands|soft drink makers|bottlers|rostereien|koffiebranderijen|torrefacoes|saftereien',
  ],
  [
    'food-and-drink.alcohol',
    'brauerei|brauereien|craft breweries|craft brewery|craftbier brauereien|brasseries artisanales|brasserie artisanale|domaines viticoles|domaine viticole|maisons de champagne|caves cooperatives|viticulteurs|cervecerias artesanales|cerveceria|vinedos|destilerias|bodega|cantine vinicole|aziende vinicole|vitivinicole|viticoltori|distillerie|cervejarias artesanais|cervejaria|adegas|quintas vinicolas|vinicola|brouwerij|wijngaarden|wijnproducenten|distilleerderijen|weinkellereien|winzer|winzergenossenschaften|kellereien|sektkellereien|vineyards|vineyard|wine estates|microbreweries|privatbrauereien|craft brauereien|brennereien|stokerijen|spiritueux|vins et spiritueux|vinicultores|cideries|wijnboeren|chateaux viticoles',
  ],
  ['food-and-drink.food-tech', 'foodtechs|foodtech|plant based food startups|alternative protein startups|plant based food companies'],
  [
    'consumer-goods',
    'grande consommation|konsumguterhersteller|konsumguter|fmcg|fmcg companies|cpg|cpg brands|cpg companies|biens de consommation|produits de grande consommation|gran consumo|bienes de consumo|beni di consumo|bens de consumo|consumptiegoederen|dtc brands|d2c brands|consumer brands|consumentengoederen|largo consumo|markenartikler',
  ],
  [
    'consumer-goods.apparel',
    'modehersteller|modefirmen|modelabels|bekleidungshersteller|schuhhersteller|schuhfabriken|sportbekleidung|marques de vetements|pret a porter|fabricants de chaussures|chausseurs|maroquinerie|maroquiniers|marcas de ropa|calzado|fabricantes de calzado|empresas de moda|confeccion|moda|calzaturifici|calzaturificio|calzature|maglifici|pelletterie|pelletteria|abbigliamento|marchi di abbigliamento|marcas de roupa|calcados|calcado|vestuario|confeccoes|kledingmerk|schoenmerken|modebedrijven|fashion|fashion labels|clothing brands|shoe brands|shoe makers|sneaker brands|leather goods makers|lederwarenhersteller|mode industrie|moda e vestuario|marques de chaussures|fabricas de calcado|sportswear brands|moda y calzado|denim brands',
  ],
  [
    'consumer-goods.luxury',
    'luxusmarken|luxusguter|luxus|uhrenhersteller|uhrenmarken|uhrenindustrie|schmuckhersteller|schmuckmarken|maisons de luxe|marques de luxe|luxe|horlogerie|horlogers|joaillerie|marcas de lujo|lujo|relojeria|marchi di lusso|brand del lusso|aziende del lusso|settore del lusso|lusso|orologeria|oreficeria|orafi|marcas de luxo|luxo|relojoaria|luxemerken|luxury brands|luxury goods|watchmakers|watch brands|jewelry brands|jewellery brands|luxusguterhersteller|manufactures horlogeres',
  ],
  [
    'consumer-goods.cosmetics',
    'kosmetikhersteller|kosmetikfirmen|kosmetikunternehmen|parfumhersteller|parfumeurs|marques de beaute|cosmetiques|cosmetique|parfumerie|parfums|marcas de belleza|cosmetica|perfumeria|cosmetici|marchi beauty|profumeria|cosmeticos|perfumaria|cosmeticamerken|cosmetica merken|skincare|skincare brands|makeup brands|haircare brands|cosmetics|beautymerken|perfume brands|centros de belleza|saloni di bellezza|salao de beleza|cosmetic brands',
  ],
  [
    'consumer-goods.household',
    'haushaltsgeratehersteller|hausgeratehersteller|kuchengeratehersteller|fabricants d electromenager|electromenager|fabricantes de electrodomesticos|electrodomesticos|elettrodomestici|eletrodomesticos|huishoudapparaten|appliance makers|appliance manufacturers|cleaning products makers|reinigungsmittelhersteller',
  ],
  [
    'consumer-goods.sports-and-leisure',
    'e bike hersteller|ebike hersteller|e bike makers|e bikes|fabricants de velos electriques|spielwarenhersteller|spielzeughersteller|sportartikelhersteller|sportmarken|fahrradhersteller|fabricants de jouets|articles de sport|fabricants de velos|fabricantes de juguetes|jugueteras|articulos deportivos|fabricantes de bicicletas|produttori di giocattoli|articoli sportivi|fabricantes de brinquedos|artigos esportivos|speelgoedfabrikanten|sportmerken|fietsfabrikanten|bicycle manufacturers|bike brands|bike makers|toy makers|toy brands|toy companies|outdoor brands|boat builders|bootsbauer|yachtbauer|outdoor marken|fietsmerken|yacht builders|chantiers nautiques|jachtbouwers|marcas deportivas',
  ],
  [
    'retail',
    'commerces|commerces de proximite|retalho|varejo|comercio minorista|commerce de detail|detailhandel|handelsketten|handelsunternehmen|einzelhandler|einzelhandelsketten|filialisten|detaillants|enseignes|chaines de magasins|comercios minoristas|minoristas|cadenas de tiendas|comercio minorista|dettaglianti|catene di negozi|negozi|varejistas|redes de lojas|retalhistas|lojistas|winkelketens|winkelketen|detailhandel|detaillisten|retailers|retail chains|handler|enseignes de distribution|store chains|comercio al por menor|distribucion minorista',
  ],
  [
    'retail.e-commerce',
    'onlinehandler|online handler|versandhandler|versandhandel|webshopbetreiber|onlineshop|onlineshops|online shops|online stores|online store|ecom|ecomm|online retailers|web shops|webwinkel|e commercants|e commercant|ecommercants|e commerces|boutiques en ligne|sites e commerce|sites marchands|vente en ligne|tiendas online|tiendas en linea|comercio electronico|ecommerces|lojas online|lojas virtuais|comercio eletronico|e shop|negozi online|negozi on line|shop online|commercio elettronico|onlinewinkels|internetwinkels|dtc ecommerce|e commercebedrijven|online winkels|cybermarchands|amazon sellers|pure players',
  ],
  [
    'retail.grocery',
    'lebensmittelhandler|lebensmittelhandel|lebensmitteleinzelhandel|supermarktketten|supermarktkette|discounter|bioladen|biomarkte|getrankemarkte|supermarche|superettes|epiceries|chaines de supermarches|hypermarches|cadenas de supermercados|tiendas de alimentacion|catene di supermercati|supermercato|redes de supermercados|mercearias|supermarkt|supermarktketens|buurtsupers|supermarket chains|supermarket chain|grocery chains|grocery stores|grocers|convenience stores|organic food stores|levensmiddelenwinkels|naturkostladen|kioske|avondwinkels|discount supermarkets|biosupermarkte',
  ],
  [
    'retail.specialty',
    'baumarkt|baumarkte|baumarktketten|gartencenter|gartenmarkte|mobelhaus|mobelhauser|mobelhandler|modehandler|schuhhandler|schuhgeschafte|sportgeschafte|sporthandler|fahrradhandler|fahrradladen|elektronikmarkte|elektrofachmarkte|buchhandlung|buchhandlungen|juwelier|optikerketten|drogerie|drogerien|drogeriemarkte|weinhandler|weinhandlungen|tierbedarf|zoohandlungen|magasins de bricolage|magasins de sport|magasins de meubles|magasins de jouets|jardineries|librairies|bijouteries|parfumeries|cavistes|magasins bio|magasins de chaussures|ferreterias|ferreteria|tiendas de bricolaje|tiendas de ropa|tiendas de muebles|tiendas de deportes|zapaterias|librerias|jugueterias|floristerias|opticas|papelerias|tiendas de mascotas|ferramenta|negozi di abbigliamento|negozi di mobili|negozi di scarpe|librerie|fai da te|ottici|profumerie|fiorai|enoteche|lojas de material de construcao|lojas de roupa|lojas de roupas|lojas de moveis|sapatarias|livrarias|joalherias|joalharias|petshops|pet shops|floriculturas|papelarias|bouwmarkt|bouwmarkten|tuincentrum|tuincentra|schoenenwinkels|kledingwinkels|meubelzaken|meubelwinkels|boekhandels|fietsenwinkels|juweliers|drogisterijen|wijnhandels|wijnhandel|dierenwinkels|bloemisten|furniture stores|home improvement stores|hardware stores|diy stores|electronics retailers|shoe stores|clothing stores|book stores|bookstores|bookshops|toy stores|jewelry stores|bike shops|bicycle shops|florists|flower shops|garden centers|garden centres|garden center|gift shops|liquor stores|wine shops|furniture retailers|fashion retailers|sporting goods stores|elektronikhandler|cuisinistes|speciaalzaken|commerces specialises|animaleries|negozi di animali|blumenladen|boekwinkels|modegeschafte|magasins de vetements|magasins de velos|tiendas de bicicletas|spielwarenladen|kuchenstudios|keukenzaken|kitchen showrooms',
  ],
  [
    'retail.department-stores',
    'kaufhauser|kaufhaus|warenhauser|warenhaus|grands magasins|grandes almacenes|tiendas departamentales|grandi magazzini|lojas de departamento|warenhuizen|warenhuis',
  ],
  [
    'wholesale',
    'grosshandler|grosshandel|grosshandlungen|grossisten|handelshauser|grossiste|negociants|mayorista|distribuidoras|distribuidora|distribuidores mayoristas|ingrosso|grossista|atacadista|distribuidores|groothandel|groothandels|groothandelaar|wholesale distributors|distributeurs en gros|trading companies|handelsfirmen|handelsgesellschaften|wholesalers|comercio mayorista|negoce',
  ],
  [
    'wholesale.import-export',
    'import export|importeure|importers|exporters|exporteure|importateurs|exportateurs|importadoras|exportadoras|importatori|esportatori|importadores|exportadores|importeurs|exporteurs|export import|handelsondernemingen|handelsmaatschappijen|comercio exterior|societes de negoce international',
  ],
  [
    'wholesale.food',
    'lebensmittelgrosshandler|lebensmittelgrosshandel|grossistes alimentaires|mayoristas de alimentacion|grossisti alimentari|food distributors|food wholesalers|foodservice distributors|levensmiddelengroothandels|gastronomiegrosshandel|getrankegrosshandel|distribuidores de alimentos|groothandels in levensmiddelen|voedingsgroothandels|horecagroothandels|atacadistas de alimentos|wine importers|obstgrosshandler',
  ],
  [
    'transport-and-logistics',
    'logistikunternehmen|logistikfirmen|logistikdienstleister|logistiker|transportunternehmen|transportfirmen|transportbetriebe|logisticiens|prestataires logistiques|entreprises de transport|entreprises de logistique|operadores logisticos|operador logistico|empresas de transporte|empresas logisticas|empresas de logistica|operatori logistici|aziende di trasporti|aziende di trasporto|aziende di logistica|autotrasporti|transportbedrijven|transportbedrijf|transporteurs|logistieke bedrijven|logistieke dienstverleners|logistics companies|logistics providers|logistics firms|transport companies|transport en logistiek|trasporti e logistica|transporte e logistica|mobiliteit|speditions und logistikunternehmen|spedition und logistik',
  ],
  [
    'transport-and-logistics.freight',
    'spedition|speditionen|spediteure|fuhrunternehmen|fuhrunternehmer|transporteurs routiers|transporteur routier|commissionnaires de transport|transitaires|transportistas|empresas de transporte por carretera|transitarios|agencias de transporte|spedizionieri|casa di spedizioni|case di spedizioni|spedizioni|autotrasportatori|transportadoras|transportadora|expediteurs|expeditiebedrijven|wegtransport|vrachtvervoerders|freight forwarders|freight brokers|freight companies|trucking companies|haulage companies|hauliers|truckers|transport routier|haulage|carriers|forwarding companies|frachtfuhrer|vervoerders|wegvervoer|transporte de mercancias|frachtunternehmen|removal companies|verhuizers|mudanzas|traslochi|ditte di traslochi|mudancas',
  ],
  [
    'transport-and-logistics.warehousing',
    '3 pl|3 pls|3 pl companies|lagerhalter|lagerlogistiker|fulfillment dienstleister|entreposage|entrepots logistiques|magazzini logistici|armazens|opslagbedrijven|magazijnen|warehouse operators|warehousing companies|self storage companies|self storage|cold storage companies|fulfilment centers|lagerlogistik|3 pl|3 pls|fulfilmentbedrijven|logistique d entrepot|almacenes|almacenaje|magazzini|cold storage|kuhlhauser',
  ],
  [
    'transport-and-logistics.delivery',
    'kurierdienst|kurierdienste|paketdienste|paketdienst|lieferdienste|lieferdienst|kep dienste|coursiers|services de livraison|messageries|livraison|mensajerias|empresas de mensajeria|empresas de paqueteria|paqueteria|mensajeria|corrieri espressi|corrieri|servizi di consegna|correios privados|empresas de entrega|koeriersdienst|koeriersdiensten|koeriersbedrijven|bezorgdiensten|maaltijdbezorgers|courier companies|courier services|parcel companies|delivery companies|delivery services|last mile delivery|postal services|parcel carriers|parcel services|kep dienstleister|postdienste|last mile',
  ],
  [
    'transport-and-logistics.rail',
    'bahnunternehmen|eisenbahnunternehmen|bahnbetreiber|ferroviaire|entreprises ferroviaires|ferroviarias|ferroviario|ferrovie|spoorwegmaatschappijen|spoorbedrijven|railways|railroads|rail operators|train operators|bahntechnik|spoorwegen|spoorvervoerders|chemins de fer|ferrocarriles|ferrovias|rolling stock manufacturers',
  ],
  [
    'transport-and-logistics.maritime',
    'reederei|reedereien|schifffahrt|schifffahrtsunternehmen|hafenbetreiber|werften|werft|schiffbauer|schiffswerften|armateurs|compagnies maritimes|chantiers navals|chantier naval|navieras|naviera|astilleros|astillero|puertos|armatori|compagnie di navigazione|cantieri navali|cantiere navale|porti|armadores|estaleiros|estaleiro|portos|rederijen|rederij|scheepswerven|scheepswerf|scheepsbouwers|havenbedrijven|shipbuilders|shipbuilder|shipyards|shipyard|shipping lines|shipowners|ship owners|port operators|ferry operators|hafen|maritime wirtschaft|scheepvaart|scheepvaartbedrijven|binnenvaart|trasporto marittimo',
  ],
  [
    'transport-and-logistics.airlines',
    'fluggesellschaft|fluggesellschaften|airline|flughafen|flughafenbetreiber|compagnies aeriennes|compagnie aerienne|aeroports|aerolineas|aerolinea|lineas aereas|aeropuertos|compagnie aeree|compagnia aerea|linee aeree|aeroporti|companhias aereas|companhia aerea|linhas aereas|aeroportos|luchtvaartmaatschappij|luchtvaartmaatschappijen|luchthavens|vliegtuigmaatschappijen|cargo airlines|fluglinien|charter airlines',
  ],
  [
    'transport-and-logistics.passenger',
    'busunternehmen|busunternehmer|busbetriebe|omnibusunternehmen|taxiunternehmen|verkehrsbetriebe|nahverkehr|autocaristes|transport de voyageurs|societes de taxis|empresas de autobuses|transporte de pasajeros|empresas de taxis|autolinee|trasporto pubblico|empresas de onibus|transporte de passageiros|busmaatschappijen|taxibedrijven|openbaar vervoer|bus operators|bus companies|coach operators|coach companies|taxi operators|car rental companies|rental car companies|autovermietungen|autovermieter|loueurs de voitures|alquiler de coches|autonoleggi|locadoras de veiculos|autoverhuurbedrijven|ride hailing companies|passenger transport|reisebusunternehmen|opnv|verkehrsverbunde|busbedrijven|touringcarbedrijven|transports en commun|transporte de viajeros|aziende di trasporto pubblico|ride hailing|carsharing',
  ],
  [
    'transport-and-logistics.supply-chain',
    'supply chain software|moving companies|umzugsunternehmen|umzugsfirmen|entreprises de demenagement|demenageurs|empresas de mudanzas|imprese di traslochi|empresas de mudancas|verhuisbedrijven|lieferkettensoftware|supply chain tech|logistics software|logistics tech|logtech',
  ],
  ['wholesale.technology', 'electronics wholesalers|grossistes informatiques|it resellers'],
  [
    'environment.environmental-services',
    'umweltberatung|environmental consultancies|milieudiensten|altlastensanierung|remediation companies|bodemsanering',
  ],
  ['hardware', 'hardware hersteller|hardware makers|internet der dinge'],
  [
    'wholesale.industrial',
    'industrial distributors|industrial suppliers|sanitargrosshandel|technische grosshandler|elektrogrosshandel|werkzeughandler|technische groothandels|bouwmaterialenhandels|elektrotechnische groothandels|grossistes en materiel electrique|negoce de materiaux|negoces de materiaux|suministros industriales|ferreteria industrial|forniture industriali|ingrosso ferramenta|distribuidores industriais',
  ],
  ['hardware.computers', 'computerhersteller|materiel informatique'],
  ['hardware.consumer-electronics', 'electronique grand public|electronica de consumo|elettronica di consumo|consumentenelektronica'],
  ['hardware.network-equipment', 'network equipment|netzwerktechnik|netwerkapparatuur|equipements reseau|networking hardware'],
  ['life-sciences', 'lebenswissenschaften|sciences de la vie|ciencias de la vida|scienze della vita|lifesciences'],
  [
    'manufacturing.automation',
    'automation companies|automatisierer|industrieautomation|industriele automatisering|automatisation industrielle|automatizacion industrial|automazione industriale|automacao industrial|automatisering industrie|automatismes industriels|steuerungstechnik|messtechnik',
  ],
  [
    'construction.building',
    'hausbauer|fertighaushersteller|fertighausanbieter|constructeurs de maisons|constructeurs de maisons individuelles|woningbouwers|wohnungsbau|commercial construction|woningbouw|case prefabbricate',
  ],
  ['energy.gas', 'gas suppliers|gasversorger|gasleveranciers|gasnetzbetreiber|fournisseurs de gaz'],
  ['environment.carbon', 'co2 kompensation'],
  ['agriculture.agtech', 'agrartechnologie|smart farming'],
  ['food-and-drink.tobacco', 'vape companies|tabacaleras|tabacco'],
  ['retail.retail-tech', 'retailtech|kassensystemanbieter'],
];
