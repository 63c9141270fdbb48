/** Converts a message to an email. The same message always produces the same bytes. */
import MailComposer from 'nodemailer/lib/mail-composer';
import { brand } from '../../src/brand.ts';
import type { ContactMessage } from './message.ts';

export interface MailAddresses {
  /** MAIL_FROM: the sender, also of the envelope. */
  from: string;
  /** CONTACT_EMAIL. */
  to: string;
}

/** @returns a complete email (RFC 5322), with CRLF line ends, 7-bit bytes, and encoded header fields (RFC 2047) */
export async function buildMail(message: ContactMessage, addresses: MailAddresses): Promise<Buffer> {
  const { values } = message;
  const name = headerText(values.fullName);
  const composer = new MailComposer({
    from: { name: `${brand.name} website`, address: addresses.from },
    to: addresses.to,
    ...(canBeReplyTo(values.email) && { replyTo: { name, address: values.email } }),
    subject: `Message from ${name}`,
    messageId: `<${message.id}@${addresses.from.slice(addresses.from.lastIndexOf('@') + 1)}>`,
    // When it was written (RFC 5322 section 3.6.1), not when a mail server accepted it.
    date: new Date(message.receivedAt),
    headers: {
      // RFC 3834 section 5: prevents vacation notices and other automatic replies to the visitor.
      'Auto-Submitted': 'auto-generated',
    },
    text: bodyOf(message),
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

function bodyOf({ id, receivedAt, values }: ContactMessage): string {
  const lines = [
    `Full Name: ${values.fullName}`,
    `Email: ${values.email}`,
    `Phone: ${values.phone}`,
    `Received: ${receivedAt}`,
    `Message id: ${id}`,
    '',
    values.message,
    '',
  ];
  return lines.join('\n').replaceAll(/\r\n?/g, '\n');
}

/** A local part beyond ASCII is allowed only in the header of an SMTPUTF8 email (RFC 6532), which many servers refuse. The body contains it. */
function canBeReplyTo(address: string): boolean {
  return /^[\x21-\x7e]+@[^@]+$/.test(address);
}

/** Removes control characters from a header field; line ends were refused earlier. */
function headerText(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
