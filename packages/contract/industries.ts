/** Sectors and industries with their names, for display. A separate file because it is larger than all other vocabularies together. */
export { industries } from '@leadlight/vocabulary';
