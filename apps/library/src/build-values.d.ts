/** What the build writes into the entries of the editors. */
interface ImportMetaEnv {
  readonly BRAND: { name: string; slug: string; prefix: string; adminPage: string };
}

/** The address of the built chunk of a module. */
declare module '*?chunk' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the shape the build gives such a module
  export default url;
}
