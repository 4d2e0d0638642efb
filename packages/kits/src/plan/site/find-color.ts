/** Finds the id of an equal colour or token. */
export type FindColor = (value: unknown) => string | undefined;
