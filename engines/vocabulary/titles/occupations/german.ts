/**
 * Occupations and fields of work in German that the other tables lack, group by group of ISCO-08 (https://isco.ilo.org) and department by department of a large
 * company. Written from general knowledge of the language; no list was copied. Folded, in the masculine singular or the usual form. Long because it is one data
 * table.
 */
import type { LanguageOfWork } from './language.ts';

export const german: LanguageOfWork = {
  occupations: {
    other:
      'begleitung|anleiter|anleitung|abdichter|ackerbauer|akrobat|almhirte|anstreicher|backwarenhersteller|barenfuhrer|baumwart|bauwerksabdichter|begrabnisredner|bergretter|betonsanierer|bettenmeister|bierbrauer|bleiglaser|blumenbinder|bodybuilder|bogenbauer|bootsfuhrer|bottcher|buhnenarbeiter|desinfektor|diener|dompteur|eisbildhauer|eiskonditor|einschaler|eisenbieger|eisenflechter|estrichbauer|fahrmann|feinbacker|feintaschner|feldarbeiter|feuerwerker|figurenbildner|flechter|flechtwerkgestalter|flotist|gastwirt|gaukler|gitarrenbauer|glockengiesser|handformer|handweber|harfenist|hausdiener|hausfrau|hausmann|heilerziehungspflegehelfer|holzfaller|holzschnitzer|jongleur|kaltmamsell|kammerdiener|kerzenzieher|kneipwirt|kommunalpolitiker|krankenpflegehelfer|kriminalist|kunstmaler|kunstturner|lederer|leichtathlet|luftungsbauer|metallbildner|missionar|musikant|ofensetzer|parkwachter|plattenleger|polsterin|posamentierer|posaunist|prediger|raubtierdompteur|rebveredler|reetdachdecker|rohrnetzbauer|sargtischler|schiffszimmerer|schornsteinbauer|schriftmaler|schwertschmied|schwimmbadbauer|seilbahner|seiltanzer|senner|sennerin|spielzeughersteller|sprengmeister|spritzlackierer|steinsetzer|stickerin|strassenmusiker|stricker|stukkateur|taschner|teppichknupfer|terrazzoleger|totengraber|treppenbauer|trommler|trompeter|wachszieher|wahrsager|warme kalte und schallschutzisolierer|weinkufer|kufer|wildhuter|zaunbauer|zeltbauer|pflegediensthelfer|sektionsassistent|erziehungshelfer|gewandmeister|ausstatter|synchronregisseur|kritiker|volkskundler|diplombibliothekar|gastebetreuer|justizwachtmeister|stabsgefreiter|fallschirmspringer|brandmeister|fachangestellte fur baderbetriebe|fachangestellter fur medien und informationsdienste|hotelpage|gardemanger|saucier|entremetier|tournant|rotisseur|kellermeister|fachkraft fur speiseeis|brandschutzhelfer|steinschleifer|emaillierer|emaillierin|glasapparatebauer|fluggeratbauer|behalterbauer|kesselbauer|gussputzer handwerk|zeugwart|torhuter|torwart|verleger|schriftfuhrer|beisitzer',
    operations:
      'fuhrungsassistent|fuhrungsassistenz|stabsassistent|abfuller|ablader|abpacker|abwasserfachkraft|aufzugfuhrer|bahnwarter|beleuchtungswarter|bergbautechnologe|betonmischer|bleicher|bodenverkehrsdienst|botin|bruckenwarter|chemielaborwerker|dampfkesselwarter|deichwarter|drahtzieher|druckereihelfer|druckluftwerker|eichmeister|einpacker|eisenbahner|eisengiesser|entgrater|entlader|extruderfuhrer|fahrbahnmarkierer|fahrgastbetreuer|fahrkartenkontrolleur|fahrzeugaufbereiter|feuerverzinker|fischverarbeiter|fleischzerleger|fordermaschinist|garderobenfrau|gepacktrager|geratewart|gleisarbeiter|grubenarbeiter|guteprufer|hafenfacharbeiter|handlanger|hausbote|hilfskraft|hobler|hochofenarbeiter|holzbearbeiter|hopfenpflucker|kabeljungwerker|klaranlagenwarter|klarwerksmitarbeiter|kontrolleur|kranmaschinist|kuhlhausarbeiter|kunststoffformgeber|kuvertierer|ladearbeiter|lagerverwalter|laufbote|leergutsortierer|lohnarbeiter|maschinenarbeiter|maschineneinsteller|maschinist|materialausgeber|metallschmelzer|minenarbeiter|mobeltrager|muhlenarbeiter|nachtwachter|packhelfer|parkhauswachter|parkplatzwachter|plakatkleber|polierer|postsortierer|pressenfuhrer|rohrleger|sacktrager|sandstrahler|schaltwarter|schleusenwarter|schliesser|schmelzer|schneeraumer|schrankenwarter|spulhilfe|stahlwerker|stoffprufer|strassenkehrer|streckenwarter|stripper druck|tankstellenwart|taxler|tiefdrucker|tischabraumer|toilettenfrau|traktorist|trockner|verpackungshelfer|versandarbeiter|verwieger|verzinker|vulkanisierer|waagenmeister|waschereiarbeiter|wachmeister|walzwerker|warenauffuller|warenprufer|weichenwarter|werkstattschreiber|zerspaner|ziegeleiarbeiter|zeitungsaustrager|etagenhausdame|empfangsdame|stenotypistin|registrator|karteifuhrer|refa fachmann|eisenbahner im betriebsdienst|veranstaltungshelfer|fachkraft fur kreislauf und abfallwirtschaft|packmitteltechnologe|sachbearbeitung',
    sales:
      'detailhandelsassistent|detailhandelsfachmann|detailhandelsfachfrau|hausierer|kassenaufsicht|ladner|ladnerin|handelsreisender|trodler|vorfuhrdame|handelsassistent|verlagsvertreter',
    finance:
      'kassenfuhrer|kassenwart|schatzmeister|sparkassenangestellter|steuerfahnder|steuergehilfin|steuerprufer|taxator|zahlmeister|zollrechner|zwangsverwalter|okonometriker',
    legal: 'anwaltsgehilfin|bezirksnotar|gerichtsdiener|konkursverwalter|patentanwaltsgehilfin|rechtsgelehrter',
    engineering:
      'computerlinguist|geodat|industrietechnologe|kartograph|landvermesser|mikrotechnologe|stoffprufer chemie|astrophysiker|diplomchemiker|diplomphysiker',
    design:
      'buchgestalter|dekorentwerfer|gebrauchsgrafiker|innendekorateur|kalligraf|modeschopfer|retuscheur|schriftgestalter|typograf|computeranimator|landschaftsgestalter',
    marketing: 'gebrauchswerber|schauwerbegestalter|spendensammler',
    hr: 'ausbildner|gleichstellungsbeauftragter|personaler|stellenvermittler|fachangestellter fur arbeitsmarktdienstleistungen',
    it: 'datenverarbeitungsfachmann|informatikassistent',
  },
  endings: {
    other:
      'fuhrer|schmied|schnitzer|schleifer|giesser|macher|leger|setzer|bauer|zuchter|binder|flechter|schneider|maler|lackierer|isolierer|abdichter|zieher|weber|master|fursorger|polierer|glaser|stricker|wirker|knupfer|dreher|former|schlager|bildner|restaurator|tischler|schreiner|zimmerer|maurer|klempner|lehrerin|padagogin|tanzer|sanger|spieler|musiker|dirigent|kritiker|forscher|kundler|wissenschaftler|pfarrer|priester|seelsorger|hirt|wirt|fischer|jager|metzger|backer|brauer|brenner|kellner|koch|kochin|friseur|assistentin|helferin',
    operations:
      'drucker|schaffner|aufseher|aufsicht|kontrolleur|facharbeiter|prufer|verwerter|hersteller|reiniger|funker|zurichter|fahrerin|werker|packer|sortierer|fuller|abfuller|warter|wachter|wart|lader|bedienerin|maschinist|raumer|trager|zusteller|austrager|wascher|walzer|schmelzer|verzinker|spinner|farber|stanzer|presser|hobler|entgrater|einrichter|einsteller',
    sales: 'handler|handlerin|verkauferin|vertreter|vertreterin',
    design: 'gestalter|modelleur|zeichner|retuscheur',
    finance: 'revisor|kassenwart|bankier',
    engineering: 'ingenieurin|okonom|konstrukteurin',
  },
  fields: {
    legal: 'rechtsfalle|rechtssachen|rechtsangelegenheiten',
    finance: 'zahlungsverkehr|burgschaftswesen|debitoren',
    other:
      'arztliche|arztlicher|padagogische|padagogischer|einrichtungsleitung|kunstlerische|kunstlerischer|musikalische|musikalischer|wissenschaftliche|wissenschaftlicher|sportliche|sportlicher|geistliche|geistlicher|heizungsbau|kfz|shk',
    operations: 'bauen|planen und bauen|monitoring und evaluation',
  },
};
