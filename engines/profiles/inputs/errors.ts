/**
 * Why an input can't be used. Codes are stable; the words are for users, and say what to do. LinkedIn's pages are never opened, so what
 * a link leads to must be in the link itself.
 */
export const inputErrors = {
  empty: 'There is nothing to read.',
  too_long: 'This line is longer than 2,000 characters. Enter one person per line.',
  unreadable: "This isn't a LinkedIn profile URL, an email address, or a name with a company.",

  linkedin_cut_off: 'The end of this LinkedIn URL is missing, or it contains a space. Copy the whole URL from the profile.',
  linkedin_private_id:
    'This URL contains an internal ID of LinkedIn, which is not public. Open the profile, select More, then Copy link to profile, or enter the name and company.',
  linkedin_sales_navigator:
    'This is a Sales Navigator URL, whose ID is not public. In Sales Navigator, select the menu with three dots, then Copy LinkedIn.com URL.',
  linkedin_recruiter: 'This is a LinkedIn Recruiter URL, whose ID is not public. Open the public profile from there, and copy its URL.',
  linkedin_numbered_profile: 'This is an old profile URL with a number. Open it in LinkedIn, and copy the URL that it leads to.',
  linkedin_own_profile: 'This URL shows the profile or settings of the user who is signed in. Copy the URL from View profile.',
  linkedin_company: "This is a company's page. To enrich a person, enter the profile's URL. To enrich the company, use company enrichment.",
  linkedin_school: "This is a school's page, not a person's profile. Enter the URL of a profile.",
  linkedin_showcase: "This is a company's showcase page, not a person's profile. Enter the URL of a profile.",
  linkedin_job: "This is a job ad, not a person's profile. Enter the URL of the profile of the person who posted it.",
  linkedin_post: "This is a post. Select its author's name, and copy the URL of the profile.",
  linkedin_group: "This is a group. Select a member's name, and copy the URL of the profile.",
  linkedin_article: "This is an article. Select its author's name, and copy the URL of the profile.",
  linkedin_newsletter: "This is a newsletter. Select its author's name, and copy the URL of the profile.",
  linkedin_learning: "This is a course in LinkedIn Learning. Select the instructor's name, and copy the URL of the profile.",
  linkedin_event: "This is an event. Select a person's name, and copy the URL of the profile.",
  linkedin_service: "This is a page of services. Select the provider's name, and copy the URL of the profile.",
  linkedin_search: 'This is a search, which shows everyone different results. Open the profile that you mean, and copy its URL.',
  linkedin_messages: "This is a conversation. Select the person's name, and copy the URL of the profile.",
  linkedin_sign_in:
    'This is a page for signing in, without the profile that it leads to. Sign in to LinkedIn, and copy the URL of the profile.',
  linkedin_other: "This LinkedIn URL isn't a person's profile. The URL of a profile looks like linkedin.com/in/ana-silva.",

  short_link: 'This is a short or rewritten link, and links are never opened. Open it yourself, and paste the URL that it leads to.',
  other_site: "This isn't a LinkedIn URL. Enter a LinkedIn profile, an email address, or the person's name with this website.",

  email_invalid: "This isn't an email address.",
  email_role: "This is an address of a team, such as info@ or sales@, not of a person. Enter the person's name with the company.",

  company_missing: 'A name alone belongs to many people. Add the company, as in Ana Silva @ Acme.',
  person_missing: 'This is a company without a person. Add a name, as in Ana Silva @ Acme.',
  name_incomplete: 'One word is not enough to find a person. Enter the given name and the family name.',
  several_people: 'This line names several people. Enter one person per line.',
  order_unclear: "It isn't clear which part is the person and which is the company. Write it as Ana Silva @ Acme.",

  row_empty: 'The row has no LinkedIn profile, no email address, and no name.',
} as const satisfies Record<string, string>;

export type InputErrorCode = keyof typeof inputErrors;
