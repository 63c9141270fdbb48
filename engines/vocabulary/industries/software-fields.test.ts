import { describe, expect, test } from 'vitest';
import { parseIndustry } from './index.ts';

/** What the software is for, in any of the languages, is not what its maker does. */
const cases: readonly [text: string, industry: string | null][] = [
  ['Blood bank software', 'healthcare.digital-health'],
  ['Software for blood banks', 'healthcare.digital-health'],
  ['Blutbanksoftware', 'healthcare.digital-health'],
  ['Software für Zahnärzte', 'healthcare.digital-health'],
  ['Bakery software', 'software.business-software'],
  ['Logiciel de boulangerie', 'software.business-software'],
  ['Software para hoteles', 'software.business-software'],
  ['Software per studi legali', 'software.business-software'],
  ['Software voor makelaars', 'software.business-software'],
  ['Software de contabilidade', 'software.business-software'],
  ['Software for farms', 'agriculture.agtech'],
  ['Hotel software provider', 'software.business-software'],
  // A text that names software among other things is read as before.
  ['Computers and software', 'software'],
  ['Wholesale of computers, computer peripheral equipment and software', 'wholesale.technology'],
  ['Custom software', 'software.it-services'],
];

describe('software for a trade is software, and not the trade', () => {
  test.each(cases)('%s is %s', (text, industry) => {
    expect(parseIndustry(text)).toBe(industry);
  });
});
