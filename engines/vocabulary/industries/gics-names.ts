/** Names of GICS, the industry classification of S&P and MSCI, that mean something else here. Folded. */
import type { IndustryId } from './industries.ts';

/** GICS sectors whose name alone means something else here, or nothing. */
export const gicsSectors: Readonly<Record<string, IndustryId>> = {
  'communication services': 'telecommunications',
  'consumer discretionary': 'consumer-goods',
  'consumer staples': 'consumer-goods',
  energy: 'energy',
  financials: 'financial-services',
  'health care': 'healthcare',
  industrials: 'manufacturing',
  'information technology': 'software',
  materials: 'materials',
  'real estate': 'real-estate',
  utilities: 'energy',
};

/** GICS sub-industries with another name in our list. Names: S&P and MSCI's Global Industry Classification Standard, 2023. */
export const gicsSubIndustries: Readonly<Record<string, IndustryId>> = {
  advertising: 'media.advertising',
  broadcasting: 'media.broadcasting',
  publishing: 'media.publishing',
  distributors: 'wholesale',
  footwear: 'consumer-goods.apparel',
  restaurants: 'travel-and-hospitality.restaurants',
  'property and casualty insurance': 'insurance.property-and-casualty',
  'multi line insurance': 'insurance',
  'managed health care': 'insurance.life-and-health',
  'health care services': 'healthcare.practices',
  'systems software': 'software.cloud-infrastructure',
  'it consulting and other services': 'software.it-services',
  'data processing and outsourced services': 'professional-services.outsourcing',
};
