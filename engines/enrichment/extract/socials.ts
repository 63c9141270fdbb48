/** Profiles of the company in social networks: linked as such, not share buttons, single posts, or profiles of vendors and staff. */
import { readLinkedin } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';
import type { Link } from '../page/page.ts';
import { urlParts } from '../page/urls.ts';
import type { Evidence, Network, SocialProfile } from './facts.ts';
import { ownOrganizations, textsOf } from './organizations.ts';
import { personNameIn } from './person-names.ts';
import { remembered } from './remembered.ts';
import { evidenceOf, type Scope } from './scope.ts';

export interface SocialCandidate {
  readonly value: SocialProfile;
  readonly evidence: Evidence;
  readonly weight: number;
}

interface NetworkRule {
  readonly network: Network;
  readonly host: RegExp;
  /** Paths of profiles; the first group is the profile's name. */
  readonly profile: RegExp;
}

/** Tabs of a profile, which are not separate profiles. */
const tabs = /\/(?:timeline|about|videos|featured|posts|photos|info|home|reviews|playlists|community|mycompany|feed|jobs|life)\/?$/i;

export const networks: readonly NetworkRule[] = [
  { network: 'linkedin', host: /(?:^|\.)linkedin\.com$/, profile: /^\/(?:company|school|showcase|in|company-beta)\/([^/?]+)/i },
  {
    network: 'x',
    host: /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/,
    profile: /^\/(?:#!\/)?@?(?!(?:share|intent|home|search|hashtag|i|login|signup|privacy|tos|widgets)(?:\/|$))(\w{1,15})\/?$/i,
  },
  {
    network: 'facebook',
    host: /^(?:[a-z]{2}-[a-z]{2}\.|www\.|m\.|web\.|business\.)?(?:facebook|fb)\.com$/,
    profile:
      /^\/(?!(?:sharer?(?:\.php)?|dialog|plugins|tr|login(?:\.php)?|events|groups|hashtag|watch|help|policies|policy\.php|privacy|legal|photo(?:\.php|s)?|permalink\.php|l\.php|business|ads|story\.php|share|notes(?:\.php)?|media|apps|marketplace|hashtag|home\.php|pg)(?:\/|$|\?))((?:pages\/(?:category\/)?[^/]+\/[\w-]+|p\/[^/]+|people\/[^/]+\/\d+|profile\.php|[\w.%-]+))/i,
  },
  {
    network: 'instagram',
    host: /^(?:www\.)?instagram\.com$/,
    profile: /^\/(?!(?:p|reel|reels|explore|accounts|stories|tv|about|legal|share)(?:\/|$))([\w.]+)/i,
  },
  {
    network: 'youtube',
    host: /^(?:www\.|m\.)?youtube\.com$/,
    profile:
      /^\/(?!(?:watch|embed|results|playlist|redirect|t|about|feed|shorts|live|iframe_api|premium|howyoutubeworks|channel\/?$|user\/?$|c\/?$)(?:\/|$|\?))((?:channel\/|user\/|c\/|@)?[\w.@%-]+)/i,
  },
  { network: 'xing', host: /^(?:www\.)?xing\.(?:com|to)$/, profile: /^\/(?:pages|companies|company|profile|net)\/([^/?]+)/i },
  {
    network: 'github',
    host: /^(?:www\.)?github\.com$/,
    profile: /^\/(?!(?:about|features|login|site|topics|orgs|sponsors)(?:\/|$))([\w-]+)\/?$/i,
  },
  { network: 'tiktok', host: /^(?:www\.)?tiktok\.com$/, profile: /^\/(@[\w.]+)/i },
  {
    network: 'pinterest',
    host: /^(?:www\.|[a-z]{2}\.)?pinterest\.(?:com|de|fr|es|it|co\.uk|pt|ca|at|ch)$/,
    profile: /^\/(?!(?:pin|search|ideas|_|login)(?:\/|$))([\w-]+)\/?$/i,
  },
  {
    network: 'vimeo',
    host: /^(?:www\.)?vimeo\.com$/,
    profile: /^\/(?!\d+(?:\/|$)|(?:channels|video|watch|blog|join|log_in)(?:\/|$))([\w-]+)\/?$/i,
  },
  { network: 'bluesky', host: /^bsky\.app$/, profile: /^\/profile\/([^/]+)/i },
  { network: 'threads', host: /^(?:www\.)?threads\.(?:net|com)$/, profile: /^\/(@[\w.]+)/i },
  { network: 'medium', host: /^medium\.com$/, profile: /^\/(@?[\w.-]+)\/?$/i },
  { network: 'crunchbase', host: /^(?:www\.)?crunchbase\.com$/, profile: /^\/(?:organization|company)\/([^/?]+)/i },
];

/** Names of makers of site builders and themes, whose profiles templates link to, and of examples. */
const vendors =
  /^(?:search|votre[-_]?(?:profil|compte|page)|(?:tu|su)[-_]?(?:perfil|cuenta|usuario|pagina)|(?:dein|ihr)[-_]?(?:profil|name|account)|(?:tuo|vostro)[-_]?(?:profilo|account)|seu[-_]?(?:perfil|usuario)|wix|wordpress|squarespace|shopify|facebook|instagram|twitter|linkedin|youtube|google|bootstrap|getbootstrap|themeforest|envato|elegantthemes|godaddy|webflow|weebly|jimdo|html5up|templatemo|colorlib|youraccount|yourcompany|yourpage|yourprofile|username|user|example|your-?profile|your-?company|profile|home|company|page|envato_market|sharer?|elementor|hostinger|wixcom|duda|strikingly|mobirise|webnode|site123|carrd|ucraft|tilda(?:publishing)?|ionos|strato|bootstrapmade|startbootstrap|creativetim|w3layouts|templatemonster|styleshout|htmlcodex|themewagon|oceanwp|themeisle)$/i;

/** "ana.silva.395": what Facebook calls the profile of a person who has not chosen a name; pages of companies get "Acme-Pumps-1023" or a number. */
const defaultOfPerson = /^[a-z]{2,}(?:\.[a-z]{2,}){1,2}\.\d{1,9}$/;

interface Profile {
  readonly profile: SocialProfile;
  readonly name: string;
  /** Of a person, not of an organization. */
  readonly isPersonal: boolean;
}

export const profileOf = remembered((url): Profile | null => {
  // Twitter's addresses before 2012: "twitter.com/#!/acme".
  const parts = urlParts(url.replace('/#!/', '/'));
  if (!parts) return null;
  for (const { network, host, profile } of networks) {
    if (!host.test(parts.host)) continue;
    const [, name = ''] = profile.exec(parts.path) ?? [];
    if (name === '' || vendors.test(name.replace(/^@|^(?:user|c|channel)\//, ''))) return null;
    if (name === 'profile.php' && !/[?&]id=\d+/.test(parts.query)) return null;
    const isPersonal =
      (network === 'linkedin' && (readLinkedin(url).kind !== 'handle' || /^\/in\//i.test(parts.path))) ||
      (network === 'xing' && /^\/profile\//i.test(parts.path)) ||
      (network === 'facebook' && defaultOfPerson.test(name));
    return {
      profile: {
        network,
        url:
          name === 'profile.php'
            ? `https://${parts.host}${parts.path}${parts.query}`
            : `https://${parts.host}${/^(?:facebook|youtube|linkedin)$/.test(network) ? parts.path.replace(tabs, '') : parts.path}`,
      },
      name,
      isPersonal,
    };
  }
  return null;
});

export function findSocials(scope: Scope): SocialCandidate[] {
  const ofItems = ownOrganizations(scope).flatMap((item) =>
    textsOf(item, 'sameAs').flatMap((url): SocialCandidate[] => {
      const read = profileOf(url);
      return read === null || read.isPersonal ? [] : [{ value: read.profile, evidence: evidenceOf(scope, item.source, url), weight: 2 }];
    }),
  );
  const brand = scope.domain?.split('.')[0] ?? '';
  // Icons of networks in one row: if one profile has the name of the site, all of them are the company's.
  const besideNamed = new Set(
    scope.page.links.flatMap(({ url, text, block, isHidden }) => {
      const read = url === null || isHidden || text !== '' || brand.length < 3 ? null : profileOf(url);
      return read !== null && !read.isPersonal && resembles(read.name, brand) ? [block] : [];
    }),
  );
  // What is above the header or the menu is a bar of contacts, whatever its element.
  const [top = 0] = scope.page.blocks.flatMap(({ index, landmark }) => (landmark === 'header' || landmark === 'nav' ? index : []));
  const ofLinks = scope.page.links.flatMap((link): SocialCandidate[] => {
    const read = link.url === null || link.isHidden ? null : profileOf(link.url);
    // A person's profile is never the company's, not even if it bears its name.
    if (!read || read.isPersonal || isShare(link) || isOfOthers(scope, link)) return [];
    const isNamed = brand.length > 2 && resembles(read.name, brand);
    if (!isNamed && isOfPerson(link)) return [];
    const inFrame =
      besideNamed.has(link.block) ||
      link.block < top ||
      link.landmark === 'footer' ||
      link.landmark === 'header' ||
      link.landmark === 'nav' ||
      /\bme\b|publisher/.test(link.rel) ||
      /social/.test(link.hint);
    if (!isNamed && !inFrame && scope.kind !== 'home' && scope.kind !== 'contact' && scope.kind !== 'imprint') return [];
    // In running text, links lead to others' profiles.
    if (!isNamed && !inFrame && isInRunningText(scope, link)) return [];
    return [
      {
        value: read.profile,
        evidence: evidenceOf(scope, 'profile link', link.href, link.block),
        weight: isNamed ? 1.5 : inFrame ? 1 : 0.6,
      },
    ];
  });
  return [...ofItems, ...ofLinks];
}

/** A link that is only a picture is next to the block that follows it, not in it. */
function isOfOthers({ others, page }: Scope, { block, text }: Link): boolean {
  const isInside = text !== '' && page.blocks[block]?.text.includes(text) === true;
  return others.has(block) && (isInside || block === 0 || others.has(block - 1));
}

const isShare = ({ href, hint, text }: Link): boolean =>
  /[?&](?:u|url|text|status|mini|title|summary|via)=/i.test(href) ||
  /\b(?:share|sharing|addtoany|addthis|sharethis|a2a)\b/.test(hint) ||
  /^(?:share|teilen|partager|compartir|compartilhar|condividi|delen|tweet|pin it)\b/i.test(text.trim());

/** "Twitter de Ana Silva": the icon of a network that says whose profile it is. */
function isOfPerson({ text }: Link): boolean {
  const [, name = ''] =
    /^(?:twitter|x|github|instagram|facebook|youtube|tiktok|vimeo|bluesky|profile?|perfil|profilo|profiel)(?:\s(?:profile?|of|de|von|di|van|do|da|d['’]))*\s(\p{Lu}.{4,50})$/iu.exec(
      text.trim(),
    ) ?? [];
  return name !== '' && personNameIn(name) !== null;
}

function isInRunningText(scope: Scope, link: Link): boolean {
  const block = scope.page.blocks[link.block];
  return block !== undefined && block.text.length > link.text.length + 60 && block.text.includes(link.text) && link.text !== '';
}

/** Whether a profile's name and the domain's name have most letters in common: "Rubens_Knokke" and "brasserierubens". */
function resembles(name: string, brand: string): boolean {
  const own = foldText(brand).replaceAll(' ', '');
  const words = foldText(name.replace(/^(?:pages|people|p|channel|user|c)\//, ''))
    .split(' ')
    .filter((word) => word.length > 2);
  const joined = words.join('');
  if (joined.length > 3 && (own.includes(joined) || joined.includes(own))) return true;
  return words.some((word) => word.length > 4 && own.includes(word));
}
