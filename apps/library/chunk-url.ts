import type { Plugin } from 'vite';

const suffix = '?chunk';

/**
 * Resolves `import url from "./panel.ts?chunk"` to the address of that module's own chunk, to be imported on demand.
 * Unlike `import()` it adds no preload code, so each editor entry stays one request.
 */
export function chunkUrl(): Plugin {
  return {
    name: 'chunk-url',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.endsWith(suffix)) {
        const found = await this.resolve(source.slice(0, -suffix.length), importer);
        return found && `\0${found.id}${suffix}`;
      }
    },
    load(id) {
      if (id.startsWith('\0') && id.endsWith(suffix)) {
        const reference = this.emitFile({ type: 'chunk', id: id.slice(1, -suffix.length), preserveSignature: 'strict' });
        return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
      }
    },
  };
}
