/**
 * Nouns of German, field by field, through the divisions of NACE, the shops of a town, services to people and to companies, and public institutions. Written from
 * general knowledge of the language; no list was copied. Folded. In the singular or plural. Long because it is one data table.
 */
import { dealingBehind } from './formation.ts';
import type { Nouns } from './nouns.ts';

export const german: Nouns = {
  goods: {
    'civil-works':
      'autobahn|landstrasse|fahrbahn|talsperre|staudamm|staumauer|abwasserkanal|kanalisation|rohrleitungsnetz|gleisanlage|eisenbahnstrecke|hafenanlage|landebahn|viadukt|deich|pflaster|kleinpflaster|strasse|brucke|tunnel',
    steel:
      'stahl|eisen|aluminium|kupfer|messing|bronze|zink|zinn|blei|nickel|titan|edelmetall|buntmetall|nichteisenmetall|gusseisen|roheisen|ferrolegierung|walzstahl|stabstahl|betonstahl|stahlrohr|walzdraht|legierung|magnesium|wolfram|feinguss|stahlguss|eisenguss|druckguss|metallpulver',
    metal:
      'draht|drahtseil|drahtgeflecht|drahtgitter|drahtwaren|drahtzaun|schraube|mutter|niet|bolzen|nagel|dubel|feder|sprungfeder|kette|stahlkette|blech|blechdose|metallwaren|eisenwaren|beschlag|mobelbeschlag|baubeschlag|schloss|turschloss|vorhangeschloss|schlussel|scharnier|messer|schere|besteck|klinge|rasierklinge|sage|sageblatt|feile|zange|hammer|schraubendreher|schraubenzieher|schraubenschlussel|werkzeug|handwerkzeug|gartengerat|spaten|schaufel|axt|bohrer|fraser|prazisionswerkzeug|schneidwerkzeug|spannwerkzeug|spritzgussform|stanzwerkzeug|formwerkzeug|tresor|geldschrank|stahlschrank|gitterrost|gelander|treppengelander|metalltreppe|stahltreppe|metallzaun|stahltur|stahltor|metallfenster|metalltor|container|stahlcontainer|tank|kessel|heizkessel|behalter|druckbehalter|stahlbehalter|heizkorper|fass|stahlfass|gasflasche|konservendose|getrankedose|kronkorken|drehteil|frasteil|stanzteil|schmiedeteil|ziehteil|biegeteil|sinterteil|metallteil|prazisionsteil|stahlkonstruktion|metallkonstruktion|leitplanke|briefkasten|briefkastenanlage|leiter|gerust|medaille|munze|pokal|abzeichen|nadel|stecknadel|reissverschluss|wellblech|trapezblech|edelstahlrohr|rohrschelle|flansch|lochblech|schweissteil|grill|metallbehalter|blechbehalter|metallgefass|metalldose|metallfass|handwerkszeug',
    machinery:
      'maschine|werkzeugmaschine|drehmaschine|frasmaschine|schleifmaschine|drehbank|presse|stanze|schweissgerat|schweissmaschine|pumpe|kompressor|verdichter|ventil|armatur|schieber|hydraulik|hydraulikzylinder|hydraulikschlauch|pneumatik|zylinder|getriebe|zahnrad|kupplung|walzlager|kugellager|gleitlager|antrieb|motor|verbrennungsmotor|dieselmotor|gasmotor|turbine|gasturbine|dampfturbine|kran|hebebuhne|hubwagen|gabelstapler|stapler|flurforderzeug|forderband|forderanlage|aufzug|fahrstuhl|lift|treppenlift|rolltreppe|fahrtreppe|winde|flaschenzug|hebezeug|bagger|radlader|baumaschine|betonmischer|baukran|walze|planierraupe|bohranlage|bergbaumaschine|verpackungsmaschine|abfullanlage|abfullmaschine|druckmaschine|papiermaschine|textilmaschine|nahmaschine|webmaschine|strickmaschine|waage|industriewaage|filter|filteranlage|luftfilter|zentrifuge|mischer|ruhrwerk|muhle|brecher|siebmaschine|warmetauscher|kuhlanlage|kalteanlage|kaltemaschine|kuhlturm|klimaanlage|klimagerat|luftungsanlage|ventilator|lufter|geblase|industrieofen|trockner|backofen|verkaufsautomat|getrankeautomat|zigarettenautomat|kaffeeautomat|automat|hochdruckreiniger|reinigungsmaschine|kehrmaschine|waschanlage|holzbearbeitungsmaschine|sagewerksmaschine|kunststoffmaschine|spritzgiessmaschine|extruder|nahrungsmittelmaschine|fleischereimaschine|backereimaschine|grosskuche|grosskuchengerat|gastronomiegerat|melkmaschine|elektrowerkzeug|bohrmaschine|schleifgerat|druckluftgerat|druckluft|feuerloscher|loschanlage|sprinkleranlage|sonderanlage|anlage|industrieanlage|prufmaschine|sondermaschine|brennofen|brenner|dichtung|seilbahn|fahrgeschaft|karussell|windkraftanlage|windrad|biogasanlage|klaranlage|wasseraufbereitungsanlage|zapfsaule|spielautomat|geldautomat|kassensystem|registrierkasse|kasse|luftkompressor|gasverdichter|luftverdichter|gartenpumpe',
    'farm-machinery':
      'traktor|schlepper|landmaschine|landtechnik|erntemaschine|mahdrescher|melktechnik|stalleinrichtung|rasenmaher|motorsage|kettensage|gartenmaschine|forstmaschine|mahmaschine|heuwender|pflug|bewasserungsanlage|gewachshaus|gartentraktor',
    automation: 'steuerung|automatisierungstechnik|schaltanlage|steuerungstechnik|regelungstechnik',
    robots: 'roboter|industrieroboter',
    electrical:
      'elektromotor|generator|transformator|notstromaggregat|kabel|stromkabel|glasfaserkabel|leitung|lampe|leuchte|led|gluhbirne|leuchtmittel|beleuchtung|kronleuchter|strassenlaterne|leuchtreklame|schaltschrank|schalter|steckdose|stecker|sicherung|isolator|elektromaterial|elektroartikel|ladegerat|elektroinstallationsmaterial|lichtanlage|taschenlampe|gluhlampe|wohnraumleuchte|wohnraumlampe',
    batteries: 'batterie|akku|akkumulator|energiespeicher|stromspeicher|brennstoffzelle',
    renewables:
      'solaranlage|solarmodul|photovoltaikanlage|photovoltaik|solarzelle|wechselrichter|solarkollektor|warmepumpe|pellets|holzpellet|hackschnitzel|biodiesel|bioethanol',
    fuel: 'heizol|mineralol|brennstoff|kraftstoff|benzin|diesel|flussiggas|erdgas|propangas|autogas',
    electronics:
      'leiterplatte|sensor|messgerat|messinstrument|mikroskop|thermometer|manometer|wasserzahler|stromzahler|gaszahler|fernglas|objektiv|linse|optik|laser|kondensator|widerstand|relais|steckverbinder|elektronikbauteil|bauelement|platine|teleskop|prufgerat|zahler',
    semiconductors: 'halbleiter|mikrochip|chip',
    computers:
      'peripheriegerat|computer|rechner|laptop|notebook|drucker|monitor|tastatur|server|pc|edv anlage|tablet|scanner|kopierer|kopiergerat|burogerat|toner|druckerpatrone|computerzubehor|hardware|speichergerat|computerperipherie',
    'consumer-electronics':
      'fernseher|radio|lautsprecher|kopfhorer|hifi|hifi gerat|unterhaltungselektronik|handy|smartphone|mobiltelefon|kamera|fotoapparat|videokamera|spielkonsole|elektrogerat|elektrokleingerat|waschmaschine|kuhlschrank|gefrierschrank|geschirrspuler|spulmaschine|herd|mikrowelle|staubsauger|kaffeemaschine|bugeleisen|toaster|haartrockner|fohn|handyzubehor|beamer|plattenspieler|waschetrockner|kuchengerat|grossgerat|dunstabzugshaube|fernsehgerat|audiogerat',
    network:
      'telefon|telefonanlage|funkgerat|antenne|router|modem|netzwerktechnik|fernmeldetechnik|nachrichtentechnik|sprechanlage|faxgerat|satellitenanlage',
    'security-goods': 'alarmanlage|sicherheitstechnik|uberwachungskamera|videouberwachung|brandmeldeanlage|einbruchschutz',
    vehicles:
      'auto|automobil|pkw|lkw|lastwagen|nutzfahrzeug|kraftfahrzeug|kfz|fahrzeug|bus|omnibus|reisebus|wohnmobil|wohnwagen|caravan|anhanger|pkw anhanger|motorrad|motorroller|roller|moped|quad|gebrauchtwagen|neuwagen|elektroauto|oldtimer|feuerwehrfahrzeug|sonderfahrzeug|reisemobil|sattelauflieger|transporter|kutsche',
    'vehicle-parts':
      'autoteil|autozubehor|kfz teil|kfz zubehor|fahrzeugteil|ersatzteil|autoersatzteil|reifen|autoreifen|felge|alufelge|bremse|bremsbelag|auspuff|stossdampfer|autositz|autoglas|windschutzscheibe|autoscheibe|karosserie|autobatterie|motorradzubehor|lenkrad|kolben|anhangerkupplung|kotflugel|autolack|kennzeichen|nummernschild|autoradio|fahrzeugsitz|abgasanlage|fahrzeuginnenausstattung|innenausstattung|lenkung',
    ships: 'schiff|boot|yacht|segelboot|motorboot|schlauchboot|ruderboot|kanu',
    rail: 'lokomotive|schienenfahrzeug|eisenbahnwagen|strassenbahnwagen|waggon',
    aircraft: 'flugzeug|hubschrauber|drohne|segelflugzeug|ballon|heissluftballon',
    arms: 'waffe|munition|jagdwaffe|panzer|gewehr|pistole|sprengstoff|handfeuerwaffe',
    leisure:
      'fahrrad|zweirad|e bike|elektrofahrrad|rad|fahrradteil|fahrradzubehor|sportartikel|sportgerat|turngerat|fitnessgerat|ski|snowboard|surfbrett|schlittschuh|tennisschlager|golfschlager|ball|angel|angelgerat|angelrute|koder|campingartikel|zelt|schlafsack|rucksackreise|spielzeug|spielware|spiel|brettspiel|puppe|teddybar|pluschtier|modelleisenbahn|modellbahn|modellbau|puzzle|kinderwagen|babyartikel|kindersitz|spielgerat|spielplatzgerat|billardtisch|kicker|jagdbedarf|reitsport|reitsportartikel|sattel|feuerwerk|feuerwerkskorper|scherzartikel|bastelbedarf|hobbybedarf|kunstlerbedarf|karnevalsartikel|festartikel|partyartikel|schwimmbadzubehor|rodel|schlitten|segelsport|tauchsport|tauchausrustung|trampolin|sammelkarte',
    instruments:
      'instrument|handzuginstrument|musikinstrument|klavier|flugel|orgel|gitarre|geige|cello|flote|trompete|blasinstrument|streichinstrument|schlagzeug|akkordeon|harfe|saiteninstrument|schallplatte|tontrager|noten|klarinette|zupfinstrument|glockenspiel',
    furniture:
      'mobel|buromobel|sofa|sessel|stuhl|tisch|schrank|bett|matratze|lattenrost|regal|kuche|einbaukuche|kuchenmobel|polstermobel|gartenmobel|badmobel|kindermobel|schulmobel|ladeneinrichtung|ladenbau|einbauschrank|kommode|vitrine|polster|wasserbett|sarg|bilderrahmen|bank|korbware|korbmobel|strandkorb|inneneinrichtung|buroeinrichtung|einrichtung|theke|schreibtisch|schlafsofa|couch|liege|praxiseinrichtung|laboreinrichtung',
    household:
      'haushaltsgerat|haushaltsware|haushaltswaren|haushaltsartikel|geschirr|porzellan|glaswaren|topf|kochtopf|pfanne|kuchenbedarf|kerze|wachswaren|besen|burste|pinsel|seife|waschmittel|putzmittel|reinigungsmittel|spulmittel|bettwasche|bettwaren|tischwasche|handtuch|frottierware|decke|kissen|gardine|vorhang|teppich|teppichboden|fussmatte|tapete|wohnaccessoire|dekoration|dekoartikel|geschenkartikel|vase|kunstblume|regenschirm|schirm|feuerzeug|kamin|kaminofen|ofen|kachelofen|korb|hygieneartikel|windel|mullbeutel|heimtextil|bettfeder|daunendecke|souvenir|tafelgerat|trinkglas|keramikwaren|gasherd|sauna|whirlpool|nahbedarf|kurzware|tierbedarf|heimtierbedarf|aquarium|hygienepapier|burste und besen|kochgeschirr',
    textiles:
      'stoff|textil|textilware|garn|wolle|strickgarn|seide|leinen|baumwolle|gewebe|vlies|vliesstoff|filz|seil|tau|netz|spitze|stickerei|band|gurt|plane|segel|markisenstoff|meterware|mobelstoff|dekostoff|fahne|flagge|banner|zwirn|kunstfaser|sonnensegel|kokosmatte|putztuch|gestrick|tuch|loden',
    clothing:
      'kleidung|bekleidung|oberbekleidung|damenbekleidung|herrenbekleidung|kinderbekleidung|damenmode|herrenmode|mode|kleid|brautkleid|brautmode|anzug|mantel|jacke|hose|hemd|bluse|pullover|strickware|unterwasche|wasche|dessous|strumpf|socke|hut|mutze|handschuh|schal|krawatte|gurtel|schuh|stiefel|sandale|hausschuh|lederware|leder|lederbekleidung|pelz|tasche|handtasche|koffer|rucksack|geldborse|berufsbekleidung|arbeitskleidung|berufskleidung|uniform|sportbekleidung|badeanzug|bademode|tracht|trachtenmode|dirndl|babykleidung|babymode|jeans|t shirt|schutzkleidung|kostum|miederware|reisegepack|modeartikel|modeschmuckartikel|umstandsmode|perucke|lederartikel|orthopadieschuh|massschuh|einlegesohle|damenkleid|madchenkleid|damenbluse|damenmantel|damenjacke|damenhose|damenschuh|damenwasche|damenoberbekleidung|herrenanzug|herrenhemd|herrenhose|herrenjacke|herrenschuh|herrenwasche|herrenoberbekleidung|kinderkleid|kinderschuh|kindermode|strumpfware|strumpfhose|hut und mutze|wirkware|maschenware',
    jewelry: 'schmuck|modeschmuck|uhr|armbanduhr|juwelen|goldware|silberware|edelstein|diamant|perle|bernstein|trauring|goldschmuck',
    cosmetics:
      'kosmetik|kosmetikartikel|parfum|korperpflegemittel|haarpflegemittel|naturkosmetik|schminke|shampoo|zahnpasta|sonnencreme|friseurbedarf|drogerieartikel|duftstoff|atherisches ol',
    'building-materials':
      'zement|beton|transportbeton|fertigbeton|betonfertigteil|betonwaren|betonstein|ziegel|dachziegel|backstein|klinker|kalk|gips|mortel|putz|estrich|kies|sand|schotter|splitt|naturstein|marmor|granit|pflasterstein|fliese|kachel|baustoff|baumaterial|baubedarf|dammstoff|dammmaterial|isoliermaterial|asphalt|bitumen|dachpappe|steinplatte|terrazzo|kunststein|grabstein|grabmal|mineralwolle|kalksandstein|schamotte|lehm|schleifmittel|gipskarton|asbestzement|mosaik|betonerzeugnis|betonware|betonrohr|gipserzeugnis|gipsplatte',
    'building-products':
      'fenster|kunststofffenster|holzfenster|tur|haustur|innentur|tor|garagentor|rollladen|rolladen|jalousie|markise|sonnenschutz|insektenschutz|wintergarten|terrassendach|uberdachung|carport|fertighaus|fertiggarage|garage|gartenhaus|holzhaus|blockhaus|treppe|holztreppe|fassade|vordach|zaun|gartenzaun|bodenbelag|parkett|laminat|vinylboden|linoleum|badewanne|dusche|waschbecken|sanitarkeramik|sanitarartikel|sanitarbedarf|badezimmer|whirlwanne|schwimmbecken|schwimmbad|pool|dachfenster|lichtkuppel|trennwand|deckenplatte|akustikdecke|holzdecke|schornstein|kaminbausatz|heizung|fussbodenheizung|dachrinne|balkon|modulhaus|containerhaus|doppelboden|fensterladen|plissee',
    glass:
      'glas|flachglas|hohlglas|spiegel|keramik|glasfaser|isolierglas|kristallglas|glasscheibe|topferware|steingut|feinkeramik|glasperle|laborglas',
    wood: 'holz|brennholz|bauholz|schnittholz|rundholz|furnier|sperrholz|spanplatte|holzwerkstoff|holzware|holzkohle|palette|holzpalette|holzkiste|kork|papier|pappe|karton|zellstoff|kaminholz|holzwolle|hobelware|massivholz|leimholz|weihnachtsbaum|christbaum|altholz|kistenholz|holzfaser|toilettenpapier',
    ores: 'kohle|braunkohle|steinkohle|erz|eisenerz|torf|salz|kali|kaolin|steinsalz|schiefer|mineral|gestein|meersalz',
    chemicals:
      'chemikalie|chemie|farbe|lack|klebstoff|leim|dunger|dungemittel|pflanzenschutzmittel|schadlingsbekampfungsmittel|druckfarbe|harz|kunstharz|losungsmittel|saure|industriegas|technisches gas|schmierstoff|schmierol|farbstoff|pigment|anstrichmittel|silikon|polymer|chemiefaser|wachs|gerbstoff|desinfektionsmittel|trockeneis|sauerstoff|holzschutzmittel|klebeband|feuerwerksstoff|zundholz|streichholz|gelatine|starkekleber|rostschutzmittel|enzym|katalysator|treibmittel|tensid',
    plastics:
      'kunststoff|plastik|kunststoffteil|kunststoffware|gummi|gummiware|kautschuk|folie|kunststofffolie|kunststoffrohr|schlauch|schaumstoff|schaumgummi|styropor|kunststoffprofil|acrylglas|plexiglas|latex|kunststoffverpackung|gummidichtung|luftballon|kunststoffbehalter|pvc|spritzgussteil|rohr',
    packaging:
      'verpackung|verpackungsmaterial|verpackungsmittel|wellpappe|faltschachtel|kartonage|flasche|glasflasche|etikett|tute|tragetasche|sack|papiersack|beutel|dose|tube|umverpackung|schachtel|blister|einwegverpackung',
    printing:
      'drucksache|druckerzeugnis|visitenkarte|plakat|kalender|formular|briefumschlag|einladungskarte|werbedruck|digitaldruck|offsetdruck|textildruck|siebdruck|tampondruck|etikettendruck|buchdruck|zeitungsdruck',
    books: 'buch|schulbuch|zeitung|zeitschrift|comic|landkarte|ansichtskarte|grusskarte|horbuch',
    promotion: 'werbeartikel|werbemittel|werbeschild|schild|leuchtschild|werbebanner|leuchtwerbung|beschriftung',
    films: 'film|video|dvd|filmtechnik|videofilm|videothek',
    art: 'kunst|gemalde|kunstgegenstand|antiquitat|briefmarke|sammelobjekt|skulptur|kunstwerk|buhne|messestand|veranstaltungstechnik|hupfburg|zirkuszelt',
    'shop-goods':
      'burobedarf|buroartikel|schreibware|schreibgerat|kugelschreiber|fullfederhalter|bleistift|stift|papierware|schulbedarf|stempel|knopf|brille|sonnenbrille|kontaktlinse|fotobedarf|tabakpfeife|raucherbedarf|sexspielzeug|erotikartikel|devotionalie|kirchenbedarf',
    medical:
      'medizinprodukt|medizintechnik|medizinisches gerat|prothese|zahnersatz|zahnprothese|horgerat|rollstuhl|orthese|bandage|implantat|verbandstoff|verbandmittel|sanitatsbedarf|sanitatsartikel|krankenhausbedarf|praxisbedarf|dentalbedarf|dentaltechnik|rontgengerat|brillenglas|augenglas|pflegebett|gehhilfe|rollator|chirurgieinstrument|beatmungsgerat|einlage|spritze|kanule|rehabedarf|chirurgisches instrument|dentalgerat',
    pharma:
      'arzneimittel|medikament|pharmazeutika|impfstoff|tierarzneimittel|nahrungserganzungsmittel|heilmittel|naturheilmittel|wirkstoff',
    'laboratory-goods': 'laborgerat|laborbedarf|diagnostikum|reagenz|analysegerat',
    food: 'lebensmittel|nahrungsmittel|feinkost|delikatesse|brot|backware|kuchen|torte|geback|keks|nudel|teigware|fleisch|wurst|schinken|geflugel|wild|fisch|raucherfisch|fischkonserve|meeresfruchte|muschel|milch|kase|butter|joghurt|molkereiprodukt|milchprodukt|speiseeis|eis|eiscreme|zucker|sussware|schokolade|praline|bonbon|marzipan|lebkuchen|honig|marmelade|konfiture|konserve|obstkonserve|tiefkuhlkost|fertiggericht|suppe|sosse|senf|ketchup|mayonnaise|essig|ol|speiseol|olivenol|margarine|fett|gewurz|krauter|mehl|musli|reis|starke|tiernahrung|tierfutter|futtermittel|mischfutter|hundefutter|kartoffelprodukt|chips|snack|nuss|trockenfrucht|ei|tofu|biolebensmittel|babynahrung|pizza|sandwich|salat|feinkostsalat|sauerkraut|hefe|malz|backmittel|kaugummi|diatnahrung|reformware|bioprodukt|naturkost|vollkornprodukt|brezel|konditorware|kartoffelchips|naturprodukt|katzenfutter|heimtierfutter|haustierfutter|tiefkuhlgemuse|sauce|fruhstuckscerealie|fruhstucksflocke|tiefkuhlkostprodukt',
    drinks: 'getrank|kaffee|tee|saft|fruchtsaft|limonade|mineralwasser|erfrischungsgetrank|kakao|sussmost|trinkwasser|energydrink',
    alcohol: 'wein|sekt|champagner|bier|spirituose|schnaps|likor|whisky|gin|rum|most|apfelwein|obstbrand|weinbrand|perlwein',
    tobacco: 'tabak|tabakware|zigarette|zigarre|e zigarette|shisha|cannabis',
    crops:
      'getreide|weizen|roggen|gerste|hafer|mais|raps|kartoffel|zuckerrube|zuckerrohr|rube|gemuse|obst|frucht|sudfrucht|apfel|birne|kirsche|pflaume|beere|erdbeere|himbeere|spargel|tomate|gurke|zwiebel|kohl|pilz|champignon|hulsenfrucht|wein rebe|olsaat|sonnenblume|soja|zitrusfrucht|melone|schnecke|huhnerei|kaffee|tee|kakao|tabak|krauter|kraut|beerenobst|kernobst|steinobst|strauchbeere|baumwolle|gewachshauskultur|walnuss|nuss|salat|traube|weintraube|olive',
    plants:
      'tier|hopfen|blume|schnittblume|zierpflanze|topfpflanze|pflanze|staude|baum|obstbaum|strauch|rose|saatgut|samen|heu|stroh|vieh|rind|kuh|schwein|schaf|ziege|pferd|huhn|huhner|henne|gans|ente|pute|kaninchen|biene|hund|katze|vogel|ziervogel|nutzvieh|zuchtvieh|legehenne|faserpflanze|flachs|hanf|heilpflanze|krauterpflanze|nutztier|haustier|heimtier|pelztier|strauss|alpaka|rebe|gewurzpflanze|baumschulware|weihnachtsstern|bonsai|kaktus|orchidee|reptil|terrarientier|futterpflanze|rasen|rollrasen|jungpflanze|rinder',
    'fish-farming': 'forelle|karpfen|lachs|zierfisch|speisefisch|auster|krebs|garnele|algen|alge|muschel|miesmuschel|krabbe',
    livestock: 'geflugel|mastgeflugel|masthahnchen|hahnchen|ferkel|mutterkuh|mastschwein|mastrind|wachtel|fasan|wild|damwild',
  },
  names: {
    'financial-services.investment-banking': 'borsenmakler|wertpapiermakler|wertpapiervermittler|wertpapiervermittlung|wertpapierhandel',
    'construction.trades':
      'ofenbauer|luftheizungsbauer|ofen und luftheizungsbauer|klempner|klempnerei|spengler|spenglerei|flaschner|flaschnerei|installateur|installation|sanitar|sanitarinstallation|sanitartechnik|heizung|heizungsbau|heizung sanitar|heizung luftung sanitar|hls|shk|gas und wasserinstallation|gas und wasserinstallateur|luftungsbau|klimatechnik|kaltetechnik|kalteanlagenbau|haustechnik|gebaudetechnik|elektro|elektriker|elektroinstallation|elektrotechnik installation|blitzschutz|blitzschutzbau|dachdecker|dachdeckerei|bedachung|zimmerer|zimmerei|zimmermann|holzbau|tischler|tischlerei|schreiner|schreinerei|bauschreinerei|bautischlerei|maler|malerei und lackiererei|malerbetrieb|maler und lackierer|anstreicher|tapezierer|stuckateur|stukkateur|gipser|verputzer|putzerei|maurer|maurerarbeiten|betonbau|betonbauer|fliesenleger|plattenleger|fliesen|bodenleger|bodenbelagsarbeiten|parkettleger|parkett|estrichleger|estrichbau|estrich|raumausstatter|raumausstattung|glaser|glaserei|fensterbau|fensterbauer|treppenbau|rollladenbau|rollladen und sonnenschutztechnik|gerustbau|gerustbauer|abbruch|abriss|abbrucharbeiten|abbruchunternehmen|sprengung|trockenbau|trockenbauer|akustikbau|innenausbau|warmedammung|isolierung|isolierer|dammung|bautenschutz|holzschutz|abdichtung|bauwerksabdichtung|fassadenbau|fassadenreinigung und anstrich|altbausanierung|sanierung|bausanierung|betonsanierung|renovierung|badsanierung|kuchenmontage|mobelmontage|montage|montageservice|bauservice|handwerker|handwerk|hausmeister und handwerk|zaunbau|pflasterer|pflasterarbeiten|pflasterbau|ofenbau|ofensetzer|kachelofenbau|kaminbau|schornsteinbau|schwimmbadbau|poolbau|brunnenbau|teichbau|wasserschadensanierung|bautrocknung|schimmelbeseitigung|bohr und sagearbeiten|betonbohren|kernbohrung|schlosser|bauschlosserei|baumontage|elektromontage|solarmontage|aufzugsmontage|steinmetz|steinbildhauer|steinmetzbetrieb|wintergartenbau|messebau|ladenbau|kellerabdichtung|asphaltarbeiten|baufertigung|bauhandwerk|baunebengewerbe|ausbaugewerbe|bauausfuhrung|bauelemente montage|verfugung|fugenabdichtung|gebaudeautomation|wandgestaltung|korrosionsschutz|steinsanierung|hausanschlusse|gartenbau und pflasterung|gartengestaltung|landschaftsbau|garten und landschaftsbau|galabau|landschaftsgartner|hafner|baumeister|brunnenmeister|brunnenbauer|warmedammer|kaltedammer|schalldammer|branddammer|steinsetzer|steinmetzmeister|kunststeinerzeugung|terrazzomacher|terrazzoleger|kamin und ofenbau|heizungstechnik|luftungstechnik|kalte und klimatechnik|gas und sanitartechnik|elektrotechniker|rammarbeiten|sprengunternehmen|sprengungsunternehmen|fugenarbeiten|betonsagen|trockenlegung|schimmelsanierung|ausbauunternehmen|bauausbau|betonbauunternehmen|verglasung|verglasungsunternehmen|glas und verglasungsarbeiten|zimmerei und holzrahmenbau',
    'construction.civil-engineering':
      'kabelverleger|tiefbau|strassenbau|kanalbau|kanalsanierung|rohrleitungsbau|bruckenbau|tunnelbau|gleisbau|wasserbau|erdbau|erdarbeiten|erdbewegung|baggerarbeiten|baggerbetrieb|leitungsbau|kabelbau|kabelverlegung|spezialtiefbau|spezialbau|deponiebau|wegebau|deichbau|asphaltbau|strassenmarkierung|fahrbahnmarkierung|bohrunternehmen|breitbandausbau|glasfaserausbau|ingenieurbau|freileitungsbau',
    'construction.building':
      'hochbau|bauunternehmen|bauunternehmer|bauunternehmung|baugeschaft|baufirma|baubetrieb|generalunternehmer|generalubernehmer|schlusselfertiges bauen|wohnungsbau|hausbau|fertighausbau|massivhaus|industriebau|hallenbau|gewerbebau|rohbau|bauausfuhrungen|schlusselfertigbau|kirchenbau',
    'construction.architecture':
      'architekt|architektur|architekturburo|innenarchitektur|landschaftsarchitekt|landschaftsarchitektur|landschaftsplanung|statik|statiker|tragwerksplanung|tragwerksplaner|vermessung|vermessungsingenieur|vermessungsburo|vermessungswesen|kartographie|geodasie|bauplanung|bauingenieur|bauingenieurwesen|bauleitung|bauzeichner|bauzeichnung|planungsburo|ingenieur|ingenieurleistung|baugutachter|bausachverstandiger|energieberatung|energieberater|brandschutzplanung|fachplanung|tga planung|stadtplanung|raumplanung|bodengutachten|baugrunduntersuchung|geotechnik|geologe|bauphysik|akustikplanung|wertermittlung bau|projektsteuerung bau|sicherheits und gesundheitsschutzkoordination|cad planung|konstruktionsburo',
    'professional-services.cleaning':
      'gebaudereinigung|gebaudereiniger|reinigung|putzfrau|raumpflege|fensterputzer|fensterreinigung|glasreinigung|buroreinigung|unterhaltsreinigung|hausreinigung|industriereinigung|teppichreinigung|polsterreinigung|treppenhausreinigung|baureinigung|schornsteinfeger|kaminkehrer|rauchfangkehrer|schadlingsbekampfung|schadlingsbekampfer|kammerjager|desinfektion|entrumpelung|haushaltsauflosung|wohnungsauflosung|winterdienst|schneeraumung|strassenreinigung|hausmeisterdienst|hausmeisterservice|hausmeister|wascherei|reinigung und wascherei|textilreinigung|chemische reinigung|mangelstube|heissmangel|bugelservice|wascheservice|mietwasche|waschsalon|rohrreinigung|kanalreinigung|haushaltshilfe|haushaltsservice|graffitientfernung|taubenabwehr|fassadenreinigung|tatortreinigung|grabpflege|tankreinigung',
    'environment.waste':
      'abfallentsorgung|entsorgung|mullabfuhr|recycling|containerdienst|schrotthandel|schrott|altmetall|altpapier|altglas|schrottplatz|autoverwertung|abfallwirtschaft|aktenvernichtung|kompostierung|deponie|mullverbrennung|wertstoffhof|sondermull|abfallbeseitigung|kreislaufwirtschaft|verwertung|altkleider|mullentsorgung|rohstoffhandel schrott|elektroschrott|klarschlammverwertung|wertstoffsammlung|abfallberatung|altmetallhandel|altstoffhandel|altautoverwertung|mulden und containerdienst|wertstoffhandel|sonderabfall',
    'environment.environmental-services':
      'altlastensanierung|bodensanierung|umweltschutz|umwelttechnik|umweltberatung|asbestsanierung|schadstoffsanierung|umweltgutachten|larmschutz',
    'energy.water':
      'wasserversorgung|wasserwerk|abwasser|abwasserentsorgung|abwasserbeseitigung|kanalisation|klarwerk|trinkwasserversorgung',
    'energy.electricity':
      'stromversorgung|stromerzeugung|elektrizitatswerk|kraftwerk|stadtwerke|energieversorgung|energieversorger|netzbetreiber|stromhandel|stromnetz|blockheizkraftwerk|heizkraftwerk',
    energy: 'fernwarme|warmeversorgung|nahwarme|energie|fernwarmeversorgung',
    'energy.renewables':
      'solartechnik|photovoltaik|windenergie|windkraft|windpark|wasserkraft|wasserkraftwerk|biogas|geothermie|solarenergie|bioenergie',
    'energy.oil-and-gas':
      'tankstelle|raffinerie|erdolgewinnung|erdgasgewinnung|heizolhandel|brennstoffhandel|mineralolhandel|ladestation und tankstelle|rohol|erdolforderung|roholforderung|erdgasforderung',
    'energy.gas': 'gasversorgung|gaswerk',
    'automotive.dealers':
      'autowerkstatt|kfz werkstatt|autoreparatur|kfz reparatur|kfz mechaniker|kfz meisterbetrieb|kfz betrieb|kraftfahrzeugtechnik|kfz technik|autohaus|autohandel|autohandler|kfz handel|autolackierung|autolackiererei|lackiererei|fahrzeuglackierung|karosseriebau|karosseriewerkstatt|karosserie und lackierbetrieb|autoaufbereitung|fahrzeugaufbereitung|fahrzeugpflege|autopflege|autowasche|waschstrasse|waschpark|autowaschanlage|reifenservice|reifendienst|reifenhandel|abschleppdienst|pannendienst|pannenhilfe|autoglaser|autoverwerter|autosattlerei|smart repair|beulendoktor|autotuning|tuning|tuningwerkstatt|autoelektrik|kfz elektrik|motorradwerkstatt|motoreninstandsetzung|motorenuberholung|autoankauf|zweiradmechaniker|fahrzeugbau werkstatt|fahrzeughandel|kfz sachverstandiger|kfz gutachter|achsvermessung|auspuffdienst|auspuffwerkstatt|bremsendienst|autoglaserei|dellendrucker|karosseriebauer',
    'automotive.manufacturers': 'fahrzeugbau|automobilbau|wohnmobilbau',
    'automotive.parts':
      'autozubehor|autoteile|kfz zubehor|autozulieferer|automobilzulieferer|karosserieteile|motorradteile|kfz teile|fahrzeugteile|motorradzubehor',
    'manufacturing.metal-products':
      'glockengiesser|glockengiesserei|metallschleifer|metallpolierer|metallbau|metallbauer|stahlbau|schlosserei|kunstschmiede|schmiede|hufschmied|schmied|kunstschlosserei|dreherei|fraserei|zerspanung|zerspanungstechnik|lohnfertigung|cnc fertigung|cnc technik|blechbearbeitung|blechverarbeitung|metallverarbeitung|metallbearbeitung|schweisserei|schweisstechnik|schweissarbeiten|galvanik|galvanisierung|verzinkerei|feuerverzinkung|harterei|pulverbeschichtung|oberflachentechnik|eloxieren|sandstrahlen|strahlerei|schleiferei|werkzeugbau|formenbau|werkzeugmacher|feinmechanik|prazisionsmechanik|metalldruckerei|stanzerei|stanztechnik|gurtler|buchsenmacher|graveur|gravuren|graviertechnik|messerschmied|schlusseldienst|apparatebau|behalterbau|edelstahlverarbeitung|kupferschmied|laserschneiden|wasserstrahlschneiden|drahtzieherei|metallveredelung|metallgestaltung|lasertechnik|kesselbau|scherenschleiferei|zinngiesserei|metalltechnik|metalltechniker|kunstschmied|metallgestalter|drehteile|frasteile|stanzteile|oberflachenveredelung|galvanotechnik|metallstanzen|metallumformung',
    'manufacturing.machinery':
      'dampf und kesselanlagen|kesselanlagen|dampfkesselanlagen|maschinenbau|anlagenbau|sondermaschinenbau|vorrichtungsbau|muhlenbau|apparatebauer|maschinenhandel|antriebstechnik|fordertechnik|hydraulik|pneumatik|drucklufttechnik|aufzugsbau|prototypenbau|elektromaschinenbau|verfahrenstechnik|vakuumtechnik|wagetechnik|dosiertechnik|kranbau|muhlenbauer|schaustellerwagenbau|lufttechnik|mechatroniker|maschinenbauer|hebetechnik|pumpentechnik|bau und bergbaumaschinen|baumaschinen|bergbaumaschinen',
    'manufacturing.automation': 'automatisierungstechnik|steuerungsbau|schaltschrankbau|steuerungstechnik|messtechnik und regeltechnik',
    'hardware.electronic-components':
      'feinoptik|messtechnik|sensorik|elektronikfertigung|leiterplattenbestuckung|mechatronik|kommunikationselektronik|leistungselektronik|mikroelektronik|industrieelektronik',
    'manufacturing.furniture':
      'mobelbau|mobeltischlerei|mobelschreinerei|polsterei|polsterer|drechslerei|korbmacher|korbflechterei|kuchenbau|mobelrestaurierung|restaurierung von mobeln|stuhlflechterei|innenausstatter|antiquitatenrestaurierung|bettenbau',
    'materials.paper-and-forest':
      'sagewerk|forstwirtschaft|forstbetrieb|forst|holzeinschlag|holzverarbeitung|holzbearbeitung|hobelwerk|holzernte|papierfabrik|papierverarbeitung|forstdienstleistung|holzrucken|forsteinrichtung',
    'materials.glass-and-ceramics':
      'glasblaserei|glasblaser|glasveredelung|glasschleiferei|topferei|topfer|keramikwerkstatt|keramiker|glashutte|glaskunst|glasmalerei|bleiverglasung|porzellanmalerei|glasschleifer|flachglasschleifer|hohlglasveredler|porzellanmanufaktur',
    'materials.mining':
      'steinbruch|bergbau|kiesgrube|sandgrube|kieswerk|saline|tongrube|bergwerk|kohlebergbau|eisenerz|eisenerze|kupfererze|kupfererz|metallerze|granit gebrochen|natursteinbruch',
    'construction.materials':
      'betonwerk|ziegelei|zementwerk|kalkwerk|asphaltmischwerk|steinbildhauerei|schotterwerk|transportbeton|fertigteilwerk|ziegelwerk',
    'manufacturing.textiles':
      'kloppler|posamentierer|weberei|spinnerei|strickerei|stickerei|farberei|seilerei|naherei|wirkerei|textilveredelung|handweberei|segelmacher|segelmacherei|planenmacherei|posamenten|kloppelei|handarbeiten|zwirnerei|fahnenstickerei',
    'consumer-goods.apparel':
      'schneiderei|schneider|anderungsschneiderei|massschneiderei|massschneider|damenschneider|herrenschneider|modedesign|modedesigner|modeatelier|kurschner|kurschnerei|sattlerei|sattler|taschner|schuhmacher|schuhmacherei|hutmacher|gerberei|putzmacherei|modist|feintaschner|konfektion',
    'professional-services':
      'bestatter|bestattung|bestattungsinstitut|bestattungsunternehmen|beerdigung|beerdigungsinstitut|krematorium|pietat|friedhof|schuster|uhrenreparatur|reparaturdienst|reparatur|hundefriseur|hundeschule|tierpension|hundepension|tiersitting|tierbetreuung|hundetrainer|gassi service|astrologie|wahrsager|kartenleger|kartenlegen|partnervermittlung|eheanbahnung|heiratsvermittlung|schreibburo|buroservice|schreibservice|sekretariatsservice|sachverstandiger|gutachter|sachverstandigenburo|dienstleistung|vermietung|verleih|werkzeugverleih|baumaschinenverleih|baumaschinenvermietung|maschinenverleih|geschirrverleih|kostumverleih|arbeitsbuhnenvermietung|leihgerate|inkasso|inkassoburo|versteigerer|versteigerung|auktion|auktionshaus|auktionator|buromanagement|haushaltsgeratereparatur|handyreparatur|elektroreparatur|fernsehreparatur|kundendienst|tierfriedhof|konfektionierung|verpackungsservice|lohnverpackung|tierbestattung|trauerredner|escortservice|ahnenforschung|genealogie|patentverwertung|coworking service|gartenpflege|grunpflege|grunanlagenpflege|landschaftspflege|gartner|baumpflege|baumfallung|baumfallarbeiten|baumschnitt|lebens und sozialberatung',
    'consumer-goods.cosmetics':
      'friseur|frisor|friseursalon|frisorsalon|friseurhandwerk|barbier|barbershop|kosmetikstudio|kosmetikinstitut|kosmetiksalon|kosmetikerin|kosmetik|nagelstudio|nageldesign|manikure|pedikure|fusspflege|wimpernstudio|wimpernverlangerung|haarverlangerung|permanent make up|tattoostudio|tatowierer|tatowierstudio|tattoo|piercing|piercingstudio|haarentfernung|enthaarung|zweithaar|zweithaarstudio|schonheitssalon|visagist|make up artist|waxingstudio|typberatung|farb und stilberatung|peruckenmacher',
    'healthcare.wellness':
      'fitnessstudio|fitnesscenter|fitness|sonnenstudio|solarium|braunungsstudio|sauna|saunabetrieb|wellness|spa|massage|massagepraxis|massagestudio|masseur|thaimassage|yogastudio|yoga|yogaschule|pilates|pilatesstudio|meditation|reiki|schwimmbad|hallenbad|freibad|thermalbad|therme|kurbad|personal trainer|personal training|wellnesshotel und spa|entspannung|figurstudio|abnehmstudio|ems studio|kneippanlage|floating|salzgrotte|gesundheitsberatung|ernahrungsberatung|bewegungstherapie|qigong|shiatsu',
    'healthcare.practices':
      'arzt|arztin|arztpraxis|hausarzt|hausarztpraxis|facharzt|zahnarzt|zahnarztpraxis|kieferorthopade|kieferorthopadie|kieferchirurg|oralchirurgie|hautarzt|augenarzt|augenheilkunde|hno arzt|hno|frauenarzt|gynakologe|gynakologie|urologe|urologie|kinderarzt|orthopade|orthopadie|chirurg|internist|kardiologe|kardiologie|neurologe|neurologie|radiologe|radiologie|allgemeinmedizin|innere medizin|lungenarzt|onkologie|gastroenterologie|dermatologie|nephrologie|dialyse|anasthesie|rheumatologie|pneumologie|endokrinologie|physiotherapie|physiotherapeut|krankengymnastik|krankengymnast|ergotherapie|ergotherapeut|logopadie|logopade|sprachtherapie|osteopathie|osteopath|chiropraktik|chiropraktiker|podologie|podologe|heilpraktiker|homoopathie|homoopath|naturheilkunde|akupunktur|hebamme|hebammenpraxis|medizinische fusspflege|diatassistent|gemeinschaftspraxis|mvz|medizinisches versorgungszentrum|praxisgemeinschaft|sehschule|orthoptik|motopadie|heilpadagogik|lerntherapie|manuelle therapie|lymphdrainage|schmerztherapie|traditionelle chinesische medizin|zahnheilkunde|implantologie|sportmedizin|arbeitsmedizin|betriebsarzt',
    'healthcare.mental-health':
      'psychotherapie|psychotherapeut|psychologe|psychologie|psychiater|psychiatrie|psychologische beratung|eheberatung|lebensberatung|paartherapie|suchtberatung|hypnose|hypnosetherapie|familientherapie|kinder und jugendpsychotherapie',
    'healthcare.hospitals':
      'blutbank|samenbank|gewebebank|blutspendedienst|krankenhaus|klinik|klinikum|spital|rehaklinik|rehabilitationsklinik|tagesklinik|fachklinik|privatklinik|rettungsdienst|krankentransport|ambulanz|sanitatsdienst|reha zentrum|kurklinik|geburtshaus|universitatsklinikum',
    'healthcare.elderly-care':
      'altenheim|altersheim|pflegeheim|seniorenheim|seniorenresidenz|altenpflege|seniorenbetreuung|pflegedienst|ambulanter pflegedienst|ambulante pflege|hausliche krankenpflege|krankenpflege|tagespflege|betreutes wohnen|kurzzeitpflege|sozialstation|hospiz|behindertenheim|behindertenhilfe|wohnheim fur behinderte|seniorenwohnen|wohnstift|intensivpflege|hauskrankenpflege|pflegestutzpunkt|altenhilfe|seniorenzentrum|24 stunden pflege|alltagsbegleitung',
    'healthcare.medical-devices':
      'zahntechnik|zahntechniker|dentallabor|zahntechnisches labor|zahnlabor|orthopadietechnik|orthopadieschuhtechnik|orthopadieschuhmacher|orthopadiemechaniker|horgerateakustiker|horakustik|horakustiker|sanitatshaus|augenprothetik|rehatechnik|chirurgiemechanik|medizintechniker|kontaktlinsenoptik|bandagist|bandagisten|orthopadietechniker|medizingeratetechnik|medizinprodukte|herstellung von medizinprodukten|vermietung von medizinprodukten|aufbereitung von medizinprodukten',
    'healthcare.distribution': 'apotheke|apotheker|versandapotheke|internetapotheke',
    'healthcare.veterinary':
      'tierarzt|tierarztpraxis|tierklinik|tierheilpraktiker|tierphysiotherapie|tiermedizin|veterinarmedizin|pferdeklinik',
    'life-sciences.research-tools':
      'labor|medizinisches labor|pruflabor|analytik|materialprufung|werkstoffprufung|umweltlabor|umweltanalytik|lebensmittellabor|chemielabor',
    'travel-and-hospitality.restaurants':
      'gaststatte|gasthaus|gasthof und restaurant|gastwirtschaft|wirtshaus|wirtschaft und biergarten|restaurant|imbiss|imbissstube|imbissbude|schnellimbiss|schnellrestaurant|doner|donerladen|kebab|kebap|pizzeria|pizzaservice|pizza lieferservice|pizza service|lieferservice|cafe|kaffeehaus|konditorei und cafe|eiscafe|eisdiele|eissalon|bar|cocktailbar|kneipe|schankwirtschaft|bierlokal|pub|weinstube|weinlokal|biergarten|brauhaus|brauereigaststatte|bistro|cafeteria|kantine|mensa|catering|cateringservice|partyservice|party service|menuservice|essen auf radern|foodtruck|gastronomie|systemgastronomie|diskothek|disko|club und diskothek|nachtclub|tanzlokal|tanzbar|shisha bar|sushi|sushi bar|steakhaus|grillhaus|grillrestaurant|ausflugslokal|rasthof|raststatte|teestube|trinkhalle und imbiss|heuriger|buschenschank|saftbar|strausswirtschaft|verpflegung|speiselokal|fischrestaurant|burgerladen|creperie|vereinsheim gaststatte|backerei cafe|italiener|grieche|wurstelstand|wurststand|imbissstand|dorfgasthaus|betriebskantine|schulverpflegung|gemeinschaftsverpflegung|bratwurststand|bratwurststande|grillstand',
    'travel-and-hospitality.hotels':
      'hotel|gasthof|pension|fremdenzimmer|ferienwohnung|ferienhaus|ferienhof|ferienpark|feriendorf|campingplatz|jugendherberge|hostel|motel|gastehaus|gastezimmer|privatzimmer|zimmervermietung|beherbergung|appartementhotel|apartment|boardinghouse|monteurzimmer|monteurunterkunft|berghutte|schullandheim|wohnmobilstellplatz|ferienunterkunft|hotelbetrieb|kurhotel|tagungshotel|ferienanlage|bauernhofurlaub|urlaub auf dem bauernhof|jugendgastehaus|heuhotel',
    'travel-and-hospitality.travel-agencies':
      'reiseburo|reiseveranstalter|touristik|tourismus|touristeninformation|fremdenverkehrsamt|reiseleitung|reisefuhrer|stadtfuhrung|fremdenfuhrer|verkehrsverein|busreisen|tourismusverband|urlaubsreisen|kreuzfahrten|gruppenreisen|gastefuhrung|tourist information|skireisen|pauschalreisen|reisevermittlung',
    'travel-and-hospitality.casinos':
      'spielhalle|spielothek|spielbank|spielcasino|casino|wettburo|wettannahme|lottoannahmestelle|lotto|lotterie|sportwetten|buchmacher|glucksspiel',
    'retail.grocery':
      'lebensmittelgeschaft|lebensmittelladen|supermarkt|discounter|tante emma laden|dorfladen|bioladen|biomarkt|reformhaus|feinkostgeschaft|feinkostladen|getrankemarkt|getrankeladen|getrankehandel|getrankefachmarkt|obst und gemuseladen|gemuseladen|gemusehandler|obsthandler|hofladen|weinladen|weinhandlung|weinhandel|fischgeschaft|fischhandler|fischhandlung|kaseladen|teeladen|kaffeeladen|naturkostladen|unverpacktladen|kaufhalle|nahversorger|lebensmittelmarkt|wochenmarkt|marktstand|spatkauf|spati|kolonialwaren|verbrauchermarkt|hypermarkt|milchladen|wurstwarenladen|fleischfachgeschaft|schokoladengeschaft|susswarengeschaft|confiserie|spatverkauf',
    'food-and-drink.packaged-food':
      'backerei|backer|backstube|grossbackerei|konditorei|konditor|zuckerbacker|metzgerei|metzger|fleischerei|fleischer|schlachterei|schlachter|schlachthof|schlachthaus|fleischverarbeitung|molkerei|kaserei|eisherstellung|muhle|getreidemuhle|olmuhle|imkerei|imker|zuckerfabrik|konservenfabrik|fischraucherei|raucherei|schokoladenmanufaktur|chocolatier|lebkuchner|eismanufaktur|muller|nudelmanufaktur|feinkostmanufaktur|fischverarbeitung|obstverarbeitung|gewurzmuhle|lebensmitteltechnik|lebensmittelverarbeitung|milchtechnologie|milchverarbeitung|lebzelter|feinbackerei',
    'food-and-drink.beverages':
      'kaffeerosterei|rosterei|mosterei|kelterei|fruchtsaftkelterei|mineralbrunnen|sussmosterei|heilquelle|brunnenbetrieb',
    'food-and-drink.alcohol':
      'brauerei|brauer|brennerei|schnapsbrennerei|destillerie|weingut|weinbau|winzer|winzergenossenschaft|weinkellerei|sektkellerei|kellerei|weinbaubetrieb|malzerei|hausbrauerei|likorfabrik|obstbrennerei',
    'retail.specialty':
      'blumenladen|blumengeschaft|blumenhaus|florist|floristik|fleurist|gartnerei und blumen|kiosk|zeitungskiosk|trinkhalle|drogerie|drogeriemarkt|parfumerie|optiker|augenoptiker|augenoptik|brillengeschaft|buchhandlung|buchladen|buchhandler|antiquariat|schreibwarengeschaft|schreibwarenladen|papierwarengeschaft|spielwarengeschaft|spielzeugladen|sportgeschaft|sporthaus|fahrradladen|fahrradgeschaft|fahrradhandel|fahrradwerkstatt|zweiradhandel|schuhgeschaft|schuhladen|schuhhaus|modegeschaft|modehaus|boutique|bekleidungsgeschaft|textilgeschaft|waschegeschaft|brautmodengeschaft|second hand laden|secondhandladen|second hand|gebrauchtwarenhandel|trodler|trodel|trodelhandel|antiquitatenhandel|antiquitatengeschaft|antiquitaten|kunsthandlung|kunsthandel|galerist|mobelhaus|mobelgeschaft|kuchenstudio|bettenhaus|bettengeschaft|teppichgeschaft|lampengeschaft|haushaltswarengeschaft|geschenkartikelgeschaft|geschenkeladen|souvenirladen|zoofachhandel|zoohandlung|tierhandlung|zoogeschaft|tiernahrung|angelladen|angelgeschaft|angelbedarf|baumarkt|heimwerkermarkt|eisenwarenhandlung|eisenwarenladen|farbenhandel|farbengeschaft|raumausstattungsgeschaft|gartencenter|gartenmarkt|elektrogeschaft|elektrofachgeschaft|elektrofachhandel|elektronikmarkt|handyladen|handyshop|telefonladen|computerladen|computergeschaft|fotogeschaft|musikhaus|musikgeschaft|musikalienhandlung|plattenladen|tabakladen|tabakwarengeschaft|stoffgeschaft|stoffladen|wollgeschaft|handarbeitsgeschaft|bastelladen|erotikshop|sexshop|waffengeschaft|waffenhandlung|briefmarkenhandlung|munzhandlung|munzhandel|einzelhandel mit non food|sanitatsfachgeschaft|uhrengeschaft|goldankauf|fachmarkt|bodenbelagsfachmarkt|fliesenhandel|fliesenstudio|sonderpostenmarkt|baby fachgeschaft|kinderladen mode|headshop|esoterikladen|weltladen|copyshop und papeterie|trafik|trafiken|tabaktrafik|waffenhandel|fachhandel|sanitatsfachhandel|motorradhandel',
    'consumer-goods.luxury':
      'juwelier|goldschmied|goldschmiede|silberschmied|silberschmiede|uhrmacher|uhrmacherei|schmuckdesign|schmuckatelier|edelsteinschleiferei|trauringstudio|goldschmiedeatelier',
    'retail.department-stores': 'kaufhaus|warenhaus',
    'retail.e-commerce':
      'internethandler|onlinehandler|onlineshop|internethandel|versandhandel|onlinehandel|internetversandhandel|versandhaus|webshop',
    retail: 'einzelhandel|markthandel|ladengeschaft|ambulanter handel|einkaufszentrum handel|marktbeschicker|reisegewerbe|tankstellenshop',
    wholesale:
      'grosshandel|handelsvertretung|handelsvertreter|handelsagentur|vertretung|grosso|handelsvermittlung|werksvertretung|industrievertretung',
    'wholesale.import-export': 'import|export|import export|aussenhandel|import und export',
    'transport-and-logistics.freight':
      'frachtmakler|frachtvermittlung|spedition|spediteur|fuhrunternehmen|fuhrunternehmer|fuhrbetrieb|guterverkehr|gutertransport|guterkraftverkehr|transportunternehmen|transporte|mobeltransport|mobelspedition|umzug|umzuge|umzugsunternehmen|umzugsservice|kleintransporte|kleintransport|schwertransport|nahverkehr guter|fernverkehr|frachtfuhrer|zollagentur|luftfracht|seefracht|kuhltransport|tanktransport|containertransport|langholztransport|klaviertransport|silotransport|autotransport|viehtransport|zollabfertigung|stuckgutverkehr',
    'transport-and-logistics.warehousing':
      'lagerei|lagerung|lagerhaus|lagerhaltung|selfstorage|mobellagerung|lagerlogistik|kuhlhaus|lagerraum|lagerraume|mietlager|umschlag',
    'transport-and-logistics.delivery':
      'kurierdienst|kurier|paketdienst|postdienst|briefdienst|zustelldienst|botendienst|expressdienst|post|briefzustellung|zeitungszustellung|fahrradkurier|prospektverteilung',
    'transport-and-logistics.passenger':
      'taxi|taxiunternehmen|taxibetrieb|taxidienst|mietwagen|autovermietung|busunternehmen|busbetrieb|omnibusbetrieb|omnibusunternehmen|omnibusverkehr|reisebusunternehmen|personenbeforderung|fahrdienst|chauffeurservice|limousinenservice|verkehrsbetriebe|nahverkehr|personenverkehr|carsharing|seilbahn|bergbahn|flughafentransfer|krankenfahrten|schulerverkehr|wohnmobilvermietung|parkhaus|parkplatz|parkraumbewirtschaftung|fahrbetrieb|reisebus|linienverkehr|mietwagenunternehmen|schulerbeforderung|seilbahnen|bergbahnen|schulbus|schulbusse|werksbusse',
    'transport-and-logistics.rail': 'eisenbahn|bahn|bahnverkehr|schienenverkehr|eisenbahnverkehr|bahnbetrieb',
    'transport-and-logistics.maritime':
      'reederei|schifffahrt|binnenschifffahrt|seeschifffahrt|hafen|hafenbetrieb|werft|bootswerft|schiffswerft|bootsbau|bootsbauer|schiffbau|schiffsmakler|yachthafen|bootsverleih|jachthafen|schiffsausruster|fahrgastschifffahrt|fahre',
    'transport-and-logistics.airlines': 'fluggesellschaft|luftfahrt|flughafen|flugplatz|luftverkehr|rundfluge|flugbetrieb',
    'media.design-services':
      'fotograf|fotografie|fotostudio|fotoatelier|grafikdesign|grafikdesigner|grafiker|mediengestaltung|mediengestalter|webdesign|designburo|designstudio|designagentur|industriedesign|produktdesign|kommunikationsdesign|illustration|illustrator|innenarchitekt|raumgestaltung|dekorateur|schauwerbegestaltung|hochzeitsfotograf|hochzeitsfotografie|layout|werbegrafik|portraitfotografie|interior design|inneneinrichter|feng shui|designer|formgestaltung|grafik|technisches zeichnen|zeichenburo|luftbildfotografie',
    'media.advertising':
      'werbeagentur|werbung|marketing|marketingagentur|werbetechnik|werbetechniker|schilderhersteller|schilder und lichtreklame|lichtreklame|aussenwerbung|beschriftung|fahrzeugbeschriftung|werbebeschriftung|pr agentur|offentlichkeitsarbeit|public relations|mediaagentur|eventmarketing|plakatwerbung|onlinemarketing|suchmaschinenoptimierung|werbetexter|schildermaler|werbeverteilung|social media agentur|promotion|werbekaufmann|kommunikationsagentur|internetagentur|anzeigenverwaltung|folientechnik',
    'manufacturing.printing':
      'druckerei|buchbinderei|buchbinder|copyshop|siebdruck|siebdruckerei|digitaldruck|textildruck|offsetdruckerei|druckvorstufe|druck|reprografie|lichtpause|stempelhersteller|drucker|satz und druck|kopieranstalt|t shirt druck|lettershop',
    'media.publishing':
      'verlag|buchverlag|zeitungsverlag|journalist|journalismus|redaktionsburo|redaktion|autor|schriftsteller|lektorat|texter|presseburo|presse|zeitschriftenverlag|musikverlag noten|pressedienst|adressbuchverlag|korrektorat|nachrichtenagentur',
    'media.broadcasting': 'radiosender|fernsehsender|rundfunk|horfunk|fernsehen|rundfunkanstalt',
    'media.film-and-video':
      'filmproduktion|videoproduktion|filmstudio|kino|videothek|tonstudio und film|filmtheater|lichtspielhaus|trickfilm|filmverleih|imagefilm|kameramann|synchronstudio|filmproduzent|luftbildaufnahmen',
    'media.music':
      'tonstudio|musiker|musikproduktion|band|orchester|chor|musikverlag|plattenfirma|klavierstimmer|klavierbau|klavierbauer|orgelbau|orgelbauer|geigenbau|geigenbauer|dj|discjockey|alleinunterhalter|gitarrenbau|instrumentenbau|instrumentenbauer|musikkapelle|komponist|sanger|blasinstrumentenbau|musikgruppe',
    'media.arts-and-events':
      'veranstaltung|eventagentur|eventmanagement|veranstaltungsagentur|veranstaltungsservice|veranstaltungstechnik|veranstalter|hochzeitsplanung|hochzeitsplaner|kunstler|bildhauer|kunstmaler|maler und bildhauer|kunstleragentur|konzertagentur|konzertveranstalter|theater|puppentheater|kabarett|schauspieler|schauspiel|oper|museum|heimatmuseum|galerie|kunstgalerie|zoo|tierpark|wildpark|freizeitpark|erlebnispark|botanischer garten|zirkus|schausteller|fahrgeschafte|kulturzentrum|kulturveranstaltungen|messeveranstalter|kongresszentrum|konzerthaus|stadthalle|zauberer|zauberkunstler|clown|kinderanimation|ton und lichttechnik|buhnenbau|buhnentechnik|zeltverleih|feuerwerker|restaurator|restaurierung|bibliothek|bucherei|archiv|kletterpark|hochseilgarten|escape room|minigolf|kartbahn|lasertag|spielplatz indoor|indoorspielplatz|kunstlerische darbietung|moderator|veranstaltungssaal|denkmalpflege|kunsthandwerk|kunstgewerbe|ballonfahrten|tanztheater|planetarium|festhalle|partyverleih',
    'media.sports':
      'sportverein|sport|fussballverein|turnverein|tennisclub|tennisverein|tennisplatz|tennishalle|tennisanlage|golfplatz|golfclub|reitverein|reiterhof|reitstall|reitanlage|reithalle|pferdepension|schutzenverein|schiessstand|ruderverein|segelclub|skilift|skigebiet|sportanlage|sportplatz|sporthalle|stadion|eislaufhalle|eishalle|bowlingbahn|bowling|bowlingcenter|kegelbahn|kegeln|billard|billardsalon|kletterhalle|boulderhalle|kampfsport|kampfsportschule|karateschule|boxclub|judo|motorsport|rennstall|rennbahn|sportschule|profisport|sportveranstaltung|angelverein|fechtclub|squash|badminton|dartclub|sporttrainer|sportstatte|tanzsportclub|pferdesport',
    'professional-services.legal':
      'rechtsanwalt|anwalt|anwaltskanzlei|rechtsanwaltskanzlei|kanzlei|notar|notariat|patentanwalt|rechtsberatung|rechtsdienstleistung|gerichtsvollzieher|fachanwalt|insolvenzverwalter|insolvenzverwaltung|mediation|mediator|schuldnerberatung|fachanwalt fur arbeitsrecht|familienrecht|arbeitsrecht|strafverteidiger|rechtsbeistand|jurist',
    'financial-services.accounting':
      'steuerberater|steuerberatung|steuerkanzlei|wirtschaftsprufer|wirtschaftsprufung|buchhaltung|buchhalter|buchfuhrung|buchhaltungsservice|lohnsteuerhilfe|lohnsteuerhilfeverein|lohnbuchhaltung|lohnabrechnung|steuerburo|buchprufer|lohnburo',
    'financial-services.banking':
      'bank|sparkasse|volksbank|raiffeisenbank|privatbank|bausparkasse|kreditinstitut|geldinstitut|direktbank|landesbank|genossenschaftsbank',
    'financial-services.lending':
      'kreditmakler|darlehensvermittlung|baufinanzierer|baufinanzierungsvermittler|baufinanzierung vermittler|baufinanzierungsberatung|kreditvermittlung|pfandhaus|pfandleihhaus|pfandleiher|leihhaus|leasing|baufinanzierung|finanzierung|kredit|factoring|hypotheken|immobilienfinanzierung|kreditvermittler|finanzierungsvermittlung',
    'financial-services.asset-management':
      'honorarberater|honorarberatung|finanzanlagenvermittler|finanzberatung|finanzberater|vermogensberatung|vermogensverwaltung|vermogensberater|anlageberatung|finanzdienstleister|finanzvermittlung|fondsgesellschaft|finanzplanung|altersvorsorgeberatung|kapitalanlage|treuhand|anlagevermittlung|finanzvehikel|investmentvehikel|zweckgesellschaften|anlagevehikel',
    'financial-services.payments': 'geldwechsel|wechselstube|geldtransfer|zahlungsverkehr',
    'insurance.brokers':
      'versicherungsmakler|versicherungsagentur|versicherungsvertreter|versicherungsvermittlung|versicherungsburo|versicherungsvertretung|generalagentur|versicherungsvermittler|versicherungsberatung|assekuranz|assekuranzmakler',
    insurance: 'versicherung|sterbekasse|versicherungsgesellschaft|versicherungsverein',
    'insurance.life-and-health': 'krankenkasse|krankenversicherung|lebensversicherung|pensionskasse|betriebskrankenkasse',
    'real-estate.services':
      'immobilienmakler|makler|immobilien|hausverwaltung|immobilienverwaltung|grundstucksverwaltung|immobilienburo|wohnungsvermittlung|mitwohnzentrale|immobilienbewertung|gebaudemanagement|facility management|weg verwaltung|objektverwaltung|liegenschaftsverwaltung|immobiliensachverstandiger|hausverwalter',
    'real-estate.development': 'bautrager|immobilienentwicklung|projektentwicklung immobilien|baulanderschliessung|bautragergesellschaft',
    'real-estate.residential':
      'wohnungsbaugesellschaft|wohnungsgesellschaft|wohnungsgenossenschaft|wohnungsbaugenossenschaft|wohnungswirtschaft|wohnungsvermietung|studentenwohnheim|wohnungsunternehmen|sozialer wohnungsbau|mietwohnungen',
    'real-estate.commercial': 'einkaufszentrum|gewerbepark|burocenter|coworking|coworking space|buroflachen|business center|gewerbehof',
    'professional-services.consulting':
      'unternehmensberatung|unternehmensberater|beratung|coaching|wirtschaftsberatung|managementberatung|existenzgrundungsberatung|betriebsberatung|personalberatung und coaching|unternehmensentwicklung|qualitatsmanagement|strategieberatung|consulting|wirtschaftsforderung und beratung|organisationsberatung|sanierungsberatung|grundungsberatung|fordermittelberatung|arbeitssicherheit|karriereberatung',
    'professional-services.staffing':
      'personalvermittlung|arbeitsvermittlung|zeitarbeit|leiharbeit|personaldienstleister|personalleasing|personalberatung|arbeitnehmeruberlassung|arbeitsvermittler|jobvermittlung|stellenvermittlung|headhunter|au pair vermittlung|modelagentur|zeitarbeitsfirma',
    'professional-services.security-services':
      'detektei|detektiv|privatdetektiv|wachdienst|wachschutz|bewachung|sicherheitsdienst|objektschutz|personenschutz|werkschutz|sicherheitstechnik|sicherheitsunternehmen|geldtransport|werttransport|veranstaltungsschutz|wach und sicherheitsdienst|aufsperrdienst|wach und schliessgesellschaft|tursteher|sicherheitsfachkraft|berufsdetektive|bewachungsgewerbe|werttransporte|alarmverfolgung',
    'professional-services.market-research': 'marktforschung|meinungsforschung|meinungsforschungsinstitut|umfrageinstitut',
    'professional-services.translation': 'ubersetzer|ubersetzung|ubersetzungsburo|dolmetscher|dolmetschen|gebardendolmetscher|sprachdienst',
    'professional-services.outsourcing':
      'callcenter|telefonservice|telefonmarketing|datenerfassung|adressverlag und direktmarketing|adressverlag|inkassoinstitut|inkassoinstitute|inkassodienst',
    'professional-services.research': 'forschung|forschungsinstitut|forschungseinrichtung|institut',
    'software.it-services':
      'edv|edv beratung|edv dienstleistung|edv service|it beratung|it service|it systemhaus|systemhaus|softwareentwicklung|programmierung|programmierer|computerservice|pc service|datenverarbeitung|webentwicklung|netzwerktechnik|it support|it dienstleister|informationstechnik|informatik|computerdienst',
    'software.cloud-infrastructure': 'rechenzentrum|webhosting|hosting',
    software: 'software|softwarehaus|internet|informationstechnologie',
    telecommunications:
      'telekommunikation|mobilfunk|telefongesellschaft|telefonie|kommunikationstechnik|nachrichtentechnik|fernmeldetechnik',
    'education.training':
      'fahrschule|fahrlehrer|musikschule|tanzschule|tanzstudio|ballettschule|sprachschule|nachhilfe|nachhilfeschule|nachhilfeinstitut|volkshochschule|weiterbildung|fortbildung|erwachsenenbildung|bildungszentrum|bildungstrager|schulung|seminar|seminare|akademie|kochschule|kochkurs|reitschule|reitunterricht|schwimmschule|skischule|segelschule|surfschule|tauchschule|flugschule|malschule|kunstschule|schauspielschule|gesangsunterricht|musikunterricht|klavierunterricht|gitarrenunterricht|musiklehrer|gesangslehrer|computerschule|bildungseinrichtung|bildungsinstitut|umschulung|tennisschule|golfschule|kosmetikschule|trainer|dozent|erste hilfe kurse|hundefuhrerschein|lernstudio|seminarhaus|coaching und training|berufsforderung|sporttraining|bootsschule|jagdschule|heilpraktikerschule|jugendkunstschule',
    'education.schools':
      'schule|grundschule|gymnasium|realschule|hauptschule|gesamtschule|sekundarschule|privatschule|forderschule|sonderschule|berufsschule|berufskolleg|berufsfachschule|fachoberschule|internat|kindergarten|kita|kindertagesstatte|kinderkrippe|krippe|kinderbetreuung|kinderhort|hort|tagesmutter|tagespflegeperson|kindertagespflege|kinderladen|waldorfschule|montessorischule|waldkindergarten|spielgruppe|volksschule|mittelschule|oberschule|babysitter|babysitterdienst|vorschule|kindertageseinrichtung',
    'education.higher-education': 'universitat|hochschule|fachhochschule|berufsakademie|kunsthochschule|musikhochschule',
    education: 'bildung|unterricht|bildungswesen',
    'public-sector.administration':
      'behorde|amt|rathaus|gemeinde|stadtverwaltung|gemeindeverwaltung|kreisverwaltung|landratsamt|finanzamt|standesamt|burgeramt|burgerburo|ordnungsamt|jugendamt|sozialamt|gesundheitsamt|bauamt|arbeitsamt|jobcenter|agentur fur arbeit|zollamt|zoll|botschaft|konsulat|ministerium|bezirksamt|zulassungsstelle|katasteramt|offentliche verwaltung|landesamt|bundesamt|kommunalverwaltung|regierung|bauhof|sozialversicherung|rentenversicherung|auslanderbehorde|einwohnermeldeamt|parlament|sozialleistungen|sozialversicherungstrager|wirtschaftsforderung',
    'public-sector.safety':
      'polizei|feuerwehr|justizvollzugsanstalt|gefangnis|gericht|amtsgericht|landgericht|staatsanwaltschaft|bundeswehr|technisches hilfswerk|katastrophenschutz|polizeirevier|arbeitsgericht|sozialgericht|verwaltungsgericht|militar|zivilschutz|strafvollzug',
    'nonprofit.associations':
      'verein|verband|gewerkschaft|innung|handwerkskammer|industrie und handelskammer|berufsverband|partei|politische partei|interessenvertretung|kreishandwerkerschaft|kleingartenverein|heimatverein|forderverein|karnevalsverein|kulturverein|bauernverband|mieterverein|verbraucherzentrale|studentenverbindung|arbeitgeberverband|landfrauenverein|genossenschaftsverband|kammer|wirtschaftsverband|jagerschaft|interessensvertretung|interessenverband|dachverband|fachverband|kammern|innungen|burgerinitiative',
    'nonprofit.charities':
      'sozialdienst|wohlfahrtsverband|jugendhilfe|kinderheim|tierheim|tierschutz|tierschutzverein|stiftung|entwicklungshilfe|obdachlosenhilfe|frauenhaus|beratungsstelle|sozialberatung|jugendzentrum|tafel|wohltatigkeit|soziale einrichtung|fluchtlingshilfe|behindertenwerkstatt|werkstatt fur behinderte menschen|nachbarschaftshilfe|selbsthilfegruppe|mehrgenerationenhaus|jugendtreff|sozialkaufhaus|familienberatung|familienhilfe|gemeinnutzige organisation|sozialwesen|nothilfe|katastrophenhilfe|hilfsdienste|hilfsorganisation|hilfsorganisationen',
    'nonprofit.religion':
      'kirche|kirchengemeinde|pfarramt|pfarrei|kloster|moschee|synagoge|tempel|freikirche|evangelische kirche|katholische kirche|religionsgemeinschaft|glaubensgemeinschaft|pfarrgemeinde|missionswerk|abtei|bistum|kapelle',
    'agriculture.farming':
      'landwirt|landwirtschaft|landwirtschaftlicher betrieb|bauernhof|bauer|ackerbau|viehzucht|milchviehbetrieb|milchviehhaltung|schweinemast|schweinezucht|geflugelhof|geflugelzucht|pferdezucht|gestut|gartnerei|baumschule|obstbau|gemusebau|obsthof|obstplantage|zierpflanzenbau|hundezucht|schaferei|schafer|imkerei und landwirtschaft|friedhofsgartnerei|staudengartnerei|kleintierzucht|spargelhof|biohof|gutshof|huhnerhof|blumenzucht|rinderzucht|jagd|jagdpacht|tierzucht|gewachshausgartnerei|erdbeerhof|okologischer landbau|pflanzenbau|tierhaltung|rebschule|pilzzucht',
    agriculture:
      'lohnunternehmen|lohnunternehmer|landwirtschaftliche dienstleistung|agrarhandel|raiffeisen warengenossenschaft|agrardienstleistung|agrargenossenschaft|landhandel|maschinenring|klauenpflege|besamungsstation',
    'agriculture.fishing': 'fischerei|fischzucht|fischer|teichwirtschaft|aquakultur|forellenzucht|hochseefischerei|kustenfischerei',
    'manufacturing.plastics-and-rubber':
      'kunststoffverarbeitung|kunststofftechnik|spritzguss|vulkanisierung|vulkaniseur|kunststoffspritzerei|spritzgusstechnik|3d druck|tiefziehen|gummiverarbeitung',
    'manufacturing.electrical-equipment': 'kabelkonfektion|elektromotorenbau|ankerwickelei|kabelwerk|lichttechnik',
    'aerospace-and-defence.aerospace': 'flugzeugbau|luft und raumfahrttechnik|flugzeugwartung|segelflugzeugbau',
    'consumer-goods': 'hundesalon',
    'consumer-goods.household': 'kerzenzieherei|burstenmacher|burstenbinderei|seifensiederei|wachszieher',
    'materials.steel-and-metals':
      'giesserei|stahlwerk|walzwerk|huttenwerk|aluminiumhutte|eisengiesserei|metallgiesserei|stahlhandel|metallhandel|schmelzerei|kunstgiesserei',
    'financial-services': 'kreditauskunft|wirtschaftsauskunftei|wirtschaftsauskunfteien|kreditauskunfteien',
    'consumer-goods.sports-and-leisure': 'klaviermacher|harmonikamacher|instrumentenmacher',
    'aerospace-and-defence.defence': 'handfeuerwaffen|jagdwaffen|waffen und munition',
    healthcare: 'ambulante versorgung',
  },
  endings: {
    'materials.steel-and-metals': 'giesserei|stahlwerk|walzwerk|metallhutte',
    'manufacturing.printing': 'druckerei|buchbinderei',
    'food-and-drink.alcohol': 'brauerei|brennerei|destillerie|kellerei|weingut',
    'food-and-drink.packaged-food':
      'backerei|metzgerei|fleischerei|schlachterei|kaserei|molkerei|konditorei|raucherei|olmuhle|getreidemuhle',
    'food-and-drink.beverages': 'rosterei|mosterei|kelterei',
    'professional-services.cleaning': 'reiniger|wascherei',
    'materials.glass-and-ceramics': 'glasveredler|glasschleifer|glashutte|topferei|glasblaserei',
    'education.training': 'fluglehrer|reitlehrer|schwimmlehrer|skilehrer|tanzlehrer|tauchlehrer',
    'manufacturing.textiles':
      'kloppler|posamentierer|weberei|spinnerei|strickerei|stickerei|farberei|naherei|seilerei|wirkerei|zwirnerei|kloppelei|knupferei',
    'manufacturing.metal-products':
      'schlosserei|schmiede|dreherei|fraserei|harterei|verzinkerei|verzinkung|stanzerei|schweisserei|schleiferei|metallbau|stahlbau|behalterbau|werkzeugbau|formenbau',
    'manufacturing.machinery': 'maschinenbau|anlagenbau|apparatebau|vorrichtungsbau|getriebebau|pumpenbau|turbinenbau|motorenbau|muhlenbau',
    'construction.trades':
      'tischlerei|schreinerei|zimmerei|glaserei|klempnerei|dachdeckerei|spenglerei|malerbetrieb|malerei betrieb|bodenleger|plattenleger|verlegung|treppenbau|fensterbau',
    'materials.paper-and-forest': 'sagewerk|hobelwerk',
    'construction.materials': 'betonwerk|ziegelei|kieswerk',
    'materials.mining': 'bergwerk|steinbruch',
    'agriculture.farming': 'gartnerei|baumschule|gestut|plantage|bauernhof',
    'travel-and-hospitality.restaurants': 'restaurant|gaststatte|imbiss|kantine|wirtshaus|bistro',
    'travel-and-hospitality.hotels': 'hotel|hostel|ferienwohnung|ferienhaus',
    'healthcare.hospitals': 'krankenhaus|klinik|klinikum',
    'healthcare.practices': 'arztpraxis',
    'healthcare.elderly-care': 'pflegeheim|altenheim|seniorenheim|pflegedienst',
    'media.arts-and-events': 'museum|theater|galerie|festspiele|ausstellung',
    'media.broadcasting': 'rundfunk|fernsehsender',
    'nonprofit.religion': 'kirche|kirchengemeinde',
    'public-sector.administration': 'behorde|ministerium|verwaltungsamt',
    'financial-services.banking': 'sparkasse',
    'transport-and-logistics.freight': 'spedition|umzuge',
    'transport-and-logistics.maritime': 'werft|reederei',
    'transport-and-logistics.delivery': 'kurierdienst|paketdienst',
    'professional-services.consulting': 'unternehmensberatung',
    'education.schools': 'grundschule|gymnasium|realschule|kindergarten|kindertagesstatte',
    'media.music': 'orchester|geigenbau|orgelbau',
  },
  dealings: {
    process: 'verarbeitung|bearbeitung',
    make: 'hersteller|herstellung|erzeugung|erzeuger|produktion|produzent|fabrik|fabrikation|fabrikant|manufaktur|fertigung|bau|bauer|macher|macherei|industrie|werk|werke|produkte|technik|manufacturing|werkstatt',
    wholesale:
      'grosshandel|grosshandler|grosshandlung|vertrieb|distribution|import|importeur|export|exporteur|lieferant|handelsvertretung|grossist',
    shop: 'laden|geschaft|fachgeschaft|einzelhandel|einzelhandler|fachhandel|fachhandler|shop|store|boutique|markt|fachmarkt|outlet|verkauf|studio|center|versand|versandhandel|kiosk|handlung|ankauf|borse|zentrum',
    trade: 'handel|handler|handlerin|handelsunternehmen|handelsgesellschaft|trading',
    repair:
      'mechaniker|mechanikerin|scharfer|reparatur|reparaturen|reparaturdienst|reparaturservice|reparaturwerkstatt|instandsetzung|instandhaltung|wartung|restaurierung|aufbereitung|kundendienst',
    rent: 'verleih|vermietung|mietservice|leasing|verleihservice|vermieter|miete',
    install: 'verlegen|verleger|leger|monteur|montage|installation|einbau|verlegung|installateur',
    clean: 'reinigung|reiniger|reinigerin',
    grow: 'anbau|zucht|zuchter|zuchterei|mast|masterei|farm|hof|plantage|haltung|gartnerei|aufzucht',
    extract: 'bergbau|gewinnung|abbau',
    transport: 'transport|transporte|spedition|beforderung',
    store: 'lagerung|lagerhaltung',
    recycle: 'recycling|verwertung|entsorgung',
  },
  neutral:
    'betrieb|betriebe|firma|unternehmen|unternehmung|dienst|dienste|service|services|dienstleistung|dienstleistungen|arbeiten|buro|werkstatt|fachbetrieb|meisterbetrieb|handwerk|gewerbe|branche|bereich|agentur|studio|atelier|institut|praxis|zentrum|center|wesen|gesellschaft|spezialist|profi|experte|anbieter|angebote|leistungen|anstalt|einrichtung',
  qualifiers:
    'technische|technischer|technisches|elektrische|elektrischer|elektronische|elektronischer|elektronisches|industrielle|industrieller|gewerbliche|neue|neuer|gebrauchte|gebrauchter|hochwertige|hochwertiger|moderne|sonstige|sonstiger|sonstigen|ahnliche|weitere|alle|aller|antike|medizinische|chemische|landwirtschaftliche|private|privater|mobile|mobiler|mobiles|freier|freie|allgemeine|allgemeiner|professionelle|handgemachte|regionale|okologische|exklusive|individuelle|keramische|optische|orthopadische|feine',
  links: 'mit|von|fur|vom|der|des',
  and: 'und',
  formation: dealingBehind(
    [
      [/innen$/, 'in'],
      [/(?<=\w{3})en$/, ''],
      [/(?<=\w{5})er$/, ''],
      [/(?<=\w{4})(?:n|e|s)$/, ''],
    ],
    true,
  ),
};
