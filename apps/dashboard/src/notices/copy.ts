import { notify } from './notify.ts';

/** Copies, and says so; or says that the browser did not let it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: done });
  } catch {
    notify({ title: 'Nothing was copied', text: 'The browser did not allow it. Select the text and copy it yourself.', tone: 'error' });
  }
}
