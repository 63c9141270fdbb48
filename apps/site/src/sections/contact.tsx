import { useEffect, useRef, type MouseEvent } from 'react';
import { contactFields, emptyContactValues, honeypotField, type ContactError, type ContactField } from '../contact/contact.rules.ts';
import type { ContactState } from '../contact/contact.state.ts';
import { useContactForm } from '../contact/use-contact-form.ts';
import { contact } from '../content.ts';
import type { SiteSettings } from '../settings.ts';

export function Contact({ settings, initial }: { settings: SiteSettings; initial: ContactState }) {
  return (
    <section className="section wrap contact" id="contact" aria-labelledby="contact-heading">
      <div className="contact-words">
        <h2 id="contact-heading">{contact.heading}</h2>
        <p>
          <a className="contact-email" href={`mailto:${settings.contactEmail}`}>
            {settings.contactEmail}
          </a>
        </p>
        <div className="contact-location" hidden={contact.location.hidden}>
          <h3>{contact.location.heading}</h3>
        </div>
      </div>
      <ContactCard settings={settings} initial={initial} />
    </section>
  );
}

/** Precedes the title while there are errors, as the server does for visitors without JavaScript. */
const errorPrefix = 'Error: ';

function ContactCard({ settings, initial }: { settings: SiteSettings; initial: ContactState }) {
  const { progress, submit, startOver } = useContactForm(initial);
  const summary = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const errors = progress.kind === 'refused' ? progress.errors : [];
  const words = initial.kind === 'refused' ? initial.values : emptyContactValues;

  // With JavaScript, each refusal is shown at its field; without, the browser's own validation saves a round trip.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // Moves the focus to the result, so that a screen reader announces it and keyboard users continue there.
  useEffect(() => {
    const isProblem = progress.kind === 'refused' || progress.kind === 'failed';
    document.title = (isProblem ? errorPrefix : '') + document.title.replace(errorPrefix, '');
    if (isProblem) summary.current?.focus();
    if (progress.kind === 'sent') {
      form.current?.reset();
      confirmation.current?.focus();
    }
  }, [progress]);

  return (
    <div className="contact-card">
      <h3 id="contact-form-heading">{contact.form.heading}</h3>
      <div
        id="contact-sent"
        className="contact-sent"
        tabIndex={-1}
        ref={confirmation}
        data-shown={progress.kind === 'sent' ? '' : undefined}
      >
        <strong>{contact.form.sentHeading}</strong>
        <p>{contact.form.sentText}</p>
        <a href="#contact" onClick={startOver}>
          {contact.form.another}
        </a>
      </div>
      <form ref={form} method="post" action="/" aria-labelledby="contact-form-heading" onSubmit={(event) => void submit(event)}>
        {(errors.length > 0 || progress.kind === 'failed') && (
          // Without JavaScript, only this attribute moves the visitor to the errors, as the error summary pattern requires.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <div className="error-summary" role="alert" tabIndex={-1} ref={summary} autoFocus>
            <strong>{contact.form.problem}</strong>
            {progress.kind === 'failed' && (
              <p>
                {contact.form.failed} <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>.
              </p>
            )}
            <ul>
              {errors.map((error) => (
                <li key={error.code}>{error.field ? <FieldLink field={error.field}>{error.message}</FieldLink> : error.message}</li>
              ))}
            </ul>
          </div>
        )}
        {contactFields.map((field) => (
          <Field key={field} field={field} value={words[field]} error={errors.find((error) => error.field === field)} />
        ))}
        <div className="honeypot" aria-hidden="true">
          <label htmlFor={honeypotField}>{contact.form.honeypotLabel}</label>
          <input id={honeypotField} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <button className="button button-large" type="submit" aria-disabled={progress.kind === 'sending'}>
          {progress.kind === 'sending' ? contact.form.sending : contact.form.submit}
        </button>
      </form>
    </div>
  );
}

/** Links to the field and focuses it: a fragment alone would only scroll there. */
function FieldLink({ field, children }: { field: ContactField; children: string }) {
  const focusField = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(field)?.focus();
  };
  return (
    <a href={`#${field}`} onClick={focusField}>
      {children}
    </a>
  );
}

const inputs = {
  fullName: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'text', inputMode: 'tel', autoComplete: 'tel' },
} as const;

function Field({ field, value, error }: { field: ContactField; value: string; error: ContactError | undefined }) {
  const errorId = `${field}-error`;
  const common = {
    id: field,
    name: field,
    defaultValue: value,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className={`field field-${field}`}>
      <label htmlFor={field}>
        {contact.form.labels[field]} <span aria-hidden="true">*</span>
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          {error.message}
        </p>
      )}
      {field === 'message' ? <textarea {...common} rows={5} /> : <input {...common} {...inputs[field]} />}
    </div>
  );
}
