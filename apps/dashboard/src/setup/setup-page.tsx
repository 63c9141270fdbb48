/** A screen of the operator's setup, opened from a link that a command prints, or from a screen on the operator's own machine. */
import { returnPath } from '@leadlight/contract/return-path';
import { Button } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { isRefusedWith } from '../api/failure.ts';
import { wordFailure } from '../api/word-failure.ts';
import { AccountPage } from '../layout/account-page.tsx';

type State<Settings> =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'open'; readonly settings: Settings };

interface SetupPageProps<Settings> {
  readonly title: string;
  /** Prints a new link. */
  readonly command: string;
  readonly read: (token: string) => Promise<Settings>;
  readonly children: (token: string, settings: Settings) => ReactNode;
}

export function SetupPage<Settings>({ title, command, read, children }: SetupPageProps<Settings>) {
  // The token stays in the address, so that the page can be reloaded.
  const [{ token, next }] = useState(() => {
    const given = new URLSearchParams(location.hash.slice(1));
    return { token: given.get('token'), next: given.get('next') };
  });
  const [state, setState] = useState<State<Settings>>({ kind: 'opening' });
  const isSent = useRef(false);
  useEffect(() => {
    if (!token || isSent.current) return;
    isSent.current = true;
    void open(token);
    async function open(sent: string): Promise<void> {
      try {
        setState({ kind: 'open', settings: await read(sent) });
      } catch (error) {
        setState({ kind: 'failed', error });
      }
    }
  }, [token, read]);

  if (!token || (state.kind === 'failed' && isRefusedWith(state.error, 'setup_link_invalid')))
    return (
      <AccountPage
        title="This link doesn’t work"
        lead={
          <>
            It has expired or is incomplete. To get a new one, run{' '}
            <code className="font-mono text-14 text-ink">
              {/* A line ends between two words of the command, never within one: "--link" has hyphens. */}
              {command.split(' ').map((word, index) => (
                <Fragment key={word}>
                  {index > 0 && ' '}
                  <span className="whitespace-nowrap">{word}</span>
                </Fragment>
              ))}
            </code>{' '}
            on the server.
          </>
        }
      />
    );
  if (state.kind === 'failed') {
    const words = wordFailure(state.error);
    return (
      <AccountPage title={words.title} lead={words.text}>
        <Button size="large" className="w-full" onClick={() => location.reload()}>
          Try again
        </Button>
      </AccountPage>
    );
  }
  if (state.kind === 'opening')
    return (
      <div role="status">
        <AccountPage title={title} lead="Reading the settings…" />
      </div>
    );
  return (
    <>
      {children(token, state.settings)}
      {next !== null && (
        <p className="mt-6 text-14">
          <Link to={returnPath(next)} className="font-medium text-ink underline decoration-control underline-offset-3 hover:decoration-ink">
            Back to Leadlight
          </Link>
        </p>
      )}
    </>
  );
}
