import { AppError, getScreen, type KnownAnswer } from '@kithouse/contract';
import { type Route, route } from '../../http/route.js';
import { listQuestions, type Question } from './questions.js';

/** Answers the public calls that a screen opens with in one go, by the routes that answer each of them alone. */
export function screenRoutes(routes: Route[]): Route[] {
  const byCall = new Map(routes.map((known) => [known.endpoint.name, known]));

  const answer = async ({ endpoint, input }: Question): Promise<KnownAnswer[]> => {
    const known = byCall.get(endpoint.name);
    const parsed = endpoint.input.safeParse(input);
    if (!known || !parsed.success) {
      return [];
    }
    try {
      const output = await known.handler({ input: parsed.data } as never);
      return [{ name: endpoint.name, input, output: endpoint.output.parse(output) }];
    } catch (error) {
      // What cannot be had is found out by who asks for it alone, with its own words.
      if (error instanceof AppError) {
        return [];
      }
      throw error;
    }
  };

  const version = routes.find(({ options }) => options.version)?.options.version;
  return [
    route(
      getScreen,
      async ({ input }) => ({ answers: (await Promise.all(listQuestions(input.path).map(answer))).flat() }),
      version ? { version } : {},
    ),
  ];
}
