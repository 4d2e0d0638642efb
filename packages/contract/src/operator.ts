/** Fields that all calls of the operator share. */
export const operatorCall = { runs: 'provider', access: 'publisher', capabilities: [] } as const;
