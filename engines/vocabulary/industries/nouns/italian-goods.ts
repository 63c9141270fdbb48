/**
 * Goods in Italian, field by field, as french-goods.ts has them in French. Written by the author from general knowledge of the language. Plural where there
 * is one, folded; goods.ts adds the singular. Each name is in one line. Long because it is one data table.
 */
import type { GoodsLine } from './goods-kinds.ts';

export const italianGoods: readonly GoodsLine[] = [
  // What is grown and kept.
  [
    'crops',
    'cereali|grano|grano duro|frumento|mais|orzo|avena|segale|farro|sorgo|riso grezzo|colza|girasole|soia|lino|canapa|foraggi|foraggio|fieno|paglia|erba medica|legumi|lenticchie|ceci|fagioli|fagiolini|fave|piselli|patate|patate dolci|barbabietole|barbabietole da zucchero|canna da zucchero|carote|rape|ravanelli|porri|cipolle|scalogni|aglio|cavoli|cavolfiori|broccoli|radicchio|insalate|lattughe|spinaci|carciofi|asparagi|cetrioli|zucchine|zucche|melanzane|peperoni|peperoncini|pomodori|meloni|angurie|cocomeri|fragole|lamponi|more|mirtilli|ribes|frutti di bosco|mele|pere|pesche|albicocche|prugne|susine|ciliegie|uva|uva da tavola|fichi|kiwi|agrumi|limoni|arance|clementine|mandarini|pompelmi|bergamotti|banane|ananas|manghi|avocado|frutta tropicale|frutta esotica|datteri|olive|noci|nocciole|mandorle|castagne|pistacchi|frutta a guscio|vite|piante aromatiche|piante officinali|erbe officinali|erbe aromatiche|spezie grezze|lavanda|zafferano|luppolo|tabacco grezzo|piante tessili|ortaggi|verdure|frutta|frutta e verdura|ortofrutta|prodotti ortofrutticoli|tartufi|funghi|alghe|spirulina|sementi|semi da orto|barbatelle|vivai|piante da frutto|alberi da frutto|piante ornamentali|tappeti erbosi|alberi di natale|prodotti agricoli|finocchi|sedano|cicoria|indivia|rucola|melograni|nespole|cachi|fichi d india|lupini|cotone grezzo',
  ],
  [
    'livestock',
    'bovini|bovini da latte|bovini da carne|bufali|bufale|vacche|mucche|vitelli|tori|ovini|pecore|agnelli|caprini|capre|suini|maiali|scrofe|cavalli|equini|asini|pollame|polli|galline|galline ovaiole|pulcini|tacchini|anatre|oche|faraone|quaglie|piccioni|struzzi|conigli|selvaggina|cervi|cinghiali|api|bachi da seta|lumache|chiocciole|lombrichi|insetti|bestiame|animali da allevamento|animali da cortile|animali da fattoria|animali da reddito|animali vivi|animali da pelliccia|avicoli|visoni|alpaca|lama|bufalini',
  ],
  [
    'fish-farming',
    'ostriche|cozze|vongole|mitili|molluschi|trote|salmoni|orate|branzini|spigole|storioni|anguille|gamberi d allevamento|pesci d acqua dolce|pesci d allevamento|pesce azzurro|tonni|molluschi bivalvi|aragoste',
  ],
  [
    'plants',
    'fiori|fiori recisi|piante|piante da interno|piante da appartamento|piante in vaso|piante e fiori|fiori e piante|mazzi di fiori|rose|orchidee|bonsai|cactus|bulbi|fiori secchi|fiori artificiali|composizioni floreali|corone funebri|alberi|arbusti|piante grasse',
  ],
  [
    'pets',
    'animali|animali domestici|animali da compagnia|piccoli animali domestici|cani|gatti|uccelli|canarini|pesci d acquario|acquari|rettili|roditori|pappagalli|cuccioli|articoli per animali|accessori per animali|prodotti per animali|prodotti per animali domestici|gabbie|lettiere|guinzagli|cucce',
  ],
  [
    'food',
    'carni|carne|carni bovine|carni suine|carni bianche|carni rosse|carni avicole|carni di pollame|carne equina|prodotti a base di carne|salumi|salami|prosciutti|prosciutti crudi|prosciutti cotti|mortadelle|salsicce|wurstel|speck|bresaole|lardo|strutto|insaccati|frattaglie|trippa|carni fresche|carni lavorate|carne halal|kebab surgelati|piatti pronti|piatti preparati|pasti pronti|pasti preparati|cibi pronti|gastronomia|prodotti gastronomici|surgelati|prodotti surgelati|alimenti surgelati|conserve|conserve alimentari|conserve vegetali|conserve ittiche|conserve di pomodoro|passate di pomodoro|pelati|sottoli|sottaceti|sughi|sughi pronti|pesce|pesci|pesce fresco|pesce surgelato|prodotti ittici|prodotti della pesca|frutti di mare|crostacei|baccala|stoccafisso|acciughe|tonno in scatola|caviale|salmone affumicato|latte|latte fresco|latte in polvere|latticini|prodotti caseari|prodotti lattiero caseari|formaggi|formaggi freschi|formaggi stagionati|mozzarelle|mozzarella di bufala|ricotta|parmigiano reggiano|grana padano|pecorino|gorgonzola|yogurt|burro|panna|gelati|gelato|sorbetti|semilavorati per gelato|uova|ovoprodotti|uova fresche|oli|olio|olio d oliva|olio di oliva|olio extravergine|olio extravergine di oliva|oli vegetali|oli di semi|oli alimentari|oli e grassi|grassi alimentari|margarina|farine|farina|semola|amidi|glutine|lieviti|malto|pane|pane fresco|prodotti da forno|prodotti di panetteria|prodotti di pasticceria|grissini|crackers|taralli|focacce|pizze|pizze surgelate|basi per pizza|piadine|dolci|dolciumi|torte|pasticcini|biscotti|fette biscottate|panettoni|colombe|wafer|merendine|crepes|cioccolato|cioccolatini|caramelle|confetti|torroni|liquirizia|praline|creme spalmabili|marmellate|confetture|composte|gelatine|miele|zucchero|zuccheri|sciroppi|dolcificanti|pasta|paste alimentari|pasta fresca|pasta secca|pasta ripiena|pasta all uovo|gnocchi|ravioli|tortellini|couscous|riso|tramezzini|panini|insalate pronte|quarta gamma|zuppe|brodi|dadi da brodo|salse|maionese|senape|aceto|aceti|aceto balsamico|condimenti|spezie|aromi|erbe secche|sale|sale marino|sale alimentare|arachidi|patatine|snack|frutta secca|frutta candita|frutta sciroppata|legumi secchi|verdure surgelate|cereali per colazione|alimenti|alimenti per bambini|alimenti per l infanzia|alimenti dietetici|alimenti biologici|prodotti biologici|prodotti tipici|prodotti locali|prodotti regionali|prodotti alimentari|generi alimentari|alimentari|prodotti freschi|prodotti senza glutine|alimenti senza glutine|alimenti vegani|prodotti vegani|tofu|integratori alimentari|integratori|additivi alimentari|mangimi|mangimi per animali|alimenti per animali|alimenti zootecnici|prodotti per l alimentazione degli animali|cibo per animali|crocchette|prodotti dietetici|omogeneizzati|prodotti etnici|alimenti etnici|specialita alimentari|prodotti farinacei|pesto|tartufi conservati|funghi secchi|polenta|semilavorati alimentari|ingredienti alimentari|preparati alimentari',
  ],
  [
    'drinks',
    'bevande|bevande analcoliche|bibite|bibite gassate|bevande gassate|succhi|succhi di frutta|nettari|acque|acque minerali|acqua minerale|acque di sorgente|caffe|caffe torrefatto|te|tisane|infusi|cacao|orzo solubile|bevande vegetali|bevande calde|frullati|capsule di caffe|caffe in capsule|caffe e te|cialde e capsule|cialde|energy drink',
  ],
  [
    'alcohol',
    'vini|vino|vini spumanti|vini liquorosi|spumanti|prosecco|champagne|birre|birra|birre artigianali|birra artigianale|sidro|distillati|alcolici|bevande alcoliche|superalcolici|liquori|grappe|grappa|rum|whisky|gin|vodka|amari|aperitivi alcolici|vermut|brandy|limoncello|idromele|vini da tavola',
  ],
  [
    'tobacco',
    'sigari|sigarette|tabacchi|tabacco|prodotti del tabacco|articoli per fumatori|sigarette elettroniche|liquidi per sigarette elettroniche|pipe|generi di monopolio|cannabis light',
  ],
  [
    'clothing',
    'vestiti|abiti|abiti da lavoro|abiti da sposa|abiti da cerimonia|abiti su misura|abbigliamento|abbigliamento uomo|abbigliamento donna|abbigliamento bambino|abbigliamento per bambini|abbigliamento per adulti|abbigliamento per neonati|abbigliamento sportivo|abbigliamento da lavoro|abbigliamento professionale|abbigliamento intimo|abbigliamento in pelle|abbigliamento usato|abbigliamento esterno|abbigliamento tecnico|abbigliamento vintage|abbigliamento e accessori|articoli di abbigliamento|confezioni|capi di abbigliamento|capi d abbigliamento|indumenti|indumenti da lavoro|indumenti protettivi|divise|uniformi|camici|gonne|pantaloni|jeans|camicie|camicette|magliette|t shirt|maglie|maglioni|felpe|giacche|cappotti|giubbotti|giubbini|piumini|impermeabili|tute|pigiami|accappatoi|intimo|biancheria intima|biancheria personale|reggiseni|corsetti|mutande|calze|calzini|collant|calzetteria|costumi da bagno|costumi|costumi teatrali|costumi di carnevale|foulard|sciarpe|cravatte|guanti|guanti da lavoro|cinture|cappelli|berretti|pellicce|pelletteria|articoli di pelletteria|articoli in pelle|articoli da viaggio|pelli|pellami|pelle|cuoio|pelli conciate|scarpe|scarpe da lavoro|scarpe antinfortunistiche|scarpe sportive|scarpe per bambini|calzature|calzature in pelle|calzature sportive|calzature da lavoro|stivali|sandali|ciabatte|pantofole|zoccoli|suole|tacchi|tomaie|lacci|parti di calzature|borse|borsette|zaini|valigie|valigeria|bagagli|portafogli|piccola pelletteria|selleria|articoli di selleria|ombrelli|ombrellini|accessori moda|accessori di moda|articoli di maglieria|maglieria|maglieria intima|bottoni|pronto moda|abbigliamento in pelle e pelliccia|articoli in pelliccia|prodotti di maglieria|occhielli|bigiotteria tessile',
  ],
  [
    'jewelry',
    'gioielli|preziosi|articoli di gioielleria|articoli di oreficeria|oreficeria|bigiotteria|anelli|fedi|collane|bracciali|orecchini|pietre preziose|diamanti|perle|coralli|cammei|orologi|orologi da polso|sveglie|argenteria|articoli in argento|argento lavorato|oggetti preziosi|medaglie|monete e medaglie|articoli di lusso|orologeria|articoli di orologeria',
  ],
  [
    'cosmetics',
    'cosmetici|prodotti cosmetici|prodotti di bellezza|prodotti per capelli|prodotti per parrucchieri|prodotti per estetica|prodotti da toletta|prodotti per l igiene personale|articoli di profumeria|profumi|acque di colonia|deodoranti|trucchi|make up|rossetti|smalti per unghie|creme di bellezza|creme viso|shampoo|bagnoschiuma|dentifrici|oli essenziali|prodotti solari|prodotti da barba|rasoi|parrucche|extension per capelli|articoli per estetiste|prodotti erboristici',
  ],
  [
    'furniture',
    'mobili|mobili per ufficio|mobili per cucina|mobili da giardino|mobili da bagno|mobili in legno|mobili su misura|mobili di design|mobili per negozi|mobili antichi|mobili imbottiti|mobili metallici|mobili per la casa|mobili per uso domestico|mobili usati|arredi|arredi per ufficio|arredi per negozi|arredi scolastici|arredi urbani|arredi per esterni|arredi per hotel|arredi sanitari|arredamenti|arredamento|arredamenti per negozi|arredamento d interni|arredo bagno|arredo urbano|arredo giardino|complementi d arredo|complementi di arredo|articoli per l arredamento|articoli di arredamento|sedie|tavoli|scrivanie|poltrone|poltrone e divani|divani|sgabelli|panche|letti|letti a castello|reti|materassi|materassi e reti|cuscini e guanciali|guanciali|armadi|armadietti|cabine armadio|librerie componibili|librerie in legno|cassettiere|credenze|mensole|scaffali|scaffalature|scaffalature metalliche|cucine|cucine componibili|cucine su misura|piani cucina|top cucina|camerette|culle|vetrine|banchi frigo e vetrine|banconi|salotti|parti e accessori di mobili|sedili',
  ],
  [
    'textiles',
    'tessuti|tessuti per arredamento|tessili|prodotti tessili|tessili per la casa|tessuti a maglia|tessuti tecnici|stoffe|tele|filati|filati cucirini|fili|lane|lana|seta|sete|cotone|lino tessuto|velluto|pizzi|ricami|merletti|nastri|passamanerie|passamaneria|merceria|articoli di merceria|feltro|tessuti non tessuti|ovatta|corde|funi|spago|reti da pesca|teloni|tende da campeggio|vele|bandiere|striscioni|tende|tendaggi|tende per interni|biancheria|biancheria per la casa|biancheria da letto|biancheria da tavola|lenzuola|coperte|piumoni|asciugamani|tovaglie|strofinacci|cuscini|tappeti|moquette|tappezzeria|arazzi|articoli tessili|imbottiture|fibre tessili|articoli in tessuto|etichette tessili|tessuti stampati|corredi|cinghie',
  ],
  [
    'household',
    'saponi|saponette|casalinghi|articoli casalinghi|articoli per la casa|articoli per la cucina|utensili da cucina|pentole|pentolame|padelle|stoviglie|piatti|bicchieri|posate|articoli per la tavola|elettrodomestici|piccoli elettrodomestici|grandi elettrodomestici|apparecchi per uso domestico|apparecchi domestici non elettrici|frigoriferi|congelatori|lavatrici|lavastoviglie|forni da cucina|forni a microonde|piani cottura|cappe aspiranti|cappe da cucina|aspirapolvere|ferri da stiro|macchine da cucire|macchine per caffe|macchine per il caffe|tostapane|scope|spazzole|scope e spazzole|spazzolini|secchi|spugne|candele|ceri|incenso|fiammiferi|accendini|prodotti per la pulizia|prodotti per la casa|prodotti per l igiene|detersivi|detergenti|prodotti per la pulizia della casa|deodoranti per ambienti|insetticidi domestici|pannolini|assorbenti|fazzoletti di carta|carta igienica|tovaglioli di carta|articoli igienici|articoli per l igiene|oggettistica|oggetti di decorazione|oggetti per la casa|cornici|specchi|vasi|soprammobili|cesti|articoli in vimini|articoli in paglia|articoli funerari|bare|cofani funebri|casse funebri|urne cinerarie|alberi di natale artificiali|addobbi natalizi|addobbi|barbecue|articoli religiosi|articoli sacri|seggiolini auto|articoli per bambini|penne|matite|articoli per belle arti|detersivi alla spina|stufette|articoli da regalo per la casa|bomboniere',
  ],
  [
    'leisure',
    'articoli per l infanzia|prodotti per l infanzia|articoli per neonati|passeggini|carrozzine|giocattoli|giochi|giochi e giocattoli|giochi da tavolo|giochi di societa|giochi educativi|carte da gioco|peluche|bambole|modellini|modellismo|puzzle|articoli per feste|articoli per le feste|fuochi artificiali|fuochi d artificio|palloncini|aquiloni|articoli sportivi|attrezzature sportive|attrezzatura sportiva|attrezzi sportivi|attrezzi ginnici|attrezzature per palestre|attrezzature fitness|biciclette|biciclette elettriche|bici|e bike|cicli|monopattini|monopattini elettrici|pattini|sci|snowboard|tavole da surf|racchette|palloni|mazze da golf|attrezzature da golf|articoli per la pesca|articoli da pesca|attrezzature per la pesca|canne da pesca|articoli per la caccia|attrezzature subacquee|articoli subacquei|attrezzature da campeggio|articoli da campeggio|attrezzature per il campeggio|articoli per il tempo libero|attrezzature nautiche|kayak|canoe|biliardi|flipper|calcio balilla|giochi per parchi|parchi giochi per bambini|giochi da esterno|altalene|strumenti musicali|pianoforti|chitarre|violini|organi|fisarmoniche|flauti|strumenti a fiato|strumenti a percussione|arpe|hobbistica|articoli per hobby|articoli per il fai da te creativo|materiali per artisti|giostre|videogiochi e giochi|selle e finimenti|articoli per equitazione',
  ],
  [
    'books',
    'libri|libri usati|libri antichi|libri scolastici|libri per bambini|fumetti|romanzi|guide turistiche|riviste|periodici|giornali|quotidiani|cartoline|mappe|carte geografiche|spartiti|calendari|elenchi',
  ],
  ['records', 'dischi|vinili|cd|dvd|musicassette|film in dvd|video|supporti audiovisivi|registrazioni'],
  [
    'shop-goods',
    'regali|articoli da regalo|articoli regalo|souvenir|gadget|gadget aziendali|articoli promozionali|oggetti promozionali|articoli di cartoleria|cartoleria|cancelleria|articoli per ufficio|forniture per ufficio|materiale per ufficio|materiale scolastico|francobolli|francobolli e monete|monete da collezione|antiquariato|oggetti antichi|mobili e oggetti antichi|oggetti d antiquariato|oggetti d arte|opere d arte|quadri|sculture|artigianato|prodotti artigianali|articoli artigianali|articoli di seconda mano|articoli usati|oggetti usati|usato|beni usati|articoli erotici|occhiali|occhiali da sole|occhiali da vista|lenti|lenti a contatto|ottica|articoli di ottica|materiale per ottica|articoli da giardino|articoli per il giardinaggio|prodotti per il giardinaggio|articoli per il fai da te|prodotti per il fai da te|bricolage|ferramenta|articoli di ferramenta|articoli da bazar|armi da caccia|articoli esoterici|minerali e fossili|articoli da collezione|poster|stampe e quadri|articoli militari|articoli di armeria|articoli per fumatori e regalo|articoli di erboristeria|articoli sanitari',
  ],
  ['houses', 'case in legno|case prefabbricate|prefabbricati in legno|edifici prefabbricati|casette in legno|moduli prefabbricati'],
  [
    'building-products',
    'porte|porte interne|porte blindate|porte da garage|porte automatiche|porte tagliafuoco|porte industriali|porte in legno|porte e finestre|portoni|portoni industriali|portoni sezionali|basculanti|cancelli|cancelli automatici|automazioni per cancelli|finestre|finestre in pvc|finestre in legno|finestre per tetti|vetrate|infissi|infissi in alluminio|infissi in pvc|infissi in legno|infissi metallici|infissi in metallo|serramenti|serramenti in alluminio|serramenti in legno|serramenti in pvc|serramenti metallici|persiane|persiane blindate|scuri|tapparelle|avvolgibili|tende da sole|tende da esterni|tende tecniche|veneziane|tende alla veneziana|zanzariere|pergole|pergole bioclimatiche|pergolati|verande|gazebo|tettoie|casette da giardino|serre|serre agricole|scale|scale in legno|scale a chiocciola|scale per interni|ringhiere|balaustre|parapetti|corrimano|recinzioni|reti metalliche da recinzione|staccionate|inferriate|grate di sicurezza|serrature|serrande|pareti mobili|pareti divisorie|controsoffitti|cartongesso|rivestimenti|facciate ventilate|coperture|lattoneria edile|tegole|grondaie|lucernari|isolanti|isolanti termici|materiali isolanti|camini|caminetti|stufe|stufe a legna|stufe a pellet|canne fumarie|caldaie|caldaie a gas|caldaie a pellet|radiatori|termosifoni|scaldabagni|scaldacqua|bollitori|pompe di calore|condizionatori|condizionatori d aria|climatizzatori|apparecchi per riscaldamento|apparecchi igienico sanitari|sanitari|sanitari per bagno|articoli idrosanitari|articoli igienico sanitari|idrosanitari|idrotermosanitari|articoli termoidraulici|termosanitari|vasche da bagno|docce|box doccia|cabine doccia|lavabi|lavandini|piatti doccia|rubinetteria sanitaria|parquet|pavimenti|pavimenti in legno|pavimenti in resina|pavimenti sopraelevati|pavimenti e rivestimenti|laminati|rivestimenti per pavimenti|linoleum|carta da parati|carte da parati|decking|piscine|saune|bagni turchi|vasche idromassaggio|stand fieristici|prefabbricati|prefabbricati in cemento|box prefabbricati|container abitativi|pannelli sandwich|tetti in legno|travi|travi in legno|capriate|montascale|vetrocamera|vetri per edilizia|elementi per l edilizia|elementi da costruzione in metallo|porte finestre e telai in metallo|prodotti in legno per l edilizia|falegnameria per l edilizia|prato sintetico|prati sintetici',
  ],
  [
    'building-materials',
    'materiali edili|materiale edile|materiali da costruzione|materiali per l edilizia|prodotti per l edilizia|calcestruzzo|cemento|cementi|malte|intonaci|calce|gesso|gessi|mattoni|laterizi|blocchi in cemento|manufatti in cemento|prodotti in calcestruzzo|piastrelle|piastrelle in ceramica|mosaici|lastre|pietre|pietre da costruzione|pietre naturali|pietra|pietra naturale|marmi|marmo|graniti|granito|marmi e graniti|ghiaia|ghiaia e sabbia|sabbia|inerti|argilla|argille|caolino|conglomerati bituminosi|bitume|asfalto|cordoli|autobloccanti|pavimentazioni in pietra|terracotta|prodotti in terracotta|monumenti funebri|lapidi|fibrocemento|travertino|ardesia|porfido|pietrisco|solai',
  ],
  [
    'wood',
    'legno|legname|legnami|legna|legna da ardere|tronchi|tavole in legno|tranciati|sfogliati|compensati|pannelli in legno|pannelli truciolari|impiallacciature|articoli in legno|prodotti in legno|oggetti in legno|pallet|bancali|botti|botti in legno|cornici in legno|sughero|tappi|tappi in sughero|articoli in sughero|pellet|cippato|carta|cartone|carta e cartone|carte speciali|pasta di carta|cellulosa|articoli in carta|articoli di carta|prodotti in carta|carta da macero|buste|quaderni|sacchetti di carta|cartone ondulato|tubi di cartone|cartotecnica',
  ],
  [
    'packaging',
    'imballaggi|imballaggi in legno|casse in legno|imballaggi in cartone|imballaggi in plastica|imballaggi in carta|imballaggi metallici|imballaggi leggeri in metallo|imballaggi alimentari|imballaggi industriali|imballaggi in materie plastiche|imballi|scatole|scatole di cartone|scatolame|bottiglie|bottiglie in vetro|bottiglie in plastica|flaconi|vasetti|taniche|fusti|sacchetti|sacchetti di plastica|sacchi|buste di plastica|etichette|etichette adesive|pellicole|film plastici per imballaggio|vaschette|bicchieri di plastica|lattine|capsule per bottiglie|astucci|packaging|shopper|contenitori|contenitori in plastica|contenitori in cartone',
  ],
  [
    'glass',
    'vetro|vetri|vetro piano|vetro cavo|vetro artistico|vetro di murano|vetri artistici|vetri di sicurezza|vetreria|articoli in vetro|prodotti in vetro|fibre di vetro|cristalli|cristalleria|ceramica|ceramiche|ceramiche artistiche|ceramiche per uso domestico|porcellane|porcellana|articoli in ceramica|prodotti in ceramica|prodotti refrattari|refrattari|terrecotte|gres|maioliche|smalti ceramici|prodotti in porcellana',
  ],
  [
    'printing',
    'stampati|depliant|volantini|biglietti da visita|partecipazioni|timbri|insegne|insegne luminose|cartelloni pubblicitari|cartelli|targhe|targhe e trofei|trofei|coppe e trofei|segnaletica|segnaletica stradale|adesivi pubblicitari|stampe|stampe digitali|pannelli pubblicitari|cartellonistica',
  ],
  [
    'metal',
    'strutture metalliche|strutture in metallo|costruzioni metalliche|carpenteria metallica|carpenteria|articoli metallici|articoli in metallo|prodotti in metallo|oggetti in metallo|minuteria metallica|minuterie metalliche|particolari meccanici|componenti meccanici|parti meccaniche|profilati|profilati in alluminio|tubi metallici|serbatoi|serbatoi metallici|cisterne|cisterne e serbatoi|contenitori metallici|contenitori in metallo|silos|container|cassoni|cassoni scarrabili|fili metallici|prodotti in filo metallico|funi metalliche|catene|catene e molle|molle|chiodi|viti|viti e bulloni|bulloni|bulloneria|viteria|dadi|rivetti|elementi di fissaggio|fissaggi|ferramenta per mobili|ferro battuto|articoli in ferro battuto|coltelleria|articoli di coltelleria|coltelli|forbici|lame|utensili|utensileria|utensili manuali|utensili a mano|utensili da taglio|attrezzi|stampi|stampi e matrici|stampi per materie plastiche|matrici|casseforti|cassette di sicurezza|grate|ponteggi|scale portatili|trabattelli|lamiere|lamiere forate|generatori di vapore|raccordi|raccordi metallici|flange|tubi e raccordi|valvole e raccordi in metallo|tubazioni|chiavi e serrature|maniglie|cerniere|accessori metallici|elementi metallici|reti metalliche|reti elettrosaldate|radiatori in metallo|prodotti in acciaio inox',
  ],
  [
    'steel',
    'acciaio|acciai|acciaio inox|ghisa|ferro|rottami ferrosi e metalli|alluminio|rame|zinco|piombo|stagno|nichel|titanio|metalli|metalli preziosi|metalli non ferrosi|metalli ferrosi|tubi in acciaio|tubi|barre di acciaio|prodotti siderurgici|leghe|ferroleghe|polveri metalliche|ottone|bronzo|minerali metallici|metalli e minerali metalliferi|tondino',
  ],
  [
    'machinery',
    'macchine|macchinari|macchinari industriali|macchine industriali|macchine speciali|macchine utensili|macchine automatiche|macchine alimentari|macchine per l industria alimentare|macchine tessili|macchine per l industria tessile|macchine per stampa|macchine grafiche|macchine per imballaggio|macchine imballatrici|macchine confezionatrici|macchine per confezionamento|macchine per la lavorazione del legno|macchine per legno|macchine per materie plastiche|macchine per l edilizia|macchine edili|macchine movimento terra|macchine per movimento terra|macchine per ufficio|macchine per cucire industriali|macchine per la pulizia|macchine usate|macchine per ceramica|macchine per marmo|macchine per calzature|attrezzature industriali|attrezzature professionali|attrezzature per la ristorazione|attrezzature per ristoranti|attrezzature alberghiere|attrezzature per bar|attrezzature per officine|attrezzature per autofficine|attrezzature per l edilizia|attrezzature edili|attrezzature per lavanderie|attrezzature per negozi|attrezzature per panifici|attrezzature refrigeranti|attrezzature frigorifere|impianti frigoriferi|impianti industriali|impianti di refrigerazione|celle frigorifere|banchi frigo|vetrine refrigerate|forni|forni industriali|forni per pizza|forni fornaci e bruciatori|bruciatori|pompe|pompe e compressori|pompe idrauliche|compressori|valvole|valvole industriali|rubinetti|rubinetti e valvole|rubinetteria|turbine|motori|motori diesel|motori a combustione interna|ingranaggi|riduttori|cuscinetti|cuscinetti a sfere|organi di trasmissione|cilindri idraulici|componenti oleodinamici|apparecchiature fluidodinamiche|oleodinamica|pneumatica|ventilatori|filtri|filtri industriali|scambiatori di calore|ascensori|ascensori e montacarichi|scale mobili|montacarichi|elevatori|gru|gru a ponte|carroponti|paranchi|apparecchi di sollevamento|mezzi di sollevamento|attrezzature di sollevamento|macchine e apparecchi di sollevamento|carrelli elevatori|muletti|transpallet|trasportatori|nastri trasportatori|escavatori|betoniere|piattaforme aeree|distributori automatici|bilance industriali|bilance|strumenti per pesare|estintori|attrezzature antincendio|materiale antincendio|presse|torni|frese|fresatrici|saldatrici|idropulitrici|linee di produzione|linee di imbottigliamento|macchine enologiche|attrezzature enologiche|macchine agroalimentari|mulini industriali|miscelatori|essiccatoi|frantoi industriali|apparecchiature per depurazione|impianti di depurazione|apparecchi medicali industriali|utensili elettrici|utensili portatili a motore|elettroutensili|trapani|attrezzature da cantiere|impianti per la ristorazione|macchine per gelato|macchine da stampa',
  ],
  [
    'farm-machinery',
    'trattori|trattori agricoli|mietitrebbie|aratri|seminatrici|irroratrici|macchine agricole|macchine per l agricoltura|macchine per l agricoltura e la silvicoltura|mezzi agricoli|attrezzature agricole|macchine e attrezzature agricole|attrezzature zootecniche|impianti di irrigazione|irrigazione|impianti irrigui|motozappe|motocoltivatori|tosaerba|rasaerba|decespugliatori|motoseghe|macchine per giardinaggio|macchine da giardino|attrezzature per giardinaggio|attrezzature per apicoltura|rimorchi agricoli|mungitrici|impianti di mungitura',
  ],
  [
    'electrical',
    'materiale elettrico|materiali elettrici|apparecchiature elettriche|quadri elettrici|quadri di comando|cabine elettriche|trasformatori|alternatori|motori elettrici|generatori|generatori elettrici|gruppi elettrogeni|inverter|gruppi di continuita|interruttori|prese elettriche|cavi|cavi elettrici|fili elettrici|cablaggi|cablaggi elettrici|lampade|lampadine|lampadari|apparecchi di illuminazione|apparecchiature per illuminazione|corpi illuminanti|illuminazione|illuminazione led|illuminazione pubblica|materiale per illuminazione|materiale per l illuminazione|articoli per l illuminazione|articoli per illuminazione|led|neon|bobine|avvolgimenti|colonnine di ricarica|resistenze elettriche|caricabatterie|elettroforniture|articoli elettrici|forniture elettriche|elettromagneti',
  ],
  [
    'solar',
    'pannelli solari|pannelli fotovoltaici|moduli fotovoltaici|impianti fotovoltaici|impianti solari|solare termico|pannelli solari termici|turbine eoliche|pale eoliche|impianti eolici|centrali fotovoltaiche|biogas|impianti a biomassa',
  ],
  [
    'batteries',
    'batterie|pile|accumulatori|pile e accumulatori|batterie al litio|batterie industriali|batterie di pile ed accumulatori elettrici|celle a combustibile',
  ],
  [
    'electronics',
    'componenti elettronici|componentistica elettronica|schede elettroniche|circuiti stampati|circuiti elettronici|sensori|sensori industriali|connettori|materiale elettronico|apparecchiature elettroniche|apparecchi elettronici|strumenti di misura|strumenti di precisione|strumenti di misurazione|strumentazione|strumentazione scientifica|strumenti scientifici|strumenti ottici|strumenti di navigazione|strumenti di controllo|termometri|manometri|contatori|contatori d acqua|contatori elettrici|microscopi|binocoli|telescopi|laser|lenti ottiche|elementi ottici|fotocamere|apparecchiature fotografiche|apparecchi fotografici|materiale fotografico|articoli fotografici|articoli per fotografia|telecamere|obiettivi|radar|apparecchi di misura e regolazione|strumenti per misurazione|attrezzature da laboratorio|strumenti da laboratorio|attrezzature scientifiche|display|rele|circuiti integrati|etichette rfid|bilance di precisione|elettronica industriale',
  ],
  [
    'computers',
    'computer|computer e periferiche|computer usati|personal computer|notebook|materiale informatico|prodotti informatici|apparecchiature informatiche|attrezzature informatiche|periferiche|stampanti|stampanti 3d|fotocopiatrici|fotocopiatori|scanner|server e storage|consumabili per stampanti|cartucce e toner|toner|cartucce|tablet|terminali di pagamento|registratori di cassa|registratori cassa|accessori per computer|hardware|computer unita periferiche|macchine per ufficio e computer|informatica usata|materiale di consumo informatico',
  ],
  [
    'consumer-electronics',
    'televisori|radio e televisori|radio|hi fi|impianti hi fi|altoparlanti|casse acustiche|cuffie|apparecchiature audio|apparecchiature video|apparecchiature audio e video|apparecchi radio e televisivi|prodotti audio e video|impianti audio|telefoni|telefoni cellulari|cellulari|cellulari usati|smartphone|telefonini|telefonia mobile e accessori|accessori per cellulari|accessori per telefonia|console per videogiochi|smartwatch|dispositivi connessi|proiettori|prodotti di elettronica di consumo|elettronica di consumo|antenne paraboliche|droni ricreativi|autoradio e hi fi',
  ],
  [
    'network',
    'apparecchiature per telecomunicazioni|apparecchiature per le telecomunicazioni|apparati di telecomunicazione|apparecchi per telecomunicazioni|materiale per telecomunicazioni|centralini telefonici|centralini|antenne|fibra ottica|fibre ottiche|cavi a fibra ottica|modem|router|apparati di rete|citofoni|videocitofoni|trasmettitori radiotelevisivi',
  ],
  [
    'security-goods',
    'allarmi|antifurti|antifurto|sistemi di allarme|impianti di allarme|impianti antifurto|sistemi antifurto|sistemi di sicurezza|impianti di sicurezza|impianti di videosorveglianza|telecamere di sorveglianza|videosorveglianza|controllo accessi|sistemi di controllo accessi|rivelatori di fumo|rilevazione incendi|articoli per la sicurezza',
  ],
  [
    'chemicals',
    'prodotti chimici|prodotti chimici di base|prodotti chimici industriali|sostanze chimiche|vernici|pitture|smalti|colori e vernici|vernici e smalti|pitture vernici e smalti|inchiostri|inchiostri da stampa|colle|adesivi|colle e adesivi|mastici|sigillanti|resine|solventi|acidi|gas industriali|gas tecnici|gas medicali|ossigeno|coloranti|pigmenti|coloranti e pigmenti|concimi|fertilizzanti|fertilizzanti e concimi|composti azotati|pesticidi|agrofarmaci|fitofarmaci|fitosanitari|prodotti fitosanitari|erbicidi|insetticidi|diserbanti|esplosivi|prodotti esplosivi|polvere da sparo|prodotti pirotecnici|pirotecnica|prodotti per il trattamento delle acque|detergenti industriali|lubrificanti|oli lubrificanti|grassi lubrificanti|antigelo|fibre sintetiche|fibre artificiali|fibre sintetiche e artificiali|materie plastiche in forme primarie|gomma sintetica|polimeri|siliconi|carbone attivo|glicerina|cere|essenze|reagenti|biocidi|disinfettanti|compost|terricci|terriccio|ammendanti|prodotti galvanici|prodotti chimici per l agricoltura|materie prime per la cosmetica|ausiliari chimici',
  ],
  [
    'plastics',
    'plastica|plastiche|materie plastiche|articoli in plastica|prodotti in plastica|articoli in materie plastiche|prodotti in materie plastiche|componenti in plastica|particolari in plastica|manufatti in plastica|lastre in plastica|lastre fogli tubi e profilati in materie plastiche|tubi in pvc|tubi in plastica|profili in plastica|profilati in pvc|film plastici|foglie e fogli di plastica|poliuretano|poliuretano espanso|polistirolo|polistirene|polietilene|poliestere|materiali compositi|compositi|vetroresina|articoli in vetroresina|gomma|gomme|articoli in gomma|prodotti in gomma|articoli tecnici in gomma|guarnizioni|guarnizioni in gomma|pneumatici|pneumatici usati|camere d aria|tubi flessibili|tubi in gomma|lattice|guanti in lattice|cinghie di trasmissione|plexiglass|fibra di carbonio|silicone|espansi|schiume poliuretaniche|tappi in plastica|minuterie in plastica',
  ],
  [
    'medical',
    'dispositivi medici|dispositivi medicali|apparecchiature medicali|apparecchiature medicali ed elettromedicali|apparecchiature elettromedicali|apparecchi medicali|attrezzature medicali|attrezzature mediche|attrezzature sanitarie|attrezzature ospedaliere|attrezzature dentistiche|attrezzature odontoiatriche|materiale medico|materiale medico chirurgico|materiale sanitario|materiale dentale|materiale odontoiatrico|materiali dentali|articoli medicali|articoli medicali e ortopedici|articoli medicali ed ortopedici|articoli ortopedici|ortopedia|prodotti ortopedici|strumenti chirurgici|strumenti medici|strumenti e forniture mediche|strumenti e forniture mediche e dentistiche|strumenti per odontoiatria|impianti dentali|protesi|protesi dentarie|protesi dentali|protesi ortopediche|protesi acustiche|apparecchi acustici|apparecchi ortopedici|ausili per disabili|ausili ortopedici|carrozzine per disabili|sedie a rotelle|letti ortopedici|siringhe|garze|cerotti|mascherine|mascherine chirurgiche|lenti oftalmiche|montature per occhiali|montature|occhialeria|prodotti per oculistica|presidi medico chirurgici|forniture mediche|forniture ospedaliere|plantari|calzature ortopediche|apparecchiature diagnostiche|pacemaker|attrezzature veterinarie|strumenti per irradiazione',
  ],
  [
    'pharma',
    'farmaci|medicinali|medicinali veterinari|farmaci veterinari|farmaci generici|farmaci da banco|medicinali da banco|prodotti farmaceutici|prodotti farmaceutici di base|preparati farmaceutici|specialita medicinali|medicinali e preparati farmaceutici|vaccini|prodotti parafarmaceutici|prodotti omeopatici|omeopatia|antibiotici|principi attivi|prodotti veterinari|prodotti botanici medicinali|prodotti zootecnici e veterinari',
  ],
  [
    'vehicles',
    'auto|auto nuove|auto usate|auto d epoca|auto elettriche|autovetture|autovetture nuove|autovetture usate|automobili|autoveicoli|autoveicoli leggeri|autoveicoli usati|veicoli|veicoli usati|veicoli commerciali|veicoli industriali|veicoli elettrici|veicoli speciali|veicoli ricreazionali|camion|autocarri|furgoni|furgoni usati|mezzi pesanti|mezzi speciali|autobus|pullman|minibus|moto|moto usate|moto d epoca|motocicli|motocicli e ciclomotori|ciclomotori|scooter|quad|caravan|roulotte|camper|autocaravan|rimorchi|rimorchi e semirimorchi|semirimorchi|ambulanze|carri funebri|carrozzerie|carrozzerie per autoveicoli|veicoli blindati|kart|city car|veicoli per disabili|microcar',
  ],
  [
    'vehicle-parts',
    'ricambi auto|ricambi per auto|ricambi|autoricambi|ricambi moto|ricambi per moto|ricambi usati|ricambi per autoveicoli|ricambi per veicoli industriali|ricambi per camion|accessori auto|accessori per auto|accessori per autoveicoli|accessori moto|accessori per moto|parti e accessori per autoveicoli|parti ed accessori per autoveicoli|parti e accessori di autoveicoli|parti e accessori per motocicli|componenti auto|componenti per auto|componenti per autoveicoli|sedili per auto|sedili per autoveicoli|parabrezza|marmitte|freni|pastiglie freno|frizioni|ammortizzatori|radiatori per auto|cerchi|cerchi in lega|cambi di velocita|batterie per auto|autoradio|ganci traino|equipaggiamenti per autoveicoli|apparecchiature elettriche per autoveicoli|impianti gpl e metano|impianti gpl',
  ],
  [
    'ships',
    'navi|navi e strutture galleggianti|imbarcazioni|imbarcazioni da diporto|imbarcazioni da diporto e sportive|barche|barche a vela|barche usate|yacht|gommoni|motoscafi|pescherecci|motori marini|accessori nautici|articoli nautici|articoli per la nautica|locomotive|carrozze ferroviarie|materiale ferroviario|materiale rotabile|materiale rotabile ferroviario|materiale rotabile ferro tranviario|treni|tram|motori fuoribordo',
  ],
  [
    'aircraft',
    'aerei|aeroplani|aeromobili|elicotteri|alianti|ultraleggeri|velivoli|veicoli spaziali|componenti aeronautici|componentistica aeronautica|motori per aerei|mongolfiere|paracadute|droni',
  ],
  [
    'arms',
    'armi|armi e munizioni|armi da fuoco|munizioni|veicoli militari|veicoli militari da combattimento|missili|equipaggiamenti militari|materiale militare|sistemi d arma',
  ],
  [
    'fuel',
    'carburanti|carburante|carburante per autotrazione|benzina|gasolio|combustibili|combustibili solidi|combustibile per riscaldamento|combustibili per riscaldamento|combustibili per uso domestico|petrolio|prodotti petroliferi|gas in bombole|bombole di gas|gpl|metano|biocarburanti|biodiesel|bioetanolo|carbone|carbone di legna|coke|idrogeno',
  ],
];
