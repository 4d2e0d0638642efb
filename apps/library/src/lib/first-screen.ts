import { type Boot, type Call, type Endpoint, getScreen, type Input, type KnownAnswer, type Output } from '@kithouse/contract';
import type { KnownAnswers } from '@kithouse/query';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Address } from './address.js';
import { findDestination } from './destinations.js';

/** Public answers of the first screen, printed with the page or loaded in one call. */
export type FirstScreen = KnownAnswers & {
  /** Reloads expired printed answers and shows them together. */
  renewOld: () => Promise<void>;
};

/** Data of a host before the library opens. */
type Opening = { boot: Boot; call: Call; address: Address };

export function createFirstScreen({ boot, call, address }: Opening, cache: QueryClient): FirstScreen {
  const printed = boot.screen?.answers ?? [];
  let requested: KnownAnswer[] = [];
  let asking: Promise<void> | undefined;

  const renew = async (path: string) => {
    const { answers } = await call(getScreen, { path }).catch(() => ({ answers: [] }));
    requested = answers;
    await Promise.all(answers.map(({ name, input }) => cache.invalidateQueries({ queryKey: [name, input], exact: true })));
  };

  /** Sends the combined call, which excludes a filtered list, so that the list does not wait for it. */
  const ask = async () => {
    const { path, query } = address.current();
    const screen = findDestination(path)?.screen;
    if (boot.screen?.path === path || Object.keys(query).length > 0 || (screen !== 'list' && screen !== 'item')) {
      return;
    }
    // Delayed, so that newer answers do not arrive before the old ones are stored.
    const onOld = () => setTimeout(() => void renew(path));
    requested = (await call(getScreen, { path }, { onOld }).catch(() => ({ answers: [] }))).answers;
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
      const answer = requested.find(isTo(endpoint, input));
      requested = requested.filter((other) => other !== answer);
      return readAnswer(endpoint, answer);
    },
    renewOld: async () => (boot.screen?.is_old ? renew(boot.screen.path) : undefined),
  };
}

const isTo =
  <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  (answer: KnownAnswer) =>
    answer.name === endpoint.name && hashKey([answer.input]) === hashKey([input]);

/** Validates an answer, which may come from an older cloud or page; an invalid one is requested again. */
function readAnswer<E extends Endpoint>(endpoint: E, answer: KnownAnswer | undefined): Output<E> | undefined {
  const output = answer && endpoint.output.safeParse(answer.output);
  return output?.success ? (output.data as Output<E>) : undefined;
}
