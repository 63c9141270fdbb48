import { describe, expect, test } from 'vitest';
import { readProfileInputs } from './read-inputs.ts';

const read = (text: string) => {
  const { inputs, refused, duplicates } = readProfileInputs(text);
  return {
    people: inputs.map(({ keys: { linkedin, emails, name, company, domain } }) =>
      [linkedin[0]?.key ?? '', emails.join('+'), name ?? '', company ?? domain ?? ''].join(' | '),
    ),
    refused: refused.map(({ position, code }) => `${position} ${code}`),
    duplicates,
  };
};

const notes =
  'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed their connections to see or download their email address using this setting https://www.linkedin.com/psettings/privacy/email."\n\n';

describe("LinkedIn's Connections.csv", () => {
  test.for([
    ['English', 'First Name,Last Name,URL,Email Address,Company,Position,Connected On', '12 Mar 2025'],
    ['German', 'Vorname,Nachname,URL,E-Mail-Adresse,Unternehmen,Position,Vernetzt am', '12 März 2025'],
    ['French', 'Prénom,Nom,URL,Adresse e-mail,Entreprise,Poste,Connecté le', '12 mars 2025'],
    ['Spanish', 'Nombre,Apellidos,URL,Dirección de correo electrónico,Empresa,Cargo,Conectado el', '12 mar 2025'],
    ['Portuguese', 'Nome,Sobrenome,URL,Endereço de e-mail,Empresa,Cargo,Conectado em', '12 de mar de 2025'],
    ['Italian', 'Nome,Cognome,URL,Indirizzo email,Azienda,Posizione,Data di collegamento', '12 mar 2025'],
    ['Dutch', 'Voornaam,Achternaam,URL,E-mailadres,Bedrijf,Functie,Verbonden op', '12 mrt 2025'],
    ['Swedish', 'Förnamn,Efternamn,URL,E-postadress,Företag,Befattning,Kontakt sedan', '12 mars 2025'],
    ['Danish', 'Fornavn,Efternavn,URL,Mailadresse,Virksomhed,Stilling,Forbundet den', '12. mar. 2025'],
    ['Norwegian', 'Fornavn,Etternavn,URL,E-postadresse,Bedrift,Stilling,Kontakt siden', '12. mars 2025'],
    ['Finnish', 'Etunimi,Sukunimi,URL,Sähköpostiosoite,Yritys,Asema,Verkostoituneet', '12. maalisk. 2025'],
    ['Polish', 'Imię,Nazwisko,URL,Adres e-mail,Firma,Stanowisko,Data nawiązania kontaktu', '12 mar 2025'],
    ['Czech', 'Jméno,Příjmení,URL,E-mailová adresa,Společnost,Pozice,Spojeno', '12. 3. 2025'],
    ['Hungarian', 'Keresztnév,Vezetéknév,URL,E-mail-cím,Cég,Beosztás,Kapcsolatfelvétel ideje', '2025. márc. 12.'],
    ['Romanian', 'Prenume,Nume,URL,Adresă de e-mail,Companie,Funcție,Conectat la', '12 mar. 2025'],
    ['Turkish', 'Ad,Soyad,URL,E-posta Adresi,Şirket,Pozisyon,Bağlantı Tarihi', '12 Mar 2025'],
    ['Russian', 'Имя,Фамилия,URL,Адрес эл. почты,Компания,Должность,Дата контакта', '12 мар. 2025 г.'],
    ['Ukrainian', 'Ім’я,Прізвище,URL,Адреса електронної пошти,Компанія,Посада,Встановлено контакт', '12 бер. 2025 р.'],
    ['Greek', 'Όνομα,Επώνυμο,URL,Διεύθυνση email,Εταιρεία,Θέση,Σύνδεση στις', '12 Μαρ 2025'],
    ['Arabic', 'الاسم الأول,اسم العائلة,URL,عنوان البريد الإلكتروني,الشركة,المنصب,تاريخ الزمالة', '12 مارس 2025'],
    ['Hebrew', 'שם פרטי,שם משפחה,URL,כתובת דואר אלקטרוני,חברה,תפקיד,תאריך התחברות', '12 במרץ 2025'],
    ['Hindi', 'पहला नाम,अंतिम नाम,URL,ईमेल पता,कंपनी,पद,कनेक्ट होने की तारीख', '12 मार्च 2025'],
    ['Japanese', '名,姓,URL,メールアドレス,会社,役職,つながった日', '2025年3月12日'],
    ['Korean', '이름,성,URL,이메일 주소,회사,직책,1촌 맺은 날짜', '2025년 3월 12일'],
    ['Chinese', '名字,姓氏,URL,邮箱地址,公司,职位,建立联系时间', '2025年3月12日'],
    ['Chinese, traditional', '名字,姓氏,URL,電子郵件地址,公司,職位,建立關係日期', '2025年3月12日'],
    ['Indonesian', 'Nama Depan,Nama Belakang,URL,Alamat Email,Perusahaan,Posisi,Terhubung Pada', '12 Mar 2025'],
    ['Malay', 'Nama Pertama,Nama Akhir,URL,Alamat E-mel,Syarikat,Jawatan,Berhubung Pada', '12 Mac 2025'],
    ['Thai', 'ชื่อ,นามสกุล,URL,อีเมล,บริษัท,ตำแหน่ง,เชื่อมต่อเมื่อ', '12 มี.ค. 2568'],
    ['Vietnamese', 'Tên,Họ,URL,Địa chỉ email,Công ty,Chức vụ,Kết nối vào', '12 thg 3, 2025'],
    ['Tagalog', 'Pangalan,Apelyido,URL,Email Address,Kumpanya,Posisyon,Konektado Noong', '12 Mar 2025'],
  ])('in %s: finds its columns below the notes', ([, header = '', date = '']) => {
    const rows = [
      `Ana,Silva,https://www.linkedin.com/in/ana-silva,,Acme,"VP, Sales",${date.includes(',') ? `"${date}"` : date}`,
      `Bo,Berg,https://www.linkedin.com/in/bo-berg-1,bo@acme.com,Acme,CEO,${date.includes(',') ? `"${date}"` : date}`,
      `,,,,,,${date.includes(',') ? `"${date}"` : date}`,
    ];
    expect(read(`${notes}${header}\n${rows.join('\n')}\n`)).toEqual({
      people: ['in/ana-silva |  | Ana Silva | Acme', 'in/bo-berg-1 | bo@acme.com | Bo Berg | Acme'],
      refused: ['7 row_empty'],
      duplicates: 0,
    });
  });

  test('from 2017, without the column of profiles: reads name and company', () => {
    const { people } = read('First Name,Last Name,Email Address,Company,Position,Connected On\nAna,Silva,,Acme,CEO,"3/12/17, 8:00 AM"\n');
    expect(people).toEqual([' |  | Ana Silva | Acme']);
  });
});

describe('exports of other programs', () => {
  test('Apollo', () => {
    const { people } = read(
      'First Name,Last Name,Title,Company Name,Email,Email Status,Person Linkedin Url,Website,Company Linkedin Url\n' +
        'Ana,Silva,VP,Acme,ana@acme.com,Verified,http://www.linkedin.com/in/ana-silva,http://www.acme.com,http://www.linkedin.com/company/acme\n',
    );
    expect(people).toEqual(['in/ana-silva | ana@acme.com | Ana Silva | Acme']);
  });

  test('Sales Navigator, by programs that read it: the public address counts, the private one does not', () => {
    const { people, refused } = read(
      'fullName,companyName,title,salesNavigatorUrl,linkedInProfileUrl\n' +
        'Ana Silva,Acme,VP Sales,"https://www.linkedin.com/sales/lead/ACwAAA8BYqEBCGLg_vT_ca,NAME_SEARCH,x",https://www.linkedin.com/in/ana-silva\n' +
        'Bo Berg,Acme,CEO,"https://www.linkedin.com/sales/lead/ACwAAA8BYqEBCGLg_vT_cb,NAME_SEARCH,x",\n' +
        'Cy,,CEO,"https://www.linkedin.com/sales/lead/ACwAAA8BYqEBCGLg_vT_cc,NAME_SEARCH,x",\n',
    );
    expect(people).toEqual(['in/ana-silva |  | Ana Silva | Acme', ' |  | Bo Berg | Acme']);
    expect(refused).toEqual(['4 linkedin_sales_navigator']);
  });

  test('Sales Navigator, from a program that adds domains: an empty website does not hide the domain next to it', () => {
    const id = 'ACwAAA8BYqEBCGLg_vT_ca6mMEqkpp9nVffJ3hc';
    const { people } = read(
      'First Name,Last Name,Company Name,LinkedIn URL Unique ID,LinkedIn URL Public,Sales Navigator Profile URL,Company Website,Company Domain\n' +
        `Ana,Silva,Acme,https://www.linkedin.com/in/${id},https://www.linkedin.com/in/ana-silva,https://www.linkedin.com/sales/lead/${id},,acme.com\n` +
        `Bo,Berg,,https://www.linkedin.com/in/${id}d,,https://www.linkedin.com/sales/lead/${id}d,,berg.de\n`,
    );
    expect(people).toEqual(['in/ana-silva |  | Ana Silva | Acme', ' |  | Bo Berg | berg.de']);
  });

  test('HubSpot: the associated company is the employer, and the owner of the contact is not enriched', () => {
    const { people, refused } = read(
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Associated Company,Lead Status\n' +
        '1,Ana,Silva,ana@acme.com,+1 555,Bob Owner,Acme,New\n2,Bo,Berg,,,Bob Owner,Berg AG,\n3,,,info@acme.com,,Bob Owner,,\n',
    );
    expect(people).toEqual([' | ana@acme.com | Ana Silva | Acme', ' |  | Bo Berg | Berg AG']);
    expect(refused).toEqual(['4 email_role']);
  });

  test.for([
    ['Salesforce', 'Salutation,First Name,Last Name,Title,Account Name,Email,Contact Owner Alias\nMs.,Ana,Silva,VP,Acme,ana@acme.com,bo\n'],
    [
      'Salesforce, from its API',
      '"ID","LASTNAME","FIRSTNAME","NAME","EMAIL","ACCOUNT.NAME"\n"1","Silva","Ana","Ana Silva","ana@acme.com","Acme"\n',
    ],
    ['Pipedrive', 'Person - Name,Person - Organization,Person - Email - Work,Person - Owner\nAna Silva,Acme,ana@acme.com,Bob\n'],
    ['Google', 'First Name,Last Name,Organization Name,E-mail 1 - Label,E-mail 1 - Value\nAna,Silva,Acme,Work,ana@acme.com\n'],
    ['Outlook', 'First Name,Last Name,Company,Job Title,E-mail Address,E-mail Type\nAna,Silva,Acme,VP,ana@acme.com,SMTP\n'],
  ])('%s', ([, text = '']) => {
    expect(read(text).people).toEqual([' | ana@acme.com | Ana Silva | Acme']);
  });

  test('HubSpot, from German Excel', () => {
    const { people } = read(
      '\uFEFFVorname;Nachname;E-Mail;Firma;LinkedIn-Profil\r\nAna;Silva;ana@acme.com;Acme;\r\n;;;;https://de.linkedin.com/in/bo-berg\r\n',
    );
    expect(people).toEqual([' | ana@acme.com | Ana Silva | Acme', 'in/bo-berg |  |  | ']);
  });

  test.for([
    ['a column of profiles', 'LinkedIn\nlinkedin.com/in/ana-silva\nlinkedin.com/in/bo-berg', 2],
    ['a column of addresses', 'Email\nana@acme.com\nbo@acme.com', 2],
    ['a column of names and one of companies', 'Name,Company\nAna Silva,Acme\nBo Berg,Berg AG', 2],
    ['cells of a spreadsheet without a header', 'Ana Silva\tAcme\nBo Berg\tBerg AG\nCy Coal\tCoal Inc', 3],
    ['columns without a header', 'Ana Silva,CEO,Acme GmbH,ana@acme.com\nBo Berg,CTO,Berg AG,bo@berg.de', 2],
    ['a list of lines', 'Ana Silva, Acme\nlinkedin.com/in/bo-berg\ncy@coal.com', 3],
    ['one line', 'https://www.linkedin.com/in/ana-silva', 1],
    ['names and companies in one column', 'Contact\nAna Silva - Acme\nBo Berg @ Berg AG', 2],
    ['unknown names of columns', 'Wer,Wo\nAna Silva,ana@acme.com\nBo Berg,bo@berg.de', 2],
    ['an object per line', '{"name":"Ana Silva","url":"https://www.linkedin.com/in/ana-silva"}', 1],
  ] as const)('%s', ([, text, count]) => {
    const { people, refused } = read(text);
    expect(refused).toEqual([]);
    expect(people).toHaveLength(count);
  });

  test('rows that cannot be used are counted by reason, and the others are read', () => {
    const { people, refused, duplicates } = read(
      [
        'Name,Company,Email,LinkedIn URL',
        'Ana Silva,Acme,,',
        'Bo,Acme,,',
        'Cy Coal,,,',
        ',Acme,,',
        'Di Dorn,,info@dorn.de,',
        'Ed Egg,,ed@egg,',
        'Fay Fox,,,https://www.linkedin.com/company/fox',
        'Gus Gray,,n/a,https://lnkd.in/x',
        'Ana Silva,ACME Inc.,,linkedin.com/in/ana-silva',
      ].join('\n'),
    );
    expect(people).toEqual(['in/ana-silva |  | Ana Silva | Acme']);
    expect(duplicates).toBe(1);
    expect(refused).toEqual([
      '3 name_incomplete',
      '4 company_missing',
      '5 person_missing',
      '6 email_role',
      '7 email_invalid',
      '8 linkedin_company',
      '9 short_link',
    ]);
  });
});
