/** Links that look like links; those that look like buttons have the classes of buttons. */

/** The classes of a link within a text. */
export const textLink = 'font-medium text-ink underline decoration-control underline-offset-4 hover:decoration-ink';

/** The classes of a link beside a heading or below a text, less important than both. */
export const quietLink = 'text-13 text-muted underline decoration-control underline-offset-4 hover:text-ink';
