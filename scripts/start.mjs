process.argv.splice(2, 0, 'scripts/start.ts');
await import('./run.mjs');
