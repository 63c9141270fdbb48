import { expect, test } from 'vitest';
import { isOwnOrigin } from './contact.origin.ts';

const site = 'https://www.leadlight.test';
const local = 'http://localhost:3000';

test.each([
  [site, { origin: site, 'sec-fetch-site': 'same-origin' }],
  [site, { origin: site }],
  [site, { 'sec-fetch-site': 'none' }],
  [site, {}],
  [local, { origin: 'http://localhost:3000' }],
  [local, { origin: 'http://127.0.0.1:3000' }],
  [local, { origin: 'http://[::1]:3000' }],
])('%s takes a message with %j', (siteUrl, headers) => expect(isOwnOrigin(headers, siteUrl)).toBe(true));

test.each([
  [site, { origin: 'https://leadlight.test' }],
  [site, { origin: 'http://www.leadlight.test' }],
  [site, { origin: 'https://www.leadlight.test.evil.test' }],
  [site, { origin: 'https://www.leadlight.test:444' }],
  [site, { origin: 'null' }],
  [site, { origin: '' }],
  [site, { origin: site, 'sec-fetch-site': 'cross-site' }],
  [site, { 'sec-fetch-site': 'same-site' }],
  [site, { origin: 'http://localhost:3000' }],
  [local, { origin: 'http://localhost:4000' }],
  [local, { origin: 'https://localhost:3000' }],
  [local, { origin: 'http://localhost.evil.test:3000' }],
  [local, { origin: 'http://localhost:3000/' }],
  [local, { origin: site }],
])('%s refuses a message with %j', (siteUrl, headers) => expect(isOwnOrigin(headers, siteUrl)).toBe(false));
