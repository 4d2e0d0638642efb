/** Draws pages. One at a time; whoever comes meanwhile waits. */
export type Renderer = {
  /**
   * The top of a page as a WebP picture of that width in px, as high as what it shows and at most 1.25 times its width.
   * The page must bring everything along: nothing is loaded and nothing in it runs. Throws when the page cannot be
   * drawn in time.
   */
  render: (html: string, size: { width: number }) => Promise<Buffer>;
  /** Ends what is being drawn and draws no more. Safe to repeat. */
  stop: () => Promise<void>;
};
