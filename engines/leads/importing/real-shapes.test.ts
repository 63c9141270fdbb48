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
