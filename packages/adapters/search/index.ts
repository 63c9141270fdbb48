/** The search process as others see it: its address, its messages, and a connection to it. */
export { FrameReader, frameKinds, frameOf, type Frame } from './frames.ts';
export { dialSearch, readSearchAddress, readSearchAddresses, type SearchAddress } from './search-address.ts';
export {
  connectToSearch,
  NoAnswer,
  SearchTimeout,
  type AskOptions,
  type Dialed,
  type SearchConnection,
  type SearchConnectionOptions,
} from './search-connection.ts';
export {
  decodeLeadsPart,
  decodeQuestion,
  encodeLeadsPart,
  encodeQuestion,
  mostQuestionBytes,
  protocolVersion,
  traceparentBytes,
  workspaceIdBytes,
  type Hello,
  type IndexState,
  type SearchQuestion,
  type SuggestionQuestion,
} from './search-messages.ts';
