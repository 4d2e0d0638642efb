import type { Endpoint, Output } from '@kithouse/contract';

const [open, comma, close] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/**
 * Builds a response of JSON that was checked against the contract before: one field is a list of prepared values, all others are
 * serialised.
 */
export class PreparedAnswer<E extends Endpoint> {
  readonly #field: string;
  readonly #values: readonly Buffer[];
  readonly #rest: object;

  constructor(field: keyof Output<E> & string, values: readonly Buffer[], rest: Omit<Output<E>, typeof field>) {
    this.#field = field;
    this.#values = values;
    this.#rest = rest;
  }

  /** Returns the answer as an object, for a call that contains others. */
  toValue(): unknown {
    return JSON.parse(this.toBuffer().toString());
  }

  toBuffer(): Buffer {
    const list = this.#values.flatMap((value, place) => (place === 0 ? [value] : [comma, value]));
    const rest = JSON.stringify(this.#rest).slice(1);
    const head = Buffer.from(`{${JSON.stringify(this.#field)}:`);
    return Buffer.concat([head, open, ...list, close, Buffer.from(rest === '}' ? rest : `,${rest}`)]);
  }
}

/** Serialises an output. Parsing it drops any column that the contract does not name. */
export const serialise = (endpoint: Endpoint, output: unknown): Buffer =>
  output instanceof PreparedAnswer ? output.toBuffer() : Buffer.from(JSON.stringify(endpoint.output.parse(output)));
