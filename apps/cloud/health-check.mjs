/** Exits with 0 if the cloud on this machine answers that it is ready. The container runs it as its health check. */
const port = process.env.KITHOUSE_PORT || '8882';
const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
