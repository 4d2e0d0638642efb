/** The bundler answers the address of the built file. */
declare module '*.css?url' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the shape the bundler gives such a module
  export default url;
}

/** And its text, for styles that come with a part. */
declare module '*.css?inline' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the shape the bundler gives such a module
  export default text;
}
