/** The fact behind a claim. */
import { Popover } from '@leadlight/ui/popover';
import type { ReactElement } from 'react';
import type { EmailPart } from '../../api/contract.ts';
import { Ago } from '../../layout/ago.tsx';
import { sourceNames } from '../../leads/lead-words.ts';
import { fieldName } from './email-words.ts';

interface SupportWindowProps {
  trigger: ReactElement;
  field: string;
  text: string;
  support: NonNullable<EmailPart['support']>;
}

export function SupportWindow({ trigger, field, text, support: { source, locator, snippet, observedAt } }: SupportWindowProps) {
  const isLink = /^https?:\/\//i.test(locator);
  return (
    <Popover trigger={trigger} title={fieldName(field)}>
      {() => (
        <div className="grid gap-1.5 px-2.5 pb-2 text-13 wrap-anywhere">
          <p className="font-medium">{text}</p>
          {snippet && snippet !== text && <blockquote className="border-l-2 border-hairline pl-2 text-muted">{snippet}</blockquote>}
          <p className="text-12 text-muted">
            {sourceNames[source]}, <Ago at={observedAt} />
          </p>
          {locator !== '' &&
            (isLink ? (
              <a
                href={locator}
                target="_blank"
                rel="noreferrer noopener nofollow"
                className="text-12 underline decoration-control underline-offset-3"
              >
                {locator.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
                <span className="sr-only">, opens a new tab</span>
              </a>
            ) : (
              <p className="text-12 text-muted">{locator}</p>
            ))}
        </div>
      )}
    </Popover>
  );
}
