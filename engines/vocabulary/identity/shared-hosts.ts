/**
 * Hosts with pages of many companies. Their domain identifies nobody but their operator: two rows with such a website are not the same
 * company because of it. Names of operators and services, compiled by hand; the Public Suffix List's private section has more hosts
 * whose customers have a subdomain of their own.
 */

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Site builders, shop and blog hosts: the customer's name is the label before the host. */
const subdomainHosts = new Set(
  wordsOf(`
    squarespace.com business.site jimdofree.com jimdosite.com jimdo.com wordpress.com wpcomstaging.com blogspot.com company.site weebly.com
    weeblysite.com godaddysites.com strikingly.com mystrikingly.com tumblr.com substack.com glide.page tilda.ws ucraft.net webnode.page
    webnode.com site123.me hubspotpagebuilder.com hs-sites.com zohosites.com bigcartel.com typepad.com over-blog.com webs.com e-monsite.com
    webador.com webador.de webador.nl webador.fr onepage.me beepworld.de canalblog.com eklablog.com canva.site durable.co mozello.com ghost.io
    bandcamp.com mailchimpsites.com myportfolio.com smugmug.com zyrosite.com hostingersite.com wpengine.com kinsta.cloud amebaownd.com
    jimdo.jp notion.site wixsite.com webflow.io myshopify.com herokuapp.com vercel.app netlify.app pages.dev web.app firebaseapp.com
    carrd.co github.io gitlab.io square.site blogspot.de blogspot.fr blogspot.co.uk livejournal.com medium.com my-free.website
    ueniweb.com sitew.com sitew.fr homestead.com angelfire.com tripod.com yolasite.com simplesite.com pagecloud.com
    leadpages.co clickfunnels.com kajabi.com teachable.com thinkific.com podia.com systeme.io itch.io contently.com journoportfolio.com
    loja2.com.br lojaintegrada.com.br nuvemshop.com.br tiendanube.com mitiendanube.com mercadoshops.com.br negocio.site negocio.page
    site.pro webnode.es webnode.it webnode.nl webnode.pt webnode.com.br altervista.org blogger.com
  `),
);

/** Social networks, link pages and shorteners, app stores, code hosts: a website there is never its operator's own. */
const pageHosts = new Set(
  wordsOf(`
    linkedin.com facebook.com fb.com fb.me instagram.com twitter.com x.com youtube.com youtu.be tiktok.com pinterest.com snapchat.com reddit.com
    threads.net threads.com bsky.app mastodon.social vk.com ok.ru weibo.com xing.com xing.to viadeo.com t.me telegram.me wa.me whatsapp.com line.me
    discord.gg discord.com vimeo.com twitch.tv soundcloud.com flickr.com behance.net dribbble.com quora.com
    github.com gitlab.com bitbucket.org notion.so producthunt.com angel.co wellfound.com ycombinator.com f6s.com
    google.com goo.gl g.page g.co bit.ly tinyurl.com ow.ly t.co is.gd cutt.ly rebrand.ly lnkd.in buff.ly t.ly rb.gy shorturl.at
    linktr.ee beacons.ai bio.link taplink.cc lnk.bio linkin.bio about.me campsite.bio milkshake.app solo.to msha.ke bento.me
    apple.com etsy.com amazon.com shopify.com typeform.com crunchbase.com forms.gle jotform.com surveymonkey.com eventbrite.com meetup.com
    calendly.com dropbox.com archive.org wikipedia.org wikidata.org
  `),
);

/** Marketplaces, registers, directories, job boards: a page there is its customer's, the bare host its operator's. */
const hostsWithPages = new Set(
  wordsOf(`
    service.gov.uk company-information.service.gov.uk companieshouse.gov.uk opencorporates.com northdata.com northdata.de handelsregister.de
    unternehmensregister.de bundesanzeiger.de companyhouse.de firmenabc.at firmenabc.com moneyhouse.ch zefix.ch societe.com pappers.fr
    infogreffe.fr verif.com manageo.fr infonet.fr registroimprese.it ufficiocamerale.it informazione-aziende.it einforma.com infocif.es
    axesor.es empresia.es cnpj.biz cnpj.info econodata.com.br kvk.nl drimble.nl companyinfo.nl kompany.com creditsafe.com dnb.com
    zoominfo.com apollo.io rocketreach.co lusha.com pitchbook.com tracxn.com owler.com cbinsights.com dealroom.co golden.com craft.co
    bloomberg.com reuters.com sec.gov endole.co.uk bizapedia.com bbb.org manta.com chamberofcommerce.com kompass.com europages.com europages.co.uk
    europages.de wlw.de thomasnet.com globalspec.com made-in-china.com alibaba.com aliexpress.com indiamart.com tradeindia.com justdial.com
    yellowpages.com yell.com thomsonlocal.com pagesjaunes.fr gelbeseiten.de dasoertliche.de 11880.com goldenpages.ie paginegialle.it
    paginasamarillas.es telelistas.net goudengids.nl goudengids.be local.ch search.ch herold.at hotfrog.com cylex.de cylex.com foursquare.com
    mapquest.com waze.com openstreetmap.org golocal.de meinestadt.de werkenntdenbesten.de provenexpert.com trustpilot.com trustedshops.de
    yelp.com tripadvisor.com thefork.com opentable.com resy.com quandoo.de lieferando.de ubereats.com doordash.com deliveroo.co.uk just-eat.co.uk
    ifood.com.br booking.com airbnb.com expedia.com hotels.com agoda.com hrs.com vrbo.com holidaycheck.de getyourguide.com viator.com
    houzz.com angi.com thumbtack.com homeadvisor.com checkatrade.com myhammer.de treatwell.de treatwell.co.uk planity.com doctolib.fr doctolib.de
    jameda.de zocdoc.com healthgrades.com avvo.com lawyers.com justia.com realtor.com zillow.com immobilienscout24.de immowelt.de seloger.com
    idealista.com rightmove.co.uk mobile.de autoscout24.de autoscout24.com leboncoin.fr kleinanzeigen.de ebay.com ebay-kleinanzeigen.de subito.it
    wallapop.com marktplaats.nl olx.com olx.pt olx.com.br mercadolivre.com.br mercadolibre.com gumtree.com craigslist.org otto.de zalando.de
    rakuten.co.jp rakuten.com taobao.com tmall.com jd.com redbubble.com teespring.com zazzle.com notonthehighstreet.com dawanda.com folksy.com
    fiverr.com upwork.com freelancer.com malt.fr toptal.com clutch.co g2.com capterra.com getapp.com goodfirms.co sortlist.com designrush.com
    kickstarter.com indiegogo.com gofundme.com patreon.com ko-fi.com buymeacoffee.com startnext.com ulule.com
    greenhouse.io lever.co workable.com ashbyhq.com bamboohr.com recruitee.com personio.de personio.com smartrecruiters.com icims.com jobvite.com
    teamtailor.com breezy.hr join.com applytojob.com jazz.co taleo.net successfactors.com successfactors.eu eightfold.ai rippling.com
    paylocity.com ultipro.com dayforcehcm.com workday.com myworkdayjobs.com myworkdaysite.com oraclecloud.com softgarden.io softgarden.de
    jobs.cz indeed.com glassdoor.com glassdoor.de stepstone.de monster.com kununu.com ziprecruiter.com infojobs.net infojobs.com.br
    welcometothejungle.com hellowork.com jobteaser.com nationalevacaturebank.nl catho.com.br gupy.io vagas.com.br workatastartup.com otta.com
    builtin.com dice.com simplyhired.com applicantpro.com clearcompany.com pinpointhq.com traffit.com comeet.com freshteam.com
  `),
);

/** Of these, the brand has sites under many suffixes: amazon.de, ebay.co.uk, yelp.ca. */
const brandsWithPages = new Set(
  wordsOf(
    'amazon ebay etsy yelp tripadvisor google booking airbnb indeed glassdoor crunchbase trustpilot mercadolivre mercadolibre olx pinterest personio yellowpages goldenpages paginasamarillas cylex kompass hotfrog europages zoominfo craigslist gumtree',
  ),
);

export type HostKind =
  /** Belongs to one company. */
  | 'own'
  /** The label before the host is the customer's. */
  | 'subdomain'
  /** A website there identifies nobody. */
  | 'page'
  /** A page or subdomain there identifies nobody; the bare host is its operator's. */
  | 'operator';

/** @param domain registrable, lower case. @param label the part of it before the public suffix */
export function hostKindOf(domain: string, label: string | null): HostKind {
  if (subdomainHosts.has(domain)) return 'subdomain';
  if (pageHosts.has(domain)) return 'page';
  return hostsWithPages.has(domain) || (label !== null && brandsWithPages.has(label)) ? 'operator' : 'own';
}
