import { readFileSync } from 'node:fs';
import { loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';
import type { Found } from './read-typescript.js';

type Call = { file: string; line: number; name: string; comment: string; texts: (string | null)[] };
type Shape = { texts: number; context?: true };

/** Maps WordPress's translation functions to their arguments before the text domain. */
const functions: Record<string, Shape> = {
  __: { texts: 1 },
  _e: { texts: 1 },
  esc_html__: { texts: 1 },
  esc_html_e: { texts: 1 },
  esc_attr__: { texts: 1 },
  esc_attr_e: { texts: 1 },
  _x: { texts: 1, context: true },
  esc_html_x: { texts: 1, context: true },
  esc_attr_x: { texts: 1, context: true },
  _n: { texts: 2 },
  _nx: { texts: 2, context: true },
};

/** Collects the texts of PHP files (file → code), parsed by PHP itself. */
export async function readPhp(sources: Record<string, string>, domain: string): Promise<Found> {
  const found: Found = { messages: [], faults: [] };
  for (const call of await listCalls(sources)) {
    const shape = Object.hasOwn(functions, call.name) ? functions[call.name] : undefined;
    if (shape) {
      addCall(found, call, shape, domain);
    }
  }
  return found;
}

function addCall({ messages, faults }: Found, { file, line, name, comment, texts }: Call, shape: Shape, domain: string) {
  const [single, plural] = texts.slice(0, shape.texts);
  // A number is between the two texts of a plural and its context.
  const after = shape.texts === 2 ? 3 : 1;
  const context = shape.context ? texts[after] : undefined;
  const place = `${file}:${line}: ${name}()`;
  if (typeof single !== 'string' || plural === null || context === null) {
    faults.push(`${place} needs a literal text.`);
  } else if (texts[after + (shape.context ? 1 : 0)] !== domain) {
    faults.push(`${place} needs the text domain ${domain}.`);
  } else {
    const translators = /^translators:\s*(.*)$/s.exec(comment)?.[1];
    messages.push({
      ...(context !== undefined && { context }),
      single,
      ...(plural !== undefined && { plural }),
      comments: translators === undefined ? [] : [translators],
      references: [file],
    });
  }
}

async function listCalls(sources: Record<string, string>): Promise<Call[]> {
  const php = new PHP(await loadNodeRuntime('8.3', { emscriptenOptions: { processId: 1 } }));
  try {
    php.writeFile('/sources.json', JSON.stringify(sources));
    const { text, errors } = await php.run({ code: readFileSync(new URL('./list-calls.php', import.meta.url), 'utf8') });
    if (errors !== '') {
      throw new Error(errors);
    }
    return JSON.parse(text) as Call[];
  } finally {
    php.exit();
  }
}
