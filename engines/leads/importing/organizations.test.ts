/** Lists of organizations that don't call themselves companies, and of customers with a contact; the rows are made up. */
import { describe, expect, test } from 'vitest';
import { targetOfHeader } from './headers.ts';
import { detectLayout } from './layout.ts';
import { guessMapping } from './mapping.ts';

function read(...lines: readonly string[]) {
  const { header, rows } = detectLayout(lines.join('\n'), true);
  const { kind, isKindSure, targets } = guessMapping(header ?? [], rows);
  return { kind, isKindSure, targets };
}

describe('an organization is recognized by', () => {
  test('its leader: “nom” beside “président” is the association', () => {
    const list = read('nom;ville;président', 'Les Amis du Moulin;Quimper;Yves Martin', 'La Boule Joyeuse;Sète;Claire Dumas');
    expect(list).toEqual({ kind: 'companies', isKindSure: true, targets: ['company.name', 'place.city', 'extra'] });
  });

  test('its leader, where only the town names it', () => {
    const list = read(
      'Comune;Abitanti;Sindaco;PEC',
      'Torino;841600;Stefano Rossi;a@cert.torino.example',
      'Lecce;94253;Adriana Bianchi;b@pec.lecce.example',
    );
    expect(list).toMatchObject({ kind: 'companies', isKindSure: true });
    expect(list.targets[0]).toBe('company.name');
  });

  test('but not by its founder: the town of a founder does not name a company', () => {
    const list = read(
      'City;Founder;Email',
      'Berlin;Marc Dupont;marc@nordwerk.example',
      'Lyon;Julia Stein;julia@atelier.example',
      'Porto;Anna Keller;anna@casaverde.example',
    );
    expect(list.targets[0]).toBe('place.city');
  });

  test('the domain of its mailbox, which repeats “nom” without a legal form', () => {
    const list = read(
      'Nom;Email',
      'Menuiserie Dupuis;contact@menuiserie-dupuis.example',
      'Toitures Bretonnes;info@toitures-bretonnes.example',
      'Jardins du Parc;contact@jardinsduparc.example',
    );
    expect(list).toEqual({ kind: 'companies', isKindSure: true, targets: ['company.name', 'extra'] });
  });

  test('but people whose own domains repeat their names stay people', () => {
    const list = read(
      'Name;Email',
      'Marc Dupont;marc@marcdupont.example',
      'Julia Stein;julia@juliastein.example',
      'Anna Keller;anna@annakeller.example',
    );
    expect(list).toMatchObject({ kind: 'people', targets: ['name', 'person.email'] });
  });
});

describe('a list of companies with contacts is asked about', () => {
  test('if the companies are numbered as customers', () => {
    const list = read(
      'Kunden-Nr;Firma;Ansprechpartner;Telefon;E-Mail',
      'K-1;Praxisklinik Nord;Martin Frank;089 112233;frank@nord.example',
      'K-2;Zahnzentrum Süd;Sabine Meyer;040 445566;meyer@sued.example',
    );
    expect(list).toMatchObject({ kind: 'companies', isKindSure: false });
  });

  test('if it has register numbers, too, but also the contacts’ titles and addresses', () => {
    const header = 'Empresa;CIF;Contacto;Cargo;Correo';
    const rows = [
      'Talleres Lago SL;B12345674;Marta Lago;Gerente;marta@lago.example',
      'Ribera SA;A87654321;Ana Ribera;Directora;ana@ribera.example',
    ];
    expect(read(header, ...rows)).toMatchObject({ kind: 'companies', isKindSure: false });
    const withoutTitles = [header, ...rows].map((row) =>
      row
        .split(';')
        .filter((_cell, column) => column !== 3)
        .join(';'),
    );
    expect(read(...withoutTitles)).toMatchObject({ kind: 'companies', isKindSure: true });
  });

  test('if each has a number and an address, and no row names a person', () => {
    const list = read(
      'Cégnév;E-mail;Telefonszám',
      'Rapidkert;tamas@rapid.example;+36 1 234 5678',
      'Hajdú;eva@muhely.example;+36 52 123 456',
    );
    expect(list).toMatchObject({ kind: 'companies', isKindSure: false });
  });
});

test('a sentence that mentions a company is not its name', () => {
  const list = read(
    'who,evidence',
    'BeyondSeed,The brand has secured a round that was led by BeyondSeed Capital',
    'Signal,The round also included participation from Signal Ventures',
    'Growth,The round was announced and then joined by Growth Sense Capital',
  );
  expect(list.targets[1]).toBe('extra');
});

test.each([
  ['Contact No.', 'person.phone'],
  ['Tlf', 'person.phone'],
  ['Referente', 'name'],
  ['Nom affiché', 'name'],
  ['기관/회사명', 'company.name'],
  ['company_profile', 'company.description'],
  ['investor_name', 'name'],
  ['investor_location_city', 'place.city'],
  ['Tell us a bit about yourself!', 'person.bio'],
])('%s is %s', (header, target) => expect(targetOfHeader(header)).toBe(target));

describe('customers who are people', () => {
  const rows = [
    '101;Ana Silva;020 7946 0011',
    '102;Peter Jones;020 7946 0012',
    '103;Maria Rossi;020 7946 0013',
    '104;Thomas Baker;020 7946 0014',
  ];

  test.for(['Client', 'Customer', 'Client Name', 'Kunde', 'Nombre del cliente', 'Nom du client'])('are named by “%s”', (header) => {
    expect(read(`ID;${header};Phone`, ...rows)).toEqual({ kind: 'people', isKindSure: true, targets: ['extra', 'name', 'person.phone'] });
  });

  test('are companies if one of them is called like a company', () => {
    expect(read('ID;Client Name;Phone', ...rows, '105;Baker & Sons Ltd;020 7946 0015').targets[1]).toBe('company.name');
  });

  test('are not named by who manages them', () => {
    expect(read('ID;Client Manager;Phone', ...rows).targets[1]).not.toBe('name');
  });
});
