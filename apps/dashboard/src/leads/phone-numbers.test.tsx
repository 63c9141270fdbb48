// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { CompanyDetails, Contact, ImportPreview, LeadFact, LeadPerson } from '../api/contract.ts';
import { createQueryClient } from '../api/query-client.ts';
import { ContactPoints } from '../enrichment/contact-points.tsx';
import type { Rejecting } from '../enrichment/use-rejecting.ts';
import { PreviewRows } from '../features/imports/preview-rows.tsx';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { ContactCard } from './drawer/contact-card.tsx';
import { Facts } from './drawer/facts.tsx';
import { PhoneCell } from './table/cells.tsx';

const workspace = { workspaceId: 'w', isReadOnly: false, may: () => false } as unknown as OpenWorkspace;
const contact = {
  isRevealed: true,
  hasEmail: false,
  email: null,
  personalEmail: null,
  hasPhone: true,
  phone: '+493012345678',
  phoneText: '+49 30 12345678',
  mobilePhone: '+4915123456789',
  mobilePhoneText: '+49 1512 3456789',
} as Contact;

function render(content: ReactNode): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<QueryClientProvider client={createQueryClient()}>{content}</QueryClientProvider>));
  const html = place.innerHTML;
  root.unmount();
  return html;
}
/** Numbers without spaces in the text that people read; links and the values that are copied keep them. */
const unspaced = (html: string): string[] => html.replaceAll(/<[^>]+>/g, ' ').match(/\+\d{6,}/g) ?? [];

test.each<[string, ReactNode, string]>([
  ['the table', <PhoneCell key="" contact={contact} />, '+49 1512 3456789'],
  [
    'a person’s panel',
    <ContactCard key="" workspace={workspace} person={{ id: '1', contact, isOwn: true, poolContact: null } as unknown as LeadPerson} />,
    '+49 30 12345678',
  ],
  [
    'the evidence of a value',
    <Facts
      key=""
      workspaceId="w"
      facts={[
        {
          field: 'phone',
          value: '+493012345678',
          valueText: '+49 30 12345678',
          isCurrent: true,
          retractedAt: null,
          evidence: {
            source: 'hand',
            locator: null,
            row: null,
            snippet: null,
            fetchedAt: '2026-11-20T10:00:00Z',
            attribution: null,
            actorName: 'Ana',
          },
        } satisfies LeadFact,
      ]}
    />,
    '+49 30 12345678',
  ],
  [
    'what a company’s website says',
    <ContactPoints
      key=""
      contacts={
        [
          {
            id: 'c',
            kind: 'phone',
            value: '+493012345678',
            valueText: '+49 30 12345678',
            detail: 'voice',
            isRejected: false,
            evidence: [],
          },
        ] as unknown as CompanyDetails['contacts']
      }
      locations={[]}
      identifiers={[]}
      rejecting={{} as Rejecting}
    />,
    '+49 30 12345678',
  ],
  [
    'the preview of an import',
    <PreviewRows
      key=""
      preview={
        {
          problems: [],
          rows: [
            {
              row: 2,
              problems: [],
              company: null,
              person: { name: 'Ana', email: null, seniorities: [], place: {}, phone: contact.phone, phoneText: contact.phoneText },
            },
          ],
        } as unknown as ImportPreview
      }
    />,
    '+49 30 12345678',
  ],
])('a phone number has spaces in %s', (_where, content, shown) => {
  const html = render(content);
  expect(html).toContain(shown);
  expect(unspaced(html)).toEqual([]);
});

test('a number is called as it is stored', () => {
  expect(
    render(<ContactCard workspace={workspace} person={{ id: '1', contact, isOwn: true, poolContact: null } as unknown as LeadPerson} />),
  ).toContain('href="tel:+493012345678"');
});
