/** Fields that all calls for orders, emails and jobs share. */
export const operatorCall = { runs: 'provider', access: 'operator', capabilities: [] } as const;

/** Fields that all calls share which publish to the catalogue and release the plugin. */
export const publisherCall = { runs: 'provider', access: 'publisher', capabilities: [] } as const;
