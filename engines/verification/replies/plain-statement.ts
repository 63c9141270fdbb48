/**
 * Whether a refusal says nothing but that there is no such recipient. A sentence that says more may be about the client, the sender or a limit, and mention a
 * recipient in passing: "Senders without an account have no mailbox here". No list of such sentences is ever complete; the words of plain statements are few.
 */
import { plainWords } from './languages.ts';

/** Parts of known texts that have other words: Gmail, Exchange, Postfix, Domino. */
const knownParts =
  /that you tried to reach|please try double-?checking|(?:any )?typos or unnecessary spaces|(?:for more information,? )?go to\b|learn more at\b|for explanation visit|RESOLVER\.ADR\.\w+|by SMTP address lookup|\b(?:on|at|in) (?:this|our|the )?(?:server|host)\b|in reply to RCPT TO command|for one or more recipients|please verify that you have the correct email address for your recipient|relay recipient|domino directory|missing home directory|delivery error: dd\b|badrcptto|badrecipientto|validrcptto|chkuser|vdeliver|\b[gn]smtp\b/giu;

/** A name between the word for it and the rest: "User zoe not listed", "unknown local part zoe in". */
const namedRecipient =
  /\b(user|mailbox|local[- ]part|account|recipient|alias)(?: name)?:? (?!(?:client|hosts?|servers?|senders?|domains?|lookups?|access|auth\w*|login|polic\w+|networks?|connections?|agents?|gateways?|relays?|certificates?|sessions?|IPs?|stores?|paths?|groups?|folders?|limits?|types?|services?|backends?)\b)[\w.+-]+(?= (?:\(|is\b|not\b|does|unknown\b|in\b|has\b|invalid\b))/giu;

/** Without "your", "from", "who", "host" and "verify": they are about somebody or something else. */
const englishWords =
  /\b(?:sorry|error|the|this|these|that|there|is|are|was|has|have|hasn|hasn't|got|been|be|to|for|at|our|my|its?|no|not|none|a|an|any|one|by|with|in|on|of|or|and|as|us|we|i|re|t|s|please|try|check|recipients?|rcpt|users?|usernames?|mail|e-?mail|mail ?box(?:es)?|box|inbox|messages?|address(?:es)?|addressees?|account|accounts|persons?|people|body|nobody|noone|name[ds]?|alias(?:es)?|customers?|local|part|local-part|destination|rejected|refused|accepted|declined|denied|unavailable|available|currently|failed|failure|fatal|permanent|permanently|undeliverable|unroutable|unrouteable|invalid|incorrect|bad|good|wrong|valid|known|unknown|unrecogni[sz]ed|recogni[sz]ed|defined|registered|listed|located|resolved|match\w*|present|found|such|exists?|existing|existed|non-?existent|nonexistant|existent|does(?:n't|n)?|do(?:n't|n)?|can(?:not|'t|no)?|could(?:n't)?|deliver(?:ed|y|able)?|moved|gone|longer|never|here|command|requested|action|taken|aborted|domain|organi[sz]ation|system|virtual|table|map|directory|database|list|SMTP|active|inactive|configured|hosted|unallocated|mailing|expansion|problem|unable|find|misspelled|locate|look|up|code|status|ok|bye)\b/giu;

const foreignWords = new RegExp(plainWords.join('|'), 'giu');

/** The next server, whose reply Postfix repeats: "host mx2.acme.com[192.0.2.7] said:". */
const nextServer = /\bhost (?:\S+ )?said:/gi;
/** "Unknown address 192.0.2.1" is about the client, as is a name with the parts of its address, "host-192-0-2-1". A recipient has no IP address. */
const ipAddress =
  /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\w)|(?<!\w)\d{1,3}(?:-\d{1,3}){3}(?!\w)|(?<![\w:])(?:[\da-f]{1,4}:){2,7}(?::|[\da-f]{1,4})/i;
/** The name of a domain or host where a sentence about a recipient has one. Elsewhere, it may be the client's: "Address unknown: mail.acme.com". */
const hostName = /(?<=\b(?:in|at|on|of|by|for|a|the|this|our) |\(| - )[\w-]+(?:\.[\w-]+)+/gi;

const otherHostName = /(?<![\w.])(?!RESOLVER\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w.])/i;

/** "Address unknown for mail.acme.com", "Cannot find address of mail.acme.com" and "Address in MAIL command not found" are about the client or the sender. */
const addressOfHost = /\baddress(?:es)? (?:\w+ ){0,3}(?:of|for) (?:the )?(?:hosts? )?[\w-]+(?:\.[\w-]+)+|\b(?:MAIL|EHLO|HELO) command\b/i;

/** "Name not found" may be the client's host name. "No mailbox by that name" has another word for the recipient. */
const anyName =
  /^[^\p{L}]*(?:sorry\W+|error\W+)?(?:(?:the |this )?names? (?:is |was |could )?(?:not |un)\w+(?: found| known)?|(?:unknown|invalid|no such) name)[^\p{L}]*$/iu;

/** Turkish and Finnish endings that mean "your": "hesabınız bulunamadı" is about the client's account. */
const yourEnding = /\p{L}{3}(?:[ıiuü]n[ıiuü]z|nne)(?!\p{L})/iu;

/**
 * The word for a recipient, and after it what is really missing: "User database not found", "Recipient domain does not exist", "unknown user command".
 * After "in", it is where the recipient was looked for: "User unknown in virtual alias table".
 */
const somethingElse =
  /(?<!\b(?:in|on|by|from|of|at|to)(?: [\w-]+){0,3} )\b(?:recipients?|rcpt|users?|mail ?box(?:es)?|account|address(?:es)?|alias(?:es)?|customers?|domain|SMTP)(?:'s)? (?:addresse?s? |mail ?box(?:es)? |alias(?:es)? |account |virtual )?(?:domain|organi[sz]ation|system|table|map|directory|database|list|status|command|quota|code|expansion)\b|\b(?:unknown|invalid|bad|wrong|unrecogni[sz]ed) (?:command|domain|organi[sz]ation|system|code)\b/i;
/** The same in one word, in German, Dutch and the Nordic languages: "Empfängerdomäne", "Benutzerdatenbank", "gebruikerslijst". */
const compoundOfElse =
  /(?<!(?<!\p{L})(?:im|in|i|aus|in der|in dem|in de|in het|in unserem|in ons) )(?<!\p{L})\p{L}{4,}(?:domän?e?|domain|domein|domæne|domene|list[ea]?n?|lijst|datenbank|database|databas|verzeichnis|register|katalog|server|status|tabell?e?|rechner|bereich|kontingent)(?!\p{L})/iu;

/** @param text without codes, links and addresses */
export function isPlainStatement(text: string): boolean {
  const own = text.replace(nextServer, ' ');
  if (
    ipAddress.test(own) ||
    yourEnding.test(own) ||
    addressOfHost.test(own) ||
    somethingElse.test(own) ||
    compoundOfElse.test(own) ||
    anyName.test(own)
  )
    return false;
  // Ids and times. The lookahead finds a digit in one pass: without it, the time would grow with the third power of the length.
  const unmarked = own.replace(/[[(](?=[^\])\d]*\d)[^\])]*[\])]/g, ' ').replace(hostName, ' ');
  if (otherHostName.test(unmarked)) return false;
  return (
    unmarked
      .replace(/\S*\d\S*/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(knownParts, ' ')
      .replace(namedRecipient, '$1')
      .replace(foreignWords, ' ')
      .replace(englishWords, ' ')
      .replace(/[^\p{L}\ufffd]+/gu, '') === ''
  );
}
