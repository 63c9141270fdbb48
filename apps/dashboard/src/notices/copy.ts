import { notify } from './notify.ts';

/** Copies a text, and shows whether the browser allowed it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: done });
  } catch {
    notify({ title: 'Not copied', text: 'Your browser blocked copying. Select the text and copy it manually.', tone: 'error' });
  }
}
