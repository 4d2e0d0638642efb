/** Describes work for a thread: an exported function of a module, whose input and result are plain data. */
export type Task<Input, Result> = { module: string; name: string; work: (input: Input) => Result };

/**
 * Defines a task. It must be exported under this name by a file that ends in `.tasks.ts`: a thread loads that module, and the build
 * keeps it.
 */
export const defineTask = <Input, Result>(module: string, name: string, work: (input: Input) => Result): Task<Input, Result> => ({
  module,
  name,
  work,
});
