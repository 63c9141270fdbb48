/**
 * Short and pet forms of given names in English, German, French, Spanish, Portuguese, Dutch and Italian, folded. Compiled by hand; each
 * group is a full name with its forms. A form in two groups may be either name.
 */
import { memoize } from '../text/memoize.ts';

const groups = `
alexey aleksei alexei aleksey lyosha|dmitry dmitri dmitriy mitya|vladimir volodya|pavel pavlo pasha|konstantin kostya|yuri yury iurii yura|vasily vasiliy vasilii vasya|petr pyotr petya|boris borya|grigory grigori grisha|stanislav stas|vladislav vlad|vyacheslav viacheslav slava|anatoly anatolii tolya|leonid lyonya|gennady gennadiy gena|viktor victor vitya|sergey sergei seryozha|artem artyom tyoma|fedor fyodor fedya|georgy georgiy gosha zhora|semyon semen syoma|mariya maria masha|anna anya|darya daria dasha|lyubov liubov lyuba|nadezhda nadya|galina galya|larisa lara|valentina valya|yulia julia yulya|sofya sofia sonya|alexandra aleksandra sasha shura|aleksandr alexander sasha shura|evgeniya evgenia zhenya
william wm|george geo|james jas|charles chas|thomas thos|joseph jos|robert robt|samuel saml|john jno|benjamin benj|edward edw|daniel danl|francisco fco|antonio ant|giuseppe gpe|guadalupe gpe|mohammed mohamed muhammad mohd muhd|christian chr|johann joh
abigail abby gail|abraham abe bram|adelaide addie adele heidi|albert al bert bertie albie|alberto beto berto tito|alejandro alex ale jandro
alessandro sandro ale alex|alessandra sandra ale alex|alexander alex al sandy xander lex sascha sasha sander|alexandra alex sandra lexi sasha
alexandre alex xande|alfred al alf alfie fred freddy|alfonso fonso poncho|alfredo fredo alf|amelia amy millie|andrew andy drew|andreas andi andy
andrea andi drea|andre dede|anna annie ann anne anni anneke|anne annie anna|ana anita ani|anthony tony ant|anton toni tonio|antonio toni tonio tonho toninho antonino tonino nino|antoine tony toine|arthur art artie|arturo turo|august gus|augustin gus|augusto guto|barbara barb barbie babs babsi|bartholomew bart|bartolomeo meo bartolo|beatrice bea trixie bice|beatriz bea bia|beatrix trix|benedict ben benny|benedikt ben
benjamin ben benji benny benni|bernard bernie ben|bernardo nardo|bernhard bernd berni|bettina betti tina|brigitte gitte gitti brigida
bruno nuno|calvin cal|cameron cam|carl charlie kalle|carlos carlitos cal carlinhos|carolina caro carol lina|caroline caro carrie carol
caroline line|catalina cata lina|catarina cata cati|caterina cate rina cati|catherine cathy cath kate katie cat kitty kate trina
katherine kathy kate katie kat kitty kath|katharina kathi kati kaethe kathe katrin ina|katrin kati|cecilia ceci celia cissy
charles charlie chuck chas chaz charly|charlotte charlie lottie lotte lotta|christian chris kris|christina chris chrissy tina christa
christine chris chrissy tina christel|christoph chris stoffel|christopher chris topher kit kris|christophe chris tophe|clara clarita
claudia claudi clau|clement clem|clemens clem|consuelo chelo|concepcion concha conchita|constance connie|cornelia conny nele nelly
cornelis kees cor nelis cees|cornelius con neil|cristina cris tina|cristian cris|cynthia cindy|daniel dan danny dani|daniela dani
danielle dani|david dave davey davy|deborah deb debbie debby|dennis denny|diego dieguito|dietrich dieter|dolores lola loli|dominic dom nick
dominik dom domi|dominique dom domi|domenico mimmo mico memmo|donald don donnie donny|dorothy dot dottie dolly dora|dorothea dora thea doro
douglas doug dougie|eduardo edu lalo duda dudu edo|edoardo edo edo|edward ed eddie ted ned teddy|edmund ed eddie ned|edwin ed eddie win
eleanor ellie nell nora lena|elena lena nena|elisabeth elli lisa lise elsa betti sissi liesel liz elise babette lisbeth elisa bettina
elizabeth liz beth lizzie betty eliza betsy libby liza lisa bess ellie|elisabetta betta elisa lisa|eleonora nora lea
emanuel manu manuel mano|emmanuel manu manny|emmanuelle manu|emily em emmy millie|emilio milo|enrico rico|enrique quique kike rico
ernest ernie|ernesto neto tito|esther essie hettie|eugene gene|eugenia genia|evelyn eve evie|fabian fabi|fabio fabi bio|federico fede chico rico
felipe pipe feli|felix fee|ferdinand ferdi ferdl nand|fernando nando fer fernan|fernanda nanda fer|filippo pippo lippo|florence flo flossie
florian flo flori|frances fran fanny frankie|francesca franca cesca checca|francesco franco cesco checco ciccio|francis frank
francisca paca paquita fran kika|francisco paco pancho fran chico kiko curro quico|franciscus frans cis|francois fanfan franck fran
frank frankie|franklin frank|franz franzl|franziska franzi ziska|fred freddy freddie|frederic fred freddy|frederick fred freddie rick fritz
frederico fred lico|friedrich fritz fred fiete|gabriel gabe gabi gab|gabriela gabi gaby|gabriele gabi gaby lele|gabriella gabi gaby
geoffrey geoff jeff|george georgie|georg schorsch|georges jojo|georgios giorgos|gerald gerry jerry|gerard gerry gerd|gerardo lalo
gerhard gerd hardy|gertrude trudy gertie gertrud|giacomo mino|gianluca luca|giovanni gianni nanni vanni giova|giovanna vanna gianna
giuseppe beppe pino peppe beppino geppo|giuseppina pina giusy|giuliana giuli|giulia giuli|gilbert gil bert|gilberto gil beto giba
gonzalo gonza chalo|graciela chela|gregory greg|gregor greg|gregorio goyo greg|guadalupe lupe lupita|guglielmo memo|guillaume gui guigui
guillermo guille memo|guilherme gui gilherme|guenther gunter|gustav gus gustl|gustavo gus tavo guga|hannah hanna|harold harry hal
heinrich heiner heinz heini hein|helen nell nellie|helena lena leni|helene leni lene|hendrik henk rik|henricus henk|henri riton
henry hank harry hal|herbert herb bert bertie|hermann harm|hildegard hilde|hubert bert huub|hugh hughie|ignacio nacho|ignatius iggy natz
immaculada inma|inmaculada inma|irene reni|isabel isa bel isabela|isabella bella izzy isa|isabelle isa bella|isaac ike zac|jacob jake jay
jakob jackl kobi|jacobus koos jaap co ko|jacqueline jackie jacky|jacques jacky jaco|james jim jimmy jamie jem|janet jan|janice jan
jean jeannot|jeanne jeannette|jeffrey jeff|jennifer jen jenny jenn|jeremy jerry jem|jerome jerry gege|jessica jess jessie|jesus chuy chus suso
joachim jochen achim jo joschi|joao joaozinho jango|joaquin quino ximo|joaquim quim|jonathan jon jonny nathan|johann hans jo hannes
johannes hans jo hannes jan johan joop|johanna hanna hanni jo anke|johannes joop joh|john jack johnny jon|jordan jordi|jorge coque jorgito
joris jo|jose pepe ze chepe pepito zeca zezinho josito|josef sepp jupp josi pepi beppo sepperl seppl|joseph joe joey jo jos jef
josephine jo josie fifi|josefina pepa fina|joseba joxe|josephus jos jef joep|joshua josh|juan juanito juancho|juan juanjo|judith judy judi jutta
julia jules julie|julian jules|julio julito|julius jules|julien juju|karen kari|karl kalle charly|karoline karo|kenneth ken kenny
kimberly kim|klaus niklas claus|konrad kurt conny koni|laura laurie lauri|laurence larry laurie|lawrence larry laurie
lorenz lenz|lorenzo enzo renzo lori|leonard len lenny leo|leonardo leo nardo dino|leonhard leo hardy|leopold leo poldi
lilian lili lily|louis lou louie|louise lou|lourdes lulu|lucas luc luke|lucia lucy luci|ludovico lodo vico|ludwig luggi lutz wiggerl
luigi gigi gino luis|luis lucho lulu|luiz lula lulu|luisa lu|lukas luki|lutz ludwig|madeleine mado maddie|maddalena lena|magdalena lena magda leni
manfred manni fred|manuel manu manolo manny manni|manuela manu|marcello lello|marcelo celo|marco marcolino
marcus marc mark|markus mark|margaret maggie meg peggy marge madge greta rita daisy|margarete grete gretel margit rita gretchen marga
margarethe grete gretel greta|margarita marga rita margo|margherita rita marghe|marguerite margot guite|maria mia mimi ria mary mari miri
maria maite marisa|mariano nano|marie mimi mia|marina mari|mario marito|marjorie marge|martha marty patty|martin marty tino tin maarten
martina tina|mary molly polly mamie|massimiliano max massi|massimo massi max|matilda tilly mattie|matteo teo|matthew matt matty
matthias matt hias matze matti hiasl|mathias mat matze|mathieu mat|mauricio mau|maurizio mauri icio|maximilian max maxi|maxime max|mercedes merche
michael mike mick mikey micky michi michel misha|michelangelo michele|michel mimi miche|michelle shelly micki|miguel mike migue micky
mikael micke mike|mildred millie|milton milt|mohamed momo mo med|mohammed mo momo med|monica moni|monika moni|montserrat montse
nathaniel nat nate nathan|nathan nat nate|natalie nat tally natasha|nicholas nick nicky nico|nicola nico nic|nicolas nico colas nic
nicolaas nico klaas|nicole niki nicki nic|nikolaus klaus niko nick nikki|nuno nunes|norbert norb bert|oliver ollie oli olli|olivia liv livvy ollie
oscar ozzie|osvaldo valdo|otto ottl|pablo pablito|pamela pam|paola lola|pascal pasc|pasquale pasqualino lino|patricia pat patty trish tricia patti pati|patrick pat paddy rick|patricio pato|patrizia patty|paul pauli|paula pau|paulo paulinho|pauline lina|pedro perico pedrinho
penelope penny|peter pete petey peet piet peti|petra pet|petrus piet peter|philip phil pip flip|philipp phil lipp|philippe phil pipo
pierre pierrot|pierluigi gigi pigi|pilar pili|pietro piero|rachel rach|rafael rafa rafi|rafaela rafa|raffaele lele raf|raimund mundl raimi
ramon moncho mon|raymond ray|rebecca becky becca|reginald reg reggie|reinhard reiner hardy|renate nati reni|ricardo rick richi rico ric cado
riccardo ricky ricci rick|richard dick rick rich ricky richie|robert bob rob bobby robbie bert robby|roberto beto rob berto robi
roberta bobbie|rodolfo rudy fito|rodrigo rodri digo|roger rodge|roland rolli|ronald ron ronnie ronny|rosario charo|rosa rosi|rosemary rosie
rudolf rudi rolf|ruediger rudi|rupert bert|salvador salva chava|salvatore toto turi salvo tore|samantha sam sammy|samuel sam sammy
sara sarah sally sadie|sarah sally sadie sara|sebastian seb basti bastian sebi bas|sebastien seb|sebastiao tiao|sergio checho|siegfried siggi sigi
sigmund sigi|simon si|simone simo|sofia sofi sophie|sophia sophie|stefan steff stef|stefanie steffi stefi|stefano ste|stephanie steph stephie steffi
stephan steph|stephane steph|stephen steve stevie steven|steven steve stevie|susan sue susie suzy|susana susi|susanna sue susi|susanne susi sanne
suzanne suzy sue|sylvia syl|sylvie syl|tamara tammy mara|teresa tere tessa|theresa terry tess tessa|therese resi|theodor theo teddy
theodore ted teddy theo|theodorus theo dorus|thomas tom tommy thom|timothy tim timmy|tobias tobi toby|tomas tom|tommaso tommy maso masino
ulrich uli ulli|ulrike uli ulli rike|ursula uschi ulla ursel|valentin vale tin|valentina vale tina|valeria vale|veronica ronnie vero
veronika vroni vero|victor vic vico|victoria vicky tori vic|viktor vic|vincent vin vince vinnie vini|vincenzo enzo vince cenzo
virginia ginny ginger|vitor vito|vittorio vito rio|waldemar waldi|walter walt wally wout wat|wenzel wenz|werner wern
konstantinos constantinos kostas costas dinos|ioannis yannis giannis yiannis|georgios giorgos yorgos|dimitrios dimitris mitsos|nikolaos nikos|panagiotis panos takis|vasileios vasilis vassilis|athanasios thanasis sakis|spyridon spyros|emmanouil manolis|theodoros thodoris thodoros|charalampos babis charis haris|stylianos stelios|anastasios tasos|michail michalis mihalis|eleftherios lefteris|evangelos vangelis|efstathios stathis|aikaterini katerina|eleni lena|evangelia eva|panagiota giota|vasiliki vaso vicky
istvan pisti|laszlo laci|jozsef jozsi|erzsebet erzsi bozsi|zsuzsanna zsuzsa|ferenc feri|janos jancsi|sandor sanyi|tamas tomi|zoltan zoli|gyorgy gyuri|andras andris|miklos miki|katalin kati|ildiko ildi|agnes agi|gabor gabi
jiri jirka|frantisek franta|vaclav vasek vaclavek|jan honza|vojtech vojta|jakub kuba|katerina katka|tereza terka|zuzana zuzka|barbora bara|ondrej ondra|pavel pavlik|stanislav standa|jaroslav jarda|miroslav mirek|zdenek zdenda
malgorzata gosia malgosia|katarzyna kasia|agnieszka aga agnieszka|krzysztof krzysiek|tomasz tomek|piotr piotrek|stanislaw staszek stas|wojciech wojtek|grzegorz grzesiek|joanna asia|magdalena magda|aleksandra ola|jadwiga jadzia|maciej maciek|jacek jaca|zbigniew zbyszek|slawomir slawek|przemyslaw przemek|jaroslaw jarek
gheorghe gigi ghita|constantin costel costi|ioan nelu ion|mihai misu mihaita|alexandru alex sandu|gabriela gabi|cristian cristi|nicolae nicu|wilfried willi fried
wilhelm willi willy helm wim|wilhelmina mina wil|wilhelmus wim wil|willem wim wil|william bill will billy willy liam|wolfgang wolf wolfi
xaver xaverl|xavier xavi javi|javier javi|yvonne vonnie|zachary zach zack
mohammed muhammad mohamed mohammad muhammed muhamed mohamad momo mo|ahmed ahmad|hussein hussain husein|omar umar|ibrahim ebrahim|khaled khalid
mustafa mostafa moustafa|yusuf yousef youssef yusef yousuf|abdullah abdallah|hassan hasan|ismail esmail|abdul abdel|faisal faysal|tarek tariq tarik|jamal gamal djamal|mahmoud mahmud|samir sameer|bilal belal|karim kareem|salim saleem|rashid rasheed rachid|walid waleed|amir ameer|zainab zeinab zaynab|mariam maryam|layla leila laila|fatima fatma|aisha ayesha aicha|deepak dipak|sandeep sandip|rajiv rajeev|praveen pravin|naveen navin|anoop anup|lakshmi laxmi|pooja puja|geeta gita|srinivas shrinivas|yosef yossi joseph|avraham avi abraham|chaim haim|yitzhak itzik isaac
aleksandr alexander alexandr oleksandr sasha|alexey aleksei alexei aleksey alyosha|andrei andrey andriy|dmitry dmitri dmitriy dimitri dmytro dima
ekaterina yekaterina katerina katya kateryna|oleksii oleksiy alexey aleksei alexei aleksey|pavlo pavel|petro pyotr petr|vasyl vasily vasiliy vasilii|grigory grigori grigoriy hryhorii|anatoly anatolii anatoliy|vitaly vitali vitalii vitaliy|maxim maksim maksym|fyodor fedor fedir|yulia yuliya julia iuliia|ksenia kseniya xenia kseniia|svetlana svitlana sveta|kirill kyrylo cyril|ilya illia ilia|nikita mykyta|daniil danylo danil|egor yegor yehor|lyudmila ludmila liudmyla|elena yelena olena lena|evgeny yevgeny evgeni evgenii eugene zhenya yevhen evhen evgen yevgen yevhenii evgeniy|mikhail michail mykhailo misha
nikolai nikolay mykola kolya|sergey sergei serhiy serge|tatiana tatyana tetiana tanya|natalia natalya nataliya natasha|vladimir wladimir volodymyr vova
yuri yury iurii yuriy|anastasia nastya|irina iryna ira|olga olha olya|ivan vanya|katarzyna kasia|malgorzata gosia|tomasz tomek|jerzy jurek|aleksandra ola|aleksander olek|stanislaw staszek|krzysztof krzysiek|wojciech wojtek|zbigniew zbyszek|piotr piotrek|jakub kuba|grzegorz grzesiek|agnieszka aga|elzbieta ela|zofia zosia|tadeusz tadek|lars lasse|per pelle|kristoffer christoffer christopher|kristian christian|ferenc feri|istvan pista|laszlo laci|spyridon spyros|panagiotis panos|athanasios thanasis|michalis michael|nikolaos nikos nick|vasileios vasilis vassilis|eleni helen|pavlos paul|petros peter
giorgos georgios yorgos george|yannis ioannis giannis john|konstantinos kostas|dimitrios dimitris|kristina christina cristina|stefan stephan steffen
eleanor nellie|vincent vinny|alexander alec|alexandra lexie|kathleen kathy kath kate katie kay|harriet hattie|lillian lily lil|lucille lucy|martha patsy|philippa pippa pip|priscilla cilla|teresa tess teresinha|winifred winnie freda|antonia toni toos|augustus gus|ezekiel zeke|jeremiah jerry jem|maxwell max|montgomery monty|morris mo|oliver olly|oswald ozzy|percival percy|randall randy|randolph randy|rudolph rudy|spencer spence|sylvester sly|terence terry|alan al
johann hansi|wilhelmine minna mina|friederike rike fritzi|maximilian maxl|alois loisl|hieronymus ronny|franziska fanny|theresia resi|helmut helli|eberhard ebi|reinhold reini|burkhard burki|hartmut hardy|eduard edi|valentin valti|matthaus hias|brunhilde bruni|angelika geli|karoline lina|heinrich heiko|maximilien max|sandrine sandy|mathilde tilda|bernadette nadette|antoinette toinette|genevieve ginette|elisabeth zabeth els
francisca chica chiquinha|antonio toze|manuel nelo|gertrudes tuda|leonor nono|margarida guida|filomena mena|fatima fatinha|luis lito|sebastiao bastiao|isabel belinha chabela|henrique rique|aparecida cida|raimundo mundinho|severino biu|concepcion conchi|encarnacion encarni|enriqueta queta|eulalia lali|hortensia tencha|jesus chucho|josefa pepa|santiago santi yago|sebastian chano|socorro coco|vicente chente|francisco pacho|cristobal tobal|agustin tin|rosalia rosi lia|ascension ascen
adrianus ad|antonius ton toon|christina stien|geertruida truus|gerardus gerard ger|hendrikus henk|jacoba coba|johanna annie|lambertus bert|margaretha griet|maria mieke|martinus tinus|matthijs thijs|petronella nel|theodorus dirk|wilhelmina mien willemijn|albertus bert|catharina trijn|cornelia corrie|egbert bert|everdina dina|francina fransje|frederik frits|helena leen|hubertus huub|lodewijk lo|sebastiaan bas|sophia fietje|steven stef
giuseppe peppino|raffaele lello|gennaro gennarino|carmela lina|concetta tina|antonietta tonia|ferdinando nando|guglielmo memmo|michele lele|nicola cola|rosaria sara|santo santino|sebastiano iano|umberto berto|giovambattista titta|assunta susy|annunziata nunzia|addolorata dora|calogero lillo|gaetano tano
`;

/** "mueller" and "muller", "kjaer" and "kjar", "aaberg" and "aberg": umlauts are written in both ways. */
export function looseWord(word: string): string {
  if (!/[aou]e|aa/.test(word)) return word;
  return word.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u').replaceAll('aa', 'a');
}

const groupsOf = new Map<string, Set<number>>();
for (const [index, group] of groups.trim().split(/[|\n]/).entries())
  for (const name of group.split(' ').flatMap((each) => [each, looseWord(each)]))
    groupsOf.set(name, (groupsOf.get(name) ?? new Set<number>()).add(index));

/** A short form of more names than these ("alex", "chris") finds too many people to be looked up by them. */
const mostFullNames = 4;

/** The full names that a given name is a short or pet form of: "paco" → "francisco"; empty for a full name. @param given a loose word (looseWord) */
export function fullGivenNames(given: string): readonly string[] {
  const names = fullNamesOf.get(given) ?? [];
  return names.length <= mostFullNames && !names.includes(given) ? names : [];
}

/** The first name of a group is the full one. */
const fullNamesOf = new Map<string, string[]>();
for (const group of groups.trim().split(/[|\n]/)) {
  const [full = '', ...forms] = group.split(' ').map(looseWord);
  for (const name of [full, ...forms]) {
    const known = fullNamesOf.get(name) ?? [];
    if (!known.includes(full)) fullNamesOf.set(name, [...known, full]);
  }
}

/** Full names that begin longer, different names ("Maria", "Mariano"). */
const fullNames = new Set(
  'maria paul carl karl jose josef anna ann ana luis mario jean eric erik emil leon mari carlo carla clara julia juli laura mark marc luca luci rosa nina lena jan jon hans rob robin ben sam tim tom max'.split(
    ' ',
  ),
);

/** Whether two loose words (looseWord) can be one person's given names: a full name and its short or pet form, or two spellings. */
export function areGivenNamesRelated(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [groupsOf.get(a), groupsOf.get(b)];
  if (left && right && [...left].some((group) => right.has(group))) return true;
  if (soundOf(a) === soundOf(b) && a.at(-1) === b.at(-1)) return true;
  // Two names that are both known are not a slip of each other ("Marina", "Martina").
  return !(left && right) && (isShortened(a, b) || isShortened(b, a) || areSpellings(a, b));
}

/** "alex", "alexandros"; not "maria", "mariano". */
function isShortened(short: string, long: string): boolean {
  return short.length >= 3 && short.length <= 5 && long.length >= short.length + 2 && long.startsWith(short) && !fullNames.has(short);
}

/** The last letter often makes the difference between a man's and a woman's name ("Daniel", "Daniela"; "Mario", "Maria"). */
function areSpellings(a: string, b: string): boolean {
  if (a.length < 4 || b.length < 4) return false;
  const [left, right] = [soundOf(a), soundOf(b)];
  if (left.at(-1) !== right.at(-1)) return false;
  return left === right || (Math.min(a.length, b.length) >= 6 && a.at(-1) === b.at(-1) && (isOneSlip(left, right) || isOneSlip(a, b)));
}

/** One spelling for what is written differently: "Philipp" and "Phillip", "Erik" and "Eric", "Sofie" and "Sophie". */
const soundOf = memoize(
  (name: string): string =>
    name
      .replaceAll('ph', 'f')
      .replaceAll('th', 't')
      .replaceAll(/ck|c(?=[aoukrlh])|c$|qu/g, 'k')
      .replaceAll('y', 'i')
      .replaceAll('x', 'ks')
      .replaceAll('kh', 'k')
      .replaceAll(/(.)\1+/g, '$1')
      .replaceAll(/h(?=[^aeiou]|$)/g, '')
      .replace(/ie$/, 'i'),
  5_000,
);

/** Whether two words differ by one letter that was left out, doubled, or swapped, or by one vowel. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length + right.length === 1) return true;
  if (left.length === 2 && right.length === 2) return left[0] === right[1] && left[1] === right[0];
  return /^[aeiou]$/.test(left) && /^[aeiou]$/.test(right);
}
