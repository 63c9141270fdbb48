/** Imports: platform. */
export {
  type NewProviderConnection,
  type ProviderChanges,
  type ProviderConnection,
  type ProviderConnectionInUse,
  type ProviderTest,
  createProviderConnection,
  deleteProviderConnection,
  listProviderConnections,
  newConnectionId,
  noteProviderTest,
  orderProviders,
  readProviderConnection,
  updateProviderConnection,
} from './provider-connections.queries.ts';
export {
  type BegunCall,
  type CallToSend,
  type CallToSettle,
  type StoredAnswer,
  beginProviderCall,
  findProviderAnswer,
  forgetProviderAnswers,
  loseProviderCalls,
  noteProviderAcceptance,
  settleProviderCall,
} from './provider-calls.queries.ts';
