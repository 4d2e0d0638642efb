export { CallProvider, type CallSource, type KnownAnswers, useCall } from './call-context.js';
export { networkMode, patch, queryKey } from './query-key.js';
export { useEndpoint, usePrefetch } from './use-endpoint.js';
