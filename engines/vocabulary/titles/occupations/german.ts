/** German occupations by department, written field by field in November 2026 (the minor groups of ISCO-08, https://isco.ilo.org, and the departments of a large company); only those that the other tables lack. Lines are like those of professions.ts: each phrase is a key of its own. Long because it is one data table. */
import type { WorkLine } from '../work.ts';

export const germanOccupations: readonly WorkLine[] = [
  [
    '+other',
    'other',
    'abdichter|ackerbauer|akrobat|almhirte|anstreicher|backwarenhersteller|barenfuhrer|baumwart|bauwerksabdichter|begrabnisredner|bergretter|betonsanierer|bettenmeister|bierbrauer|bleiglaser|blumenbinder|bodybuilder|bogenbauer|bootsfuhrer|bottcher|buhnenarbeiter|desinfektor|diener|dompteur|eisbildhauer|eiskonditor|einschaler|eisenbieger|eisenflechter|estrichbauer|fahrmann|feinbacker|feintaschner|feldarbeiter|feuerwerker|figurenbildner|flechter|flechtwerkgestalter|flotist|gastwirt|gaukler|gitarrenbauer|glockengiesser|handformer|handweber|harfenist|hausdiener|hausfrau|hausmann|heilerziehungspflegehelfer|holzfaller|holzschnitzer|jongleur|kaltmamsell|kammerdiener|kerzenzieher|kneipwirt|kommunalpolitiker|krankenpflegehelfer|kriminalist|kunstmaler|kunstturner|lederer|leichtathlet|luftungsbauer|metallbildner|missionar|musikant|ofensetzer|parkwachter|plattenleger|polsterin|posamentierer|posaunist|prediger|raubtierdompteur|rebveredler|reetdachdecker|rohrnetzbauer|sargtischler|schiffszimmerer|schornsteinbauer|schriftmaler|schwertschmied|schwimmbadbauer|seilbahner|seiltanzer|senner|sennerin|spielzeughersteller|sprengmeister|spritzlackierer|steinsetzer|stickerin|strassenmusiker|stricker|stukkateur|taschner|teppichknupfer|terrazzoleger|totengraber|treppenbauer|trommler|trompeter|wachszieher|wahrsager|warme kalte und schallschutzisolierer|weinkufer|kufer|wildhuter|zaunbauer|zeltbauer|pflegediensthelfer|sektionsassistent|erziehungshelfer|gewandmeister|ausstatter|synchronregisseur|kritiker|volkskundler|diplombibliothekar|gastebetreuer|justizwachtmeister|stabsgefreiter|fallschirmspringer|brandmeister|fachangestellte fur baderbetriebe|fachangestellter fur medien und informationsdienste|hotelpage|gardemanger|saucier|entremetier|tournant|rotisseur|kellermeister|fachkraft fur speiseeis|brandschutzhelfer|steinschleifer|emaillierer|emaillierin|glasapparatebauer|fluggeratbauer|behalterbauer|kesselbauer|gussputzer handwerk',
  ],
  [
    '+operations',
    'operations',
    'abfuller|ablader|abpacker|abwasserfachkraft|aufzugfuhrer|bahnwarter|beleuchtungswarter|bergbautechnologe|betonmischer|bleicher|bodenverkehrsdienst|botin|bruckenwarter|chemielaborwerker|dampfkesselwarter|deichwarter|drahtzieher|druckereihelfer|druckluftwerker|eichmeister|einpacker|eisenbahner|eisengiesser|entgrater|entlader|extruderfuhrer|fahrbahnmarkierer|fahrgastbetreuer|fahrkartenkontrolleur|fahrzeugaufbereiter|feuerverzinker|fischverarbeiter|fleischzerleger|fordermaschinist|garderobenfrau|gepacktrager|geratewart|gleisarbeiter|grubenarbeiter|guteprufer|hafenfacharbeiter|handlanger|hausbote|hilfskraft|hobler|hochofenarbeiter|holzbearbeiter|hopfenpflucker|kabeljungwerker|klaranlagenwarter|klarwerksmitarbeiter|kontrolleur|kranmaschinist|kuhlhausarbeiter|kunststoffformgeber|kuvertierer|ladearbeiter|lagerverwalter|laufbote|leergutsortierer|lohnarbeiter|maschinenarbeiter|maschineneinsteller|maschinist|materialausgeber|metallschmelzer|minenarbeiter|mobeltrager|muhlenarbeiter|nachtwachter|packhelfer|parkhauswachter|parkplatzwachter|plakatkleber|polierer|postsortierer|pressenfuhrer|rohrleger|sacktrager|sandstrahler|schaltwarter|schleusenwarter|schliesser|schmelzer|schneeraumer|schrankenwarter|spulhilfe|stahlwerker|stoffprufer|strassenkehrer|streckenwarter|stripper druck|tankstellenwart|taxler|tiefdrucker|tischabraumer|toilettenfrau|traktorist|trockner|verpackungshelfer|versandarbeiter|verwieger|verzinker|vulkanisierer|waagenmeister|waschereiarbeiter|wachmeister|walzwerker|warenauffuller|warenprufer|weichenwarter|werkstattschreiber|zerspaner|ziegeleiarbeiter|zeitungsaustrager|etagenhausdame|empfangsdame|stenotypistin|registrator|karteifuhrer|refa fachmann|eisenbahner im betriebsdienst|veranstaltungshelfer|fachkraft fur kreislauf und abfallwirtschaft|packmitteltechnologe',
  ],
  ['+sales', 'sales', 'hausierer|kassenaufsicht|ladner|ladnerin|handelsreisender|trodler|vorfuhrdame|handelsassistent|verlagsvertreter'],
  [
    '+finance',
    'finance',
    'kassenfuhrer|kassenwart|schatzmeister|sparkassenangestellter|steuerfahnder|steuergehilfin|steuerprufer|taxator|zahlmeister|zollrechner|zwangsverwalter|okonometriker',
  ],
  ['+legal', 'legal', 'anwaltsgehilfin|bezirksnotar|gerichtsdiener|konkursverwalter|patentanwaltsgehilfin|rechtsgelehrter'],
  [
    '+engineering',
    'engineering',
    'computerlinguist|geodat|industrietechnologe|kartograph|landvermesser|mikrotechnologe|stoffprufer chemie|astrophysiker|diplomchemiker|diplomphysiker',
  ],
  [
    '+design',
    'design',
    'buchgestalter|dekorentwerfer|gebrauchsgrafiker|innendekorateur|kalligraf|modeschopfer|retuscheur|schriftgestalter|typograf|computeranimator|landschaftsgestalter',
  ],
  ['+marketing', 'marketing', 'gebrauchswerber|schauwerbegestalter|spendensammler'],
  ['+hr', 'hr', 'ausbildner|gleichstellungsbeauftragter|personaler|stellenvermittler|fachangestellter fur arbeitsmarktdienstleistungen'],
  ['+it', 'it', 'datenverarbeitungsfachmann|informatikassistent'],
];
