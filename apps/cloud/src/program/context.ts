/** Gives a command its environment and its output. */
export type Context = { environment: Record<string, string | undefined>; print: (line: string) => void };

/** Holds the given options of a command by name. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;
