import { expect, test } from 'vitest';
import { domainsIn } from './domains-in.ts';

test.each([
  ['one per line', 'acme.example\nglobex.example\n', ['acme.example', 'globex.example']],
  ['a list in one line', 'acme.example, globex.example;initech.example', ['acme.example', 'globex.example', 'initech.example']],
  [
    'URLs, subdomains and email addresses, which the forecast reads',
    'https://www.acme.example/about?x=1,2\nana@globex.example',
    ['https://www.acme.example/about?x=1', 'ana@globex.example'],
  ],
  [
    'a table with a header',
    'Company;Website;Size\n"Acme; GmbH";acme.example;120\nGlobex;www.globex.example;8',
    ['acme.example', 'www.globex.example'],
  ],
  ['a header of one column', 'Domain\nacme.example', ['acme.example']],
  ['letters of other scripts', 'müller.example\n例え.example', ['müller.example', '例え.example']],
  ['invalid lines, so that the forecast counts them', 'acme.example\nnot a domain', ['acme.example', 'not a domain']],
  ['duplicates, so that the forecast counts them', 'acme.example\nacme.example', ['acme.example', 'acme.example']],
  ['nothing', ' \n\r\n', []],
])('the domains of a text: %s', (_case, text, domains) => {
  expect(domainsIn(text)).toEqual(domains);
});

test('a domain is never longer than the contract accepts', () => {
  expect(domainsIn(`${'a'.repeat(5_000)}.example`)[0]).toHaveLength(1_000);
});
