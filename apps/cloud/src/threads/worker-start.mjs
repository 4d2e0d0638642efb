// A worker does not inherit the loader that lets Node run TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
