export { contactFields, contactsAlone, withoutContacts } from './masking.ts';
