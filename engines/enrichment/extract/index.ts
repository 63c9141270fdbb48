export { extractSite, type SitePage, type SiteReading } from './extract-site.ts';
export type {
  Answer,
  Email,
  Evidence,
  Found,
  Identifier,
  IdentifierKind,
  Network,
  Person,
  Phone,
  PhoneKind,
  PostalAddress,
  SiteFacts,
  SocialProfile,
} from './facts.ts';
