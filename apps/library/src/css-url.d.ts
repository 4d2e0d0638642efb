/** The bundler answers the address of the built file. */
declare module '*.css?url' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the shape the bundler gives such a module
  export default url;
}
