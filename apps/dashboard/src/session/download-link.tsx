/** A link to a file of the API: a session that has ended is renewed over the page first, so that no error is saved as a file. */
import { buttonClass } from '@leadlight/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import { wordFailure } from '../api/word-failure.ts';
import { notify } from '../notices/notify.ts';
import { sessionQuery } from './session.queries.ts';

export function DownloadLink({ href, label }: { href: string; label: string }) {
  const queries = useQueryClient();
  const isChecked = useRef(false);

  async function check(link: HTMLAnchorElement): Promise<void> {
    try {
      await queries.query({ ...sessionQuery, staleTime: 0 });
    } catch (error) {
      notify({ ...wordFailure(error), tone: 'error' });
      return;
    }
    isChecked.current = true;
    link.click();
    isChecked.current = false;
  }

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    // With a key held down the browser opens it elsewhere; there the server leads to the sign-in.
    if (isChecked.current || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void check(event.currentTarget);
  }

  return (
    // A plain link: the browser shows the download, and nothing is held in memory.
    <a className={buttonClass('outline')} href={href} onClick={open} download>
      <Download aria-hidden />
      {label}
    </a>
  );
}
