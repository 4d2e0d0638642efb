/** Addresses of built files. */
declare module '*.css?url' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the shape the bundler gives such a module
  export default url;
}

declare module '*.woff2?url' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the shape the bundler gives such a module
  export default url;
}

/** Text of the styles, for lazy components. */
declare module '*.css?inline' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the shape the bundler gives such a module
  export default text;
}
