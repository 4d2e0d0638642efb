import { AppError, getScreen, type KnownAnswer } from '@kithouse/contract';
import { type Route, route } from '../../http/route.js';
import { PreparedAnswer } from '../../prepared-answer.js';
import { listQuestions, type Question } from './questions.js';

/** Answers the public calls of a screen's first view in one response, using the routes of each. */
export function screenRoutes(routes: Route[]): Route[] {
  const byCall = new Map(routes.map((known) => [known.endpoint.name, known]));

  const answer = async ({ endpoint, input }: Question): Promise<KnownAnswer[]> => {
    const known = byCall.get(endpoint.name);
    const parsed = endpoint.input.safeParse(input);
    if (!known || !parsed.success) {
      return [];
    }
    try {
      const output: unknown = await known.handler({ input: parsed.data } as never);
      const value = output instanceof PreparedAnswer ? output.toValue() : endpoint.output.parse(output);
      return [{ name: endpoint.name, input, output: value }];
    } catch (error) {
      // A failed call is omitted; the client gets the error when it sends that call itself.
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
