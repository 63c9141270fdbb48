/** How addresses at a domain are built, how it receives mail, and the role addresses that its website publishes. */
import { Badge } from '@leadlight/ui/badge';
import { IconButton } from '@leadlight/ui/button';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DomainSearch } from '../../api/contract.ts';
import { wordUrl } from '../../enrichment/enrichment-words.ts';
import { Ago } from '../../layout/ago.tsx';
import { copyText } from '../../notices/copy.ts';
import { exampleOf, wordAcceptsAll, wordBasis, wordFollowers, wordNoProvider } from './domain-words.ts';

const link = 'underline decoration-control underline-offset-3 hover:decoration-ink';

export function DomainFacts({ found }: { found: DomainSearch }) {
  const { mail, roleAddresses, enrichment, isSample } = found;
  const acceptsAll = wordAcceptsAll(mail);
  return (
    <div className="grid gap-x-8 gap-y-5 px-4 py-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-1">
      <Pattern found={found} />
      {!isSample && (
        <Part id="domain-mail" title="Mail">
          <dl className="grid gap-2.5">
            <Fact name="Provider" value={mail.provider ?? 'Not known'} isKnown={mail.provider !== null}>
              {mail.provider === null
                ? wordNoProvider(enrichment)
                : mail.providerSeenAt && (
                    <>
                      By its MX records, <Ago at={mail.providerSeenAt} />.
                    </>
                  )}
            </Fact>
            <Fact name="Accepts every name" value={acceptsAll.title} isKnown={mail.acceptsAll !== null}>
              {acceptsAll.text}
            </Fact>
          </dl>
        </Part>
      )}
      {!isSample && (
        <Part id="domain-roles" title="Role addresses">
          {roleAddresses.length === 0 ? (
            <p className="text-13 text-muted">
              {enrichment === null ? 'Not known until the website is read.' : 'The pages that were read publish none.'}
            </p>
          ) : (
            <ul aria-label="Role addresses" className="grid gap-1.5">
              {roleAddresses.map(({ address, page, lastSeenAt }) => (
                <li key={address} className="text-13">
                  <span className="flex items-center gap-1">
                    <a href={`mailto:${address}`} className={`min-h-6 min-w-0 content-center wrap-anywhere ${link}`}>
                      {address}
                    </a>
                    <IconButton
                      label={`Copy ${address}`}
                      icon={<Copy aria-hidden />}
                      size="tiny"
                      onClick={() => void copyText(address, 'Email copied')}
                    />
                  </span>
                  <span className="block text-12 text-muted">
                    {page === null ? (
                      'On the website'
                    ) : (
                      <>
                        On{' '}
                        <a href={page} target="_blank" rel="noreferrer noopener nofollow" className={`wrap-anywhere ${link}`}>
                          {wordUrl(page)}
                          <span className="sr-only">, opens a new tab</span>
                        </a>
                      </>
                    )}
                    , <Ago at={lastSeenAt} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
    </div>
  );
}

function Pattern({ found: { domain, addressPatterns } }: { found: DomainSearch }) {
  const { basis, patterns } = addressPatterns;
  return (
    <Part id="domain-pattern" title="Address pattern">
      {patterns.length > 0 && (
        <ul aria-label="Address patterns" className="mb-1.5 grid gap-1">
          {patterns.map(({ pattern, addresses }, index) => (
            <li key={pattern} className="flex flex-wrap items-baseline gap-x-2">
              <span className={`wrap-anywhere ${index === 0 ? 'text-16 font-medium' : 'text-14'}`}>{exampleOf(pattern, domain)}</span>
              <span className="text-13 text-muted tabular-nums">{wordFollowers(addresses, addressPatterns)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-13 text-muted">
        {patterns.length > 0 && 'Shown for Ana Silva. '}
        {wordBasis(addressPatterns)}
      </p>
      {basis === 'not_verified' && (
        <Badge tone="notice" pane className="mt-1.5">
          Not proven
        </Badge>
      )}
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-text text-13 font-semibold tracking-normal">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Fact({ name, value, isKnown, children }: { name: string; value: string; isKnown: boolean; children: ReactNode }) {
  return (
    <div className="text-13">
      <dt className="text-muted">{name}</dt>
      <dd>
        <span className={isKnown ? 'text-14' : 'text-14 text-muted'}>{value}</span>
        <span className="block text-12 text-muted">{children}</span>
      </dd>
    </div>
  );
}
