/** Describes one stage of a Dockerfile: a base image and the instructions that follow. */
export type Stage = { name: string; base: string; steps: { instruction: string; text: string }[] };

/** Parses a Dockerfile without heredocs or continued lines, which ours doesn't use. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [base = '', , name = ''] = rest.split(/ +/);
      stages.push({ name, base, steps: [] });
    } else if (instruction === '' || stages.length === 0) {
      throw new Error(`This line of the Dockerfile can't be read: ${line}`);
    } else {
      stages.at(-1)?.steps.push({ instruction, text: rest });
    }
  }
  return stages;
}

/** Returns the texts of one kind of instruction. */
export const listSteps = ({ steps }: Stage, wanted: string) =>
  steps.filter(({ instruction }) => instruction === wanted).map(({ text }) => text);

/** Splits a COPY into the stage it copies from, its sources and its target. */
export function readCopy(text: string): { from: string | undefined; sources: string[]; target: string } {
  const words = text.split(/ +/);
  const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
  const places = from === undefined ? words : words.slice(1);
  return { from, sources: places.slice(0, -1), target: places.at(-1) ?? '' };
}
