/** A language model beside the lab's websites: scripted answers in the wire formats of real hosts. */
export { answering, startModels, type AskedModel, type MadeModels } from '@leadlight/adapters/testing/models';
