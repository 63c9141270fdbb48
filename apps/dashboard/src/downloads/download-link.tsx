/** A link to a file of the API: it is looked first whether the file comes, so that no error is saved as one and an ended session is renewed. */
import { buttonClass, type ButtonSize, type ButtonTone } from '@leadlight/ui/button';
import { Download } from 'lucide-react';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { wordFailure } from '../api/word-failure.ts';
import { notify } from '../notices/notify.ts';
import { checkFile } from './check-file.ts';

interface DownloadLinkProps {
  href: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** The browser has begun to fetch the file. */
  onBegun?: () => void;
  children: ReactNode;
}

export function DownloadLink({ href, tone, size, onBegun, children }: DownloadLinkProps) {
  const isChecked = useRef(false);
  const [isPreparing, setPreparing] = useState(false);

  async function check(link: HTMLAnchorElement): Promise<void> {
    setPreparing(true);
    try {
      await checkFile(href);
    } catch (error) {
      notify({ ...wordFailure(error), tone: 'error' });
      return;
    } finally {
      setPreparing(false);
    }
    isChecked.current = true;
    link.click();
    isChecked.current = false;
    onBegun?.();
  }

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    // With a key held down the browser opens it elsewhere; there the server leads to the sign-in.
    if (isChecked.current || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isPreparing) void check(event.currentTarget);
  }

  return (
    // A plain link: the browser shows the download, and nothing is held in memory.
    <a
      className={buttonClass(tone, size)}
      href={href}
      onClick={open}
      aria-busy={isPreparing}
      aria-disabled={isPreparing || undefined}
      download
    >
      <Download aria-hidden />
      {children}
    </a>
  );
}
