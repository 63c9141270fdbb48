/** Fields of a person or company of Lusha (docs.lusha.com, API v2) beyond facts. */
import type { ExtraField } from '../provider.ts';

export const personExtras: readonly ExtraField[] = [
  { about: 'person', at: '/jobTitle/seniority', label: 'Seniority', type: 'text' },
  { about: 'person', at: '/jobTitle/departments/*', label: 'Departments', type: 'list' },
  { about: 'person', at: '/linkedinFollowersCount', label: 'LinkedIn followers', type: 'number' },
  { about: 'person', at: '/linkedinConnectionsCount', label: 'LinkedIn connections', type: 'number' },
  { about: 'person', at: '/linkedinSkills/*', label: 'Skills', type: 'list' },
  { about: 'person', at: '/linkedinCertifications/*/title', label: 'Certifications', type: 'list' },
  { about: 'person', at: '/linkedinAwards/*/title', label: 'Awards', type: 'list' },
  { about: 'person', at: '/company/industryPrimaryGroup', label: 'Company industry group', type: 'text' },
  { about: 'person', at: '/company/industry/subIndustry', label: 'Company sub-industry', type: 'text' },
  { about: 'person', at: '/company/funding/lastFundingEventDate', label: 'Company’s latest funding', type: 'date' },
];

export const companyExtras: readonly ExtraField[] = [
  { about: 'company', at: '/companyType', label: 'Company type', type: 'text' },
  { about: 'company', at: '/subIndustry', label: 'Sub-industry', type: 'text' },
  { about: 'company', at: '/categories/*', label: 'Categories', type: 'list' },
  { about: 'company', at: '/linkedinFollowers', label: 'LinkedIn followers', type: 'number' },
  { about: 'company', at: '/companySize/employeesInLinkedin', label: 'Employees on LinkedIn', type: 'number' },
  { about: 'company', at: '/emailDomain', label: 'Mail domain', type: 'text' },
  { about: 'company', at: '/funding/totalRounds', label: 'Funding rounds', type: 'number' },
  { about: 'company', at: '/funding/isIpo', label: 'Went public', type: 'yes_no' },
  { about: 'company', at: '/funding/lastRoundType', label: 'Latest funding round', type: 'text' },
  { about: 'company', at: '/funding/lastRoundAmount', label: 'Latest funding amount', type: 'number' },
  { about: 'company', at: '/funding/lastRoundDate', label: 'Latest funding date', type: 'date' },
  { about: 'company', at: '/intent/detectedTopics/*/topicName', label: 'Intent topics', type: 'list' },
];
