import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import forms from './cases/linkedin-forms.json' with { type: 'json' };
import { inputErrors } from './errors.ts';
import { readPastedText } from './pasted-text.ts';

/** What one line names: the keys of its people and the codes of its refusals, in this order. */
function read(text: string): string {
  const { inputs, refused } = readPastedText(text);
  const people = inputs.map(({ keys: { linkedin, emails, name, company, domain, companyLinkedin } }) =>
    [...linkedin.map(({ key }) => key), ...emails, name, company, emails.length > 0 ? null : domain, companyLinkedin]
      .filter((each) => each !== null)
      .join(' | '),
  );
  return [...people, ...refused.map(({ code }) => code)].join(' & ');
}

const profileOf = (text: string): string => {
  const { inputs, refused } = readPastedText(text);
  return [...inputs.flatMap(({ keys }) => keys.linkedin.map(({ key }) => key)), ...refused.map(({ code }) => code)].join(' & ');
};

describe('reads every form of a LinkedIn address, or says why it is not a profile', () => {
  test.for(forms.development)('%s is %s', ([text = '', is]) => {
    expect(profileOf(text)).toBe(is);
  });

  test.for(forms['other sources'])('from another source: %s is %s', ([text = '', is]) => {
    expect(profileOf(text)).toBe(is);
  });

  test.for(forms['written before reading the rule'])('written before reading the rule: %s is %s', ([text = '', is]) => {
    expect(profileOf(text)).toBe(is);
  });

  test.for(forms['the fourth list, written before reading the rule'])('of the fourth list: %s is %s', ([text = '', is]) => {
    expect(profileOf(text)).toBe(is);
  });

  test('the list has at least 200 forms, none of them twice', () => {
    const all = Object.values(forms)
      .flat()
      .map(([text]) => text);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(200);
  });

  test('every code has words that say what to do or what is wrong', () => {
    for (const words of Object.values(inputErrors)) expect(words).toMatch(/^(?:This|There|The|A name|One word|It) .+\.$/s);
  });

  test("an internal ID's key is kept, so that the workspace's own records can be found by it", () => {
    const [refused] = readPastedText('https://www.linkedin.com/sales/lead/ACwAAA8BYqEBCGLg_vT_ca,NAME_SEARCH,x').refused;
    expect(refused).toMatchObject({ code: 'linkedin_sales_navigator', memberKey: 'member/ACwAAA8BYqEBCGLg_vT_ca' });
  });
});

describe('reads a name with a company in any order and with any separator', () => {
  test.for([
    ['Ana Silva, Acme GmbH', 'Ana Silva | Acme GmbH'],
    ['Ana Silva @ Acme', 'Ana Silva | Acme'],
    ['Ana Silva @Acme', 'Ana Silva | Acme'],
    ['Ana Silva at Acme', 'Ana Silva | Acme'],
    ['Ana Silva bei Acme', 'Ana Silva | Acme'],
    ['Jean-Pierre Dupont chez Société Générale', 'Jean-Pierre Dupont | Société Générale'],
    ['María García en Acme', 'María García | Acme'],
    ['Ana Silva - Acme', 'Ana Silva | Acme'],
    ['Ana Silva – VP Sales – Acme | LinkedIn', 'Ana Silva | Acme'],
    ['Ana Silva, VP Sales at Acme', 'Ana Silva | Acme'],
    ['Ana Silva, Head of Marketing, Acme', 'Ana Silva | Acme'],
    ['Ana Silva, CEO of Acme', 'Ana Silva | Acme'],
    ['Ana Silva (Acme)', 'Ana Silva | Acme'],
    ['Ana Silva\tAcme', 'Ana Silva | Acme'],
    ['Ana Silva; Acme', 'Ana Silva | Acme'],
    ['Ana Silva | Acme', 'Ana Silva | Acme'],
    ['Ana Silva / Acme', 'Ana Silva | Acme'],
    ['Ana Silva > Acme', 'Ana Silva | Acme'],
    ['Acme GmbH: Ana Silva', 'Ana Silva | Acme GmbH'],
    ['Acme, Ana Silva', 'Ana Silva | Acme'],
    ['Silva, Ana; Acme', 'Ana Silva | Acme'],
    ['Silva, Ana, Acme', 'Ana Silva | Acme'],
    ['Smith, John (Acme)', 'John Smith | Acme'],
    ['Ana Silva, Acme, Inc.', 'Ana Silva | Acme, Inc.'],
    ['Ana Silva, PhD, Acme', 'Ana Silva | Acme'],
    ['Ana Silva, Acme, Berlin', 'Ana Silva | Acme'],
    ['Ana Silva, acme.com', 'Ana Silva | acme.com'],
    ['Ana Silva https://acme.com/about', 'Ana Silva | acme.com'],
    ['1. Ana Silva, Acme', 'Ana Silva | Acme'],
    ['• Ana Silva, Acme', 'Ana Silva | Acme'],
    ['ana silva, acme', 'ana silva | acme'],
    ['张伟, 阿里巴巴', '张伟 | 阿里巴巴'],
    ['Oyelaran Bamidele, Paystack', 'Oyelaran Bamidele | Paystack'],
    ['Paystack, Oyelaran Bamidele', 'Oyelaran Bamidele | Paystack'],
    ['Nguyen Van Anh, FPT Software', 'Nguyen Van Anh | FPT Software'],
    ['Ana da Silva, Van der Berg BV', 'Ana da Silva | Van der Berg BV'],
    ['Ana Silva, info@acme.com', 'Ana Silva | acme.com'],
    ['Ana Silva https://www.linkedin.com/company/acme', 'Ana Silva | company/acme'],
  ])('%s', ([text = '', is]) => {
    expect(read(text)).toBe(is);
  });

  // Written after the rules; 45 of 50 were read correctly at first, and four of the others refused.
  test.for([
    ['Satya Nadella, Microsoft', 'Satya Nadella | Microsoft'],
    ['Microsoft - Satya Nadella', 'Satya Nadella | Microsoft'],
    ['Tim Cook (Apple Inc.)', 'Tim Cook | Apple Inc.'],
    ['Dr. Petra Müller, Siemens AG', 'Dr. Petra Müller | Siemens AG'],
    ['MÜLLER Petra; Siemens', 'MÜLLER Petra | Siemens'],
    ['Petra Müller-Lüdenscheidt | Siemens Energy', 'Petra Müller-Lüdenscheidt | Siemens Energy'],
    ['Pedro da Costa, Banco do Brasil', 'Pedro da Costa | Banco do Brasil'],
    ['Jean Dupont – Directeur commercial – Renault', 'Jean Dupont | Renault'],
    ['Giulia Rossi presso Eni', 'Giulia Rossi | Eni'],
    ['Anke de Vries bij ING', 'Anke de Vries | ING'],
    ['Priya Sharma, Tata Consultancy Services', 'Priya Sharma | Tata Consultancy Services'],
    ['Wei Zhang @ ByteDance', 'Wei Zhang | ByteDance'],
    ['John Smith, Senior Vice President, Bank of America', 'John Smith | Bank of America'],
    ['John Smith, Bank of America, New York', 'John Smith | Bank of America'],
    ["Sinead O'Connor, Guinness", "Sinead O'Connor | Guinness"],
    ['Lena Schulz, Deutsche Bahn', 'Lena Schulz | Deutsche Bahn'],
    ['Ana Silva, Ana Silva Consulting', 'Ana Silva | Ana Silva Consulting'],
    ['Paul Berg, Paul Berg GmbH', 'Paul Berg | Paul Berg GmbH'],
    ['Maria Lopez | Head of People at Factorial | Barcelona', 'Maria Lopez | Factorial'],
    ['Maria Lopez, acme.co.uk', 'Maria Lopez | acme.co.uk'],
    ['Maria Lopez; www.acme.es', 'Maria Lopez | acme.es'],
    ['Name: Maria Lopez, Company: Acme', 'Maria Lopez | Acme'],
    ['Maria Lopez, Ernst & Young', 'Maria Lopez | Ernst & Young'],
    ['Maria Lopez, Procter & Gamble', 'Maria Lopez | Procter & Gamble'],
    ['Ahmed Hassan, Al Futtaim Group', 'Ahmed Hassan | Al Futtaim Group'],
    ['Kim Jones, Dior', 'Kim Jones | Dior'],
    ['Peter Parker, Daily Bugle', 'Peter Parker | Daily Bugle'],
    ['Oluwaseun Adeyemi-Cole (Flutterwave)', 'Oluwaseun Adeyemi-Cole | Flutterwave'],
    ['Bjørn Åsen – Equinor ASA', 'Bjørn Åsen | Equinor ASA'],
    ['Иван Петров, Яндекс', 'Иван Петров | Яндекс'],
    ['山田太郎、トヨタ自動車', '山田太郎 | トヨタ自動車'],
    ['Elon Musk, Tesla & SpaceX', 'Elon Musk | Tesla & SpaceX'],
    ['J. Smith, Acme', 'J. Smith | Acme'],
    ['Ana Silva <Acme>', 'Ana Silva | Acme'],
    ['Ana Silva works at Acme', 'Ana Silva | Acme'],
    ['Ana Silva, Co-Founder & CEO @ Acme Labs', 'Ana Silva | Acme Labs'],
    ['Ana Silva,Acme', 'Ana Silva | Acme'],
    ['Acme / Ana Silva', 'Ana Silva | Acme'],
    ['"Ana Silva","Acme"', 'Ana Silva | Acme'],
    ['Ms Ana Silva at ACME Corp.', 'Ms Ana Silva | ACME Corp.'],
    ['Hugo Boss, Hugo Boss AG', 'Hugo Boss | Hugo Boss AG'],
    ['Goldman Sachs, David Solomon', 'David Solomon | Goldman Sachs'],
  ])('held back: %s', ([text = '', is]) => {
    expect(read(text)).toBe(is);
  });

  test.for([
    ['Anna Schmidt und Paul Berg, Acme', 'several_people'],
    ['Fatou Diallo: Orange Sénégal', 'order_unclear'],
    ['Marketing Director, Acme', 'person_missing'],
    ['Ana Silva', 'company_missing'],
    ['Acme GmbH', 'person_missing'],
    ['acme.com', 'person_missing'],
    ['Head of Sales at Acme', 'person_missing'],
    ['Cher @ Acme', 'name_incomplete'],
    ['Jordan Taylor, Hugo Boss', 'order_unclear'],
    ['12345', 'unreadable'],
    ['hello world', 'unreadable'],
  ])('%s is refused: %s', ([text = '', code]) => {
    expect(read(text)).toBe(code);
  });
});

describe('reads email addresses', () => {
  test.for([
    ['ana@acme.com', 'ana@acme.com'],
    ['Ana Silva <Ana@Acme.com>', 'ana@acme.com | Ana Silva'],
    ['mailto:ana@acme.com?subject=Hello', 'ana@acme.com'],
    ['ana [at] acme [dot] com', 'ana@acme.com'],
    ['Email: ana@acme.com', 'ana@acme.com'],
    ['"Ana Silva" <ana@acme.com>, Bo Berg <bo@acme.com>', 'ana@acme.com | Ana Silva & bo@acme.com | Bo Berg'],
    ['ana@acme.com, bo@berg.de; cy@coal.fr', 'ana@acme.com & bo@berg.de & cy@coal.fr'],
    ['ana.silva@gmail.com', 'ana.silva@gmail.com'],
    ['info@acme.com', 'email_role'],
    ['sales-de@acme.com', 'email_role'],
    ['ana@acme', 'email_invalid'],
  ])('%s', ([text = '', is]) => {
    expect(read(text)).toBe(is);
  });

  test('an address at work names the employer, and one at a mail provider does not', () => {
    const domains = readPastedText('ana@acme.com\nbo@gmail.com').inputs.map(({ keys }) => keys.domain);
    expect(domains).toEqual(['acme.com', null]);
  });
});

describe('one person in several lines', () => {
  test('is one input with the keys of all of them', () => {
    const { inputs, duplicates } = readPastedText(
      [
        'https://www.linkedin.com/in/ana-silva?trk=x',
        'Bo Berg, Acme',
        'Ana Silva, https://de.linkedin.com/in/Ana-Silva/de, ana@acme.com',
        'ANA@ACME.COM',
        'Acme GmbH: Berg, Bo',
      ].join('\n'),
    );
    expect(inputs.map(({ positions }) => positions)).toEqual([
      [1, 3, 4],
      [2, 5],
    ]);
    expect(inputs[0]?.keys).toMatchObject({ linkedin: [{ key: 'in/ana-silva' }], emails: ['ana@acme.com'], name: 'Ana Silva' });
    expect(duplicates).toBe(3);
  });

  test('an address from before 2015 and the one that it leads to are one', () => {
    const { inputs } = readPastedText('linkedin.com/pub/ana-silva/a7/576/b50\nlinkedin.com/in/ana-silva-b50576a7');
    expect(inputs).toHaveLength(1);
  });

  test('two profiles with one mailbox are one person under two addresses; two names with one mailbox are two people', () => {
    expect(readPastedText('linkedin.com/in/ana-silva ana@acme.com\nlinkedin.com/in/asilva ana@acme.com').inputs).toHaveLength(1);
    expect(readPastedText('Ana Silva <smith@acme.com>\nPeter Berg <smith@acme.com>').inputs).toHaveLength(2);
  });

  test('namesakes at one company with two profiles are two people', () => {
    const { inputs } = readPastedText('Ana Silva, Acme, linkedin.com/in/ana-silva\nAna Silva, Acme, linkedin.com/in/ana-silva-2');
    expect(inputs).toHaveLength(2);
  });

  test('a line that names both of two people makes them one', () => {
    const { inputs } = readPastedText('linkedin.com/in/ana-silva\nana@acme.com\nlinkedin.com/in/ana-silva ana@acme.com');
    expect(inputs.map(({ positions }) => positions)).toEqual([[1, 2, 3]]);
  });
});

test('every line that is not blank is an input or a refusal, whatever it contains', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(...forms.development.map(([text = '']) => text)),
    fc
      .tuple(fc.string({ maxLength: 12 }), fc.constantFrom(...forms.development.map(([text = '']) => text)))
      .map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const { inputs, refused } = readPastedText(lines.join('\n'));
      const seen = new Set([...inputs.flatMap(({ positions }) => positions), ...refused.map(({ position }) => position)]);
      const all = lines.join('\n').split(/\r\n|[\n\r\v\u2028\u2029]/);
      for (const [index, text] of all.entries())
        if (text.replaceAll(/[\u200b\ufeff]/g, '').trim() !== '') expect(seen).toContain(index + 1);
      for (const { keys } of inputs) {
        expect(keys.linkedin.length + keys.emails.length > 0 || keys.name !== null).toBe(true);
        for (const { key, url } of keys.linkedin) expect(profileOf(url)).toBe(key);
      }
    }),
  );
});

test('a line of 100,000 characters and 20,000 lines are read', () => {
  expect(readPastedText('linkedin.com/in/a'.repeat(6000)).refused[0]?.code).toBe('too_long');
  const lines = Array.from({ length: 20_000 }, (_none, n) => `https://www.linkedin.com/in/person-${n}`);
  expect(readPastedText(lines.join('\n')).inputs).toHaveLength(20_000);
});
