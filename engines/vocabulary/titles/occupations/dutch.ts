/**
 * Occupations and fields of work in Dutch that the other tables lack, group by group of ISCO-08 (https://isco.ilo.org) and department by department of a large
 * company. Written from general knowledge of the language; no list was copied. Folded, in the masculine singular or the usual form. Long because it is one data
 * table.
 */
import type { LanguageOfWork } from './language.ts';

export const dutch: LanguageOfWork = {
  occupations: {
    other:
      'vakbondsbestuurder|ondernemingsraadlid|or lid|aalmoezenier|aardbeienteler|aardewerkdecorateur|acrobaat|artiest|asbestverwijderaar|asperge teler|atleet|autopoetser|baggeraar|basgitarist|beiaardier|bestratingsmedewerker|betonstaalvlechter|biljartmaker|bijenhouder|bisschop|blikslager|bloemschikker|blokfluitist|bokser|bontwerker|boerenknecht|bosbouwer|bosarbeider|brandmeester|brillenslijper|buikspreker|buutreedner|decorschilder|decoratieschilder|deelvisser|dierenasielhouder|dierenpensionhouder|dierenoppasser|diamantslijper|diamantbewerker|discjockey|discotheekhouder|dokter|dokwerker kunst|dompteur|doodgraver|draaiorgelman|duivenmelker|eendenfokker|eendenhouder|eetcafehouder|erfelijkheidsdeskundige|essayist|etser|filmmodel|filmrecensent|fitter|fluitist|fotomodel|frietbakker|garnalenvisser|geestelijke|geitenhouder|geschiedkundige|gitaarbouwer|glasblazer|glazenmaker|griendwerker|groenteteler|groepsleider|groepsleidster|handwever|haarwerker|helderziende|hengelaar|hoedenmaker|homeopaat|hondenfokker|hondenuitlater|hondengeleider|houthakker|huishoudster|huisvader|huisvrouw|huisman|hulpkok|hulpverlener|hypnotiseur|ijscoman|instrumentmaker|isoleerder|kartonnagewerker kunst|kermisexploitant|ketelbinkie|keukenbouwer|kinderverzorgster|kleuterleidster|kleuterjuf|klokkenmaker|klompenmaker|koetsier|koperslager|kostuumnaaister|kraamverzorgster|kunstcriticus|landschapsschilder|lederbewerker|leerbewerker|leerlooier|letterkundige|letterzetter|mandenvlechter|mandenmaker|manegehouder|metaalbewerker|missionaris|modelmaker|molenaar|monnik|mosselvisser|mozaieklegger|natuurgeneeskundige|natuurgenezer|notenkraker|numismaat|oberkelner|onthaalouder|opperwachtmeester|orgelbouwer|orthopeed|oudheidkundige|ovenbouwer|paardenfokker|pandit|paragnost|parketteur|parlementarier|pianostemmer|pizzabakker|plafonneur|pleisteraar|poelier|poetsvrouw prive|poffertjesbakker|politicus|portrettist|porseleinschilder|prepareur|prothesemaker|pruikenmaker|quizmaster|reddingszwemmer|restauranthouder|rijwielhersteller|roofvogelhouder|saxofonist|schaatser|schapenhouder|schoolmeester|sierkunstenaar|sjouwer kunst|sociaal pedagogisch hulpverlener|sociaal cultureel werker|spelleider|spinster|spuiter|steenzetter|stierenvechter|straatmuzikant|striptekenaar|stucadoor|tapijtlegger|theatermaker|toneelmeester|trompettist|varkensfokker|vechtsporter|veearts|veldwachter|vioolbouwer|visbakker|vleeskuikenhouder|voorganger|voorlezer|vrachtrijder kunst|waarzegster|waarzegger|wijnboer|wijnbouwer|wever|wegenwacht|wichelroedeloper|wildbeheerder|woningstoffeerder|worstenmaker|zadelmaker|zanglerares|zangpedagoog|zeefdrukker|zeilmaker|zinkbewerker|dorpsomroeper|clientondersteuner|mantelzorgondersteuner|toiletjuffrouw|kelner|ketelhuisstoker kunst|medewerker groen|groenmedewerker|officier van dienst|bode|heemraad|accordeonist|uitgever|materiaalman',
    operations:
      'afwashulp|baanwachter|balanceerder|betonmolenaar|duwbootschipper|boodschapper|bordenwasser|gemeentebode|bosmaaier|brievenbesteller|cargadoor|confectienaaister|etiketteerder|expeditieknecht|flessenspoeler|garderobemedewerker|grondsteward|hoogovenarbeider|houtzager|hulpkracht|kantinejuffrouw|ketelwasser|koffiejuffrouw|kruier|laadmeester|lampenist|lantaarnopsteker|lift bediende|lokettist|loswerker|loodswerker|machinebankwerker|machinezetter|magazijnbediende|metaaldraaier|metaalslijper|metaalarbeider|meteropnemer|monsternemer|nachtwaker|nachtwacht|opperwachter|oppasser parkeren|opslagmedewerker|ovenist|ovenman|papiermaker|pijpenlegger|poetser|poetshulp|poetsvrouw|ponser|postbesteller|postsorteerder|rangeerder|reinigingsmedewerker|riviervisser controle|rondbrenger|schepenlosser|seinhuiswachter|sjouwer|slijper|spoorwegarbeider|stalknecht bedrijf|stanser|stoker|strijkster|stuwadoor|suppoost|tankbediende|uitbeender|verpakker|vertinner|vleessnijder|vuilophaler|waagmeester|wasvrouw|werkman|werkster|wijkmeester|zager|zandstraler|zetmeester|zuurkoolsnijder|onthaalmedewerker|onthaalbediende|balie medewerker|notulist|administratief bediende|kantoorbediende|kantoorhulp|rittenplanner|arbeidsanalist|vleeskeurder|portofonist|meldkamercentralist|centralist|roostermaker|telwerker|examensecretaris|rioolbeheerder|wegbeheerder|groenbeheerder|kantinebeheerder|ledenadministrateur',
    sales:
      'exporteur|grossier|groenteboer|groenteman|handelsagent|handelsreiziger|importeur|kolenboer|kruidenier|marktkramer|melkboer|opkoper|schillenboer|sigarenwinkelier|slijter|standwerker|visboer|voddenboer|winkeljuffrouw|assuradeur|tussenpersoon verzekeringen',
    finance:
      'bankbediende|cambist|commissionair|econometrist|effecten arbitrageant|effectenbemiddelaar|geldloper|schaderegelaar|thesaurier',
    legal: 'gerechtsdienaar|kantonrechter|parketsecretaris|parketmedewerker|pleiter|rechtskundig adviseur|rechtsgeleerde|strafpleiter',
    engineering:
      'akoesticus|astronoom|biochemicus|bodemkundige|bosbouwkundige|cartograaf|cryptograaf|ecoloog|fysicus|geodeet|geofysicus|kernfysicus|landmeetkundige|machinebouwkundige|mechanicus|weerkundige|mijnbouwkundige|metaalkundige|oceanograaf|scheepsbouwkundige|sterrekundige|verkeerskundige|vliegtuigbouwkundige|waterbouwer|zooloog',
    design: 'binnenhuisarchitect|kalligraaf|retoucheur|striptekenaar ontwerp',
    marketing: 'reclameman',
    support: 'telefonisch medewerker|informatrice',
    hr: 'functieanalist|functie analist|leermeester|vertrouwenspersoon',
    it: 'gegevensbeheerder|systeemanalist|systeemspecialist',
  },
  endings: {
    other:
      'boorder|polijster|preventieassistent|houder|fokker|teler|kweker|visser|boer|zetter|legger|maker|bakker|brouwer|slager|schilder|stoffeerder|bewerker|snijder|binder|vlechter|slijper|blazer|gieter|wever|danser|zanger|speler|componist|regisseur|recensent|criticus|therapeute|verzorger|verzorgster|oppasser|fokster|trimmer|instructrice|leraar|lerares|juf|loog|kundige|dekker|metselaar|timmerman|reparateur',
    operations:
      'voorbereider|bestuurder|schipper|bediener|bediende|wachter|waker|sjouwer|lader|losser|inpakker|sorteerder|spoeler|wasser|besteller|bezorgster|knecht|arbeider',
    sales: 'handelaar|verkoopster|koopman|winkelier|venter',
    design: 'ontwerper|vormgever',
    finance: 'taxateur|administrateur',
    engineering: 'programmeur|tekenaar',
  },
  fields: {
    operations: 'schoonmaak|monitoring en evaluatie|riool',
    finance: 'aangiftepraktijk|aangifte|aangiften',
    other: 'medisch|medische|artistiek|artistieke|sportief|wetenschappelijk|muzikaal|muzikale',
  },
};
