/** Businesses that make, sell, build or move things. Folded, in the seven languages. */
export const businessesOfGoods: readonly (readonly [industry: string, names: string])[] = [
  [
    'hardware.semiconductors',
    'chip makers|chipmakers|chipmaker|chip manufacturers|chiphersteller|halbleiterhersteller|halbleiter|semi conducteurs|semiconducteurs|semiconducteur|semiconductores|semicondutores|semiconduttori|halfgeleiders',
  ],
  [
    'hardware.electronic-components',
    'sensorhersteller|sensorikhersteller|elektronikhersteller|elektronikfertiger|electronics manufacturers|ems providers|electroniciens industriels|fabricants electroniques|fabricantes de electronica|elektronicabedrijven',
  ],
  [
    'hardware.robotics',
    'roboterhersteller|robotikfirmen|robotik|robotique|robotica|drone manufacturers|drone makers|drone companies|drohnenhersteller|fabricants de drones|fabricantes de drones|produttori di droni|dronebedrijven|robotics startups',
  ],
  [
    'life-sciences.pharmaceuticals',
    'farmaceutico|pharmafirmen|pharmaunternehmen|pharmakonzerne|pharmahersteller|arzneimittelhersteller|pharmabranche|laboratoires pharmaceutiques|laboratoire pharmaceutique|labos pharma|laboratorios farmaceuticos|laboratorio farmaceutico|farmaceuticas|farmaceutica|case farmaceutiche|casa farmaceutica|industria farmaceutica|industrie pharmaceutique|farmaceutische bedrijven|farmabedrijven|pharma|drug makers|drug manufacturers|big pharma|generics manufacturers',
  ],
  [
    'life-sciences.biotechnology',
    'biotech firmen|biotechfirmen|biotechunternehmen|biotechs|biotechnologiques|biotecnologicas|aziende biotech|biotechbedrijven|biotecnologia',
  ],
  [
    'life-sciences.research-tools',
    'contract research organizations|contract research organisations|contract research organization|forschungslabore|laboratoires de recherche clinique|lab equipment makers',
  ],
  [
    'manufacturing',
    'industrieunternehmen|industriebetrieb|industriefirmen|industriels|fertigungsunternehmen|produktionsunternehmen|produktionsfirmen|manufacturing companies|fabriken|usines|fabricas|fabbriche|fabrieken|factories|industrial companies|werkzeugbau|werkzeugbauer|productiebedrijven|productiebedrijf|maakbedrijven|aziende manifatturiere|sites industriels|tool makers|toolmakers|tool manufacturers|contract manufacturers|lohnfertiger|manufacturing plants',
  ],
  [
    'manufacturing.machinery',
    'maschinenbauunternehmen|maschinenbaufirmen|maschinenfabriken|maschinenfabrik|maschinenhersteller|anlagenbauunternehmen|sondermaschinenbauer|sondermaschinenbau|werkzeugmaschinenhersteller|aufzugshersteller|aufzugsfirmen|elevator companies|elevator manufacturers|ascensoristes|fabricants de machines outils|fabricantes de maquinaria|fabricantes de ascensores|macchine utensili|produttori di macchinari|costruttori di impianti|fabricantes de maquinas|machinefabrieken|machinefabriek|machinebouw|machinebouwer|pump manufacturers|pumpenhersteller|crane manufacturers',
  ],
  [
    'manufacturing.electrical-equipment',
    'leuchtenhersteller|lighting manufacturers|lighting companies|schaltanlagenbauer|elektrotechnik|elektrotechnikfirmen|fabricants d equipements electriques|iluminacion|illuminazione|verlichting|cable manufacturers|kabelhersteller',
  ],
  [
    'manufacturing.metal-products',
    'metalmeccanica|metalmecanica|giesserei|giessereien|fonderies|fonderie|fundiciones|fundicion|fundicoes|gieterijen|gieterij|foundries|foundry|metallbau|metallbaufirmen|metallverarbeitung|metallverarbeitende betriebe|blechbearbeiter|dreherei|drehereien|schlosserei|zerspanung|zerspanungsbetriebe|zerspaner|machine shops|machine shop|cnc shops|sheet metal shops|metallurgie|usinage|decolletage|tolerie|caldererias|carpinteria metalica|officine meccaniche|officina meccanica|carpenteria metallica|carpenterie metalliche|lavorazioni meccaniche|metalurgica|metaalbewerking|metaalbedrijf|metaalbedrijven|metaalbewerkers|metalworking',
  ],
  [
    'manufacturing.plastics-and-rubber',
    'kunststoffverarbeiter|kunststoffverarbeitung|kunststoffhersteller|kunststofftechnik|kunststoffindustrie|spritzgiesser|spritzgussbetriebe|plasturgistes|plasturgiste|plasturgie|plastics companies|injection molders|injection moulders|inyeccion de plasticos|plasticos|industria plastica|stampaggio plastica|materie plastiche|plastici|kunststofverwerkers|kunststofbedrijven|rubber manufacturers',
  ],
  [
    'manufacturing.packaging',
    'verpackungshersteller|verpackungsindustrie|verpackungsfirmen|emballages|emballage|fabricants d emballages|envases|envases y embalajes|embalajes|imballaggi|imballaggio|embalagens|verpakkingen|verpakkingsbedrijf|verpakkingsindustrie|packaging',
  ],
  [
    'manufacturing.furniture',
    'mobelfabriken|mobelindustrie|kuchenhersteller|kuchenbauer|fabricants de mobilier|fabricantes de muebles|fabricas de muebles|mobilifici|mobilificio|produttori di mobili|fabricas de moveis|fabricantes de moveis|meubelfabrikanten|meubelfabrieken',
  ],
  [
    'manufacturing.textiles',
    'texteis|textil|textilhersteller|textilfirmen|textilbetriebe|webereien|spinnereien|filatures|tissages|textile mills|hilaturas|tessitura|tessiture|filature|textielbedrijven|textielfabrieken',
  ],
  [
    'manufacturing.printing',
    'druckerei|druckereien|druckhauser|druckindustrie|imprimeurs|imprimeur|imprimerie|imprenta|imprentas|artes graficas|tipografie|tipografia|stampatori|graficas|grafica|drukkerij|drukkerijen|print shops|printing companies|3d druck|3d printing|impression 3d|impresion 3d|stampa 3d|impressao 3d',
  ],
  [
    'manufacturing.building-products',
    'fensterbauer|fensterhersteller|turenhersteller|window manufacturers|baustoffhersteller|fabricants de fenetres|fabricantes de ventanas|serramenti|infissi|kozijnen fabrikanten',
  ],
  [
    'automotive',
    'automobilindustrie|automobilkonzerne|automobilbranche|autoindustrie|autobranche|industrie automobile|industria del automovil|industria automobilistica|industria automotriz|industria automotiva|setor automovel|auto industrie',
  ],
  [
    'automotive.manufacturers',
    'automobilhersteller|autohersteller|autobauer|constructeurs automobiles|constructeur automobile|fabricantes de coches|fabricantes de automoviles|case automobilistiche|montadoras|car makers|carmakers|car manufacturers|truck manufacturers|lkw hersteller|truck makers|fabricants de camions|autofabrikanten',
  ],
  [
    'automotive.parts',
    'autozulieferer|automobilzulieferer|automotive suppliers|auto suppliers|car parts suppliers|tier 1 suppliers|equipementiers automobiles|equipementier automobile|equipementiers|proveedores de automocion|componentes de automocion|autopartes|componentistica auto|componentistica|autopecas|auto onderdelen leveranciers|reifenhersteller|tire manufacturers|tyre manufacturers',
  ],
  [
    'automotive.dealers',
    'autohaus|autohauser|autohandler|autohandel|kfz betriebe|kfz werkstatten|autowerkstatt|autowerkstatten|werkstatten|garages automobiles|garages auto|garages|concessionnaires automobiles|concessionnaires auto|concessions automobiles|concessionnaires|concesionarios de coches|concesionarios de autos|concesionarios|talleres mecanicos|taller mecanico|talleres|talleres de coches|concessionarie|concessionarie auto|concessionari auto|autofficine|autosaloni|officine auto|concessionarias|concessionarias de carros|oficinas mecanicas|oficina mecanica|stands de automoveis|autodealer|autodealers|autobedrijven|autobedrijf|autogarages|car dealers|car dealerships|auto dealers|auto dealerships|dealerships|body shops|auto repair shops|garage automobile',
  ],
  [
    'automotive.electric-vehicles',
    'ev charging|ladeinfrastruktur|ladesaulenbetreiber|bornes de recharge|puntos de recarga|colonnine di ricarica|laadpalen|electromobility|elektromobilitat|emobility|e mobility|mobilite electrique|movilidad electrica|mobilita elettrica|mobilidade eletrica',
  ],
  [
    'aerospace-and-defence',
    'luft und raumfahrt|aerospatial|aerospatiale|aeronautique et defense|aeroespacial|aerospaziale|lucht en ruimtevaart',
  ],
  [
    'aerospace-and-defence.aerospace',
    'aerospace|luftfahrtunternehmen|luftfahrtindustrie|luftfahrt|luftfahrtzulieferer|aeronautique|industrie aeronautique|aeronautica|industria aeronautica|aerospazio|aeronautico|luchtvaartindustrie|aircraft manufacturers|aviation suppliers|aerospace suppliers',
  ],
  [
    'aerospace-and-defence.space',
    'raumfahrt|raumfahrtunternehmen|space startups|spacetech|space tech|satellite companies|ruimtevaart|raumfahrt startups',
  ],
  [
    'aerospace-and-defence.defence',
    'rustungsunternehmen|rustungsfirmen|rustungsindustrie|rustung|rustungskonzerne|verteidigungsindustrie|defense contractors|defence contractors|defense tech|defence tech|industrie de la defense|industria de defensa|industria de la defensa|industria della difesa|industria de defesa|defensiebedrijven|defensie industrie',
  ],
  [
    'construction',
    'baukonzerne|baubetriebe|baubetrieb|bauwirtschaft|bauindustrie|entreprises de btp|btp|batiment|entreprises du btp|entreprises generales|constructoras|empreiteiras|construtoras|imprese edili|edilizia|bouwbedrijf|aannemers|aannemer|aannemersbedrijven|general contractors|construction firms|building contractors|building companies',
  ],
  [
    'construction.civil-engineering',
    'tiefbauunternehmen|tiefbaufirmen|tiefbau|strassenbauunternehmen|strassenbau|travaux publics|obra civil|obras publicas|lavori stradali|wegenbouwers|wegenbouw|civil contractors|road builders',
  ],
  [
    'construction.trades',
    'elektroinstallateure|elektroinstallateur|elektrobetriebe|elektrofirmen|sanitarbetriebe|shk betriebe|heizungsbauer|heizungsbaufirmen|heizungsbetriebe|klimatechnikfirmen|dachdeckereien|dachdeckerbetriebe|zimmereien|zimmerei|schreinerei|schreinereien|tischlerei|tischlereien|malerbetrieb|fliesenleger|gartenbauer|garten und landschaftsbau|galabau|galabau betriebe|landschaftsbau|artisans du batiment|entreprises artisanales|menuiseries|menuiserie|couvreurs|chauffagistes|plomberie|paysagistes|empresas de reformas|reformas|instaladores electricos|instaladoras|carpinterias|carpinteria|falegnamerie|falegnameria|imprese di impianti|impiantisti|impiantistica|termoidraulica|serralherias|marcenarias|installatiebedrijf|installatiebedrijven|installatietechniek|dakdekkersbedrijven|schildersbedrijven|hoveniersbedrijven|hoveniers|timmerbedrijven|roofing contractors|roofing companies|electrical contractors|plumbing companies|plumbing contractors|hvac contractors|landscaping companies|landscapers|painting contractors',
  ],
  [
    'construction.architecture',
    'architekturburo|architekturburos|architektenburos|architektenburo|ingenieurburo|ingenieurburos|ingenieurgesellschaften|planungsburos|planungsburo|bureaux d etudes techniques|bureaux d etudes|bureau d etudes|bureaux d architectes|agences d architecture|ingenierias|ingenieria civil|empresas de ingenieria|estudios de arquitectura|studi di ingegneria|studi tecnici|societa di ingegneria|studi di architettura|escritorios de arquitetura|ateliers de arquitetura|gabinetes de arquitetura|gabinetes de engenharia|empresas de engenharia|architectenbureau|architectenbureaus|ingenieursbureau|ingenieursbureaus|engineering firms|engineering companies|engineering consultancies|surveyors firms',
  ],
  [
    'construction.materials',
    'zementhersteller|zementwerke|betonwerke|betonhersteller|ziegelwerke|cimenteries|cimentiers|cementeras|cementera|hormigoneras|cementifici|cimenteiras|betonbedrijven|betoncentrales|cement producers|cement companies|concrete companies|building materials suppliers|baustoffhandler|materiaux de construction|materiales de construccion|materiali edili|materiais de construcao|bouwmaterialen',
  ],
  [
    'energy',
    'energieversorger|energieunternehmen|energiekonzerne|energiewirtschaft|energieanbieter|entreprises de l energie|fournisseurs d energie|producteurs d energie|empresas energeticas|compagnie energetiche|fornitori di energia|energetica|comercializadoras de energia|energieleveranciers|energieleverancier|energiebedrijven|energiebedrijf|energy suppliers|energy companies|energy providers',
  ],
  [
    'energy.electricity',
    'stadtwerke|stadtwerk|stromversorger|stromanbieter|netzbetreiber|electricas|companias electricas|utility|utilities|multiutility|eletricas|companhias eletricas|netbeheerders|electric utilities|power companies|power plants|kraftwerke|kraftwerksbetreiber',
  ],
  [
    'energy.renewables',
    'solarfirmen|solarunternehmen|solarteure|solarteur|solarinstallateure|solaranlagenbauer|solarbranche|photovoltaikfirmen|photovoltaikunternehmen|photovoltaik|photovoltaikanlagen anbieter|pv installateure|pv firmen|windparkbetreiber|windparks|windkraftunternehmen|windkraft|windkraftfirmen|windenergie|erneuerbare energien|erneuerbare|okostromanbieter|entreprises du solaire|entreprises solaires|solaire|photovoltaique|installateurs solaires|parcs eoliens|eolien|energies renouvelables|energie renouvelable|energia solar|energia renovable|energias renovables|renovables|empresas de energia solar|empresas de energia renovable|empresas de energias renovables|empresas solares|placas solares|instaladores solares|fotovoltaica|fotovoltaicas|eolica|eolicas|parques eolicos|aziende fotovoltaiche|fotovoltaico|energie rinnovabili|energia rinnovabile|rinnovabili|eolico|parchi eolici|energia renovavel|energias renovaveis|renovaveis|energia eolica|zonne energie|zonnepanelen|zonnepaneleninstallateurs|zonnepanelenbedrijven|windparken|hernieuwbare energie|duurzame energie|solar installers|solar companies|solar developers|wind farms|wind farm|wind energy|wind power|biogas plants|biogasanlagen|biogas',
  ],
  [
    'energy.oil-and-gas',
    'oil and gas|oil gas|ol und gas|petrole et gaz|petroleo y gas|petrolio e gas|olkonzerne|mineralolkonzerne|petroliers|compagnies petrolieres|petroleras|petrolera|petrolieri|petrolifere|compagnie petrolifere|petroliferas|petroleo e gas|oliemaatschappijen|olie en gas|oilfield services|refineries|raffinerien|oil companies|tankstellen|gas stations|petrol stations|gasolineras|stations service|postos de combustivel',
  ],
  [
    'energy.storage-and-nuclear',
    'batteriehersteller|battery makers|battery manufacturers|fabricants de batteries|fabricantes de baterias|nucleaire|nuclear|nucleare|kernenergie|atomkraft|energiespeicher|stromspeicher|energy storage',
  ],
  [
    'energy.water',
    'wasserversorger|wasserwerke|wasserwirtschaft|water utilities|traitement de l eau|tratamiento de aguas|companias de agua|trattamento acque|saneamento|waterschappen|waterbedrijven|water treatment',
  ],
  [
    'environment',
    'klimaschutz|umweltschutz|environment|umwelt|umweltbranche|milieu|environnement|umwelttechnik|umwelttechnikfirmen|greentech|climatetech|klimatech|umweltunternehmen|milieutechniek|climate startups',
  ],
  [
    'environment.waste',
    'entsorgungsbetrieb|entsorgungsbetriebe|entsorgungsfirmen|entsorgungsunternehmen|entsorger|abfallwirtschaft|recyclingfirmen|recyclingbetriebe|schrotthandler|gestion des dechets|traitement des dechets|recyclage|recycleurs|gestion de residuos|residuos|reciclaje|gestoras de residuos|gestione rifiuti|rifiuti|riciclaggio|smaltimento rifiuti|gestao de residuos|reciclagem|afvalverwerkers|afvalverwerking|afvalverwerker|recyclingbedrijven|waste companies|waste haulers|scrap dealers|scrap yards',
  ],
  ['materials', 'rohstoffunternehmen|rohstoffhandler|werkstoffe'],
  [
    'materials.chemicals',
    'quimico|chimico|sector quimico|industria quimica|chemiekonzerne|chemiefirmen|chemieunternehmen|chemiebetriebe|chemieindustrie|chemische industrie|chemie|industrie chimique|chimie|quimicas|industria quimica|empresas quimicas|aziende chimiche|industria chimica|chimica|industrias quimicas|quimica|chemiebedrijven|chemiebedrijf|chemical producers|chemicals|paint manufacturers|lackhersteller|farbenhersteller',
  ],
  [
    'materials.mining',
    'bergbauunternehmen|bergbau|minenbetreiber|compagnies minieres|mineras|empresas mineras|minera|aziende minerarie|mineradoras|mineradora|mijnbouwbedrijven|mijnbouw|steinbruche|quarries|canteras|mining',
  ],
  [
    'materials.steel-and-metals',
    'stahlwerk|stahlwerke|stahlhersteller|stahlunternehmen|stahlindustrie|huttenwerke|aluminiumhersteller|siderurgie|acieries|siderurgia|siderurgicas|acerias|acciaierie|acciaieria|acciaio|siderurgica|staalbedrijven|staalbedrijf|staalfabrieken|staalindustrie|steel producers|steel mills|steel makers|steelmakers|aluminium producers|aluminum producers',
  ],
  [
    'materials.paper-and-forest',
    'papierfabrik|papierfabriken|papierhersteller|papierindustrie|sagewerk|sagewerke|holzindustrie|holzverarbeiter|forstbetriebe|forstwirtschaft|papetiers|scieries|scierie|exploitations forestieres|papeleras|papelera|aserraderos|forestales|cartiere|cartiera|segherie|serrarias|papier fabrieken|papierfabrieken|houtzagerijen|zagerijen|houtbedrijven|bosbouw|paper mills|paper mill|sawmills|sawmill|timber companies|lumber companies|lumber yards',
  ],
  [
    'materials.glass-and-ceramics',
    'glashersteller|glashutten|keramikhersteller|keramikindustrie|verreries|verriers|faienceries|vidrieras|ceramicas|azulejeras|vetrerie|ceramica|ceramiche|vidreiras|glasfabrieken|keramiek',
  ],
  [
    'agriculture',
    'landwirtschaft|agrarwirtschaft|landwirtschaftliche betriebe|cooperatives agricoles|cooperative agricole|exploitations agricoles|cooperativas agricolas|cooperativas agrarias|cooperativas agropecuarias|aziende agricole|tuinbouwbedrijven|tuinbouwbedrijf|tuinbouw|glastuinbouw|kwekerijen|kwekerij|landbouwcooperaties|seed companies|saatgutfirmen|saatgutunternehmen|semenciers|semilleras|zaadbedrijven|agricultural cooperatives|gartnereien|gartnerei|baumschulen',
  ],
  [
    'agriculture.farming',
    'bauernhofe|fermes|granjas|fazendas|fattorie|boerderijen|dairy farms|dairy farm|poultry farms|pig farms|melkveehouderijen|veehouderijen|viehzuchter|elevages|ganaderias|allevamenti|ranches',
  ],
  [
    'agriculture.machinery',
    'landmaschinenhersteller|landmaschinenhandler|landtechnik|machinisme agricole|maquinaria agricola|macchine agricole|maquinas agricolas|landbouwmachines|farm equipment manufacturers|tractor dealers',
  ],
  [
    'agriculture.fishing',
    'fischereien|fischereibetriebe|fischerei|fischzuchten|pesca|pesqueras|pesquera|pecheries|peche|aquaculture|acuicultura|acquacoltura|aquacultura|piscifactorias|visserij|visserijbedrijven|viskwekerijen|fisheries|fish farms',
  ],
  [
    'food-and-drink',
    'voedselsector|voedingssector|foodsector|lebensmittelfirmen|lebensmittelbetriebe|lebensmittelproduzenten|lebensmittelkonzerne|nahrungsmittelhersteller|nahrungsmittelindustrie|agroalimentaire|industries alimentaires|iaa|alimentacion|industria alimentaria|empresas de alimentacion|empresas alimentarias|aziende alimentari|industria alimentare|alimentos e bebidas|alimentos|voedselproducenten|voedingsmiddelenindustrie|voedingsmiddelenbedrijven|food producers|pet food brands|pet food makers|pet food manufacturers|tierfutterhersteller|tierfutter|food brands',
  ],
  [
    'food-and-drink.packaged-food',
    'backerei|backereien|backereiketten|konditoreien|grossbackereien|metzgerei|metzgereien|fleischereien|fleischverarbeiter|wurstfabriken|schlachthofe|molkerei|molkereien|kasereien|susswarenhersteller|schokoladenhersteller|boulangerie|patisseries|chocolatiers|fromageries|fromagerie|laiterie|industrie laitiere|produits laitiers|charcuteries|conserveries|biscuiteries|meuneries|panaderia|pastelerias|conserveras|queserias|lacteos|industria lactea|carnicas|industria carnica|mataderos|chocolateras|panificio|pastifici|pasticcerie|caseificio|caseifici|salumifici|lattiero caseario|conservifici|dolciaria|torrefazioni|laticinios|padaria|panificadoras|frigorificos|confeitarias|conserveiras|queijarias|bakkerij|slagerijen|slachterijen|zuivelbedrijven|zuivelbedrijf|zuivel|kaasmakerijen|vleesverwerkers|snoepfabrikanten|koekfabrieken|dairies|dairy companies|dairy producers|butchers shops|chocolate makers|meat processors|meat packers|cheese makers|snack brands|coffee roasters|kaffeerostereien|torrefacteurs|tostadores de cafe|koffiebranders',
  ],
  [
    'food-and-drink.beverages',
    'getrankehersteller|mineralbrunnen|safthersteller|boissons|fabricants de boissons|bebidas|fabricantes de bebidas|bevande|drankenproducenten|beverage companies|beverage brands|drinks brands|soft drink makers|bottlers',
  ],
  [
    'food-and-drink.alcohol',
    'brauerei|brauereien|craft breweries|craft brewery|craftbier brauereien|brasseries artisanales|brasserie artisanale|domaines viticoles|domaine viticole|maisons de champagne|caves cooperatives|viticulteurs|cervecerias artesanales|cerveceria|vinedos|destilerias|bodega|cantine vinicole|aziende vinicole|vitivinicole|viticoltori|distillerie|cervejarias artesanais|cervejaria|adegas|quintas vinicolas|vinicola|brouwerij|wijngaarden|wijnproducenten|distilleerderijen|weinkellereien|winzer|winzergenossenschaften|kellereien|sektkellereien|vineyards|vineyard|wine estates|microbreweries',
  ],
  ['food-and-drink.food-tech', 'foodtechs|foodtech|plant based food startups|alternative protein startups'],
  [
    'consumer-goods',
    'konsumguterhersteller|konsumguter|fmcg|fmcg companies|cpg|cpg brands|cpg companies|biens de consommation|produits de grande consommation|gran consumo|bienes de consumo|beni di consumo|bens de consumo|consumptiegoederen|dtc brands|d2c brands|consumer brands',
  ],
  [
    'consumer-goods.apparel',
    'modehersteller|modefirmen|modelabels|bekleidungshersteller|schuhhersteller|schuhfabriken|sportbekleidung|marques de vetements|pret a porter|fabricants de chaussures|chausseurs|maroquinerie|maroquiniers|marcas de ropa|calzado|fabricantes de calzado|empresas de moda|confeccion|moda|calzaturifici|calzaturificio|calzature|maglifici|pelletterie|pelletteria|abbigliamento|marchi di abbigliamento|marcas de roupa|calcados|calcado|vestuario|confeccoes|kledingmerk|schoenmerken|modebedrijven|fashion|fashion labels|clothing brands|shoe brands|shoe makers|sneaker brands|leather goods makers|lederwarenhersteller',
  ],
  [
    'consumer-goods.luxury',
    'luxusmarken|luxusguter|luxus|uhrenhersteller|uhrenmarken|uhrenindustrie|schmuckhersteller|schmuckmarken|maisons de luxe|marques de luxe|luxe|horlogerie|horlogers|joaillerie|marcas de lujo|lujo|relojeria|marchi di lusso|brand del lusso|aziende del lusso|settore del lusso|lusso|orologeria|oreficeria|orafi|marcas de luxo|luxo|relojoaria|luxemerken|luxury brands|luxury goods|watchmakers|watch brands|jewelry brands|jewellery brands',
  ],
  [
    'consumer-goods.cosmetics',
    'kosmetikhersteller|kosmetikfirmen|kosmetikunternehmen|parfumhersteller|parfumeurs|marques de beaute|cosmetiques|cosmetique|parfumerie|parfums|marcas de belleza|cosmetica|perfumeria|cosmetici|marchi beauty|profumeria|cosmeticos|perfumaria|cosmeticamerken|cosmetica merken|skincare|skincare brands|makeup brands|haircare brands|cosmetics',
  ],
  [
    'consumer-goods.household',
    'haushaltsgeratehersteller|hausgeratehersteller|kuchengeratehersteller|fabricants d electromenager|electromenager|fabricantes de electrodomesticos|electrodomesticos|elettrodomestici|eletrodomesticos|huishoudapparaten|appliance makers|appliance manufacturers|cleaning products makers|reinigungsmittelhersteller',
  ],
  [
    'consumer-goods.sports-and-leisure',
    'e bike hersteller|ebike hersteller|e bike makers|e bikes|fabricants de velos electriques|spielwarenhersteller|spielzeughersteller|sportartikelhersteller|sportmarken|fahrradhersteller|fabricants de jouets|articles de sport|fabricants de velos|fabricantes de juguetes|jugueteras|articulos deportivos|fabricantes de bicicletas|produttori di giocattoli|articoli sportivi|fabricantes de brinquedos|artigos esportivos|speelgoedfabrikanten|sportmerken|fietsfabrikanten|bicycle manufacturers|bike brands|bike makers|toy makers|toy brands|toy companies|outdoor brands|boat builders|bootsbauer|yachtbauer',
  ],
  [
    'retail',
    'retalho|varejo|comercio minorista|commerce de detail|detailhandel|handelsketten|handelsunternehmen|einzelhandler|einzelhandelsketten|filialisten|detaillants|enseignes|chaines de magasins|comercios minoristas|minoristas|cadenas de tiendas|comercio minorista|dettaglianti|catene di negozi|negozi|varejistas|redes de lojas|retalhistas|lojistas|winkelketens|winkelketen|detailhandel|detaillisten|retailers|retail chains',
  ],
  [
    'retail.e-commerce',
    'onlinehandler|online handler|versandhandler|versandhandel|webshopbetreiber|onlineshop|onlineshops|online shops|online stores|online store|ecom|ecomm|online retailers|web shops|webwinkel|e commercants|e commercant|ecommercants|e commerces|boutiques en ligne|sites e commerce|sites marchands|vente en ligne|tiendas online|tiendas en linea|comercio electronico|ecommerces|lojas online|lojas virtuais|comercio eletronico|e shop|negozi online|negozi on line|shop online|commercio elettronico|onlinewinkels|internetwinkels|dtc ecommerce',
  ],
  [
    'retail.grocery',
    'lebensmittelhandler|lebensmittelhandel|lebensmitteleinzelhandel|supermarktketten|supermarktkette|discounter|bioladen|biomarkte|getrankemarkte|supermarche|superettes|epiceries|chaines de supermarches|hypermarches|cadenas de supermercados|tiendas de alimentacion|catene di supermercati|supermercato|redes de supermercados|mercearias|supermarkt|supermarktketens|buurtsupers|supermarket chains|supermarket chain|grocery chains|grocery stores|grocers|convenience stores|organic food stores',
  ],
  [
    'retail.specialty',
    'baumarkt|baumarkte|baumarktketten|gartencenter|gartenmarkte|mobelhaus|mobelhauser|mobelhandler|modehandler|schuhhandler|schuhgeschafte|sportgeschafte|sporthandler|fahrradhandler|fahrradladen|elektronikmarkte|elektrofachmarkte|buchhandlung|buchhandlungen|juwelier|optikerketten|drogerie|drogerien|drogeriemarkte|weinhandler|weinhandlungen|tierbedarf|zoohandlungen|magasins de bricolage|magasins de sport|magasins de meubles|magasins de jouets|jardineries|librairies|bijouteries|parfumeries|cavistes|magasins bio|magasins de chaussures|ferreterias|ferreteria|tiendas de bricolaje|tiendas de ropa|tiendas de muebles|tiendas de deportes|zapaterias|librerias|jugueterias|floristerias|opticas|papelerias|tiendas de mascotas|ferramenta|negozi di abbigliamento|negozi di mobili|negozi di scarpe|librerie|fai da te|ottici|profumerie|fiorai|enoteche|lojas de material de construcao|lojas de roupa|lojas de roupas|lojas de moveis|sapatarias|livrarias|joalherias|joalharias|petshops|pet shops|floriculturas|papelarias|bouwmarkt|bouwmarkten|tuincentrum|tuincentra|schoenenwinkels|kledingwinkels|meubelzaken|meubelwinkels|boekhandels|fietsenwinkels|juweliers|drogisterijen|wijnhandels|wijnhandel|dierenwinkels|bloemisten|furniture stores|home improvement stores|hardware stores|diy stores|electronics retailers|shoe stores|clothing stores|book stores|bookstores|bookshops|toy stores|jewelry stores|bike shops|bicycle shops|florists|flower shops|garden centers|garden centres|garden center|gift shops|liquor stores|wine shops|furniture retailers|fashion retailers|sporting goods stores',
  ],
  [
    'retail.department-stores',
    'kaufhauser|kaufhaus|warenhauser|warenhaus|grands magasins|grandes almacenes|tiendas departamentales|grandi magazzini|lojas de departamento|warenhuizen|warenhuis',
  ],
  [
    'wholesale',
    'grosshandler|grosshandel|grosshandlungen|grossisten|handelshauser|grossiste|negociants|mayorista|distribuidoras|distribuidora|distribuidores mayoristas|ingrosso|grossista|atacadista|distribuidores|groothandel|groothandels|groothandelaar|wholesale distributors|distributeurs en gros|trading companies|handelsfirmen|handelsgesellschaften|wholesalers',
  ],
  [
    'wholesale.import-export',
    'import export|importeure|importers|exporters|exporteure|importateurs|exportateurs|importadoras|exportadoras|importatori|esportatori|importadores|exportadores|importeurs|exporteurs|export import|handelsondernemingen',
  ],
  [
    'wholesale.food',
    'lebensmittelgrosshandler|lebensmittelgrosshandel|grossistes alimentaires|mayoristas de alimentacion|grossisti alimentari|food distributors|food wholesalers|foodservice distributors|levensmiddelengroothandels',
  ],
  [
    'transport-and-logistics',
    'logistikunternehmen|logistikfirmen|logistikdienstleister|logistiker|transportunternehmen|transportfirmen|transportbetriebe|logisticiens|prestataires logistiques|entreprises de transport|entreprises de logistique|operadores logisticos|operador logistico|empresas de transporte|empresas logisticas|empresas de logistica|operatori logistici|aziende di trasporti|aziende di trasporto|aziende di logistica|autotrasporti|transportbedrijven|transportbedrijf|transporteurs|logistieke bedrijven|logistieke dienstverleners|logistics companies|logistics providers|logistics firms|transport companies',
  ],
  [
    'transport-and-logistics.freight',
    'spedition|speditionen|spediteure|fuhrunternehmen|fuhrunternehmer|transporteurs routiers|transporteur routier|commissionnaires de transport|transitaires|transportistas|empresas de transporte por carretera|transitarios|agencias de transporte|spedizionieri|casa di spedizioni|case di spedizioni|spedizioni|autotrasportatori|transportadoras|transportadora|expediteurs|expeditiebedrijven|wegtransport|vrachtvervoerders|freight forwarders|freight brokers|freight companies|trucking companies|haulage companies|hauliers|truckers',
  ],
  [
    'transport-and-logistics.warehousing',
    'lagerhalter|lagerlogistiker|fulfillment dienstleister|entreposage|entrepots logistiques|magazzini logistici|armazens|opslagbedrijven|magazijnen|warehouse operators|warehousing companies|self storage companies|self storage|cold storage companies|fulfilment centers',
  ],
  [
    'transport-and-logistics.delivery',
    'kurierdienst|kurierdienste|paketdienste|paketdienst|lieferdienste|lieferdienst|kep dienste|coursiers|services de livraison|messageries|livraison|mensajerias|empresas de mensajeria|empresas de paqueteria|paqueteria|mensajeria|corrieri espressi|corrieri|servizi di consegna|correios privados|empresas de entrega|koeriersdienst|koeriersdiensten|koeriersbedrijven|bezorgdiensten|maaltijdbezorgers|courier companies|courier services|parcel companies|delivery companies|delivery services|last mile delivery|postal services',
  ],
  [
    'transport-and-logistics.rail',
    'bahnunternehmen|eisenbahnunternehmen|bahnbetreiber|ferroviaire|entreprises ferroviaires|ferroviarias|ferroviario|ferrovie|spoorwegmaatschappijen|spoorbedrijven|railways|railroads|rail operators|train operators',
  ],
  [
    'transport-and-logistics.maritime',
    'reederei|reedereien|schifffahrt|schifffahrtsunternehmen|hafenbetreiber|werften|werft|schiffbauer|schiffswerften|armateurs|compagnies maritimes|chantiers navals|chantier naval|navieras|naviera|astilleros|astillero|puertos|armatori|compagnie di navigazione|cantieri navali|cantiere navale|porti|armadores|estaleiros|estaleiro|portos|rederijen|rederij|scheepswerven|scheepswerf|scheepsbouwers|havenbedrijven|shipbuilders|shipbuilder|shipyards|shipyard|shipping lines|shipowners|ship owners|port operators|ferry operators',
  ],
  [
    'transport-and-logistics.airlines',
    'fluggesellschaft|fluggesellschaften|airline|flughafen|flughafenbetreiber|compagnies aeriennes|compagnie aerienne|aeroports|aerolineas|aerolinea|lineas aereas|aeropuertos|compagnie aeree|compagnia aerea|linee aeree|aeroporti|companhias aereas|companhia aerea|linhas aereas|aeroportos|luchtvaartmaatschappij|luchtvaartmaatschappijen|luchthavens|vliegtuigmaatschappijen',
  ],
  [
    'transport-and-logistics.passenger',
    'busunternehmen|busunternehmer|busbetriebe|omnibusunternehmen|taxiunternehmen|verkehrsbetriebe|nahverkehr|autocaristes|transport de voyageurs|societes de taxis|empresas de autobuses|transporte de pasajeros|empresas de taxis|autolinee|trasporto pubblico|empresas de onibus|transporte de passageiros|busmaatschappijen|taxibedrijven|openbaar vervoer|bus operators|bus companies|coach operators|coach companies|taxi operators|car rental companies|rental car companies|autovermietungen|autovermieter|loueurs de voitures|alquiler de coches|autonoleggi|locadoras de veiculos|autoverhuurbedrijven|ride hailing companies',
  ],
  [
    'transport-and-logistics.supply-chain',
    'supply chain software|moving companies|umzugsunternehmen|umzugsfirmen|entreprises de demenagement|demenageurs|empresas de mudanzas|imprese di traslochi|empresas de mudancas|verhuisbedrijven',
  ],
];
