/**
 * Occupations and fields of work in English that the other tables lack, group by group of ISCO-08 (https://isco.ilo.org) and department by department of a large
 * company. Written from general knowledge of the language; no list was copied. Folded, in the masculine singular or the usual form. Long because it is one data
 * table.
 */
import type { LanguageOfWork } from './language.ts';

export const english: LanguageOfWork = {
  occupations: {
    other:
      'community advocate|youth advocate|victim advocate|family advocate|parent advocate|peer advocate|child advocate|student advocate|disability advocate|health advocate|housing advocate|climate advocate|rights advocate|survivor advocate|building commissioner|police commissioner|commissioner|reserve officer|publisher|associate publisher|gardening creator|rector|verger|sexton|armourer|aromatherapist|art handler|asphalter|asbestos remover|audio describer|bagpiper|banksman|bargeman|batman|bell founder|bell ringer|boatman|brickmaker|cable jointer|candlemaker|cartoonist|caulker|cellarman|child minder|chorister|circus performer|clergyman|cleric|coachbuilder|coastguard|companion|confectioner|conjurer|conjuror|coppersmith|crofter|crop sprayer|cruise entertainer|diemaker|dinner lady|dive master|diviner|dog handler|drainlayer|driving examiner|dry stone waller|drystone waller|dyer|electroplater|embroiderer|enameller|entertainer|exorcist|feller|ferryman|figure skater|film extra|fingerprint expert|fish fryer|fishery officer|flautist|fletcher|flight crew|flower arranger|furrier|gilder|glass blower|goat herder|grave digger|green keeper|grower|gymnast|hatmaker|hatter|healer|herdsman|home help|horse breeder|hostel warden|house mother|house parent|housefather|housemother|hypnotist|illusionist|juggler|kennel hand|kennel maid|knitter|lacemaker|leatherworker|linesman|lumberjack|maltster|midshipman|milkman|milliner|mine rescuer|mole catcher|mosaicist|mountaineer|musical director|muralist|nursery assistant|oboist|organ tuner|ostler|paper hanger|paperhanger|park keeper|parliamentarian|party entertainer|patternmaker|paviour|percussionist|performer|pipelayer|polisher|prayer leader|preacher|psychic|puppeteer|quarryman|radio ham|rat catcher|reiki master|reindeer herder|restorer|ropemaker|sailmaker|scoutmaster|seminarian|shaman|shepherd|showman|shrimper|slaughterman|solderer|soprano|sports official|stable lad|steel fixer|steeplejack|storyteller|stripper|swordsmith|tinsmith|toastmaster|town crier|tree feller|ventriloquist|vinedresser|vulcaniser|vulcanizer|weightlifter|well digger|whittler|wine grower|winegrower|woodcarver|woodturner|wood turner|wrestler|zoo keeper|community worker|outreach worker|lollipop lady|classroom aide|examiner|invigilator|church warden|churchwarden|ordained minister|member of the clergy|embassy staff|counterintelligence officer|counter terrorism officer|commissioned officer|air corps|naval rating|court usher|ward orderly|play leader|leisure assistant|blackjack dealer|pit boss|card dealer|glass collector|canteen assistant|fish filleter|tree planter|roadworker|fence erecter|damp proofer|dry liner|car sprayer|pewterer|screen printer|typesetter|philosopher|fisheries observer|contact tracer|crossword compiler|newscaster|continuity announcer|key grip|dolly grip|focus puller|set dresser|wardrobe mistress|busker|street performer|faith healer|feng shui practitioner|colonic hydrotherapist|homeopathic practitioner|ayurvedic practitioner|bonesetter|birth companion|goalkeeper|striker|midfielder|winger|aprn',
    operations:
      'clerk of council|clerk to the council|deputy clerk|city recorder|town recorder|recorder of deeds|council clerk|accommodation officer|bailer|bin man|binman|boiler man|car valeter|cinema usher|commissionaire|dray man|drayman|drop forger|dustman|forwarding agent|furnace man|furnaceman|furniture remover|gate keeper|gatekeeper|general hand|goods handler|haulage contractor|haulier|kiln man|labeller|launderer|lock keeper|milk roundsman|moulder|paint sprayer|railman|road sweeper|roundsman|sawyer|shot firer|shunter|smelter|stocktaker|stoker|storeman|storewoman|sugar refiner|tunneller|usher|waste collector|watchman|wire drawer|yard man|time keeper|estates officer|reservoir keeper|wharfinger|progress chaser|expediter|work study officer|teletypist|check in agent|boarding agent',
    sales:
      'antique dealer|bill poster seller|book seller|bookseller|cattle dealer|car dealer|coal merchant|coal dealer|corn merchant|delicatessen assistant|door to door salesman|door to door collector|egg merchant|firewood merchant|fish merchant|fruit merchant|fruit seller|fruiterer|fuel merchant|furniture dealer|gem dealer|general dealer|grain merchant|gravel merchant|green grocer|greengrocer|grocer|haberdasher|hawker|horse dealer|horse trader|ice cream seller|ironmonger|jewellery dealer|livestock trader|merchant|metal dealer|milk seller|newspaper vendor|off licensee|party plan agent|peddler|pedlar|poultry dealer|produce merchant|rag and bone man|scrap dealer|scrap metal merchant|seed merchant|shopkeeper|stall holder|stallholder|street trader|tea merchant|telesales operator|timber merchant|tobacconist|tyre dealer|wine merchant|wool merchant|counter hand',
    finance:
      'bank cashier|betting odds compiler|custody specialist|cost clerk|foreign exchange dealer|insurance assessor|ledger clerk|moneylender|pensions clerk|rent collector|rent officer|settlements clerk|share dealer|tax inspector|remittance clerk|econometrician|bankruptcy specialist|default specialist|foreclosure specialist',
    legal:
      'articled clerk|conveyancing clerk|court reporter|court stenographer|title examiner|title searcher|legal transcriptionist|adjudicator|probate officer',
    engineering: 'acoustician|assayer|photogrammetrist|cryptanalyst|weatherman',
    design: 'calligrapher|typographer',
    marketing:
      'bill poster|event promoter|exhibition organiser|exhibition organizer|fund raiser|leaflet distributor|publicity assistant|publicity officer|poll interviewer|survey interviewer|sign holder|conference organiser',
    support: 'customer liaison officer|help desk operator|helpdesk operator',
    hr: 'job analyst|labour relations officer|wage negotiator|employment officer',
    it: 'computer analyst|systems operator|web master',
  },
  roles: {
    'agency placement|job placement|student placement|career placement|talent placement|placement specialist|talent advocate': [
      'recruiting',
      'specialist',
    ],
  },
  fields: {
    engineering: 'scientific',
    other: 'musical|spiritual|sporting|pastoral',
    design: 'styling',
    operations: 'monitoring and evaluation',
  },
};
