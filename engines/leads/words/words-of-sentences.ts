/** Words that hold a sentence together, in seven languages: they are neither values nor something that could not be understood. Folded. */
import { phrase } from './line.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Articles, prepositions, auxiliaries, "show me". */
export const fillers = setOf(
  `a an the of in at on to for from by with who whom whose which that those these this there their its are is was were be been being am i me my we us our you your they them s t m re ve
  have has having do does did can could would will should may must also all any some each every both only just please show find give get list search need want looking look seek seeking searching wanted like want d id im
  located based living headquartered working work works sitting situated within inside near around into onto as where when what how many much more here currently now today already still then so such yet just right ppl talk first other others etc e g including include it s
  use uses using used utilise utilize run runs running built powered via through over across one ones kind type types sort lot bunch group set cos anywhere whoever whichever greater paying great please kindly im ive ill after sejam seja estejam esteja estao lojas nada gostaria quaisquer qualquer esten sean sea cualquier boites boite obligatoire uniquement seulement quelle quelli quello solo soltanto solamente graag komen willen alleen gesucht nur companies company firms firm businesses business organizations organisations organization organisation enterprises employers employer startups-like
  folks people person persons contact contacts lead leads prospect prospects someone anyone everybody everyone anybody name names named role roles title titles position positions job titled called holding sector sectors industry industries space field area market segment vertical
  der die das den dem des ein eine einen einem einer eines ich wir uns mir mich bitte zeig zeige zeigen suche suchen sucht gesucht finde finden brauche brauchen mochte mochten hatte gerne alle aller allen alles jede jeder jedes sind ist war sein haben hat habe hatten wird werden wurde wurden worden in im ins an am auf aus bei beim mit von vom zu zum zur fur uber um nach als wie wo die deren dessen welche welcher welches sich sitzen sitzt sitz mit standort standorten ansassig ansassige ansassigen tatig tatige tatigen arbeiten arbeitet nutzen nutzt nutzend verwenden verwendet einsetzen einsetzt einsatz setzen setzt ein laufen lauft benutzen benutzt gerade aktuell derzeit noch schon auch nur mal gibt es liste firmen firma unternehmen betriebe betrieb gesellschaften organisationen kunden-wie personen person leute kontakte kontakt ansprechpartner branche bereich abteilung sektor gegend raum region stadt land umkreis umgebung inhabergefuhrt-nicht
  le la les l un une des de du d et au aux je j nous moi me mes nos notre cherche cherchons recherche recherchons trouve trouver trouvez montre montrez montrer donne donner donnez voudrais veux voulons besoin tous toutes tout toute sont est ont a ayant avoir etre etant etaient qui que qu dont ou a dans en sur sous par pour avec chez vers ce cette ces leur leurs se s y il elle ils elles utilisent utilise utilisant utilisez tournent tournant tourne travaillent travaillant travaille travaillons base basee bases basees situe situee situes situees installe installee installes installees implantes implantees implante implantee entreprises entreprise societes societe compagnies firmes gens personnes personne contacts secteur domaine actuellement aussi egalement liste
  el la los las lo un una unos unas de del al y e en con por para que quien quienes cuyo cuya cuyos cuyas donde soy estoy busco buscamos buscar encontrar encuentra encuentrame muestra muestrame mostrar dame quiero queremos necesito necesitamos todos todas todo toda son es esta estan tienen tiene tengan tenga ser haya hay se su sus mi mis nuestro nuestra usan usa usando usen utilizan utiliza utilizando utilicen trabajan trabaja trabajando trabajen ubicadas ubicados ubicada ubicado basadas basados basada basado sede radicadas empresas empresa companias compania negocios organizaciones personas persona gente contactos contacto sector industria actualmente tambien lista como mas
  il lo la i gli le l un uno una di del dello della dei degli delle dell da dal dallo dalla dai dagli dalle dall a al allo alla ai agli alle all in nel nello nella nei negli nelle nell con su sul sullo sulla sui sugli sulle per tra fra e ed che chi cui dove io noi cerco cerchiamo cercare trova trovami trovare mostra mostrami mostrare dammi voglio vorrei vogliamo tutti tutte tutto tutta sono ha hanno avere essere con si suo sua loro mio miei nostri usano usa usando utilizzano utilizza utilizzando lavorano lavora lavorando sede situate situati situata situato basate basati basata basato aziende azienda imprese impresa societa ditte ditta persone persona contatti contatto settore attualmente anche elenco
  o os a as um uma uns umas do da dos das de em no na nos nas num numa ao aos com por pelo pela pelos pelas para que quem cujo cuja cujos cujas onde eu nos procuro procuramos procurar busco encontrar encontre encontra mostre mostra mostrar me quero queremos preciso precisamos todos todas todo toda sao e esta estao tem tenham tenha ser se seu sua seus suas meu meus nosso nossa usam usa usando usem utilizam utiliza utilizando trabalham trabalha trabalhando trabalhem localizadas localizados localizada localizado sediadas sediados sediada sediado baseadas baseados situadas situados empresas empresa companhias negocios organizacoes pessoas pessoa contatos contato contactos setor ramo atualmente tambem lista
  de het een en in op aan bij met van voor uit naar door over om te tot als die dat wie wat waar ik wij we ons mij mijn zoek zoeken gezocht vind vinden toon laat zien geef wil willen nodig alle alles allemaal zijn is was heeft hebben hebt worden wordt er hun zich gebruiken gebruikt gebruik gebruikend draaien draait werken werkt werkend werkzaam gevestigd gevestigde zitten zit staan bedrijven bedrijf ondernemingen onderneming organisaties organisatie firmas firma mensen personen persoon contacten contactpersonen contactpersoon branche sector momenteel ook nog lijst`,
);

/** Words that only say that companies are meant. */
export const companyNouns = setOf(
  `editeurs editeur users brands brand shops stores vendors providers players marken anbieter marques marcas marchi merken aanbieders houses companies company firms firm businesses business organizations organisations organization organisation employers vendors firmen firma unternehmen betriebe betrieb gesellschaften organisationen entreprises entreprise societes societe empresas empresa companias compania negocios companhias aziende azienda imprese impresa societa ditte ditta bedrijven bedrijf ondernemingen onderneming organisaties`,
);

/** Words that only say that people are meant. */
export const personNouns = setOf(
  `people person persons contact contacts folks someone anyone employees employee staff professionals professional workers personnel colleagues executives personen person leute kontakte kontakt ansprechpartner ansprechpartnerinnen mitarbeiter mitarbeiterinnen mitarbeitende angestellte beschaftigte fachkrafte gens personnes personne contacts employes salaries collaborateurs interlocuteurs personas persona gente contactos contacto empleados trabajadores profesionales persone persona contatti contatto dipendenti referenti professionisti pessoas pessoa contatos contato funcionarios colaboradores profissionais mensen personen persoon contacten contactpersonen contactpersoon medewerkers werknemers professionals`,
);

/** Connect values of one filter. */
export const alternatives = setOf('and or und oder sowie et ou y o u e ed oppure en of nor noch ni ne nem plus as-well , /');
/** Values after these are no longer excluded. */
export const turns = setOf('but aber sondern mais sino pero ma mas maar sino');

export const negation = phrase(
  String.raw`but (?:not|no)(?: in| from| at)?|(?:and|or) not|not (?:including|counting)|excluding|except(?: for)?|exclude|other than|apart from|aside from|anything but|not|no|non|without|dont|doesnt|isnt|arent|wasnt|havent|hasnt|never|neither|none of|minus|outside(?: of)?|aber (?:nicht|keine?n?)|ohne|nicht|kein(?:e[nrms]?)?|ausser(?:halb)?(?: von)?|ausgenommen|ausgeschlossen|mais pas|sauf|sans|pas(?: de| d| des| en| dans| a)?|hors(?: de)?|excepte|hormis|exclure|a l exception de(?: l| la)?|en dehors de|pero no|excepto|salvo|sin|menos|excluyendo|fuera de|tampoco|ma non|tranne|eccetto|esclus[oiae]|senza|escludendo|fuori da(?:l|lla)?|mas nao|exceto|nao|sem|excluindo|fora d[aoe]|tirando|maar (?:niet|geen)|behalve|zonder|geen|niet|uitgezonderd|exclusief|buiten`,
);

/** Verbs and prepositions behind which names of technologies stand. */
export const beforeTechnology = setOf(
  'use uses using used utilize run runs running on with have has powered built via nutzen nutzt verwenden verwendet einsetzen einsetzt setzen setzt auf mit benutzen benutzt arbeiten utilisent utilise utilisant avec sur sous tournent usan usa usando usen utilizan utiliza utilizando con sobre usano utilizzano utilizza su com usam utilizam em gebruiken gebruikt met op werken draaien without ohne sans sin senza sem zonder by of stack customers kunden users',
);

/** Portuguese "no" is "in the"; these words tell it from Spanish and English "no". */
export const portuguese = phrase(
  'em|com|uma|dos|das|nas|sao|nao|pessoas|mais|fora|contratando|procuro|usam|utilizam|funcionarios|setor|gerentes|diretores|diretor|empresas',
);
export const spanish = phrase('en|con|los|las|el|del|y|personas|una|mas|usan|utilizan|sin');
