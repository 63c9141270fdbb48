/**
 * First names and the short forms under which people are known at work, in English, German, French, Spanish, Portuguese, Italian, Dutch,
 * Nigerian, and of Slavic names. Each line: the full forms, a colon, the short forms with the most common first. Not every bearer uses one.
 */

const lines = `
alexander alexandre alejandro alessandro: alex sander sascha ale sandro lex xander
alexandra alejandra alessandra: alex sandra ale sasha
aleksandr aleksandra: sasha alex
abigail: abby
albert alberto: bert al
alfred alfredo: fred alf
amanda: mandy
andrew andreas andre andrea andres andrey andrei: andy drew andi
angela angelika: angie geli
anastasia: nastya stacy
anna anne annika antje: anni anja ania
anthony antonio antoine antonius antonia: tony toni anton toon
arthur arturo artur: art
barbara: barb babs basia
bartholomew bartlomiej: bart bartek
beatrice beatriz: bea
benjamin benjamim: ben benni benny benji
bernhard bernard bernardo: bernd bernie
brigitte: gitte
cameron: cam
carolina caroline karoline: caro carol
catherine katherine katharina kathryn catarina caterina katarzyna ekaterina: kate katie cathy kathy kat katja kasia katya cat
charles carlos carl karl: charlie chuck chas
charlotte: lotte charlie lottie
christian cristian: chris christoph
christina christine cristina kristina kristin: chris tina christa kris
christopher christoph christophe cristobal: chris topher
clemens clement: clem
cornelia cornelis cornelius: nele kees cor conny
daniel daniele daniela danielle: dan danny dani
david davide: dave davey
deborah: deb debbie
dimitri dmitry dmitri dmitriy: dima
dominic dominik dominique: dom nick
donald: don donny
dorothy dorothea: dot dori thea
douglas: doug
edmund edward eduardo edouard eduard: ed eddie ted edi edu
eleanor eleonora: ellie nell nora
elizabeth elisabeth elisabetta isabel isabelle: liz beth lisa elisa eliza betty ella lizzie isa izzy
emily emilia: em emmy mia
emmanuel emanuel manuel manuela: manu manny
eugene evgeny evgeniy: gene zhenya
ferdinand fernando: ferdi nando
florian: flo
francis francisco francesco franz francois francesca francisca: frank fran paco pancho franco francy chico
frederick friedrich federico frederik frederic: fred freddy fritz fede fredi rick
gabriel gabriele gabriela gabriella: gabe gabi gaby
geoffrey jeffrey: jeff geoff
george georg giorgio jorge georgios: georgie gio yorgos
gerald gerard gerhard gerardo: gerry gerd
gertrude: trudy
gregory gregor grzegorz: greg
guillermo guilherme guglielmo: memo gui
giovanni: gianni gio
giuseppe: beppe peppe pino
giuseppina: pina
gustavo gustav: gus
harold: harry hal
helena helene helen: lena ellen leni
henry heinrich enrique henrik henri enrico hendrik henrique: harry hank heinz quique rico henk rik
hubert huberto: bert
ignacio: nacho
irene: reni
jacob jakob: jake jack
jacqueline: jackie
james: jim jimmy jamie
janet: jan
jennifer: jen jenny jenna
jessica: jess jessie
jeremy jeremiah: jerry jem
joachim joaquin joaquim: jo achim quim
johannes johan: hans jan joop hannes
john: jack johnny jon
jonathan jonathon: jon jonny nathan
joseph josef jose josip: joe joey pepe jupp sepp ze
joshua: josh
josephine: jo josie fien
judith: judy
julia juliana giulia yulia: jules
julian: jules
katarina: kati kata
kenneth: ken kenny
kimberly: kim
konstantin constantin konstantinos: kostas kosta costa
kristian: kris
laurence lawrence lorenz lorenzo: larry lars renzo enzo
leonard leonardo leonhard: leo len lenny leon
louis luis ludwig luigi lodewijk: lou lui gigi luigi
lucas lukas luca: luke luc
lucia lucy: lu luci
magdalena madeleine magdalene: lena magda maddie leni
malgorzata: gosia
margaret margarete margarita margherita margarida: maggie meg peggy greta rita marga marge grete guida
maria mary marie: mia mitzi marika mimi
mariana marianne: mari
martha marta: marty
martin martina: marty tina
matthew matthias mathieu matteo mateusz mateo mattias matthijs: matt matze mat teo hias thijs
maximilian massimiliano maximiliano: max massi
maxim maksim: max
melanie melissa: mel
michael michel miguel michele mikhail michal mikael: mike mick micha michi misha mickey miki mich
michelle michaela: shelly mitch ela
miroslav: mirek
mohammed mohamed muhammad: mo
natalia natalie nathalie natalya: nat nata natasha tasha
nathaniel nathan: nate nat
nicholas nicolas nikolaus nicola niccolo nicolaas nikolay nikolai: nick nico klaus niko nic kolya claus
nicole: nicki nicky niki
oleksandr: sasha alex
oliver olivier: ollie oli
olivia: liv livvy
oscar: ossi
pamela: pam
patricia patrizia: pat patty trish tricia pati
patrick patrice patrizio: pat paddy
paul paulo paolo pablo: paulie
paula paola paulina: pau
peter pieter pedro pietro pierre: pete piet perico
philip phillip philipp philippe felipe filippo filipe: phil pip flip lippo
rachel raquel: rach
raymond raimund ramon: ray moncho
rebecca rebeca: becky becca
reinhard reinhold: reini
renate renata: reni
richard riccardo ricardo: rick rich dick richie ricky rico ric
robert roberto: rob bob bobby robbie robin beto berto
roger rogerio: rog
roland rolando: roli
ronald: ron ronny
rudolf rodolfo: rudi rolf
samuel samantha samuele: sam sammy
sandra: sandy
sara sarah: sally
sebastian sebastien sebastiano sebastiaan: seb basti bastian bas seba sebas
sergey sergei: serge
siegfried: sigi
simon simone simona: si
sofia sophie sophia: sophie sof
stanislav stanislaw: stas stan
stephen steven stefan stefano stephan esteban estevao stephane: steve stef steffen ste
stefanie stephanie stefania: steffi steph stef stefi
susan susanne susanna: sue susie susi sanne
svetlana: sveta
tatiana: tania tanya
teresa theresa therese: terry tess resi tere tessa
terence terrence: terry
thaddeus tadeusz: ted
theodore theodor teodoro: ted theo teddy teo
thomas tomas tommaso tomasz: tom tommy tomek
timothy: tim timmy
tobias tobia: tobi toby
ulrich ulrike: uli ulli
valentina: vale
valeria valerie: val vale
veronica veronika veronique: vero roni
victor viktor vittorio: vic vito
victoria viktoria vittoria: vicky tori vicki vika
vincent vincenzo vicente: vince vin enzo chente
vladimir: vlad volodya
volodymyr: vova
walter walther gualtiero: walt wally
wilhelm willem: willi will wim bill
wilhelmina: mina willy
william guillaume: bill will billy liam willie
winston: win
wolfgang: wolf wolfi
yevgeny: zhenya eugene
yousef youssef: joe
zachary: zach zack
babatunde: tunde
olufemi oluwafemi: femi
oluwaseun: seun
oluwatobi oluwatobiloba: tobi
chukwuemeka: emeka
chukwudi: chudi
ifeanyichukwu: ifeanyi
`;

const full = new Map<string, string[]>();
const short = new Map<string, string[]>();
const lineCounts = new Map<string, number>();
const add = (to: Map<string, string[]>, key: string, value: string): void => {
  const values = to.get(key) ?? [];
  if (key !== value && !values.includes(value)) to.set(key, [...values, value]);
};
for (const line of lines.trim().split('\n')) {
  const [names = '', forms = ''] = line.split(': ');
  for (const form of forms.split(' ')) lineCounts.set(form, (lineCounts.get(form) ?? 0) + 1);
  for (const name of names.split(' '))
    for (const form of forms.split(' ')) {
      add(short, name, form);
      add(full, form, name);
    }
}

/** Short forms of a full first name, the most common first. @param name in plain lower-case letters */
export function shortForms(name: string): readonly string[] {
  return short.get(name) ?? [];
}

/** Full first names that a short form can be short for. @param name in plain lower-case letters */
export function fullForms(name: string): readonly string[] {
  return full.get(name) ?? [];
}

/** Of men and women whose full names are in one line. */
const ofBoth = new Set('sam sammy dani manu gabi gaby toni fran andi nico pat stef jo'.split(' '));

/** Whether a short form is short for several names: "alex" for Alexander and Alexandra, "chris". @param name in plain lower-case letters */
export const isSharedShortForm = (name: string): boolean => (lineCounts.get(name) ?? 0) > 1 || ofBoth.has(name);
