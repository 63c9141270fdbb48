/** How to reach a company, where it is, and its numbers in public registers. */
import { Copy } from 'lucide-react';
import { IconButton } from '@leadlight/ui/button';
import type { CompanyDetails, CompanyIdentifier, CompanyLocation, ContactPoint } from '../api/contract.ts';
import { wordCountry } from '../leads/lead-words.ts';
import { copyText } from '../notices/copy.ts';
import { DetailSection, NothingFound } from './detail-section.tsx';
import { DetailValue } from './detail-value.tsx';
import { wordUrl } from './enrichment-words.ts';
import type { Rejecting } from './use-rejecting.ts';

const link = 'underline decoration-control underline-offset-3 hover:decoration-ink';
const kinds: readonly [kind: ContactPoint['kind'], name: string][] = [
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['social', 'Social profiles'],
];
const details: Record<string, string> = {
  role: 'role address',
  personal: 'personal address',
  fax: 'fax',
  mobile: 'mobile',
  whatsapp: 'WhatsApp',
};

const networks: Record<string, string> = { linkedin: 'LinkedIn', github: 'GitHub', youtube: 'YouTube', tiktok: 'TikTok', x: 'X' };

const hrefOf = ({ kind, value }: ContactPoint): string | undefined => {
  if (kind === 'email') return `mailto:${value}`;
  if (kind === 'phone') return `tel:${value.replaceAll(/[^\d+]/g, '')}`;
  return /^https?:\/\//i.test(value) ? value : undefined;
};

export function ContactPoints({
  contacts,
  locations,
  identifiers,
  rejecting,
}: Pick<CompanyDetails, 'contacts' | 'locations' | 'identifiers'> & { rejecting: Rejecting }) {
  return (
    <DetailSection id="contact" title="Contact">
      <div className="grid gap-x-8 gap-y-5 @md:grid-cols-2">
        {contacts.length === 0 && <NothingFound>No email, phone or profile was found on the pages that were read.</NothingFound>}
        {kinds.map(([kind, name]) => {
          const all = contacts.filter((contact) => contact.kind === kind);
          return (
            all.length > 0 && (
              <Group key={kind} name={name}>
                {all.map((contact) => (
                  <li key={contact.id} className="group/contact flex items-start gap-1 py-0.5">
                    <DetailValue detail={contact} name={contact.valueText ?? contact.value} rejecting={rejecting} note={noteOf(contact)}>
                      <Point contact={contact} />
                    </DetailValue>
                    {kind !== 'social' && !contact.isRejected && (
                      <IconButton
                        label={`Copy ${contact.valueText ?? contact.value}`}
                        icon={<Copy aria-hidden />}
                        size="tiny"
                        onClick={() => void copyText(contact.value, `${name} copied`)}
                      />
                    )}
                  </li>
                ))}
              </Group>
            )
          );
        })}
        <Group name="Addresses">
          {locations.length === 0 ? (
            <li>
              <NothingFound>No address was found.</NothingFound>
            </li>
          ) : (
            locations.map((location) => (
              <li key={location.id} className="py-0.5">
                <DetailValue detail={location} name={wordAddress(location)} rejecting={rejecting}>
                  {wordAddress(location)}
                </DetailValue>
              </li>
            ))
          )}
        </Group>
        {identifiers.length > 0 && (
          <Group name="Register numbers">
            {identifiers.map((identifier) => (
              <li key={identifier.id} className="py-0.5">
                <DetailValue
                  detail={identifier}
                  name={wordIdentifierKind(identifier)}
                  rejecting={rejecting}
                  note={[identifier.authority, identifier.country && wordCountry(identifier.country)].filter(Boolean).join(', ')}
                >
                  {wordIdentifierKind(identifier)} <span className="tabular-nums">{identifier.value}</span>
                </DetailValue>
              </li>
            ))}
          </Group>
        )}
      </div>
    </DetailSection>
  );
}

const noteOf = ({ kind, detail }: ContactPoint): string | undefined =>
  kind === 'social' || detail === null || detail === 'voice' ? undefined : (details[detail] ?? detail);

function Group({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-text text-12 font-normal tracking-normal text-muted">{name}</h3>
      <ul aria-label={name}>{children}</ul>
    </div>
  );
}

function Point({ contact }: { contact: ContactPoint }) {
  const { kind, value, valueText, detail, isRejected } = contact;
  const href = hrefOf(contact);
  const shown = kind === 'social' ? wordUrl(value) : (valueText ?? value);
  const network = kind === 'social' && detail !== null && (
    <span className="text-muted">{networks[detail] ?? detail.charAt(0).toUpperCase() + detail.slice(1)} </span>
  );
  if (isRejected || href === undefined)
    return (
      <>
        {network}
        {shown}
      </>
    );
  return (
    <>
      {network}
      <a href={href} className={link} {...(kind === 'social' && { target: '_blank', rel: 'noreferrer noopener nofollow' })}>
        {shown}
        {kind === 'social' && <span className="sr-only">, opens a new tab</span>}
      </a>
    </>
  );
}

/** "Hauptstraße 1, 10115 Berlin, Germany". */
export function wordAddress({ street, postalCode, city, region, country }: CompanyLocation): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [street, town, region, country && wordCountry(country)].filter(Boolean).join(', ');
}

const identifierNames: Record<string, string> = {
  lei: 'LEI',
  cik: 'CIK',
  siren: 'SIREN',
  siret: 'SIRET',
  vat: 'VAT ID',
  duns: 'D-U-N-S',
  company_number: 'Company number',
  register: 'Register number',
};

const wordIdentifierKind = ({ kind }: CompanyIdentifier): string => {
  const words = identifierNames[kind.toLowerCase()] ?? kind.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
