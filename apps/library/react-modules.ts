import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const names = ['react', 'react/jsx-runtime', 'react-dom'];
const prefix = '\0react-module:';

/**
 * Turns React's CommonJS into ES modules for the code that imports it. The bundler otherwise writes each call as
 * `(0, module.jsx)(…)` and a conversion into every chunk, 8 kB in all.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { kind }: { kind?: string }) {
      const isOfSource = kind === 'import-statement' && !importer?.startsWith(prefix);
      return isOfSource && names.includes(source) ? prefix + source : undefined;
    },
    load: (id) => (id.startsWith(prefix) ? toModule(id.slice(prefix.length)) : undefined),
  };
}

/** Writes a module that exports each function of a CommonJS module by its name. */
export function toModule(source: string): string {
  const functions = Object.keys(createRequire(import.meta.url)(source) as object).filter((name) => /^[a-z]\w*$/i.test(name));
  const lines = functions.map((name) => `export const ${name} = module.${name};`);
  return [`import module from '${source}';`, 'export default module;', ...lines].join('\n');
}
