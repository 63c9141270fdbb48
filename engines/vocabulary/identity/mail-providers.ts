/**
 * Mailbox providers, where anyone can get a mailbox: an address there is a person's own and identifies no employer. Compiled from the providers' sign-up
 * pages; not complete. Hosting for the domains of companies (Google Workspace, Microsoft 365) is not included, because there the domain belongs to
 * the company.
 */
const mailProviders: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com
  outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.jp outlook.com.br outlook.in outlook.co.th outlook.ie outlook.pt
  hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.es hotmail.it hotmail.be hotmail.nl hotmail.com.br hotmail.com.ar hotmail.se hotmail.ca hotmail.co.jp
  live.com live.co.uk live.fr live.de live.it live.nl live.be live.ca live.com.au live.com.mx live.se live.no live.dk live.ie live.jp msn.com passport.com
  yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.co.in yahoo.in yahoo.ca yahoo.com.br yahoo.com.ar yahoo.com.mx yahoo.com.au yahoo.co.jp
  yahoo.co.id yahoo.com.sg yahoo.com.ph yahoo.com.hk yahoo.com.tw yahoo.com.vn yahoo.co.nz yahoo.ie yahoo.gr yahoo.se yahoo.no yahoo.dk yahoo.pl ymail.com
  rocketmail.com myyahoo.com aol.com aol.co.uk aol.de aol.fr aim.com verizon.net
  icloud.com me.com mac.com privaterelay.appleid.com
  gmx.com gmx.de gmx.net gmx.at gmx.ch gmx.fr gmx.co.uk gmx.us web.de email.de mail.com email.com usa.com consultant.com engineer.com post.com
  freenet.de t-online.de magenta.de arcor.de posteo.de posteo.net posteo.eu mailbox.org
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.io tuta.com keemail.me
  fastmail.com fastmail.fm hushmail.com runbox.com startmail.com mailfence.com hey.com skiff.com disroot.org riseup.net zoho.com zohomail.com zohomail.eu
  yandex.com yandex.ru ya.ru yandex.ua yandex.kz yandex.by mail.ru bk.ru list.ru inbox.ru internet.ru xmail.ru rambler.ru lenta.ru ukr.net i.ua meta.ua
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr aliceadsl.fr
  libero.it virgilio.it alice.it tin.it tiscali.it inwind.it iol.it email.it
  wp.pl o2.pl onet.pl op.pl interia.pl interia.eu gazeta.pl poczta.onet.pl tlen.pl vp.pl
  seznam.cz email.cz post.cz centrum.cz volny.cz azet.sk zoznam.sk centrum.sk
  freemail.hu citromail.hu abv.bg mail.bg dir.bg inbox.lv inbox.lt mail.ee hot.ee
  btinternet.com btopenworld.com sky.com talktalk.net virginmedia.com ntlworld.com blueyonder.co.uk
  comcast.net xfinity.com att.net sbcglobal.net bellsouth.net cox.net charter.net spectrum.net earthlink.net juno.com netzero.net
  rogers.com shaw.ca sympatico.ca videotron.ca telus.net bigpond.com optusnet.com.au
  ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl hetnet.nl telenet.be skynet.be bluewin.ch hispeed.ch sapo.pt telia.com telefonica.net
  terra.com.br uol.com.br bol.com.br ig.com.br globo.com
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn tom.com 21cn.com
  naver.com daum.net hanmail.net kakao.com nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com
  rediffmail.com sify.com indiatimes.com walla.co.il walla.com`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether the domain belongs to a mailbox provider for consumers, so that it identifies no company. @param domain lower case; names with other letters in A-labels */
export function isMailProvider(domain: string): boolean {
  return mailProviders.has(domain);
}
