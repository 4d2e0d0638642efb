/** Draws pages one at a time; further calls wait. */
export type Renderer = {
  /**
   * Draws the top of a page as a WebP of that width in px, as high as its content and at most 1.25 times the width. The page must
   * be self-contained: nothing is loaded or run. Throws on a timeout.
   */
  render: (html: string, size: { width: number }) => Promise<Buffer>;
  /** Stops the current drawing and draws no more. Idempotent. */
  stop: () => Promise<void>;
};
