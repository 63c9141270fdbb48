/** Which service receives a company's mail, from the names of its mail servers (MX). */

/**
 * Endings of the mail servers' names, as the vendors' setup instructions give them. Filters that pass mail on to another service are named as such,
 * because the mailbox behind them can't be seen from outside.
 */
const providers: readonly (readonly [name: string, endings: readonly string[]])[] = [
  ['Google Workspace', ['google.com', 'googlemail.com', 'smtp.goog']],
  ['Microsoft 365', ['mail.protection.outlook.com', 'mx.microsoft', 'olc.protection.outlook.com', 'mail.protection.partner.outlook.cn']],
  ['Zoho Mail', ['zoho.com', 'zoho.eu', 'zoho.in', 'zohomail.com', 'zohomail.eu', 'zoho.com.au', 'zoho.jp', 'zohocloud.ca']],
  ['Proofpoint', ['pphosted.com', 'ppe-hosted.com', 'ppops.net']],
  ['Mimecast', ['mimecast.com', 'mimecast.co.za', 'mimecast-offshore.com']],
  ['Barracuda', ['barracudanetworks.com', 'cudaops.com']],
  ['Cisco Secure Email', ['iphmx.com']],
  ['Symantec Email Security', ['messagelabs.com']],
  ['Trend Micro Email Security', ['trendmicro.com', 'trendmicro.eu']],
  ['Sophos Email', ['hydra.sophos.com', 'prod.hydra.sophos.com']],
  ['Hornetsecurity', ['hornetsecurity.com', 'antispameurope.com']],
  ['Retarus', ['retarus.com']],
  ['Cloudflare Email Routing', ['mx.cloudflare.net']],
  ['Amazon WorkMail', ['awsapps.com', 'amazonaws.com']],
  ['Proton Mail', ['protonmail.ch', 'proton.me']],
  ['Fastmail', ['messagingengine.com', 'fastmail.com']],
  ['iCloud Mail', ['mail.icloud.com']],
  ['Yandex 360', ['yandex.net', 'yandex.ru']],
  ['VK WorkSpace', ['mail.ru']],
  ['Tencent Exmail', ['qq.com', 'exmail.qq.com']],
  ['Alibaba Mail', ['mxhichina.com', 'aliyun.com']],
  ['IONOS', ['kundenserver.de', 'ionos.com', 'ionos.de', '1and1.com', 'perfora.net', 'schlund.de']],
  ['STRATO', ['rzone.de', 'strato.de']],
  ['Hetzner', ['your-server.de']],
  ['mailbox.org', ['mailbox.org']],
  ['OVHcloud', ['ovh.net', 'ovh.ca']],
  ['Gandi', ['gandi.net']],
  ['Infomaniak', ['infomaniak.ch', 'infomaniak.com']],
  ['GoDaddy', ['secureserver.net']],
  ['Namecheap Private Email', ['privateemail.com', 'registrar-servers.com']],
  ['Rackspace Email', ['emailsrvr.com']],
  ['one.com', ['one.com']],
  ['Hostinger', ['hostinger.com', 'titan.email']],
  ['ImprovMX', ['improvmx.com']],
  ['Migadu', ['migadu.com']],
  ['Mailgun', ['mailgun.org']],
  ['SendGrid', ['sendgrid.net']],
];

/**
 * @param hosts of the MX records, in the order of their preference
 * @returns the service's name; null if it is unknown or the company's own server
 */
export function mailProviderOf(hosts: readonly string[]): string | null {
  for (const host of hosts) {
    const name = host.toLowerCase().replace(/\.$/, '');
    const known = providers.find(([, endings]) => endings.some((ending) => name === ending || name.endsWith(`.${ending}`)));
    if (known) return known[0];
  }
  return null;
}
