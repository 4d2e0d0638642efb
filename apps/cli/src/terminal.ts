import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UserError } from './user-error.js';

/** Asks a person, or reads the next line of a program's standard input. */
export type Ask = {
  visible: (question: string) => Promise<string>;
  /** Doesn't show the answer. */
  hidden: (question: string) => Promise<string>;
  close: () => void;
};

type Terminal = NodeJS.ReadableStream & { isTTY?: boolean };

/** Creates questions on standard error, so that the output of a command contains results only. */
export function createAsk(input: Terminal = process.stdin, output: NodeJS.WritableStream = process.stderr): Ask {
  let isHidden = false;
  const screen = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) {
        output.write(chunk);
      }
      done();
    },
  });
  const isTerminal = input.isTTY === true;
  const lines = createInterface({ input, output: screen, terminal: isTerminal });
  const arrived = lines[Symbol.asyncIterator]();

  async function ask(question: string, hides: boolean) {
    if (isTerminal) {
      output.write(question);
    }
    isHidden = hides;
    const { value, done } = await arrived.next();
    isHidden = false;
    if (hides && isTerminal) {
      output.write('\n');
    }
    if (done) {
      throw new UserError(`There is no answer to “${question.replace(/: $/, '')}”.`);
    }
    return value as string;
  }

  return {
    visible: (question) => ask(question, false),
    hidden: (question) => ask(question, true),
    close: () => lines.close(),
  };
}
