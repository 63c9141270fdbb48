/** Files that contain a link to a document instead of the document: what Google Drive for desktop, browsers and desktops save. */

/** Larger files are not links. Drive's contain a few hundred bytes, a property list of macOS up to a few thousand. */
const longestLink = 8_192;

/**
 * Hosts of documents that people share as a link. A link to any other site may be a list of one website.
 * Source: the addresses under which Google, Microsoft, Dropbox, Box, Apple, Airtable, Notion, Zoho, Smartsheet and WeTransfer share documents.
 */
const documentHosts =
  /^(?:(?:docs|drive|sheets)\.google\.com|(?:[\w-]+\.)?(?:sharepoint\.com|onedrive\.live\.com|1drv\.ms|dropbox\.com|box\.com|airtable\.com|notion\.so|notion\.site|smartsheet\.com|wetransfer\.com|we\.tl)|(?:www\.)?icloud\.com|sheet\.zoho\.\w+|(?:[\w-]+\.)?officeapps\.live\.com|excel\.cloud\.microsoft)$/;

/** @param sample the beginning of a file @returns whether the file is a link to a document, not a list */
export function isLinkFile(sample: Buffer): boolean {
  if (sample.length > longestLink) return false;
  if (sample.subarray(0, 6).toString('latin1') === 'bplist') return true;
  const isWide = (sample[0] === 0xff && sample[1] === 0xfe) || (sample.length > 1 && sample[0] !== 0 && sample[1] === 0);
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(sample).trim();
  // Internet shortcuts of Windows (.url) and links of Linux desktops (.desktop).
  if (/^(?:\[\{[^\]]*\][^[]*)*\[InternetShortcut(?:\.W)?\]/i.test(text)) return true;
  if (/^\[Desktop Entry\]/i.test(text) && /^URL(?:\[\$e\])?\s*=/im.test(text)) return true;
  // A property list of macOS (.webloc, .inetloc, .fileloc).
  if (/^<\?xml\b/i.test(text) && /<plist\b/i.test(text)) return /<key>URL<\/key>/i.test(text);
  if (text.startsWith('{')) return isDriveShortcut(text);
  if (/^url\s*=\s*\w+:\/\/\S+$/i.test(text)) return true;
  return isDocumentLink(text);
}

/** `.gsheet`, `.gdoc` and others: `{"url": "https://docs.google.com/…", "doc_id": …}`; newer ones have no URL. */
function isDriveShortcut(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  if (typeof value !== 'object' || value === null) return false;
  const members = value as Readonly<Record<string, unknown>>;
  if (Object.values(members).some((member) => typeof member === 'object' && member !== null)) return false;
  const isOfDrive = 'doc_id' in members && ('url' in members || 'resource_key' in members || 'email' in members);
  const names = Object.keys(members);
  return (
    isOfDrive || (names.length === 1 && /^(?:url|link|href)$/i.test(names[0] ?? '') && isDocumentLink(String(Object.values(members)[0])))
  );
}

/** Only a link, with or without quotes or the formula that shows it. */
function isDocumentLink(text: string): boolean {
  const [, link = ''] = /^(?:=HYPERLINK\()?["'<]?(https?:\/\/[^\s"'<>,;]+)["'>]?(?:[,;]\s*"[^"]*")?\)?$/i.exec(text) ?? [];
  const url = URL.parse(link);
  return url !== null && (documentHosts.test(url.hostname) || /\.(?:csv|tsv|xlsx?|ods|json|vcf|numbers|pdf)$/i.test(url.pathname));
}
