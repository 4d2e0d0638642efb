/** Returns chance that is the same at every build. */
export function chance(seed: number): () => number;
