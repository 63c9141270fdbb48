/** Shapes of lists in public repositories, with made-up people and companies. */
import { describe, expect, test } from 'vitest';
import { detectLayout, withoutPadding } from './layout.ts';
import { guessMapping } from './mapping.ts';
import { targetOfHeader } from './headers.ts';

function read(text: string) {
  const { header, rows } = detectLayout(text, true);
  const width = Math.max(...rows.map(({ length }) => length));
  const mapping = guessMapping(header ?? Array.from({ length: width }, (_none, index) => `Column ${index + 1}`), rows);
  return { kind: mapping.isKindSure ? mapping.kind : 'unsure', targets: mapping.targets.join(' ') };
}

describe('people or companies', () => {
  test('names beside reviews and opening hours are businesses, in a script whose names are not known', () => {
    const rows = ['Клиника Восход', 'Свет', 'Дента', 'Улыбка', 'Немецкий дом'].map((name) => `${name},+7 495 1234567,4.5,12,09:00-18:00`);
    expect(read(['name,phone,rating,review_count,opening_hours', ...rows].join('\n')).kind).toBe('companies');
  });

  test('names beside the pages of vacancies are employers', () => {
    const rows = ['Ardent', 'Baltic Capital', 'Citadelle', 'Kestrel'].map(
      (name) => `${name},1,Paris,https://jobs.${name.slice(0, 3)}.example`,
    );
    expect(read(['name,tier,hq,careers_url', ...rows].join('\n')).kind).toBe('companies');
  });

  test('doctors in a directory could be people or practices', () => {
    const rows = ['Dr. Anna Berg', 'Dr. Max Huber', 'Dr. Eva Lang', 'Zahnklinik Mitte'].map((name) => `${name},+43 1 123456,4.7,33`);
    expect(read(['Name,Phone,Rating,Reviews', ...rows].join('\n')).kind).toBe('unsure');
  });

  test('names that are addressed as people are people', () => {
    expect(read('ID,NAME,PROFIL\n1,Herr Tiger,1\n2,Frau Posemukel,2\n3,Herr Hirsch,1\n4,Frau Wolke,2').kind).toBe('people');
  });

  test('one address in every row is not the mailbox of the companies', () => {
    const { kind, targets } = read(
      'Company Name,POC Name,Email Address\nNordwind,Anna Berg,anna.berg@events.example\nOstwind,Anna Berg,anna.berg@events.example\nSüdwind,Anna Berg,anna.berg@events.example',
    );
    expect([kind, targets]).toEqual(['people', 'company.name name person.email']);
  });

  test('mailboxes that are called like their domains are those of companies', () => {
    const rows = ['alpa', 'borg', 'cerda', 'dorado', 'elba'].map(
      (name) => `${name} gmbh,Handel,${name}@${name}.example,12345,+43 1 5001${name.length}`,
    );
    expect(read(['Firmenname,Branche,E-Mail,PLZ,Tel', ...rows].join('\n')).kind).toBe('companies');
  });

  test('where few companies have a contact, the rows are not taken as people without asking', () => {
    const rows = ['Immo Sud;Nicolas Martin', 'Auto Nord;', 'Garage Lune;', 'Parfums Rose;Claire Petit', 'Café Est;', 'Atelier Vert;'];
    const { kind } = read(["Raison Sociale;Responsable de l'entreprise", ...rows].join('\n'));
    expect(kind).not.toBe('people');
  });

  const contacts = ['Anna Berg', 'Max Huber', 'Eva Lang', 'Paul Wolf', 'Jana Roth'];

  test('companies with contacts are asked about if the list says only how to reach these', () => {
    const rows = contacts.map((name, at) => `Praxis ${at} GmbH,${name},+43 1 500${at},${name.replace(' ', '.')}@praxis${at}.example`);
    expect(read(['Firma,Ansprechpartner,Telefon,E-Mail', ...rows].join('\n')).kind).toBe('unsure');
    const withTitles = rows.map((row) => `${row},Head of Sales`);
    expect(read(['Firma,Ansprechpartner,Telefon,E-Mail,Position', ...withTitles].join('\n')).kind).toBe('people');
  });

  test('companies are asked about if more than a few have no contact', () => {
    const rowsOf = (missing: number) =>
      contacts.map((name, at) => `Praxis ${at} GmbH,${at < missing ? '' : name},${at < missing ? '' : 'Head of Sales'}`);
    const kindOf = (missing: number) => read(['Firma,Ansprechpartner,Position', ...rowsOf(missing)].join('\n')).kind;
    expect([kindOf(0), kindOf(1)]).toEqual(['people', 'unsure']);
  });

  test('companies beside names that are nobody’s are asked about', () => {
    const rows = ['Zentrum', 'Westpark', 'Am Tor', 'Hafen'].map((name, at) => `Praxis ${at} GmbH,${name},4${at} Betten`);
    expect(read(['Firma,Name,Betten', ...rows].join('\n')).kind).toBe('unsure');
  });

  test('mailboxes that are called like companies don’t make these people', () => {
    const rows = ['vidal', 'morel', 'garnier', 'perrin'].map((name) => `Boulangerie ${name} SARL,boulangerie.${name}@mail.example`);
    expect(read(['Point de vente,Courriel', ...rows].join('\n')).kind).not.toBe('people');
  });

  test('profiles in a column with an unknown header make names people', () => {
    const rows = ['Ori Manheim', 'Cory Blumfeld', 'Mike L.', 'ThirdEye Fund', 'sumit k'].map(
      (name, index) => `${name},https://www.linkedin.com/in/ACoAAAHSm-EB1KSA6RNFM${index},2nd`,
    );
    expect(read(['name,profile_link,connection_degree', ...rows].join('\n'))).toEqual({
      kind: 'people',
      targets: 'name person.linkedin extra',
    });
  });

  test('names of files are not websites of companies', () => {
    const rows = ['attacks-by-ai.pdf,ana@acme.example', 'survey-2311.05232.pdf,bo@beta.example', 'notes.pdf,cy@gamma.example'];
    expect(read(['Paper,Email', ...rows].join('\n'))).toEqual({ kind: 'people', targets: 'extra person.email' });
  });
});

describe('addresses', () => {
  test('streets with house numbers are not names of companies', () => {
    const rows = ['Musical,Achter Het Raadhuis 2', 'Dans,Rootven 60', 'Theater,Bukkumweg 30c', 'Scouting,Rijtseweg 1'];
    expect(read(['Onderdeel,Adres', ...rows].join('\n')).kind).not.toBe('companies');
  });

  test('a company with something else under "email" is a company', () => {
    expect(read('company_name,email,code\nBerg Group,BRGGR,C2IED').kind).toBe('companies');
  });

  test('pages in a directory of businesses make names businesses', () => {
    const rows = ['Potente', 'Xochi', 'Truth BBQ', 'Rodeo Goat', 'Toca Madera'].map(
      (name, index) => `${name},Houston,https://www.yelp.com/biz/place-${index}?utm=1,(346) 571-793${index}`,
    );
    expect(read(['name,city,url,phone', ...rows].join('\n')).kind).toBe('companies');
  });
});

describe('files without headers', () => {
  test('last names before first names', () => {
    const rows = [
      'Huber,Max,1985-05-12',
      'Zellner,Julia,1992-03-24',
      'Kranz,Peter,1978-11-02',
      'Oberle,Anna,1988-01-30',
      'Winter,Paul,1975-12-20',
    ];
    expect(read(rows.join('\n'))).toEqual({ kind: 'people', targets: 'person.lastName person.firstName extra' });
  });

  test('two rows whose addresses repeat the names', () => {
    expect(read('"Rob","Dalen","9999","rob.dalen@mail.example"\n"Lada","Gogol",na,"lada.gogol@mail.example"').targets).toBe(
      'person.firstName person.lastName extra person.email',
    );
  });

  test('a column that few rows fill does not say that rows are companies', () => {
    const rows = ['1,Kuram V,kvir@a.example', '2,Don Burk,don@b.example', '3,NEW,new@c.example', '4,A B,ab@d.example,Home: 2042567191'];
    expect(read(rows.join('\n')).kind).toBe('people');
  });

  test('pages of one site are neither names nor websites of companies', () => {
    const rows = ['acme-s-p-a', 'bella-s-r-l', 'cara-s-p-a'].map((name) => `https://directory.example/region/turnover-${name}/`);
    expect(read(rows.join('\n')).targets).toBe('extra');
  });
});

describe('columns', () => {
  test('an abbreviation that most columns begin with is not part of their names', () => {
    const { targets } = read(
      'kun_id;kun_firma;kun_telefon;kun_town;kun_plz;kun_created\n1;Berg GmbH;+43 1 5001;Linz;4020;2022-04-18\n2;Huber AG;+43 1 5002;Wels;4600;2022-04-19',
    );
    expect(targets).toBe('extra company.name company.phone place.city extra extra');
  });

  test('one person in every row beside first names is who wrote to them', () => {
    const rows = ['Anna,Nordwind,anna@n.example', 'Max,Ostwind,max@o.example', 'Eva,Südwind,eva@s.example', 'Paul,Westwind,paul@w.example'];
    const { targets } = read(['Person,First Name,Company,Email', ...rows.map((row) => `Ida Lund,${row}`)].join('\n'));
    expect(targets).toBe('extra person.firstName company.name person.email');
  });

  test('what a talk is about does not describe a company', () => {
    const rows = [
      'Anna,Berg,How we ship faster than before this year,Nordwind,In this session we show it',
      'Max,Huber,Why your tests are slow and what helps,Ostwind,Tests are slow',
    ];
    expect(read(['firstName,lastName,title,organization,description', ...rows].join('\n')).targets).toBe(
      'person.firstName person.lastName extra company.name extra',
    );
  });

  test('lists of domains are not the website of a company', () => {
    const rows = ['Julien,a.example|b.example', 'Sarah,c.example|d.example|e.example', 'Marc,f.example|g.example'];
    expect(read(['prenom,domaines', ...rows].join('\n')).targets).toBe('person.firstName extra');
  });

  test('commas at the end of all lines are not a column, and the first line is still the header', () => {
    expect(read('name, fruit, color,\nmatt, apple, blue,\nadam, banana, red,\nbob, cherry, green,').targets).toBe('name extra extra extra');
  });

  test('the title of a talk is not a job', () => {
    const rows = [
      'Anna Berg,Learn how we ship a fast mobile site',
      'Max Huber,Hear the hacker behind beat detection',
      'Eva Lang,Dream up computers that you can wear',
    ];
    expect(read(['Name,Title', ...rows].join('\n')).targets).toBe('name extra');
  });

  test('places in the addresses of agencies are not first names', () => {
    const rows = [
      'Immo A;Moissac;moissac@immo-a.example',
      'Immo B;Castres;castres@immo-b.example',
      'Immo C;Toulouse;toulouse@immo-c.example',
    ];
    expect(read(['Raison sociale;Zone;Mail', ...rows].join('\n')).targets).not.toContain('firstName');
  });

  test('what customers spend is not the revenue of companies', () => {
    const rows = ['Anna Berg,1500.50,Bayern', 'Max Huber,2300.75,Hessen', 'Eva Lang,900,Bayern'];
    expect(read(['name,umsatz,region', ...rows].join('\n')).targets).toBe('name extra place.region');
  });

  test('ages show that first names next to amounts spent belong to people', () => {
    const rows = ['1,Anna,23,Berlin,1200.50', '2,Ben,,Hamburg,800', '3,Clara,35,Wien,950'];
    expect(read(['kunden_id,name,alter,stadt,umsatz_2023', ...rows].join('\n')).targets).toMatch(/^extra name extra \S+ extra$/);
  });

  test('a role that is a trade names no companies', () => {
    const { kind } = read('name,email,city,role\nNeue Probe,probe@example.com,Recife,farmacia');
    expect(kind).toBe('people');
  });

  test('the name before a contact is that of the company', () => {
    const { targets } = read('código;nome;telefone;cnpj;pessoa de contato\n1;Fraldex;119993939;1928318731;felicio');
    expect(targets.split(' ')[1]).toBe('company.name');
  });

  test.for([
    ["Téléphone de l'entreprise", 'company.phone'],
    ["Site internet de l'entreprise", 'company.website'],
    ["Adresse de l'entreprise", null],
    ['Company address', null],
    ['restaurant_name', 'company.name'],
    ['activityGroup', 'company.industry'],
    ['Omvang', 'company.employees'],
    ['説明', 'company.description'],
  ])('%s is %s', ([header, target]) => expect(targetOfHeader(header ?? '')).toBe(target));

  test('thousands of empty cells beside a list are not columns', () => {
    const header = ['Name', 'Affiliation', ...Array.from({ length: 2_998 }, (_none, index) => `Column ${index + 3}`)];
    const padding = Array.from({ length: 2_998 }, () => '');
    expect(withoutPadding(header, [['Anna Berg', 'ETH', ...padding]])).toEqual(['Name', 'Affiliation']);
    expect(withoutPadding(header, [['Anna Berg', 'ETH', '', '', 'late', ...padding.slice(3)]])).toHaveLength(5);
  });
});

describe('in made-up lists with the shape of real ones', () => {
  const repeat = (count: number, rows: readonly string[]): string[] => rows.flatMap((row) => Array.from({ length: count }, () => row));

  test('an empty column of contacts does not make companies people', () => {
    const rows = [
      '한빛철물,강원특별자치도 강릉시,철물점,',
      '대성건재,강원특별자치도 고성군,건자재점,',
      '미래농자재,강원특별자치도 정선군,농자재점,',
    ];
    const { kind, targets } = read(['업체명,지역,업종,담당자', ...rows].join('\n'));
    expect([kind, targets.split(' ')[0]]).toEqual(['companies', 'company.name']);
  });

  test('full names under “contacto_nombre” are contacts, not first names', () => {
    const rows = ['Andes Obras S.R.L.,Mario Ruiz,30-1', 'Norte Redes S.A.S.,Ana Soto,30-2', 'Sur Minerales S.A.,Luis Paz,30-3'];
    expect(read(['nombre,contacto_nombre,cuit', ...rows].join('\n'))).toEqual({ kind: 'companies', targets: 'company.name extra extra' });
  });

  test('names like those of devices under “Contact Name” are asked about', () => {
    const rows = ['TG 9,9', 'TG 26019 Mobile,26019', 'Test Echo,2600', 'XY7LRX Adam,2601', 'XY7SCC Piotr,2602'];
    expect(read(['Contact Name,Call ID', ...rows].join('\n')).kind).toBe('unsure');
  });

  test('the date of an activity is not an industry, and “owner” in another language is the owner of the lead', () => {
    const header = 'Nome da empresa,Proprietário da empresa,Data da última atividade,Setor';
    const rows = repeat(2, [
      'Norte Foods,Bruna Reis,2026-01-10 10:00,Alimentos',
      'Sol Tech SA,Bruna Reis,2026-02-11 09:00,Software',
      'Vale Ltda,Bruna Reis,2026-03-01 08:00,Varejo',
    ]);
    expect(read([header, ...rows].join('\n')).targets).toBe('company.name lead.owner extra company.industry');
  });

  test('the page where a lead was found, and its picture, are not its website', () => {
    const rows = [
      'Hotel Alba,https://daily.example/a,https://pictures.example/a',
      'Hotel Brisa,https://weekly.example/b,https://photos.example/b',
      'Hotel Cala,https://paper.example/c,https://images.example/c',
    ];
    expect(read(['company,source_url,avatar_url', ...rows].join('\n')).targets).toBe('company.name extra extra');
  });

  test.for([
    ['nameJa', 'name'],
    ['description_en', 'company.description'],
    ['Last activity date', null],
    ['Tätigkeit', 'person.title'],
  ])('%s is %s', ([header, target]) => expect(targetOfHeader(header ?? '')).toBe(target));

  test('without headers, particles belong to last names, and numbers that begin with zero are phone numbers', () => {
    const rows = [
      'Hans,de Groot,hans@groot.example,0201234567',
      'Marie,Verweij,marie@verweij.example,0611223344',
      'Anna,Jansma,a.j@jansma.example,0301122334',
    ];
    expect(read(rows.join('\n')).targets).toBe('person.firstName person.lastName person.email person.phone');
  });

  test('without headers, titles are not companies, and employers are recognized by the domains of addresses', () => {
    const rows = [
      ...[
        'Lena Berg;Uniwerk;HR Learning Germany;lena.berg@uniwerk.example',
        'Max Huber;Alpenland;HR Business Partner;max.huber@alpenland.example',
      ],
      ...['Eva Lang;Nordsee;Head of HR Development;eva.lang@kaltbach.example', 'Tim Koch;Kraft;HR Director Germany;tim.koch@kraft.example'],
    ];
    expect(read(rows.join('\n')).targets).toBe('name company.name person.title person.email');
  });

  test('companies with websites are companies, although some of their mailboxes have other names', () => {
    const rows = [
      'Biuro Alfa Jan Nowak,alfa.example,info@alfa.example',
      'Kredyty Beta,beta.example,piotr@beta.example',
      'Doradca Gamma,gamma.example,kontakt@gamma.example',
      'Delta Finanse,delta.example,kredyty@delta.example',
    ];
    expect(read(['firma,www,email,branża', ...rows.map((row) => `${row},finanse`)].join('\n')).kind).toBe('companies');
  });

  test('a column “area” with industries is the industry in a list of companies', () => {
    const rows = ['Conexa Ltda,Tecnologia da Informação', 'Viagens Ltda,Hotelaria e Turismo', 'Loja Ltda,Varejo', 'Escola Ltda,Educação'];
    expect(read(['nome,area', ...rows].join('\n')).targets).toBe('company.name company.industry');
  });

  test('the place of a talk is not the place of the speaker, and a company may describe itself in the first person', () => {
    const talks = ['Ana Ruiz,CEO,Acme,Track 2', 'Bo Lind,COO,Beta,Track 1', 'Cy Hall,CTO,Gamma,50 Palace Suite'];
    expect(read(['name,position,company,location', ...talks].join('\n')).targets).toBe('name person.title company.name extra');
    const shops = [
      'Kaiju Studio LLC,https://kaiju.example,I draw monsters',
      'Moon Crafts LLC,https://moon.example,I sew bags',
      'Owl Prints LLC,https://owl.example,We print books',
    ];
    expect(read(['display_name,website_link,short_description', ...shops].join('\n')).targets).toBe(
      'company.name company.website company.description',
    );
  });
});
