export {
  compareCompanies,
  companyBlockingKeys,
  companyIdentity,
  companyLookupKeys,
  isNameKey,
  nameKeyOfCompany,
  otherLookups,
  secondKeyOfCompany,
  secondLookups,
  type CompanyIdentity,
  type CompanyReason,
} from './companies.ts';
export { similarNameKey } from './similar-companies.ts';
export { isPhoneKey } from './phones.ts';
export { planMerges, type ComparedPair, type MergePlan } from './merge-plan.ts';
export { comparePeople, nameKeyOfPerson, personIdentity, type Match, type PersonIdentity, type PersonReason } from './people.ts';
export { firstAndLastWord, looseNameKeys, mayStartWithFamily, nameBeginning, personBlockingKeys, personLookupKeys } from './person-keys.ts';
