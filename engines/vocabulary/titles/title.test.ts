import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDepartment } from '../values/departments.ts';
import { isSeniority } from '../values/seniority.ts';
import { readTitle } from './title.ts';

describe('title keys', () => {
  test.for([
    [['VP Sales', 'Vice President, Sales', 'V.P. of Sales', 'Vice-President Sales (EMEA)', 'Vicepresidente de Ventas']],
    [['Head of Sales', 'Sales Head', 'Vertriebsleiter', 'Vertriebsleiterin', 'Leiter Vertrieb', 'Hoofd Verkoop']],
    [
      [
        'Director of Sales',
        'Directeur commercial',
        'Directrice commerciale',
        'Director de Ventas',
        'Direttore Vendite',
        'Diretora Comercial',
      ],
    ],
    [['Sr. Software Engineer', 'Senior Software Developer', 'Senior Softwareentwickler (m/w/d)', 'Engenheira de Software Sênior']],
    [['CEO', 'Chief Executive Officer', 'Amministratore Delegato', 'PDG']],
  ])('%j', ([titles]) => {
    expect(new Set(titles?.map((title) => readTitle(title).key)).size).toBe(1);
  });

  test('are different for titles with different meanings', () => {
    const keys = [
      'VP Sales',
      'SVP Sales',
      'VP Marketing',
      'Sales Director',
      'Sales Manager',
      'Product Manager',
      'Product Marketing Manager',
    ];
    expect(new Set(keys.map((title) => readTitle(title).key)).size).toBe(keys.length);
  });
});

test('a title can have two seniorities', () => {
  expect(readTitle('Founder & CEO')).toMatchObject({ seniorities: ['founder', 'c_suite'], department: 'executive' });
  expect(readTitle('Senior Product Manager').seniorities).toEqual(['manager', 'senior']);
});

test('an assistant does not have the seniority of their manager, and a senior vice president is not senior', () => {
  expect(readTitle('Executive Assistant to the CEO').seniorities).toEqual(['entry']);
  expect(readTitle('Senior Vice President, Sales').seniorities).toEqual(['vp']);
});

test('the field takes precedence over the occupation for the department: a sales engineer is sales', () => {
  expect(readTitle('Sales Engineer').department).toBe('sales');
  expect(readTitle('IT Project Manager').department).toBe('it');
  expect(readTitle('Product Marketing Manager').department).toBe('marketing');
});

test('ignores the employer and additions to the title', () => {
  expect(readTitle('Head of Marketing @ Brightloop | ex-Spotify').key).toBe(readTitle('Head of Marketing').key);
  expect(readTitle('🚀 | CTO at Acme').seniorities).toEqual(['c_suite']);
});

test.for(['', '--', 'Retired', 'Looking for new opportunities', '🚀'])('"%s" is not a title', (text) => {
  expect(readTitle(text)).toEqual({ key: null, seniorities: [], department: null });
});

test('keeps unknown words in the key, without seniority or department', () => {
  expect(readTitle('Flurblegator')).toEqual({ key: 'flurblegator', seniorities: [], department: null });
});

test('ignores case, accents, and punctuation', () => {
  const titles = ['Directeur général', 'Geschäftsführerin', 'Diretor de Operações', 'VP, Sales & Marketing', 'Jefe de Producción'];
  fc.assert(
    fc.property(fc.constantFrom(...titles), fc.constantFrom('upper', 'bare', 'padded'), (title, how) => {
      const other =
        how === 'upper' ? title.toUpperCase() : how === 'bare' ? title.normalize('NFD').replaceAll(/\p{M}/gu, '') : `  ${title}  `;
      expect(readTitle(other)).toEqual(readTitle(title));
    }),
  );
});

test('for any text, the result is from the vocabularies, with at most two seniorities', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const { seniorities, department } = readTitle(text);
      expect(seniorities.length).toBeLessThanOrEqual(2);
      expect(seniorities.every(isSeniority)).toBe(true);
      expect(department === null || isDepartment(department)).toBe(true);
    }),
  );
});

describe('chiefs and the people around them', () => {
  test.for([
    ['Chief Product and Technology Officer', 'c_suite', 'product'],
    ['Chief Financial & Operating Officer', 'c_suite', 'finance'],
    ['Chief Wellbeing Officer', 'c_suite', 'executive'],
    ['Chief Accountant', 'head', 'finance'],
    ['Chief of Police', 'head', 'other'],
    ['Deputy CFO', 'vp', 'finance'],
    ['Assistente do CEO', 'entry', 'operations'],
    ["Assistente dell'Amministratore Delegato", 'entry', 'operations'],
    ["CEO's Executive Assistant", 'entry', 'operations'],
    ['Secretary to the Board', 'entry', 'operations'],
    ['Business Analyst, Office of the CTO', 'entry', 'operations'],
    ['Assistant Vice President', 'vp', 'executive'],
    ['Executive Vice President, General Counsel and Secretary', 'c_suite', 'legal'],
  ])('%s: %s, %s', ([title = '', seniority, department]) => {
    const read = readTitle(title);
    expect([read.seniorities[0], read.department]).toEqual([seniority, department]);
  });
});

test.for([
  'Ex-CEO',
  'Former VP of Sales at Initech',
  'Oud-directeur',
  'Geschäftsführer a.D.',
  'Student der BWL',
  'Computer science student',
  'Retired Teacher',
])('what someone was or will be is not their title: %s', (title) => {
  expect(readTitle(title)).toEqual({ key: null, seniorities: [], department: null });
});

test('a past employer and a status of looking for work do not change the title beside them', () => {
  expect(readTitle('Founder, ex-Google')).toMatchObject({ seniorities: ['founder'], department: 'executive' });
  expect(readTitle('Open to work | Supply Chain Analyst')).toMatchObject({ seniorities: ['entry'], department: 'operations' });
  expect(readTitle('Student Success Manager').seniorities).toEqual(['manager']);
});

test.for([
  ['Leiter:in Personal', 'head', 'hr'],
  ['Directeur·rice marketing', 'director', 'marketing'],
  ['Diretor(a) Comercial', 'director', 'sales'],
  ['Bilanzbuchhalter/in', 'entry', 'finance'],
  ['Chargé(e) de communication', 'entry', 'marketing'],
])('gendered spellings are read like the common form: %s', ([title = '', seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test('initials mean what the words beside them say', () => {
  expect(readTitle('Managing Director (MD)').seniorities).toEqual(['c_suite']);
  expect(readTitle('Attending Physician, MD')).toMatchObject({ seniorities: ['entry'], department: 'other' });
  expect(readTitle('Vendedor Interno').seniorities).toEqual(['entry']);
  expect(readTitle('Assistenza clienti').department).toBe('support');
});

test('a rank beside an unknown word has no department, and different professions have different keys', () => {
  expect(readTitle('Director of Flurbles')).toMatchObject({ seniorities: ['director'], department: null });
  expect(readTitle('Electrician').key).not.toBe(readTitle('Plumber').key);
  expect(readTitle('Electrician').key).toBe(readTitle('Elektrikerin').key);
});

test('a compound of any length is read in linear time', () => {
  // Splitting it at every letter, recursively, takes minutes.
  expect(readTitle('vertriebs'.repeat(4_000))).toMatchObject({ seniorities: [], department: null });
});

test.for([
  ['Gerüstbauer', 'other'],
  ['Landschaftsgärtnerin', 'other'],
  ['Bezirksschornsteinfeger', 'other'],
  ['Kinderkrankenschwester', 'other'],
  ['Allgemeinmedizinerin', 'other'],
  ['Sonderpädagogin', 'other'],
  ['Kriminalhauptkommissar', 'other'],
  ['Landtagsabgeordneter', 'other'],
  ['Notarfachangestellte', 'legal'],
  ['Rechtsfachwirtin', 'legal'],
  ['Paketzusteller', 'operations'],
  ['Versicherungsfachfrau', 'sales'],
  ['Lattoniere', 'other'],
  ['Gommista', 'other'],
  ['Bracciante agricolo', 'other'],
  ['Odontotecnico', 'other'],
  ['Assistente alla poltrona', 'other'],
  ['Dipendente comunale', 'other'],
  ['Avvocatessa', 'legal'],
  ['Capotreno', 'operations'],
  ['Suora', 'other'],
] as const)('%s is a profession: %s', ([text, department]) => {
  expect(readTitle(text)).toMatchObject({ seniorities: ['entry'], department });
});

test.for(['Assessore', 'Wethouder Financiën', 'Deputada federal'])('%s, a member of a council or a parliament, has no level', (text) => {
  expect(readTitle(text)).toMatchObject({ seniorities: [], department: 'other' });
});

test.for([
  ['Energy Manager', 'operations'],
  ['Casino Supervisor', 'operations'],
  ['Responsable de tesorería y seguros', 'finance'],
  ['Leiterin Wasserkraft', 'operations'],
  ['Behavioral Health Technician', 'other'],
] as const)('in "%s", a field that decides only when no other word does says: %s', ([text, department]) => {
  expect(readTitle(text).department).toBe(department);
});

test('such a field does not decide for a founder, because it is part of the name of the company', () => {
  expect(readTitle('Founder, Energy Vault').department).toBe('executive');
  expect(readTitle('Owner, Lopez Landscaping').department).toBe('executive');
});

test('a trade that is also a surname does not outweigh a field next to it', () => {
  expect(readTitle('Weber')).toMatchObject({ seniorities: ['entry'], department: 'other' });
  expect(readTitle('Vertriebsleiter Weber GmbH').department).toBe('sales');
});

test('a general manager of a store or hotel has its department; of a company, executive', () => {
  expect(readTitle('Bedrijfsleider supermarkt').department).toBe('sales');
  expect(readTitle('General Manager').department).toBe('executive');
});

test('words of trades do not replace the meaning of other words', () => {
  expect(readTitle('Console Developer').department).toBe('engineering');
  expect(readTitle('Dirigente scolastico').seniorities).toEqual(['head']);
  expect(readTitle('Director, Public Affairs').department).toBe('marketing');
});

describe('titles of profiles and team pages', () => {
  test.for([
    ['Helping founders scale – CEO at Northbeam', 'c_suite', 'executive'],
    ['I help nurses pay off debt | Financial Coach', 'entry', 'finance'],
    ['Managing Partner | Employment Law', 'partner', 'legal'],
    ['Resp. Uff. Acquisti', 'manager', 'operations'],
    ['Ltg. Controlling', 'head', 'finance'],
    ['Psychotherapeutin', 'entry', 'other'],
    ['Brandweervrouw', 'entry', 'other'],
    ['Rheumatoloog', 'entry', 'other'],
    ['Sound Engineer', 'entry', 'other'],
    ['Maestra de primaria', 'entry', 'other'],
    ['Developer Advocate', 'entry', 'marketing'],
  ] as const)('%s: %s, %s', ([text, seniority, department]) => {
    expect(readTitle(text)).toMatchObject({ seniorities: [seniority], department });
  });
});

test.each(['Linda Park', 'Deutsche Bahn', 'Mary Church', 'Arsenal Football'])(
  'a field that is also a word of names gives no department next to an unknown word: %s',
  (text) => {
    expect(readTitle(text)).toMatchObject({ seniorities: [], department: null });
  },
);

test.each([
  ['Public Works', 'operations'],
  ['Football Coach', 'other'],
  ['Leiter Bahn', 'operations'],
])('alone or next to a rank or an occupation, it does: %s', (text, department) => {
  expect(readTitle(text).department).toBe(department);
});

test.for([
  ['Executive Director, Food Bank of Iowa', 'director', 'executive'],
  ['President, Legal Aid Society', 'c_suite', 'executive'],
  ['Director, Bank of America', 'director', 'executive'],
  ['Owner, Data Systems LLC', 'owner', 'executive'],
  ['Geschäftsführer, Design Offices GmbH', 'c_suite', 'executive'],
  ['Founder, HR Tech Heroes', 'founder', 'executive'],
  ['Head of Sales - Engineering Solutions Ltd', 'head', 'sales'],
] as const)('an employer behind a comma or a dash names no field of work: %s', ([title, seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test.for([
  ['Director, Center for Data Science', 'data'],
  ['Vice President, Private Bank', 'finance'],
  ['CEO, Sales and Marketing', 'sales'],
  ['Founder, Product Design', 'design'],
  ['Socio fondatore, Studio Legale Bassi', 'legal'],
] as const)('a field behind a comma is one: %s', ([title, department]) => {
  expect(readTitle(title).department).toBe(department);
});

test.for([
  ['Amministratrice di sistema', 'entry', 'it'],
  ['Animateur socioculturel', 'entry', 'other'],
  ["Ingénieur d'affaires", 'entry', 'sales'],
  ['Praticante avvocato', 'intern', 'legal'],
  ['Chef comptable', 'head', 'finance'],
  ['Personalfachkauffrau', 'entry', 'hr'],
  ['Fiscal de trânsito', 'entry', 'other'],
  ['Membre du comité de direction', 'c_suite', 'executive'],
] as const)('a word of another role or field inside an occupation does not count: %s', ([title, seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

describe('fields of work, in every language', () => {
  test.for([
    [
      'operations',
      [
        'Shipping Manager',
        'Leiter Gebäudemanagement',
        'Responsable santé et sécurité',
        'Jefa de montaje',
        'Gerente de suprimentos',
        'Responsabile trasporti',
        'Hoofd expeditie',
      ],
    ],
    [
      'sales',
      [
        'Pricing Manager',
        'Referent Vertriebssteuerung',
        'Responsable pricing',
        'Director de canales',
        'Diretor de canais',
        'Responsabile amministrazione vendite',
        'Medewerker verkoopondersteuning',
      ],
    ],
    [
      'marketing',
      [
        'Head of Market Research',
        'Leiterin Marktforschung',
        'Chargée de référencement',
        'Técnica de investigación de mercados',
        'Analista de pesquisa de mercado',
        'Responsabile relazioni pubbliche',
        'Manager marktonderzoek',
      ],
    ],
    [
      'finance',
      [
        'Consolidation Manager',
        'Leiterin Innenrevision',
        'Directeur fusions-acquisitions',
        'Técnico de cuentas por pagar',
        'Analista de contas a receber',
        'Responsabile gestione rischi',
        'Hoofd risicobeheer',
      ],
    ],
    [
      'hr',
      [
        'Manager, Organizational Development',
        'Leitung Organisationsentwicklung',
        'Responsable marque employeur',
        'Director de RR.HH.',
        'Analista de remuneração e benefícios',
        'Responsabile relazioni sindacali',
        'Adviseur leren en ontwikkelen',
      ],
    ],
    [
      'legal',
      [
        'Licensing Manager',
        'Leiter Vertragswesen',
        'Responsable propriété intellectuelle',
        'Técnico de contratos',
        'Gerente de assuntos regulatórios',
        'Responsabile protezione dati',
        'Adviseur gegevensbescherming',
      ],
    ],
    [
      'it',
      [
        'Head of Digital Transformation',
        'Leiter Cybersicherheit',
        'Responsable infrastructure informatique',
        'Analista de seguridad de la información',
        'Analista de cibersegurança',
        'Direttore trasformazione digitale',
        'Adviseur informatiebeveiliging',
      ],
    ],
    [
      'support',
      [
        'Complaints Manager',
        'Leitung Reklamationen',
        'Responsable des réclamations',
        'Responsable de postventa',
        'Gerente de pós-venda',
        'Responsabile post vendita',
        'Medewerker klachtenafhandeling',
      ],
    ],
    [
      'other',
      [
        'Head of Pediatrics',
        'Chefarzt der Kardiologie',
        'Chef de service cardiologie',
        'Jefa de servicio de urgencias',
        'Chefe de serviço de pediatria',
        'Primario di cardiologia',
        'Verpleegkundige intensive care',
      ],
    ],
  ] as const)('%s', ([department, titles]) => {
    expect(titles.filter((title) => readTitle(title).department !== department)).toEqual([]);
  });

  test('a general manager of a field works in it, and one of a company leads it', () => {
    expect(readTitle('General Manager, Finance').department).toBe('finance');
    expect(readTitle('General Manager').department).toBe('executive');
  });

  test('in English, the last of several commercial fields is the work', () => {
    expect(readTitle('E-commerce Marketing Manager').department).toBe('marketing');
    expect(readTitle('Media Sales Manager').department).toBe('sales');
  });
});

test.each(['Costa', 'Costas', 'Leo Costa'])('%s is a name, not the plural of a field of work', (text) => {
  expect(readTitle(text).department).toBeNull();
});

test.for([
  ['Managing Dircector', 'c_suite', 'executive'],
  ['Geschäftsfüherer', 'c_suite', 'executive'],
  ['Acounts Payable Clerk', 'entry', 'finance'],
  ['Responable comercial', 'manager', 'sales'],
] as const)('a misspelled word means the one that is a letter away: %s', ([title, seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test.for(['Head of Funding', 'Directory Manager', 'Advisory Lead', 'Shopping Guide'])(
  'another word, or another ending, is not a misspelled one: %s',
  (title) => {
    const words = readTitle(title).key?.split(' ') ?? [];
    expect(words).not.toContain('director');
    expect(words).not.toContain('founder');
    expect(words).not.toContain('supply-chain');
  },
);

test.for([
  ['Intern | Corporate Finance (M&A)', 'intern', 'finance'],
  ['Manager | Mergers & Acquisitions', 'manager', 'finance'],
  ['Working Student | Private Wealth Management', 'intern', 'finance'],
] as const)('a rank and its field may be two parts of a headline: %s', ([title, seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test.for([
  ['Senior Diversity & Inclusion Partner', 'senior', 'hr'],
  ['Transformation Partner', 'entry', 'executive'],
  ['Partner Manager', 'manager', 'sales'],
  ['Tax Partner', 'partner', 'finance'],
  ['Partner, HR Consulting', 'partner', 'hr'],
] as const)('a colleague who is called a partner owns nothing: %s', ([title, seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test.for([
  ['Vorstandsvorsitzender der Kick-Media AG', 'c_suite', 'executive'],
  ['Director of Sales Müller GmbH', 'director', 'sales'],
  ['Professor im Ruhestand', undefined, null],
  ['Abteilungsleiter Vertrieb, Dipl. Bankbetriebswirt (ADG)', 'head', 'sales'],
] as const)('an employer, a degree or a retirement after a title is not part of it: %s', ([title, seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: seniority === undefined ? [] : [seniority], department });
});

test.for([
  ['Head of Hybrid Cloud Solution Sales', 'head', 'sales'],
  ['Engineering Leader', 'manager', 'engineering'],
  ['HVAC Tech', 'entry', 'other'],
  ['Head of Tech', 'head', 'engineering'],
  ['Director, Dental Services', 'director', 'other'],
  ['Client Services Director', 'director', 'support'],
  ['Abteilungsleiter Maschinenmontage', 'head', 'operations'],
  ['Gesamtverkaufsleiter', 'head', 'sales'],
  ['Landwirtschaftsmeister', 'manager', 'other'],
  ['Restaurant Owner', 'owner', 'executive'],
  ['Self-employed consultant', 'owner', 'other'],
  ['Consultante indépendante', 'entry', 'other'],
  ['Comercial de zona', 'entry', 'sales'],
] as const)('the whole title says the level and the field: %s', ([title, seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test('letters that stand for several offices name no department', () => {
  expect(readTitle('CPO')).toMatchObject({ seniorities: ['c_suite'], department: null });
  expect(readTitle('Co-Founder & CPO')).toMatchObject({ seniorities: ['founder', 'c_suite'], department: 'executive' });
});

test.for([
  ['AI Lab Working Student', 'intern', 'data'],
  ['Lead Business Analyst, CIO Advisory Services', 'senior', 'operations'],
  ['Leiter Mitarbeitergewinnung', 'head', 'hr'],
  ['Dir.Administrativo-Financiero', 'director', 'finance'],
  ['Desarrollador de Negocios', 'entry', 'sales'],
  ['Consulente Ricerca & Selezione', 'entry', 'hr'],
  ['AI Business Development Manager', 'manager', 'sales'],
  ['Analista de Relações Humanas', 'entry', 'hr'],
  ['Miembro del Consejo Directivo Europeo', 'c_suite', 'executive'],
  ['Internship Coordinator', 'entry', 'hr'],
  ['Group Indirect Procurement Manager (Non-ICT)', 'manager', 'operations'],
])('%s, as real profiles have it: %s, %s', ([title = '', seniority, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities: [seniority], department });
});

test('a field beside an unknown word is part of the name of a company for its founder or chief executive, but a lawyer stays one', () => {
  expect(readTitle('CEO Consolidar Diversidade').department).toBe('executive');
  expect(readTitle('Founder Xyzzy Design').department).toBe('executive');
  expect(readTitle('Socio fondatore, Studio Legale Bassi').department).toBe('legal');
});

test.each([
  ['Assistenz der Geschaeftsfuehrung', 'entry', 'operations'],
  ['Kaufmaennische Leitung', 'head', 'finance'],
  ['Fuehrungskraefteentwicklung', undefined, 'hr'],
  ['Boekhouder', 'entry', 'finance'],
])('umlauts may be written as two letters: %s', (title, seniority, department) => {
  const read = readTitle(title);
  expect([read.seniorities[0], read.department]).toEqual([seniority, department]);
});

test.each([
  ['CFO ad interim', 'c_suite', 'finance'],
  ['Project Manager a.i.', 'manager', 'operations'],
  ['Waarnemend directeur', 'director', 'executive'],
  ['Directora interina', 'director', 'executive'],
  ['Direttore f.f.', 'director', 'executive'],
  ['Kommissarische Schulleiterin', 'head', 'other'],
  ['A.I. Engineer', 'entry', 'data'],
  ['AD', 'c_suite', 'executive'],
])('who has an office for a time has its level: %s', (title, seniority, department) => {
  const read = readTitle(title);
  expect([read.seniorities, read.department]).toEqual([[seniority], department]);
});

test.each([
  ['Assistenz CEO', 'entry', 'operations'],
  ['Sekretariat Geschäftsführung', 'entry', 'operations'],
  ['Assistentin Geschäftsleitung', 'entry', 'operations'],
  ['Secrétariat de direction', 'entry', 'operations'],
  ['Assistant Director', 'director', 'executive'],
  ['Executive Assistant Manager', 'manager', 'operations'],
])('an assistant written directly in front of a chief is no chief: %s', (title, seniority, department) => {
  const read = readTitle(title);
  expect([read.seniorities, read.department]).toEqual([[seniority], department]);
});

test.each([
  ['Dirección Comercial', ['director'], 'sales'],
  ['Direção de Marketing', ['director'], 'marketing'],
  ['Diretoria Executiva', ['director'], 'executive'],
  ['Dirección General', ['c_suite'], 'executive'],
  ['Asistente de Dirección General', ['entry'], 'operations'],
])('what a director leads may be the title: %s', (title, seniorities, department) => {
  expect(readTitle(title)).toMatchObject({ seniorities, department });
});

test.each([
  ['Business Develoment Manager', 'sales'],
  ['Vicepresidente Nazionale', 'executive'],
  ['Leiter Finanzwesen', 'finance'],
  ['Personalbereich', 'hr'],
  ['President, Senior sustainability consultant', 'executive'],
  ['Strategy Consultant', 'other'],
  ['Professor of Mechanics', 'other'],
  ['Head of Mechanics', 'engineering'],
])('the department of %s is %s', (title, department) => {
  expect(readTitle(title).department).toBe(department);
});

test.each([
  ['Medezaakvoerder', 'c_suite', 'executive'],
  ['Ondervoorzitter', 'c_suite', 'executive'],
  ['Lid RvB', 'c_suite', 'executive'],
  ['Vocal', 'c_suite', 'executive'],
  ['Consejero', 'c_suite', 'executive'],
  ['Consejera técnica', 'entry', 'other'],
  ['Consejero comercial', 'entry', 'sales'],
  ['Change Manager', 'manager', 'operations'],
  ['Gerente de excelência operacional', 'manager', 'operations'],
  ['Pilot Project Manager', 'manager', 'operations'],
  ['Pilot', 'entry', 'other'],
  ['Hoofd technische dienst', 'head', 'operations'],
  ['Creative Strategist', 'entry', 'design'],
  ['Clinical Research Specialist', 'entry', 'other'],
  ['Ing. Mecánico', 'entry', 'engineering'],
  ['Direttore/Responsabile Risorse Umane', 'director', 'hr'],
  ['Direttore responsabile', 'head', 'other'],
  ['Ortsbürgermeister', 'c_suite', 'executive'],
])('a whole term says more than its parts: %s', (title, seniority, department) => {
  const read = readTitle(title);
  expect([read.seniorities, read.department]).toEqual([[seniority], department]);
});

describe('several people and several roles in one title', () => {
  test.for([
    ['Büroleiter des Oberbürgermeisters', ['head'], 'operations'],
    ["Mayor's Assistant", ['entry'], 'operations'],
    ['CEO’s Assistant', ['entry'], 'operations'],
    ["Founder's Associate", ['entry'], 'executive'],
    ['Fotograf des Präsidenten', ['entry'], 'other'],
    ['Jefa de Gabinete del Alcalde', ['head'], 'executive'],
    ['Supervisor do CCO', ['manager'], null],
    ['Coach for founders', ['entry'], 'other'],
    ['Consultant pour dirigeants', ['entry'], 'other'],
    ['Marketing for founders', [], 'marketing'],
    ['Head of Mayor’s Office', ['head'], 'operations'],
    // Of one's own, or of a body that is one's rank.
    ['Mitglied der Geschäftsführung', ['c_suite'], 'executive'],
    ['Stellvertreter des Bürgermeisters', ['c_suite'], 'executive'],
    ['Head of Sales & Member of the Board', ['c_suite', 'head'], 'sales'],
  ] as const)('the rank of another person is not that of the holder: %s', ([title, seniorities, department]) => {
    expect(readTitle(title)).toMatchObject({ seniorities, department });
  });

  test.for([
    ['Consultora de RRHH&Coach', 'hr'],
    ['Marketing Manager & Photographer', 'marketing'],
    ['Finance Manager / Teacher', 'finance'],
    ['Financial Controller & HR Officer', 'finance'],
    ['Account Manager, Doctors & Hospitals', 'sales'],
    ['Photographer / Marketing Manager', 'other'],
    // An owner's second role is their profession, and a field alone is no role.
    ['Titolare di P.IVA - Grafico', 'design'],
    ['Sales & Marketing Manager', 'sales'],
  ] as const)('the first role that has a field decides the department: %s', ([title, department]) => {
    expect(readTitle(title).department).toBe(department);
  });

  test.for([
    ['Process Owner', ['entry'], 'operations'],
    ['Data Owner', ['entry'], 'data'],
    ['IT Service Owner', ['entry'], 'it'],
    ['Cleaning Service Owner', ['owner'], null],
    ['Owner', ['owner'], 'executive'],
  ] as const)('who owns a process, a system or data is an employee: %s', ([title, seniorities, department]) => {
    expect(readTitle(title).seniorities).toEqual(seniorities);
    if (department !== null) expect(readTitle(title).department).toBe(department);
  });

  test.for([
    ['Director | Client Success Operations', 'customer_success'],
    ['Vice President | Bank of America', 'executive'],
    ['Director | Creative Design Studio', 'executive'],
    ['Vice President | Human Resources', 'hr'],
    ['Director | Zephyrion Marketing', 'executive'],
  ] as const)('a director’s field may be a part of its own, unless it is rather a company: %s', ([title, department]) => {
    expect(readTitle(title).department).toBe(department);
  });

  test.for(['CS Student @ Georgia Tech', 'Computer Science Student at MIT', 'Candidate for Mayor', 'Candidata a la alcaldía'])(
    'who studies or runs for an office does not have it: %s',
    (title) => {
      expect(readTitle(title)).toMatchObject({ seniorities: [], department: null });
    },
  );
});

test.for([
  ['Gerente Desenvolvimento Negócios', 'sales'],
  ['Responsable de los Recursos Humanos', 'hr'],
  ['Impiegata ufficio legale', 'legal'],
] as const)('a preposition more or less does not change the field: %s', ([title, department]) => {
  expect(readTitle(title).department).toBe(department);
});

test.for([
  ['Schulbegleitung', ['entry'], 'other'],
  ['Praxisanleitung', ['entry'], 'other'],
  ['Stationsleitung', ['head'], 'other'],
  ['Diätassistenz', ['entry'], null],
  ['Ingeniera de diseño de redes', ['entry'], 'engineering'],
  ['Gestor Técnico', ['manager'], 'engineering'],
  ['Ltd. Notarzt', ['head'], 'other'],
] as const)('a part of a word or a word beside it decides: %s', ([title, seniorities, department]) => {
  expect(readTitle(title)).toMatchObject({ seniorities, department });
});

test.for(['Calle Mayor 3', 'Plaza Mayor', 'Av. Presidente Wilson', 'Via del Sindaco 12', '12 President Street'])(
  'a street that is named after an office is no title: %s',
  (text) => {
    expect(readTitle(text)).toMatchObject({ key: null, seniorities: [], department: null });
  },
);

test.for([
  ['Diretor de hospitais', 'Diretor do hospital'],
  ['Gerente de Relações Institucionais', 'Gerente de Relação Institucional'],
] as const)('a Portuguese plural has the key of its singular: %s', ([plural, singular]) => {
  expect(readTitle(plural).key).toBe(readTitle(singular).key);
});

test.for([
  ['Head of Structured Products', 'finance'],
  ['Order to Cash Specialist', 'finance'],
  ['VP, Client Operations', 'customer_success'],
  ['Process Innovation Manager', 'operations'],
  ['Director, Capture Management', 'sales'],
  ['HR Controller', 'finance'],
  ['Stock Controller', 'operations'],
  ['Leiter Telekommunikation', 'it'],
  ['Jefe de Cultura', 'other'],
  ['Analista de Cultura Organizacional', 'hr'],
  ['Hoofd Planning en Control', 'finance'],
  // A field begins inside of an occupation.
  ['Técnico de redes', 'it'],
  ['Técnica de redes sociales', 'marketing'],
  ['Addetta sicurezza informatica', 'it'],
  ['Técnica de assistência social', 'other'],
] as const)('a field of several words decides as a whole: %s', ([title, department]) => {
  expect(readTitle(title).department).toBe(department);
});

test('a member of a body has its rank beside another role', () => {
  expect(readTitle('Vertriebsleiter, Mitglied der Geschäftsleitung').seniorities).toEqual(['c_suite', 'head']);
});

test('an engineer of a design or product engineers it; beside another role, that role decides', () => {
  expect(readTitle('Engenheira de Desenvolvimento de Produtos').department).toBe('engineering');
  expect(readTitle('Product Manager/Engineer').department).toBe('product');
});
