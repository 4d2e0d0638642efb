/**
 * Loaded before a child's own program, so that it ends with its parent: the channel between them closes in any case. Plain
 * JavaScript, because it runs before the TypeScript loader.
 */
if (process.send) {
  process.channel?.unref();
  process.once('disconnect', () => {
    // Windows has no signals, but a program's handlers for them still work.
    if (!process.emit('SIGTERM')) {
      process.exit();
    }
  });
}
