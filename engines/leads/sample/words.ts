/**
 * Material for the fictional sample: names and words in the languages of its countries. Combinations are invented; any match with a real
 * person or company is coincidental.
 */

export interface Names {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly last: readonly string[];
}

const split = (words: string): string[] => words.split('|');
const namesOf = (female: string, male: string, last: string): Names => ({ female: split(female), male: split(male), last: split(last) });

/** By language, and by country where the language is not the one people are named in. */
export const names = {
  en: namesOf(
    'Olivia|Emma|Grace|Chloe|Hannah|Megan|Priya|Aisha|Zoe|Ruby|Claire|Naomi|Amara|Mei|Rachel|Laura|Audrey|Nicole',
    'James|Oliver|Harry|Noah|Ethan|Liam|Arjun|Marcus|Daniel|Ryan|Owen|Adam|Simon|Victor|Kofi|Wei|Peter|Scott',
    'Smith|Johnson|Brown|Taylor|Wilson|Clark|Walker|Hughes|Evans|Turner|Parker|Cooper|Bailey|Reed|Kelly|Murphy|Patel|Singh|Khan|Chen|Wong|Okafor|Mensah|Foster|Grant|Hayes|Palmer|Stone|Webb|Fletcher|Barnes|Dixon|Lawson|Porter|Quinn|Sharma',
  ),
  de: namesOf(
    'Anna|Lena|Katharina|Julia|Sabine|Petra|Miriam|Greta|Birgit|Claudia|Heike|Nadine',
    'Lukas|Jonas|Felix|Stefan|Jürgen|Matthias|Tobias|Florian|Uwe|Björn|Holger|Markus',
    'Müller|Schmidt|Schneider|Fischer|Weber|Wagner|Becker|Hoffmann|Schäfer|Koch|Bauer|Richter|Klein|Wolf|Neumann|Krüger|Hartmann|Lange|Vogel|Brandt|Winkler|Lorenz|Seidel|Böhm',
  ),
  fr: namesOf(
    'Camille|Léa|Manon|Chloé|Sophie|Élodie|Nathalie|Inès|Aurélie|Pauline',
    'Louis|Hugo|Théo|Julien|Nicolas|François|Jérôme|Étienne|Antoine|Maxime',
    'Martin|Bernard|Dubois|Thomas|Robert|Petit|Durand|Leroy|Moreau|Lefèvre|Girard|Mercier|Blanc|Guérin|Faure|Chevalier|Garnier|Roussel|Lambert|Fontaine',
  ),
  es: namesOf(
    'Lucía|María|Carmen|Paula|Elena|Valeria|Sofía|Andrea|Marta|Irene',
    'Javier|Carlos|Diego|Álvaro|Sergio|Andrés|Mateo|Íñigo|Pablo|Raúl',
    'García|Martínez|López|Sánchez|Pérez|Gómez|Fernández|Ruiz|Díaz|Moreno|Álvarez|Romero|Navarro|Torres|Ramírez|Castro|Ortega|Molina|Delgado|Herrera',
  ),
  pt: namesOf(
    'Ana|Beatriz|Mariana|Larissa|Fernanda|Inês|Letícia|Camila|Patrícia|Renata',
    'João|Pedro|Rafael|Thiago|Gustavo|André|Vítor|Lucas|Rodrigo|Bruno',
    'Silva|Santos|Oliveira|Souza|Pereira|Costa|Rodrigues|Almeida|Nascimento|Carvalho|Araújo|Ribeiro|Gonçalves|Simões|Barbosa|Cardoso|Teixeira|Moura',
  ),
  nl: namesOf(
    'Sanne|Lotte|Femke|Anouk|Marieke|Ilse|Esther|Nienke|Maaike',
    'Daan|Sem|Bram|Jeroen|Thijs|Ruben|Wouter|Sander|Maarten',
    'de Jong|Jansen|de Vries|van den Berg|Bakker|Visser|Smit|Meijer|Mulder|de Boer|van Dijk|Vermeulen|Dekker|Hendriks|van Leeuwen|Kok|Peeters|Maes',
  ),
  it: namesOf(
    'Giulia|Chiara|Francesca|Elisa|Martina|Federica|Silvia|Valentina|Paola',
    'Alessandro|Luca|Matteo|Davide|Lorenzo|Niccolò|Simone|Marco|Stefano',
    "Rossi|Russo|Ferrari|Esposito|Bianchi|Romano|Colombo|Ricci|Marino|Greco|D'Angelo|Fontana|Conti|Gallo|Mancini|Rinaldi|Caruso|Ferrara",
  ),
  IN: namesOf(
    'Priya|Ananya|Kavita|Neha|Pooja|Divya|Meera|Sunita',
    'Arjun|Rahul|Vikram|Sanjay|Amit|Rohan|Karthik|Nikhil',
    'Sharma|Patel|Iyer|Reddy|Gupta|Singh|Nair|Mehta|Rao|Joshi|Kapoor|Desai|Bhat|Menon|Chopra|Verma',
  ),
  JP: namesOf(
    'Yuki|Aiko|Haruka|Naomi|Sakura|Emi',
    'Haruto|Kenji|Takashi|Daiki|Hiroshi|Ryo',
    'Sato|Suzuki|Takahashi|Tanaka|Watanabe|Ito|Yamamoto|Nakamura|Kobayashi|Kato',
  ),
  SE: namesOf(
    'Astrid|Elsa|Ingrid|Maja|Linnea|Karin',
    'Erik|Lars|Oskar|Nils|Gustav|Anders',
    'Andersson|Johansson|Karlsson|Nilsson|Eriksson|Larsson|Lindberg|Lindqvist|Bergström|Sandberg',
  ),
  DK: namesOf(
    'Astrid|Freja|Ida|Mette|Kirsten|Sofie',
    'Anders|Mads|Rasmus|Søren|Jesper|Nikolaj',
    'Jensen|Nielsen|Hansen|Pedersen|Andersen|Christensen|Larsen|Sørensen|Møller|Madsen',
  ),
  PL: namesOf(
    'Agnieszka|Katarzyna|Magdalena|Monika|Ewa|Joanna',
    'Piotr|Tomasz|Michał|Paweł|Krzysztof|Jakub',
    'Nowak|Wójcik|Mazur|Krawczyk|Kaczmarek|Zając|Król|Wróbel|Pawlak|Sikora',
  ),
  NG: namesOf(
    'Ngozi|Amara|Chioma|Funke|Aisha|Yetunde',
    'Chidi|Emeka|Tunde|Ibrahim|Obinna|Segun',
    'Okafor|Adeyemi|Balogun|Eze|Okonkwo|Bello|Nwosu|Ogunleye|Abubakar|Afolabi',
  ),
} as const satisfies Readonly<Record<string, Names>>;

/** Names of plants, birds and the like: none of an industry or a material, which would say what the company does. */
export const companyBeginnings = split(
  'Acorn|Alder|Amber|Arbor|Ashby|Astra|Beacon|Birch|Bluefin|Bracken|Bramble|Briar|Bright|Brook|Buttercup|Calder|Canyon|Cedar|Clover|Comet|Coral|Crest|Cypress|Dahlia|Drift|Dune|Elmwood|Ember|Fable|Fallow|Fern|Fjord|Foxglove|Garnet|Glade|Gorse|Grove|Haven|Hazel|Heather|Heron|Hollow|Iris|Ivory|Jasper|Kestrel|Kingfisher|Lagoon|Lantern|Larch|Lark|Laurel|Lichen|Linden|Lumen|Lunar|Magpie|Maple|Marigold|Meadow|Mistral|Moss|Nettle|Nimbus|Oak|Onyx|Opal|Orchid|Osprey|Otter|Partridge|Pebble|Periwinkle|Pine|Plover|Polar|Poppy|Primrose|Prism|Puffin|Raven|Reef|Robin|Rowan|Solstice|Sorrel|Sparrow|Spruce|Starling|Sycamore|Teasel|Tern|Thistle|Thrush|Topaz|Tundra|Umber|Vale|Verbena|Wagtail|Willow|Wren|Yarrow|Zephyr',
);

/** Second words of some names: "Cedar Ridge Foods". */
export const companyMiddles = split(
  'Ridge|Field|Point|Gate|Bridge|Lake|Hill|Bay|Park|Wood|View|Harbor|Lane|Cross|Peak|Shore|Spring|Valley|Corner|Tower|Island|Cove|Garden|Path',
);
