/**
 * Loaded before a child's own program: the child ends when its parent does, however that ends, since the channel between them
 * closes either way. Plain JavaScript, because it runs before TypeScript can be read.
 */
if (process.send) {
  process.channel?.unref();
  process.once('disconnect', () => {
    // Windows knows no signals, but the handlers that a program has for them work there all the same.
    if (!process.emit('SIGTERM')) {
      process.exit();
    }
  });
}
