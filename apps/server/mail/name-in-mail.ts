/**
 * Names in emails to people who have not confirmed that they know the sender. A name is typed by anyone, and mail programs turn a host name in plain
 * text into a link. Without this, a sign-up with somebody else's address, or an invitation, would send them any link in our name.
 */

/** A scheme, an address, or a dot between a letter or digit and a domain's last label; the dots that browsers read as one (UTS 46), too. */
const link = /:\/\/|@|[\p{L}\p{N}][.。．｡](?:xn--[a-z0-9-]+|\p{L}{2,})/iu;

/** @returns the name as it was typed, or `instead` if a mail program may show a part of it as a link */
export function nameInMail(name: string, instead: string): string {
  return link.test(name) ? instead : name;
}
