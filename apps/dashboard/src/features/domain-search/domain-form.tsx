import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { useEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../api/failure.ts';

interface DomainFormProps {
  /** What is searched, as it was entered. */
  domain: string | undefined;
  /** Why the search failed; a refusal of the domain is shown at the field. */
  error: Error | null;
  pending: boolean;
  onSearch: (domain: string) => void;
}

/** The sentence of a refusal of the domain; undefined for other failures. */
export function refusalOfDomain(error: Error | null): string | undefined {
  const failure = error instanceof RequestFailed ? error.failure : undefined;
  return failure?.kind === 'refused' ? failure.errors.find(({ field }) => field === 'domain')?.message : undefined;
}

/** The form with one field: a domain, a URL, or a company's email address. */
export function DomainForm({ domain, error, pending, onSearch }: DomainFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(domain);
  const [typed, setTyped] = useState(domain ?? '');
  const [isMissing, setMissing] = useState(false);
  // Going back and links change the URL.
  if (shown !== domain) {
    setShown(domain);
    setTyped(domain ?? '');
    setMissing(false);
  }
  useEffect(() => {
    // Focuses the field only if there is a physical keyboard, and nothing to read below it.
    if (domain === undefined && matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, [domain]);
  const refusal = typed.trim() === (domain ?? '') ? refusalOfDomain(error) : undefined;
  return (
    <form
      noValidate
      role="search"
      aria-label="Search a domain"
      className="border-b border-hairline bg-ground px-4 py-5 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        setMissing(wanted === '');
        if (wanted === '') input.current?.focus();
        else if (!pending) onSearch(wanted);
      }}
    >
      <div className="flex max-w-2xl items-start gap-2">
        <TextField
          ref={input}
          fieldClassName="min-w-0 flex-1"
          label="Company domain"
          hideLabel
          hint="Free. Shows what your workspace can already see, and reads no website."
          error={isMissing ? 'Enter a domain.' : refusal}
          name="domain"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMissing(false);
          }}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          placeholder="acme.com"
          size="large"
        />
        <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Searching…">
          Search
        </Button>
      </div>
    </form>
  );
}
