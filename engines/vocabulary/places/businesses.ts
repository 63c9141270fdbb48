/** Companies that are named after their city, in place of a place. */
import { looksLikeCompany } from '../identity/name-kinds.ts';
import { parseIndustry } from '../industries/parse-industry.ts';

/**
 * Whether a text that begins with a city's name is a company's: "Osaka Gas", "London Stock Exchange", "Berlin Chemie".
 * @param behind what stands behind the city's name, which otherwise is a district of it
 */
export const isBusiness = (text: string, behind: string): boolean => looksLikeCompany(text) || parseIndustry(behind) !== null;
