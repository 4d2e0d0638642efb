export type Times = { p50: number; p99: number };

/** Computes the median and the 99th percentile. */
export function toTimes(values: number[]): Times {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Measures each kind of request in turns, so that other load affects all of them alike. */
export async function measureInTurns<Kind extends string>(
  kinds: Record<Kind, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<Kind, Times>> {
  const entries = Object.entries(kinds) as [Kind, () => Promise<unknown>][];
  const times = Object.fromEntries(entries.map(([kind]) => [kind, [] as number[]])) as Record<Kind, number[]>;
  const warmUp = Math.ceil(rounds / 5);
  for (let round = -warmUp; round < rounds; round++) {
    for (const [kind, ask] of entries) {
      const began = performance.now();
      await ask();
      if (round >= 0) {
        times[kind].push(performance.now() - began);
      }
    }
  }
  return Object.fromEntries(entries.map(([kind]) => [kind, toTimes(times[kind])])) as Record<Kind, Times>;
}
