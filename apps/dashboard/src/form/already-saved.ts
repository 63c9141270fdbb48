import type { Notice } from '../notices/notify.ts';

/** After "Save" without a change. */
export const alreadySaved: Notice = { title: 'Already saved', text: 'Nothing has changed since.' };
