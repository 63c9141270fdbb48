/** A person's contact details: masked until revealed, with the price and the available credits next to the button. */
import { Button, IconButton } from '@leadlight/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Eye, Mail, Phone, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeadPerson } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { creditsQuery } from '../../api/workspace.queries.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { copyText } from '../../notices/copy.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordAge } from '../../words/dates.ts';
import { wordNumber } from '../../words/numbers.ts';
import { personQuery } from '../leads.queries.ts';
import { revealPrice } from '../reveal-price.ts';
import { Masked, Verdict } from '../table/cells.tsx';
import { telOf } from '../telephone.ts';
import { EmailCheck } from './email-check.tsx';

/** @param cost credits */
function wordWithheld(cost: number): string {
  const charged = cost === 0 ? 'You weren’t charged.' : 'It cost 1 credit. If you remove the entry from the list, the details are shown.';
  return `A contact detail of this person is on your suppression list, so nothing is shown. ${charged}`;
}

export function ContactCard({ workspace, person }: { workspace: OpenWorkspace; person: LeadPerson }) {
  const { workspaceId } = workspace;
  const { contact } = person;
  const queries = useQueryClient();
  const credits = useQuery(creditsQuery(workspaceId));
  const reveal = useCommand('revealPerson', {
    notice: ({ outcome, cost }) => {
      if (outcome === 'nothing_to_reveal')
        return { title: 'Nothing to reveal', text: 'No contact details are known yet. You weren’t charged.' };
      if (outcome === 'suppressed') return { title: 'On the suppression list', text: wordWithheld(cost) };
      return undefined;
    },
    failure: 'inline',
    onDone: (answer) =>
      queries.setQueryData(personQuery(workspaceId, person.id).queryKey, (old) => old && { ...old, contact: answer.contact }),
  });
  const hasAnything = contact.hasEmail || contact.hasPhone;
  // Undeliverable addresses and fictional people are revealed for free.
  const whyFree = person.isSample ? 'Free, because this person is fictional.' : 'Free, because the email is undeliverable.';
  const price = revealPrice(person);
  const isShort = price > 0 && credits.data !== undefined && credits.data.available < price;

  return (
    <section aria-label="Contact" className="mx-4 rounded-card border border-hairline bg-ground">
      {!hasAnything ? (
        <p className="px-3.5 py-3 text-13 text-muted">No email or phone is known, so there is nothing to reveal.</p>
      ) : (
        <>
          <ul className="divide-y divide-hairline">
            {contact.hasEmail && (
              <Detail icon={<Mail aria-hidden />} name="Email" value={contact.email} hrefOf={mailtoOf} isRevealed={contact.isRevealed}>
                <Verdict verdict={contact.emailVerdict} checkedAt={contact.emailCheckedAt} />
                {contact.emailCheckedAt && <span>checked {wordAge(contact.emailCheckedAt)}</span>}
              </Detail>
            )}
            {contact.personalEmail !== null && (
              <Detail icon={<Mail aria-hidden />} name="Personal email" value={contact.personalEmail} hrefOf={mailtoOf} isRevealed />
            )}
            {contact.hasPhone && (!contact.isRevealed || contact.phone !== null) && (
              <Detail
                icon={<Phone aria-hidden />}
                name="Phone"
                value={contact.phone}
                text={contact.phoneText}
                hrefOf={telOf}
                isRevealed={contact.isRevealed}
              />
            )}
            {contact.mobilePhone !== null && (
              <Detail
                icon={<Smartphone aria-hidden />}
                name="Mobile"
                value={contact.mobilePhone}
                text={contact.mobilePhoneText}
                hrefOf={telOf}
                isRevealed
              />
            )}
          </ul>
          {!contact.isRevealed && (
            <div className="border-t border-hairline px-3.5 py-3">
              {reveal.failure && (
                <div className="mb-2.5">
                  <FormFailure failure={reveal.failure} />
                </div>
              )}
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                {workspace.may('leads.reveal') && !workspace.isReadOnly && (
                  <Button
                    tone="primary"
                    pending={reveal.pending}
                    pendingLabel="Revealing…"
                    disabled={isShort}
                    onClick={() => void reveal.run({ params: { workspaceId, personId: person.id } })}
                  >
                    <Eye aria-hidden />
                    {price === 0 ? 'Reveal for free' : 'Reveal for 1 credit'}
                  </Button>
                )}
                <p className="text-12 text-muted">
                  {price === 0 ? (
                    whyFree
                  ) : (
                    <>
                      {credits.data && (
                        <>
                          <span className="tabular-nums">{wordNumber(credits.data.available)}</span> available.{' '}
                        </>
                      )}
                      You pay once for the whole workspace.
                    </>
                  )}
                </p>
              </div>
            </div>
          )}
        </>
      )}
      <EmailCheck workspace={workspace} person={person} />
    </section>
  );
}

const mailtoOf = (address: string): string => `mailto:${address}`;

function Detail({
  icon,
  name,
  value,
  text = value,
  hrefOf,
  isRevealed,
  children,
}: {
  icon: ReactNode;
  name: string;
  /** As it is copied. */
  value: string | null;
  /** As people read it, if that is different. */
  text?: string | null;
  hrefOf: (value: string) => string;
  isRevealed: boolean;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 px-3.5 py-2.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <div className="min-w-0 flex-1">
        <div className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
          {name}
          {children}
        </div>
        <p className="mt-0.5 text-14 wrap-anywhere">
          {!isRevealed ? (
            <Masked panes={9} />
          ) : value === null ? (
            'Not known'
          ) : (
            <a href={hrefOf(value)} className="underline decoration-control underline-offset-3 hover:decoration-ink">
              {text}
            </a>
          )}
        </p>
      </div>
      {isRevealed && value !== null && (
        <IconButton
          label={`Copy ${name.toLowerCase()}`}
          icon={<Copy aria-hidden />}
          onClick={() => void copyText(value, `${name} copied`)}
        />
      )}
    </li>
  );
}
