/** Text and codes that have a special meaning at certain hosts. Each was observed at the host in `at`. */
import type { ReplyRule } from './reply-classes.ts';

export const providerRules: readonly ReplyRule[] = [
  {
    means: 'no_mailbox',
    enhanced: /^5\.4\.1$/,
    text: /access denied/i,
    host: /\.(?:protection\.(?:outlook\.(?:com|de)|partner\.outlook\.cn|office365\.us)|mx\.microsoft)$/,
    not: /(?:client|sender|sending|banned|ip address|tenant)/i,
    at: 'example-com.mail.protection.outlook.com',
    from: 'Exchange Online, directory-based edge blocking (learn.microsoft.com, "Use Directory-Based Edge Blocking")',
    examples: [
      '550 5.4.1 Recipient address rejected: Access denied. [AMS0EPF000001A5.eurprd05.prod.outlook.com 2024-01-01T00:00:00.000Z 08DC0]',
    ],
  },
  {
    means: 'no_mailbox',
    code: /^550$/,
    text: /Requested action not taken: mailbox unavailable/i,
    not: /\b(?:policy|policies|spam|black|block|reputation|PTR|SPF|DKIM|DMARC|restrict\w*|sender|limit|temporarily|DNS)\b/i,
    host: /\.(?:gmx\.(?:net|com|de|at|ch)|web\.de|mail\.com|kundenserver\.de|1and1\.\w+|perfora\.net|ionos\.(?:com|de|fr|es|it|mx|co\.uk))$/,
    at: 'mx00.gmx.net',
    from: 'GMX, WEB.DE, mail.com, IONOS: their text for an unknown mailbox; policy refusals have other text (postmaster.gmx.net/en/error-messages)',
    examples: [
      '550 Requested action not taken: mailbox unavailable For explanation visit https://postmaster.gmx.net/en/error-messages?ip=192.0.2.1&c=hi',
    ],
  },
  {
    means: 'no_mailbox',
    code: /^550$/,
    text: /Requested action not taken: mailbox unavailable \(S\d+\)/i,
    host: /\.olc\.protection\.outlook\.com$/,
    at: 'hotmail-com.olc.protection.outlook.com',
    from: 'Outlook.com and Hotmail (learn.microsoft.com, "Troubleshooting bounce messages"); refusals for policy have other text',
    examples: ['550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).'],
  },
  {
    means: 'no_mailbox',
    code: /^550$/,
    text: /Mailbox unavailable or access denied/i,
    host: /\.qq\.com$/,
    at: 'mx1.qq.com',
    from: 'QQ Mail: its text for an unknown mailbox; refusals of the client name it ("Ip frequency limited")',
    examples: ['550 Mailbox unavailable or access denied [MLsSxN9nRjCXn4] http://service.mail.qq.com/cgi-bin/help?id=20022'],
  },
  {
    means: 'no_mailbox',
    code: /^550$/,
    text: /#5\.1\.0 Address rejected\.?\s*$/i,
    host: /\.iphmx\.com$/,
    at: 'esa1.acme.iphmx.com',
    from: 'Cisco Secure Email (IronPort): its text for a recipient that is missing from the directory',
    examples: ['550 #5.1.0 Address rejected.'],
  },
  {
    means: 'policy',
    code: /^[45]5\d$/,
    text: /\[?\b(?:TSS?|IPTS|BL|PH|GL)\d\d\b\]?/,
    host: /\.yahoodns\.net$/,
    at: 'mta5.am0.yahoodns.net',
    from: 'Yahoo and AOL (senders.yahooinc.com/smtp-error-codes)',
    examples: [
      '451 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1',
      '553 [TSS09] All messages from 192.0.2.1 will be permanently deferred',
    ],
  },
];
