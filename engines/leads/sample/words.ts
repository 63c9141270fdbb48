/**
 * Material for the fictional sample: names, words, and titles in seven languages. Combinations are invented; any match with a real
 * person is coincidental.
 */

export interface LanguageMaterial {
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly titles: readonly string[];
}

const split = (words: string): string[] => words.split('|');

const englishTitles = split(
  'Chief Executive Officer|Founder & CEO|Co-Founder & CTO|Owner|Managing Director|Chief Technology Officer|CFO|COO|Chief Marketing Officer|Chief Revenue Officer|Chief Product Officer|CIO|CISO|General Counsel|Partner|VP Sales|Vice President, Marketing|VP of Engineering|VP Product|SVP Operations|VP Finance|VP Customer Success|Head of Sales|Head of Marketing|Head of Growth|Head of People|Head of Data|Head of IT|Head of Design|Head of Partnerships|Director of Sales|Marketing Director|Engineering Director|IT Director|HR Director|Finance Director|Director of Operations|Product Director|Sales Manager|Account Manager|Key Account Manager|Marketing Manager|Product Manager|Senior Product Manager|Engineering Manager|Project Manager|IT Manager|HR Manager|Finance Manager|Operations Manager|Customer Success Manager|Business Development Manager|Office Manager|Supply Chain Manager|Procurement Manager|Senior Software Engineer|Software Engineer|Staff Engineer|Full Stack Developer|Data Scientist|Data Analyst|Data Engineer|DevOps Engineer|QA Engineer|UX Designer|Product Designer|Account Executive|Sales Development Representative|Sales Representative|Marketing Specialist|Content Writer|Recruiter|HR Business Partner|Accountant|Financial Analyst|Controller|Legal Counsel|System Administrator|Customer Support Specialist|Executive Assistant|Business Analyst|Consultant|Marketing Intern|Software Engineering Intern',
);

export const languages: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'pt' | 'nl' | 'it', LanguageMaterial>> = {
  en: {
    firstNames: split(
      'Olivia|Emma|Grace|Chloe|Hannah|Megan|Priya|Aisha|Zoe|Ruby|Claire|Naomi|James|Oliver|Harry|Noah|Ethan|Liam|Arjun|Marcus|Daniel|Ryan|Owen|Adam|Simon|Victor|Mei|Wei|Kofi|Amara',
    ),
    lastNames: split(
      'Smith|Johnson|Brown|Taylor|Wilson|Clark|Walker|Hughes|Evans|Turner|Parker|Cooper|Bailey|Reed|Kelly|Murphy|Patel|Singh|Khan|Chen|Wong|Okafor|Mensah|Foster|Grant|Hayes|Palmer|Stone|Webb|Fletcher',
    ),
    titles: englishTitles,
  },
  de: {
    firstNames: split(
      'Anna|Lena|Katharina|Julia|Sabine|Petra|Miriam|Greta|Lukas|Jonas|Felix|Stefan|Jürgen|Matthias|Tobias|Florian|Uwe|Björn',
    ),
    lastNames: split(
      'Müller|Schmidt|Schneider|Fischer|Weber|Wagner|Becker|Hoffmann|Schäfer|Koch|Bauer|Richter|Klein|Wolf|Neumann|Krüger|Hartmann|Lange',
    ),
    titles: split(
      'Geschäftsführer|Gründer & Geschäftsführer|Inhaberin|Vertriebsleiter|Leiterin Marketing|Leiter IT|Personalleiterin|Leiter Einkauf|Entwicklungsleiter|Kaufmännischer Leiter|Produktionsleiter|Projektleiter|Teamleiter Kundenservice|Key Account Manager|Produktmanagerin|Vertriebsmitarbeiter im Außendienst|Softwareentwickler|Senior Softwareentwicklerin|Systemadministrator|Marketingreferentin|Personalreferent|Buchhalterin|Controller|Einkäufer|Sachbearbeiterin|Kundenberater|Rechtsanwältin|Assistentin der Geschäftsführung|Werkstudent Marketing|Prokurist',
    ),
  },
  fr: {
    firstNames: split('Camille|Léa|Manon|Chloé|Sophie|Élodie|Nathalie|Inès|Louis|Hugo|Théo|Julien|Nicolas|François|Jérôme|Étienne'),
    lastNames: split('Martin|Bernard|Dubois|Thomas|Robert|Petit|Durand|Leroy|Moreau|Lefèvre|Girard|Mercier|Blanc|Guérin|Faure|Chevalier'),
    titles: split(
      'PDG|Directeur général|Fondatrice|Gérant|Directeur commercial|Directrice marketing|DRH|Directeur financier|DSI|Directeur technique|Directeur des opérations|Responsable commercial|Responsable marketing|Responsable RH|Responsable achats|Responsable logistique|Responsable informatique|Chef de projet|Chef de produit|Ingénieur commercial|Chargée de communication|Développeur full stack|Ingénieur logiciel|Comptable|Contrôleur de gestion|Juriste|Acheteuse|Assistante de direction|Technico-commercial|Stagiaire marketing',
    ),
  },
  es: {
    firstNames: split('Lucía|María|Carmen|Paula|Elena|Valeria|Sofía|Andrea|Javier|Carlos|Diego|Álvaro|Sergio|Andrés|Mateo|Íñigo'),
    lastNames: split('García|Martínez|López|Sánchez|Pérez|Gómez|Fernández|Ruiz|Díaz|Moreno|Álvarez|Romero|Navarro|Torres|Ramírez|Castro'),
    titles: split(
      'Director General|Gerente General|Fundador y CEO|Socia|Director Comercial|Director de Ventas|Directora de Marketing|Director Financiero|Directora de Recursos Humanos|Director de Operaciones|Director de Sistemas|Gerente de Ventas|Jefe de Ventas|Gerente de Marketing|Jefa de RRHH|Jefe de Compras|Jefe de Proyecto|Gerente de Producto|Responsable de Logística|Ejecutiva de cuentas|Asesor comercial|Ingeniero de software|Desarrolladora Full Stack|Administrador de sistemas|Contable|Analista financiero|Abogada|Diseñador gráfico|Auxiliar administrativo|Becario de marketing',
    ),
  },
  pt: {
    firstNames: split('Ana|Beatriz|Mariana|Larissa|Fernanda|Inês|Letícia|João|Pedro|Rafael|Thiago|Gustavo|André|Vítor'),
    lastNames: split('Silva|Santos|Oliveira|Souza|Pereira|Costa|Rodrigues|Almeida|Nascimento|Carvalho|Araújo|Ribeiro|Gonçalves|Simões'),
    titles: split(
      'Diretor Geral|Sócio Fundador|Diretor Comercial|Diretora de Marketing|Diretor Financeiro|Diretora de Recursos Humanos|Diretor de Operações|Diretor de TI|Gerente Comercial|Gerente de Vendas|Gerente de Marketing|Gerente de RH|Gerente de Projetos|Gerente de Produto|Gerente de Compras|Executivo de Contas|Representante Comercial|Analista de Marketing|Analista de Sistemas|Desenvolvedor de Software|Engenheira de Software|Cientista de Dados|Contador|Advogada|Comprador|Designer Gráfico|Assistente Administrativo|Estagiária de Marketing',
    ),
  },
  nl: {
    firstNames: split('Sanne|Lotte|Femke|Anouk|Marieke|Daan|Sem|Bram|Jeroen|Thijs|Ruben|Wouter'),
    lastNames: split('de Jong|Jansen|de Vries|van den Berg|Bakker|Visser|Smit|Meijer|Mulder|de Boer|van Dijk|Vermeulen'),
    titles: split(
      'Algemeen Directeur|Directeur-eigenaar|Commercieel directeur|Financieel directeur|Hoofd Verkoop|Hoofd Marketing|Hoofd ICT|Hoofd Inkoop|HR-manager|Verkoopmanager|Accountmanager|Marketingmanager|Projectleider|Productmanager|ICT-manager|Softwareontwikkelaar|Systeembeheerder|Boekhouder|Inkoper|Commercieel medewerker binnendienst|Bedrijfsjurist|Directiesecretaresse|Grafisch vormgever|Stagiair marketing',
    ),
  },
  it: {
    firstNames: split('Giulia|Chiara|Francesca|Elisa|Martina|Alessandro|Luca|Matteo|Davide|Lorenzo|Niccolò|Simone'),
    lastNames: split("Rossi|Russo|Ferrari|Esposito|Bianchi|Romano|Colombo|Ricci|Marino|Greco|D'Angelo|Fontana"),
    titles: split(
      'Amministratore Delegato|Amministratore Unico|Titolare|Direttore Generale|Direttore Commerciale|Direttrice Marketing|Direttore Risorse Umane|Direttore Finanziario|Direttore Operativo|Responsabile Vendite|Responsabile Marketing|Responsabile HR|Responsabile Acquisti|Responsabile IT|Responsabile Logistica|Responsabile Qualità|Capo progetto|Agente di commercio|Sviluppatore software|Ingegnere meccanico|Sistemista|Contabile|Avvocato|Grafico|Impiegata amministrativa|Tirocinante',
    ),
  },
};

/** Specialties appended to titles in the long tail: "Sales Manager, Healthcare", "VP Sales – Nordics". */
export const specialties = split(
  'EMEA|DACH|North America|LATAM|APAC|UK & Ireland|Nordics|Benelux|Iberia|Southern Europe|West|East|Central|Enterprise|Mid-Market|SMB|Public Sector|Healthcare|Financial Services|Retail|Manufacturing|Energy|Automotive|Life Sciences|Logistics|Education|Telecom|Media|Insurance|Payments|Platform|Cloud|Mobile|Infrastructure|Security|Analytics|Machine Learning|Growth|Brand|Digital|Strategic Accounts|New Business|Renewals|Channel|Inside|Field|Innovation|Transformation|Quality|Compliance',
);

export const companyBeginnings = split(
  'Alder|Amber|Arbor|Astra|Atlas|Aurora|Beacon|Birch|Bluefin|Bramble|Bright|Brook|Calder|Canyon|Cedar|Cobalt|Comet|Copper|Coral|Crest|Delta|Drift|Dune|Ember|Fable|Fern|Fjord|Flint|Forge|Frost|Garnet|Glade|Granite|Grove|Harbour|Haven|Hazel|Heron|Horizon|Indigo|Iris|Ivory|Jasper|Juniper|Kestrel|Lagoon|Lantern|Larch|Linden|Lumen|Lunar|Maple|Marble|Meadow|Mistral|Mosaic|Nectar|Nimbus|Nord|Oak|Onyx|Opal|Orchid|Osprey|Pebble|Pine|Plover|Polar|Prism|Quarry|Quill|Raven|Reef|Ridge|River|Rowan|Saffron|Sage|Salt|Sequoia|Silver|Slate|Solstice|Spruce|Summit|Tern|Thistle|Tidal|Timber|Topaz|Tundra|Umber|Vale|Verde|Vista|Willow|Wren|Zenith|Zephyr',
);

export const companyEndings = split(
  'Analytics|Automation|Bank|Biotech|Build|Capital|Care|Cloud|Components|Consulting|Data|Design|Digital|Dynamics|Education|Electronics|Energy|Engineering|Foods|Freight|Group|Health|Holdings|Hotels|Industries|Insurance|Interactive|Labs|Legal|Logistics|Machines|Materials|Media|Mobility|Networks|Packaging|Partners|Pay|Pharma|Power|Realty|Retail|Robotics|Security|Services|Software|Solutions|Studios|Systems|Technologies|Telecom|Trade|Travel|Ventures|Works',
);
