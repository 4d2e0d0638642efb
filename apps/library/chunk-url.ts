import path from 'node:path';
import type { Plugin } from 'vite';

const suffix = '?chunk';

/**
 * Resolves `import url from './panel.ts?chunk'` to the address of that module's chunk, to import when needed. Unlike `import()` it
 * adds no preload code, so each editor entry stays one request. The development server returns the address of the module.
 */
export function chunkUrl(): Plugin {
  let served: string | undefined;
  return {
    name: 'chunk-url',
    enforce: 'pre',
    configResolved({ command, root }) {
      served = command === 'serve' ? root : undefined;
    },
    async resolveId(source, importer) {
      if (source.endsWith(suffix)) {
        const found = await this.resolve(source.slice(0, -suffix.length), importer);
        return found && `\0${found.id}${suffix}`;
      }
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) {
        return undefined;
      }
      const file = id.slice(1, -suffix.length);
      if (served !== undefined) {
        return `export default new URL(${JSON.stringify(`/${path.posix.relative(served, file)}`)}, import.meta.url).href;`;
      }
      const reference = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
