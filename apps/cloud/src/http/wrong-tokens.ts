type Count = { until: number; wrong: number };

const limits = { windowMs: 15 * 60_000, wrong: 10, addresses: 10_000 };

/**
 * Counts wrong tokens by address in this process, because monitoring must work while the database is away. Returns functions that
 * tell whether an address has sent too many, and that count one.
 */
export function createWrongTokens(now: () => number = Date.now) {
  const counts = new Map<string, Count>();
  const find = (ip: string) => {
    const found = counts.get(ip);
    return found && found.until > now() ? found : undefined;
  };
  return {
    areTooMany: (ip: string) => (find(ip)?.wrong ?? 0) >= limits.wrong,
    add(ip: string) {
      const count = find(ip) ?? { until: now() + limits.windowMs, wrong: 0 };
      counts.delete(ip);
      counts.set(ip, { ...count, wrong: count.wrong + 1 });
      const [oldest = ''] = counts.keys();
      if (counts.size > limits.addresses) {
        counts.delete(oldest);
      }
    },
  };
}
