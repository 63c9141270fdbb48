/**
 * Surnames between about the 50th and the 250th rank of their country, in plain letters: frequent enough that two people at a company of some hundred employees
 * have the same one and the same initial. From the rankings of national statistics (INSEE, Istat, Statistics Denmark, Statistics Norway, Statistics Sweden, the
 * Finnish and Polish registers, the US Census) and public name lists, written down from memory: an approximation, which names more than it should rather than
 * fewer.
 */
const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const listed = set(`
  jenkins simmons alexander griffin woods washington henry freeman webb tucker burns crawford olson simpson porter hunter gordon shaw snyder mason dixon hunt hicks holmes palmer black robertson
  boyd rose stone fox warren mills rice garza daniels ferguson nichols stephens weaver gardner payne grant dunn kelley spencer hawkins pierce hart bradley knight elliott cunningham duncan
  armstrong hudson carroll lane riley andrews ray berry perkins hoffman johnston matthews richards willis carpenter lawrence george chapman watkins greene wheeler harper burke larson morrison
  franklin carlson austin carr lawson bishop montgomery oliver harvey williamson gilbert dean sims howell reid hanson mccoy garrett burton fuller welch lucas fields little banks day bowman
  schultz fowler clarke barker fletcher saunders pearson barrett lloyd rees griffiths thomson macdonald kerr begum hussain gill booth lowe poole newton atkinson dawson hodgson fraser walters
  osullivan oneill kavanagh nolan byrne brennan burke doherty kennedy quinn power daly
  perrin marchand duval denis dumont marie lemaire noel meyer dufour meunier brun blanchard giraud joly riviere brunet gaillard barbier arnaud gerard roche renard schmitt leroux colin vidal caron
  picard roger fabre aubert lemoine renaud dumas lacroix philippe bourgeois pierre benoit rey leclerc payet rolland leclercq guillaume lecomte jean dupuy guillot hubert carpentier dupuis moulin
  louis deschamps huet vasseur boucher fleury royer jacquet paris boyer poirier marty aubry guyot carre charles renault charpentier menard maillard baron bertin bailly herve legall collet leger
  bouvier julien prevost millet perrot cousin germain breton besson langlois remy legoff pelletier leveque perrier leblanc barre lebrun marchal mallet hamon boulanger jacob monnier michaud
  guichard gillet etienne grondin poulain tessier chevallier collin chauvin bouchet gay lemaitre benard marechal humbert reynaud antoine hoarau perret barthelemy cordier pichon lejeune lamy
  delaunay pasquier carlier laporte morvan cloutier bergeron pelletier belanger levesque gagne ouellet poulin lavoie fortin girard
  haase thiele kuehn kuhn sander herzog nagel goetz gotz dietz kessler arndt wenzel lindner ernst hermann ebert reuter thiel hein beyer paul boettcher bottcher bender fritz mohr adam ritter
  stephan hansen petersen christiansen jensen thomsen freitag eckert hess hesse kirchner konrad marx mayr moritz noll opitz probst rau reinhardt rieger rudolph schilling schlegel stark steffens
  straub ulrich urban vetter wegner weidner wendt werner wilhelm wirth witt wolter zander blum brunner burger christ diehl fiedler fink funk geiger gerlach hauser heller hennig jacob jahn kaufmann
  kern krebs kunz lutz maurer metzger michel naumann ott pfeifer riedel schenk schuetz schutz seifert strauss unger voss walther weigel wiese baier wallner eder mayer auer lang winkler
  palmieri bernardi testa sala fiore pellegrini guerra farina rizzi monti cattaneo morelli amato silvestri mazza grassi pellegrino carbone giuliani benedetti barone rossetti caputo montanari
  martino dangelo gatti deangelis sorrentino ferretti pagano basile marchi orlando damico costantini piras fusco ruggiero damiano neri sanna deluca lupo bellini poli riva valente sartori
  koster prins blom hermans kuiper hoekstra veenstra kramer postma mol kuijpers verhoeven schipper timmermans gerritsen scholten hofman driessen sanders vink bosch huisman brink verbeek pol evers
  aerts mertens declercq dewit lambert dupont simon laurent leclercq denis lejeune michiels vandenbroeck desmedt debacker
  jorgensen joergensen jacobsen mikkelsen lauridsen laursen andreasen johannsen christoffersen kristoffersen clausen iversen simonsen jespersen carlsen frandsen mathiesen jeppesen nissen
  winther kjaer vestergaard norgaard ostergaard dalsgaard bruun toft lassen bertelsen henriksen schultz friis bech kruse
  halvorsen jakobsen andreassen gundersen strand svendsen solberg martinsen eide bakken mathisen lie amundsen lunde moen bakke berge lien fredriksen aas torgersen thorsen arnesen ruud sandvik
  antonsen myhre nygard hauge ellingsen danielsen sunde sivertsen naess knutsen birkeland tangen haugland vik myklebust isaksen rod solheim
  sandberg henriksson forsberg sjoberg wallin engstrom eklund danielsson hakansson lundin gunnarsson bjork bergman samuelsson wikstrom isaksson fransson bergqvist nystrom holmberg arvidsson
  lofgren soderberg nyberg blomqvist claesson nordstrom martensson lundstrom eliasson viklund bjorklund berggren sandstrom nordin strom aberg ekstrom hermansson holmgren hedlund dahlberg
  hellstrom falk abrahamsson martinsson oberg blom ek soderstrom sundberg lundqvist mattsson fredriksson gustavsson pettersson
  heikkila karjalainen rantanen kinnunen salonen turunen salo laitinen tuominen jokinen mattila savolainen lahtinen ahonen leppanen hiltunen miettinen pitkanen aaltonen ojala koivisto vaisanen
  hakala kallio leinonen hirvonen kettunen toivonen laaksonen lehto rasanen nurmi peltonen niskanen oksanen seppala harju pesonen tikkanen moilanen kokkonen partanen manninen karppinen hanninen
  olszewski malinowski stepien nowicki adamczyk dudek gorski pawlak sikora witkowski walczak baran rutkowski michalak szewczyk ostrowski tomaszewski pietrzak duda zalewski wroblewski
  marciniak jasinski zawadzki bak sadowski jakubowski wilk wlodarczyk chmielewski borkowski sokolowski szczepanski sawicki lis kucharski mazurek kubiak kalinowski wysocki maciejewski czarnecki
  kolodziej urban kazmierczak sobczak glowacki zakrzewski krajewski andrzejewski
  prochazkova kucerova vesela horakova nemcova markova pokorna hajkova jelinkova kralova ruzickova benesova fialova sedlackova dolezalova zemanova kolarova
  vondracek blazek kopecky konecny maly urban vanek soukup polak kratochvil simek bartos musil vlcek cihak vavra kadlec
  nogueira farias aguiar siqueira dantas franco rezende macedo coutinho sampaio brito guimaraes leite duarte bastos xavier viana paiva pacheco amaral porto moraes morais magalhaes sales
  queiroz amorim assis menezes camargo peixoto vasconcelos bezerra cavalcanti vaz leal toledo santana caetano domingues henriques abreu baptista maia faria branco lobo torres
  bermudez gallardo cabello aguirre mejia cortez bautista zuniga rosales solis ponce galvan camacho cervantes meza macias esquivel rosas tapia lara padilla salgado franco luna robles
  merino parra bravo exposito izquierdo andres arroyo roca otero rey redondo villar marcos bueno segura pardo valle rico macias
  kiraly varadi szekely soos bakos pataki kerekes fazekas feher hegedus hajdu szoke bognar deak somogyi barta fulop
  ozer polat ates avci aksoy korkmaz erdogan yavuz can acar tekin sen uzun guler bulut keskin turan unal gul yuksel ozcan aktas
  constantin marin tudor dobre barbu nistor florea dinu mihai pop lazar neagu oprea cristea
  bozic knezevic vidovic filipovic perkovic lovric tomic jurisic grgic matic blazevic pavic djuric ristic lazic todorovic zivkovic simic mitrovic
  iliev angelov mihaylov kolev marinov vasilev atanasov yordanov kostov
  antoniou alexiou oikonomou economou konstantinou athanasiou christou papanikolaou karras
  oz bar ben golan shalom gabay malul hadad chen klein schwartz stern weiss
`);

/** Whether the surname is frequent, though not among the most frequent ones. @param surname in plain lower-case letters */
export const isFrequentSurname = (surname: string): boolean =>
  listed.has(surname) || (surname.endsWith('ska') && listed.has(`${surname.slice(0, -1)}i`));
