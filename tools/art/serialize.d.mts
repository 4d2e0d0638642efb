/** Turns trees of blocks into the markup that the editor would save. */
export type Serialize = (trees: unknown[]) => Promise<string>;

/** Calls `work` with a serializer of a temporary WordPress. */
export function withSerializer(work: (serialize: Serialize) => Promise<void>): Promise<void>;
