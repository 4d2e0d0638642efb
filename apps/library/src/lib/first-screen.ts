import { type Boot, type Call, type Endpoint, getScreen, type Input, type KnownAnswer, type Output } from '@kithouse/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Address } from './address.js';
import { findDestination } from './destinations.js';

/** The public answers that the first screen needs, known together: printed with the page, or asked for in one call. */
export type FirstScreen = {
  /** In milliseconds since 1970. */
  opened_at: number;
  /** What the page was printed with. */
  find: <E extends Endpoint>(endpoint: E, input: Input<E>) => Output<E> | undefined;
  /** An answer from the one call, given once: who asks again wants a newer one. */
  take: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E> | undefined>;
  /** Asks again for what was printed but is old; what is shown changes when the answers are there. */
  renewOld: () => Promise<void>;
};

/** What a host knows before the library is open in it. */
type Opening = { boot: Boot; call: Call; address: Address };

export function createFirstScreen({ boot, call, address }: Opening, cache: QueryClient): FirstScreen {
  const printed = boot.screen?.answers ?? [];
  let asked: KnownAnswer[] = [];
  let asking: Promise<void> | undefined;

  const renew = async (path: string) => {
    const { answers } = await call(getScreen, { path }).catch(() => ({ answers: [] }));
    asked = answers;
    await Promise.all(answers.map(({ name, input }) => cache.invalidateQueries({ queryKey: [name, input], exact: true })));
  };

  /** A narrowed list is not part of the call: its own call is not kept waiting for it. */
  const ask = async () => {
    const { path, query } = address.current();
    const screen = findDestination(path)?.screen;
    if (boot.screen?.path === path || Object.keys(query).length > 0 || (screen !== 'list' && screen !== 'item')) {
      return;
    }
    // Later, lest the newer answers come before the old ones have been taken in.
    const onOld = () => setTimeout(() => void renew(path));
    asked = (await call(getScreen, { path }, { onOld }).catch(() => ({ answers: [] }))).answers;
  };

  return {
    opened_at: Date.now(),
    find: (endpoint, input) => readAnswer(endpoint, printed.find(isTo(endpoint, input))),
    async take(endpoint, input) {
      if (!endpoint.cached) {
        return undefined;
      }
      asking ??= ask();
      await asking;
      const answer = asked.find(isTo(endpoint, input));
      asked = asked.filter((other) => other !== answer);
      return readAnswer(endpoint, answer);
    },
    renewOld: async () => (boot.screen?.is_old ? renew(boot.screen.path) : undefined),
  };
}

const isTo =
  <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  (answer: KnownAnswer) =>
    answer.name === endpoint.name && hashKey([answer.input]) === hashKey([input]);

/** It may come from an older cloud or an older page: what no longer fits is asked for again. */
function readAnswer<E extends Endpoint>(endpoint: E, answer: KnownAnswer | undefined): Output<E> | undefined {
  const output = answer && endpoint.output.safeParse(answer.output);
  return output?.success ? (output.data as Output<E>) : undefined;
}
