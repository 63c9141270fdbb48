/**
 * A link to a file of the API. Checks first that the file is available, so that an error is not saved as a file and an ended session can be
 * renewed.
 */
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
  /** Called when the browser starts the download. */
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
    // With a modifier key pressed, the browser opens the link in another tab, where the server redirects to sign-in if needed.
    if (isChecked.current || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isPreparing) void check(event.currentTarget);
  }

  return (
    // Clicks a plain link: the browser shows the download, and the file is never in memory.
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
