import type { Node, Theme } from './nodes.ts';
import type { Serialize } from './serialize.mjs';

type Drawn = { theme: Theme; frame: Record<string, Node[]>; serialize: Serialize };

/** Writes the templates of one pack for both platforms. */
export function writeFrames(folder: string, slug: string, drawn: Drawn): Promise<void>;
