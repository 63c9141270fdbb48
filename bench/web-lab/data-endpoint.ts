/** An HTTP endpoint of a workspace's own, beside the lab's websites: what it says about the lab's companies, as JSON. */
import type { LabCompany } from './companies.ts';
import type { Answer } from './lab-site.ts';

/** `https://api.lab-data.com/companies?domain=acme.com`, with a bearer token. */
export const dataEndpoint = {
  name: 'Lab data',
  about: 'company',
  method: 'GET',
  urlTemplate: 'https://api.lab-data.com/companies?domain={companyDomain}',
  headers: { authorization: 'Bearer {key}' },
  bodyTemplate: null,
  mapping: { name: '/name', domain: '/domain' },
  priceMicros: 20_000,
} as const;

/** What it answers about a company at `/headcount/growth`, in percent. */
export const growthOf = ({ foundedYear }: Pick<LabCompany, 'foundedYear'>): number => (foundedYear % 40) + 0.5;

/** By host and path. */
export function dataAnswers(companies: readonly LabCompany[]): Record<string, Record<string, Answer>> {
  const answer: Answer = (request, response) => {
    const domain = new URL(request.url ?? '/', 'https://host').searchParams.get('domain');
    const company = companies.find((each) => each.domain === domain);
    const json = company ? { name: company.name, domain, headcount: { growth: growthOf(company) } } : {};
    response.writeHead(company ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  };
  return { 'api.lab-data.com': { '/companies': answer } };
}
