/** dependency-cruiser asks swc to read every file without JSX, and dies at the first component. */
const swc = require('@swc/core');

const parse = swc.parseFileSync;
swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('.tsx') });
