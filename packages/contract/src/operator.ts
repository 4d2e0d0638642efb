import * as z from 'zod/mini';

/** `owner` may make every call of the operator. The others may make those whose `roles` contain them. */
export const OperatorRole = z.enum(['owner', 'finance', 'support', 'editor']);
export type OperatorRole = z.infer<typeof OperatorRole>;

const call = { runs: 'provider', access: 'operator', capabilities: [] } as const;

/** Fields that all calls for owners share. */
export const ownerCall = { ...call, roles: [] } as const;

/** Fields that all calls about orders share. */
export const financeCall = { ...call, roles: ['finance'] } as const;

/** Fields that all calls about emails and jobs share. */
export const supportCall = { ...call, roles: ['support'] } as const;

/** Fields shared by all calls that publish to the catalogue. */
export const publisherCall = { ...call, access: 'publisher', roles: ['editor'] } as const;

/** Fields shared by all calls that release the plugin. Its code runs on every site, so an editor can't make them. */
export const releaseCall = { ...publisherCall, roles: [] } as const;
