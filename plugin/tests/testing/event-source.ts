/** Implements server-sent events like a browser: reconnects with the id of the last event. */
export function eventSourceOf(send: typeof fetch) {
  return class {
    static readonly CLOSED = 2;
    readyState = 0;
    onmessage: ((message: { data: string }) => void) | null = null;
    onerror: (() => void) | null = null;
    private readonly leaving = new AbortController();
    private lastId = '';
    private retry = 3000;

    constructor(private readonly url: string) {
      void this.listen();
    }

    close() {
      this.readyState = 2;
      this.leaving.abort();
    }

    private async listen() {
      while (this.readyState !== 2) {
        // A response that is no stream is not retried.
        if ((await this.read().catch(() => true)) === false) {
          this.readyState = 2;
        }
        if (!this.leaving.signal.aborted) {
          this.onerror?.();
          await new Promise((resolve) => setTimeout(resolve, this.retry));
        }
      }
    }

    private async read(): Promise<boolean> {
      const headers: Record<string, string> = this.lastId === '' ? {} : { 'last-event-id': this.lastId };
      const response = await send(this.url, { headers, signal: this.leaving.signal });
      if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        return false;
      }
      this.readyState = 1;
      let rest = '';
      for await (const bytes of response.body ?? []) {
        const parts = (rest + Buffer.from(bytes as Uint8Array).toString('utf8')).split('\n\n');
        rest = parts.pop() ?? '';
        parts.map((part) => this.take(part));
      }
      this.readyState = 0;
      return true;
    }

    private take(block: string) {
      const fields = new Map(block.split('\n').map((line) => [line.split(':')[0] ?? '', line.replace(/^[^:]*: ?/, '')]));
      this.lastId = fields.get('id') ?? this.lastId;
      this.retry = Number(fields.get('retry') ?? this.retry);
      const data = fields.get('data');
      if (data !== undefined && this.readyState !== 2) {
        this.onmessage?.({ data });
      }
    }
  };
}
