import { parseUrl } from '@kithouse/contract';

/** Limits the timeouts of a host before it is skipped. */
const maxTimeouts = 3;

/** Skips hosts that never answer; demo sites move and vanish, and each of their files would otherwise time out. */
export class HostPatience {
  private readonly silent = new Map<string, number>();

  /** Runs `fetch` unless the host of `url` has timed out too often. */
  async ask<T>(url: string, fetch: () => Promise<T>): Promise<T> {
    const host = parseUrl(url)?.host ?? '';
    if ((this.silent.get(host) ?? 0) >= maxTimeouts) {
      throw new Error('its host doesn’t respond');
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
  code !== undefined || message === 'it took too long' || message === 'its host is unknown';
