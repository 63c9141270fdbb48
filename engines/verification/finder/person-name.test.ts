import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitName } from './person-name.ts';

describe('a name is split', () => {
  test.for([
    ['Ana Diaz', 'Ana', 'Diaz'],
    ['Diaz, Ana', 'Ana', 'Diaz'],
    ['Jan van den Berg', 'Jan', 'van den Berg'],
    ['Berg, Jan van den', 'Jan', 'van den Berg'],
    ['van den Berg, Jan', 'Jan', 'van den Berg'],
    ['Ludwig von der Tann', 'Ludwig', 'von der Tann'],
    ['Charles de Gaulle', 'Charles', 'de Gaulle'],
    ['Ana Maria Diaz', 'Ana Maria', 'Diaz'],
    ['Mary-Kate O’Neill-Brown', 'Mary-Kate', 'O’Neill-Brown'],
    ['John Q. Public', 'John Q.', 'Public'],
    ['Doc Smith', 'Doc', 'Smith'],
    ['Barr Rosenberg', 'Barr', 'Rosenberg'],
    ['Barr. Chidi Okafor', 'Chidi', 'Okafor'],
    ['Don Pedro Alvarez', 'Pedro', 'Alvarez'],
    ['J. Robert Smith', 'J. Robert', 'Smith'],
    ['ANA  silva', 'ANA', 'silva'],
    ['ana silva', 'ana', 'silva'],
    ['ANA SILVA', 'ANA', 'SILVA'],
    ['Jack Ma', 'Jack', 'Ma'],
    ['Kim Do', 'Kim', 'Do'],
  ] as const)('%s', ([full, given, family]) => {
    expect(splitName(full)).toMatchObject({ given, family });
  });

  test.for([
    ['María del Carmen Ruiz', 'María del Carmen', 'Ruiz'],
    ['José de Jesús Barrera', 'José de Jesús', 'Barrera'],
    ['María Paula Gaitán Ochoa', 'María Paula', 'Gaitán Ochoa'],
    ['Rosario Ibáñez Tena', 'Rosario', 'Ibáñez Tena'],
    ['Ignacio López de Haro', 'Ignacio', 'López de Haro'],
    ['Paulo Roberto Falcão Neto', 'Paulo Roberto', 'Falcão'],
    ['Ahmed bin Rashid Al Maktoum', 'Ahmed', 'Al Maktoum'],
    ['Hussein Abd al-Latif', 'Hussein', 'Abd al-Latif'],
    ["Truus in 't Veld", 'Truus', "in 't Veld"],
    ["Nicolò De' Medici", 'Nicolò', "De' Medici"],
    ['Rebecca St. John', 'Rebecca', 'St. John'],
    ["Ngũgĩ wa Thiong'o", 'Ngũgĩ', "wa Thiong'o"],
    ['Dafydd ap Rhys', 'Dafydd', 'ap Rhys'],
    ['Élodie Vander Elst', 'Élodie', 'Vander Elst'],
    ['Lieve Vanden Broeck', 'Lieve', 'Vanden Broeck'],
    ['Robert E. Lee', 'Robert E.', 'Lee'],
    ['J.P. de Boer', 'J.P.', 'de Boer'],
    ['Παπαδάκης Ιωάννης', 'Ιωάννης', 'Παπαδάκης'],
    ['Nagy-Horváth Bence', 'Bence', 'Nagy-Horváth'],
    ['Takácsné Bíró Katalin', 'Bíró Katalin', 'Takácsné'],
    ['Ban Ki-moon', 'Ki-moon', 'Ban'],
    ['Jack Ma Yun', 'Jack', 'Ma'],
    ['Lau Wing Kei Vivian', 'Vivian', 'Lau'],
    ['Bùi Khánh Linh', 'Linh', 'Bùi Khánh'],
    ['Phil Roth', 'Phil', 'Roth'],
    ['Earl Thomas', 'Earl', 'Thomas'],
    ['Judge Reinhold', 'Judge', 'Reinhold'],
    ['Tạ Quang Huy', 'Huy', 'Tạ Quang'],
    ['Lucía de los Ángeles Moncayo', 'Lucía de los Ángeles', 'Moncayo'],
    ['Wm. Henry Hale', 'Wm. Henry', 'Hale'],
    ['Simon Daniel', 'Simon', 'Daniel'],
    ['Abe Lincoln', 'Abe', 'Lincoln'],
    ['Kim Rose', 'Kim', 'Rose'],
    ['Lee Hale', 'Lee', 'Hale'],
    ['Kim Minjun', 'Minjun', 'Kim'],
    ['Mai Anh Nguyễn', 'Mai Anh', 'Nguyễn'],
    ['I Made Wirawan', 'Made', 'Wirawan'],
  ] as const)('%s', ([full, given, family]) => {
    expect(splitName(full)).toMatchObject({ given, family });
  });

  test.for([
    'Mag.a Jane Doe',
    'DI (FH) Jane Doe',
    'Dr. phil. Jane Doe',
    'Dr.-Ing. Jane Doe',
    'Dipl.-Päd. Jane Doe',
    'Mgr. et Mgr. Jane Doe',
    'Rt. Hon. Jane Doe',
    'The Rt Hon. Jane Doe MP',
    'Judge Jane Doe',
    'Av. Jane Doe',
    'dr hab. inż. Jane Doe',
    'Jane Doe FRSA',
    'Jane Gräfin von Doe',
    'Jane Doe – Sales Director',
  ])('without titles and descriptions: %s', (full) => {
    const name = splitName(full);
    expect([name?.given, name?.family.replace('von ', '')]).toEqual(['Jane', 'Doe']);
  });

  test('that another generation has the same name is kept', () => {
    for (const full of ['Robert Kline Jr.', 'Robert Kline, Sr.', 'Robert Kline III', 'Roberto Kline Costa Neto'])
      expect(splitName(full)?.hasGeneration).toBe(true);
    expect(splitName('Robert Kline, MBA')).not.toHaveProperty('hasGeneration');
  });

  test('what addresses omit is kept separately: middle names and patronymics', () => {
    expect(splitName('Phan Văn Khải')).toMatchObject({ given: 'Khải', wholeGiven: 'Văn Khải', wholeFamily: 'Phan' });
    expect(splitName('Петров Иван Сергеевич')).toMatchObject({ given: 'Иван', wholeGiven: 'Иван Сергеевич', patronymic: 'Сергеевич' });
    expect(splitName('Siti binti Kamal')).toMatchObject({ family: 'Kamal', wholeFamily: 'binti Kamal' });
  });

  test.for([
    'Dr. Jane Doe',
    'Prof. Dr. Jane Doe',
    'Frau Dipl.-Ing. Jane Doe',
    'Mme Jane Doe',
    'Jane Doe, MBA',
    'Jane Doe, Ph.D., CFA',
    'Jane Doe MBA',
    'Jane Doe Jr.',
    'Jane Doe III',
    'Doe, Jane, MD',
    'Doe, Jr., Jane',
    'Jane Doe (she/her)',
    'Jane Doe 🚀',
    'Jane DOE',
    'DOE Jane',
  ])('without titles, degrees and capitals: %s', (full) => {
    const name = splitName(full);
    expect([name?.given, name?.family.toLowerCase()]).toEqual(['Jane', 'doe']);
  });

  test('a nickname beside the given name is kept', () => {
    expect(splitName('Robert "Bob" Smith')).toEqual({ given: 'Robert', family: 'Smith', nickname: 'Bob' });
    expect(splitName('Robert (Bob) Smith')).toEqual({ given: 'Robert', family: 'Smith', nickname: 'Bob' });
  });

  test.for([
    ['Nguyễn Văn An', 'acme.vn', 'An', 'Nguyễn Văn'],
    ['Nagy Péter', 'acme.hu', 'Péter', 'Nagy'],
    ['Péter Nagy', 'acme.hu', 'Péter', 'Nagy'],
    ['Wang Xiaoming', 'acme.com', 'Xiaoming', 'Wang'],
    ['Kim Min-jun', 'acme.kr', 'Min-jun', 'Kim'],
    ['Tanaka Hiroshi', 'acme.co.jp', 'Hiroshi', 'Tanaka'],
    ['Hiroshi Tanaka', 'acme.co.jp', 'Hiroshi', 'Tanaka'],
    ['王小明', 'acme.cn', '小明', '王'],
    ['欧阳小明', 'acme.cn', '小明', '欧阳'],
    ['王 小明', 'acme.com', '小明', '王'],
    ['김민준', 'acme.kr', '민준', '김'],
    ['남궁민수', 'acme.kr', '민수', '남궁'],
    ['田中太郎', 'acme.co.jp', '太郎', '田中'],
    ['田中 太郎', 'acme.com', '太郎', '田中'],
    ['Ana García Márquez', 'acme.com', 'Ana', 'García Márquez'],
    ['Ana Camila Pérez', 'acme.com.co', 'Ana Camila', 'Pérez'],
    ['Luisa Valentina Gómez', 'acme.com.co', 'Luisa Valentina', 'Gómez'],
    ['Juan Carlos Pérez', 'acme.es', 'Juan Carlos', 'Pérez'],
    ['João Silva Santos', 'acme.com.br', 'João', 'Silva Santos'],
    ['Rosa Bravo del Campo', 'acme.cl', 'Rosa', 'Bravo del Campo'],
    ['Kok Mei Fong', 'acme.com.my', 'Kok Mei', 'Fong'],
    ['Teo Mei Fong', 'acme.com.my', 'Mei Fong', 'Teo'],
    ['Chong Mei Lau', 'acme.com.hk', 'Mei Lau', 'Chong'],
    ['Janet Goh Mei Fong', 'acme.com', 'Janet', 'Goh'],
    ['Kim Marie Olsson', 'acme.com', 'Kim Marie', 'Olsson'],
    ['Lee Harper Wood', 'acme.com', 'Lee Harper', 'Wood'],
    ['Rosli bin Kassim', 'acme.com.my', 'Rosli', 'Kassim'],
    ['Rashid bin Saeed', 'acme.ae', 'Rashid', 'bin Saeed'],
    ['Lim Bin Hong', 'acme.com.sg', 'Bin Hong', 'Lim'],
    ['Ana Camila da Rocha', 'acme.com.br', 'Ana Camila', 'da Rocha'],
    ['Joana Luiza da Rocha', 'acme.com.br', 'Joana Luiza', 'da Rocha'],
    ['Nora binti Kassim', 'acme.com', 'Nora', 'Kassim'],
    ['Dato Kumar a/l Pillai', 'acme.com.my', 'Kumar', 'Pillai'],
    ['Ma. Rosa Tan', 'acme.com.ph', 'Ma. Rosa', 'Tan'],
  ] as const)('in the order of its language: %s at %s', ([full, domain, given, family]) => {
    expect(splitName(full, domain)).toMatchObject({ given, family });
  });

  test.for(['Ana', '', '   ', 'Dr.', ', ,', '🚀'])('not without two parts: "%s"', (full) => {
    expect(splitName(full)).toBeNull();
  });

  test('never an empty part, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (full) => {
        const name = splitName(full);
        if (name) expect([name.given.trim(), name.family.trim()]).not.toContain('');
      }),
    );
  });
});

test.for([
  ['Петров Иван', 'Иван', 'Петров'],
  ['Петров Иван Сергеевич', 'Иван', 'Петров'],
  ['Иван Сергеевич Петров', 'Иван', 'Петров'],
  ['Иван Петров', 'Иван', 'Петров'],
  ['Ирина Петрова', 'Ирина', 'Петрова'],
  ['Шевченко Олександр', 'Олександр', 'Шевченко'],
  ['Petrov Ivan Sergeevich', 'Ivan', 'Petrov'],
  ['John Michael Milosevich', 'John Michael', 'Milosevich'],
  ['Joan Puig i Cadafalch', 'Joan', 'Puig i Cadafalch'],
  ['Ana García y Vega', 'Ana', 'García y Vega'],
  ['Niamh Ní Bhriain', 'Niamh', 'Ní Bhriain'],
  ['Liam Ó Briain', 'Liam', 'Ó Briain'],
  ['Engr. Rosa dela Torre', 'Rosa', 'dela Torre'],
  ['Rosa de los Rios', 'Rosa', 'de los Rios'],
  ['Adv. Imran ul Hassan', 'Imran', 'ul Hassan'],
] as const)('%s is %s with the surname %s', ([full, given, family]) => {
  expect(splitName(full)).toMatchObject({ given, family });
});
