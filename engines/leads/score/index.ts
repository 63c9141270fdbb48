export { companyWeights, personWeights, scoreCompany, scorePerson } from './score.ts';
