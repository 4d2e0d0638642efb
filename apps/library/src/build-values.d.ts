/** Values that the build writes into the editor entries. */
interface ImportMetaEnv {
  readonly BRAND: { name: string; slug: string; prefix: string; adminPage: string };
}

/** Address of a module's chunk. */
declare module '*?chunk' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the shape the build gives such a module
  export default url;
}
