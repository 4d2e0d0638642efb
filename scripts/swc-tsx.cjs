/** dependency-cruiser makes swc read every file without JSX, which fails at the first component. */
const swc = require('@swc/core');

const parse = swc.parseFileSync;
swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('.tsx') });
