import type * as z from 'zod/mini';

type Def = { type: string; innerType?: { _zod: { def: Def } }; element?: { _zod: { def: Def } } };

/** Converts to the schema's types: whole numbers, booleans, comma-joined lists. Keeps other values for the schema to refuse. */
export function parseQuery(input: z.ZodMiniObject, query: Record<string, unknown>): Record<string, unknown> {
  const shape = input._zod.def.shape as Record<string, { _zod: { def: Def } } | undefined>;
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => {
      // A query may contain names of `Object.prototype`, such as `constructor`.
      const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return [key, schema && typeof value === 'string' ? fromString(unwrap(schema._zod.def), value) : value];
    }),
  );
}

export function toQuery(params: Iterable<[string, unknown]>): string {
  const given = [...params].flatMap(([key, value]): [string, string][] => {
    const text = Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value);
    return text === '' ? [] : [[key, text]];
  });
  return new URLSearchParams(given).toString();
}

function fromString(def: Def, value: string): unknown {
  if (def.type === 'number' && /^-?\d{1,15}$/.test(value)) {
    return Number(value);
  }
  if (def.type === 'boolean' && /^(true|false|1|0)$/.test(value)) {
    return value === 'true' || value === '1';
  }
  if (def.type === 'array') {
    const element = def.element?._zod.def;
    return value.split(',').map((part) => (element ? fromString(unwrap(element), part) : part));
  }
  return value;
}

function unwrap(def: Def): Def {
  return def.innerType ? unwrap(def.innerType._zod.def) : def;
}
