export { contactFields, onlyContacts, withoutContacts } from './masking.ts';
