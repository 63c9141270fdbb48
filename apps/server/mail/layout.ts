/**
 * The visual design of every email, and its plain text. There is one layout, so no template language: createElement keeps this file runnable without a build.
 */
import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, render, Section, Text } from 'react-email';
import type { MailContent } from './mails.ts';

const style = {
  body: {
    backgroundColor: '#faf8f3',
    color: '#15181f',
    fontFamily: 'Inter, Helvetica, Arial, sans-serif',
    margin: 0,
    padding: '32px 12px',
  },
  card: { backgroundColor: '#ffffff', border: '1px solid #e4dfd3', borderRadius: '14px', maxWidth: '520px', padding: '32px' },
  brand: { fontSize: '14px', fontWeight: 600, margin: '0 0 24px' },
  heading: { fontSize: '24px', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: '30px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  button: {
    backgroundColor: '#15181f',
    borderRadius: '10px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 20px',
    textDecoration: 'none',
  },
  small: { color: '#555b68', fontSize: '13px', lineHeight: '20px', margin: '0 0 8px', overflowWrap: 'anywhere' },
  rule: { borderColor: '#e4dfd3', margin: '24px 0' },
} as const satisfies Record<string, CSSProperties>;

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export async function renderMail(content: MailContent): Promise<RenderedMail> {
  return { subject: content.subject, html: await render(document(content)), text: plainText(content) };
}

function document({ subject, heading, paragraphs, action, footnote }: MailContent): ReactElement {
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('title', null, subject)),
    h(
      Body,
      { style: style.body },
      h(
        Container,
        { style: style.card },
        h(Text, { style: style.brand }, 'Leadlight'),
        h(Heading, { as: 'h1', style: style.heading }, heading),
        ...paragraphs.map((paragraph, index) => h(Text, { key: index, style: style.text }, paragraph)),
        action &&
          h(
            Section,
            null,
            h(Button, { href: action.url, style: style.button }, action.label),
            h(Text, { style: { ...style.small, marginTop: '16px' } }, `Or copy this link into your browser: ${action.url}`),
          ),
        h(Hr, { style: style.rule }),
        h(Text, { style: style.small }, footnote),
      ),
    ),
  );
}

/** Built from the content, not stripped from the HTML, so that the order suits readers of plain text. */
function plainText({ heading, paragraphs, action, footnote }: MailContent): string {
  return [heading, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), '--', footnote, ''].join('\n\n');
}
