/** Sectors and industries with their names, for those who show them; apart from the other vocabularies, because it weighs more than all of them. */
export { industries } from '@leadlight/leads';
