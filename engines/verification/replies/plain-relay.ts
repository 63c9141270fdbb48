/**
 * Whether a refusal to relay says nothing but that the server doesn't serve the domain. A sentence that says more may ask us to do something first: "Relaying denied.
 * Please check your mail before sending" (POP before SMTP). No list of such sentences is complete; the words of plain ones are few.
 */

/** Parts of known texts that have other words: cPanel's and Debian's Exim, Sendmail, qmail, Exchange. */
const knownParts =
  /please turn on SMTP authentication in your mail client,?|or login to the IMAP\/POP3 server before sending your message|through this server without authentication|(?:proper )?authentication required|IP name (?:lookup failed|possibly forged)|no valid cert for gatewaying|isn't in my list of allowed rcpthosts|TenantAttribution|in reply to RCPT TO command/gi;
const words =
  /\b(?:sorry|error|fatal|the|this|that|these|there|is|are|not|no|non|a|an|any|and|or|as|of|in|on|by|from|to|for|with|at|here|through|via|we|i|it|us|our|one|do|does|don't|doesn't|can|can't|cannot|could|will|won't|be|been|has|longer|unable|able|willing|configured|attempts?|attempted|relay(?:s|ed|ing)?|traffic|operations?|requests?|gateway|open|unauthori[sz]ed|access|denied|deny|prohibited|refused|refuse|rejected|blocked|forbidden|disabled|permitted|permission|allowed|allow|supported|accept(?:s|ed|ing)?|handled?|handles|hosts?|hosted|served?|serves|local|remote|domains?|mail|e-?mail|messages?|recipients?|rcpt|users?|address(?:es)?|destinations?|servers?|systems?|list|SMTP|ok)\b/gi;

/** @param text without codes, links and addresses */
export function isPlainRelayRefusal(text: string): boolean {
  return (
    text
      // IDs, IP addresses and the names of hosts.
      .replace(/[^\s[\]()]*\d[^\s[\]()]*/g, ' ')
      .replace(/[\w-]+(?:\.[\w-]+)+/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(knownParts, ' ')
      .replace(words, ' ')
      .replace(/[^\p{L}\ufffd]+/gu, '') === ''
  );
}
