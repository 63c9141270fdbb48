/**
 * The page's content: the facts of the specification as data, verbatim.
 * `hidden` parts are in the markup but hidden, as specified; remove the property to show them.
 */
import { brand } from './brand.ts';

export interface PageLink {
  label: string;
  href: string;
  hidden?: boolean;
}

export interface PlanFeature {
  label: string;
  comingSoon?: boolean;
}

export interface Plan {
  /** Preselects the plan at sign-up: `/sign-up?plan=starter`. */
  id: 'starter' | 'basic' | 'premium';
  name: string;
  /** US dollars per month. */
  price: number;
  /** Credits per month. */
  credits: number;
  badge?: string;
  /** The highlighted plan. */
  recommended?: boolean;
  features: PlanFeature[];
}

export interface FooterColumn {
  id: string;
  heading: string;
  hidden: boolean;
  links: string[];
}

export const navigation: PageLink[] = [
  { label: 'Home', href: '#home' },
  { label: 'About', href: '#about' },
  { label: 'Team', href: '#team', hidden: true },
  { label: 'Pricing', href: '#pricing' },
  { label: 'Contact', href: '#contact' },
];

export const hero = {
  headline: 'See your next customer clearly.',
  lead: `Search by industry, company size, job title and location. Find the person, prove the email, fill in the rest. Top performers check ${brand.name} 6+ times daily.`,
  callToAction: 'Find Your Next Customer',
  trial: '14-day free trial, no credit card required.',
  integrationsLine: 'Deep integrations with favourite tools are coming soon.',
  integrations: ['HubSpot', 'Gmail', 'Google Sheets', 'Zapier', 'Notion', 'Airtable'],
} as const;

export const mainFeatures = {
  heading: 'Main Features',
  search: {
    heading: 'Advanced lead search',
    text: 'Filters by industry, company size, job title and location. Each choice narrows the list and moves every count.',
  },
  verification: {
    heading: 'Email verification in real time',
    text: 'Email verification accuracy of 99%+: the receiving mail server is asked before you write.',
  },
  enrichment: {
    heading: 'LinkedIn profile enrichment',
    text: 'Gathers contact and professional details, so that a name becomes somebody you can reach.',
  },
  validation: {
    heading: 'Data you can act on',
    text: 'Real-time validation of contact data quality and deliverability, with the reason beside each verdict.',
  },
} as const;

export const about = {
  heading: 'The Only Tool That Pays For Itself By Lunch',
  text: 'A prospect list used to take many tabs and tools: one to search, one to guess the email, one to check it, one to keep it all. Replace them with one daily command center: a single dashboard for lead management, email finding, enrichment and monitoring.',
  link: 'Start Free Trial',
  badge: { years: '09', text: 'years of experience' },
} as const;

export const callToAction = {
  heading: "Don't Miss Out! Start Free",
  text: 'Triple your pipeline: 3x pipeline, from the hours you already have.',
  link: 'Start For Free',
} as const;

export const pricing = {
  heading: 'Pricing',
  creditsTooltip: 'Credits are the currency used to access leads, emails and enrichment data.',
  comingSoon: 'coming soon',
  subscribe: 'Subscribe',
} as const;

export const plans: [Plan, Plan, Plan] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 29,
    credits: 2500,
    badge: '14-day free trial',
    features: [{ label: 'Email validation' }, { label: 'LinkedIn enrichment' }, { label: 'AI lead discovery' }],
  },
  {
    id: 'basic',
    name: 'Basic',
    price: 59,
    credits: 4000,
    badge: 'Recommended',
    recommended: true,
    features: [
      { label: 'Everything in Starter' },
      { label: 'Prospect monitoring', comingSoon: true },
      { label: 'Technology lookup', comingSoon: true },
    ],
  },
  {
    id: 'premium',
    name: 'Premium',
    price: 89,
    credits: 6000,
    features: [
      { label: 'Everything in Basic' },
      { label: 'Job board monitoring', comingSoon: true },
      { label: 'AI writing assistant', comingSoon: true },
    ],
  },
];

export const contact = {
  heading: "Let's talk about your problem.",
  location: { heading: 'Location', hidden: true },
  form: {
    heading: 'Send us a Message',
    labels: { fullName: 'Full Name', email: 'Email', phone: 'Phone', message: 'Message' },
    submit: 'Send Message',
    sending: 'Sending…',
    sentHeading: 'Message sent',
    sentText: 'We have your message and will answer by email.',
    another: 'Send another message',
    problem: 'There is a problem',
    failed: 'Your message was not sent, and your words are still here. Check your connection and try again, or write to',
    honeypotLabel: 'Leave this field empty',
  },
} as const;

/** The footer's links point nowhere, as specified. */
const nowhere = '#';

export const footer = {
  nowhere,
  copyright: `© 2025 ${brand.name}. ${brand.tagline}`,
  linksLabel: 'Footer',
  links: [
    { label: 'Home', href: nowhere },
    { label: 'Pricing', href: nowhere },
    { label: 'About', href: nowhere },
  ],
} as const;

export const footerColumns: FooterColumn[] = [
  { id: 'social', heading: 'Social', hidden: true, links: ['LinkedIn', 'X', 'YouTube'] },
  {
    id: 'features',
    heading: 'Features',
    hidden: true,
    links: ['Lead search', 'Email verification', 'LinkedIn enrichment', 'Data validation'],
  },
  { id: 'product', heading: 'Product', hidden: true, links: ['Pricing', 'Contact'] },
  { id: 'blog', heading: 'Blog', hidden: true, links: ['All articles'] },
];

/** Text for search engines and shared links. */
export const metadata = {
  title: `${brand.name}: ${brand.tagline}`,
  description:
    'Find leads by industry, company size, job title and location, verify emails in real time and enrich profiles. 14-day free trial, no credit card required.',
  pictureAlt: `${brand.name}: a search narrowing to people with deliverable emails.`,
} as const;

/** `2500` → `2,500`. Our own code, because the page's markup must not depend on a machine's locale data. */
export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}
