/** How often a host may stay silent before nothing more is asked of it. */
const mostSilent = 3;

/** Demo sites move and vanish: what lay on a host that never answers would otherwise each be waited for. */
export class HostPatience {
  private readonly silent = new Map<string, number>();

  /** Runs `fetch` unless the host of `url` has been silent too often. */
  async ask<T>(url: string, fetch: () => Promise<T>): Promise<T> {
    const host = URL.canParse(url) ? new URL(url).host : '';
    if ((this.silent.get(host) ?? 0) >= mostSilent) {
      throw new Error('its host does not answer');
    }
    try {
      const answer = await fetch();
      this.silent.set(host, 0);
      return answer;
    } catch (error) {
      if (isSilence(error as Error & { code?: string })) {
        this.silent.set(host, (this.silent.get(host) ?? 0) + 1);
      }
      throw error;
    }
  }
}

const isSilence = ({ message, code }: Error & { code?: string }) =>
  code !== undefined || message === 'it took too long' || message === 'its host is not known';
