/** An entry of a list of exceptions. */
export type Expiring = {
  reason: string;
  /** The first day, as `2027-06-01`, on which the program fails because of this entry. */
  until: `${number}-${number}-${number}`;
};

const today = () => new Date().toISOString().slice(0, 10);

/** Lists entries that have expired. Somebody must remove them, or check them again and give them a later date. */
export const listExpired = (listed: readonly Expiring[], day = today()): string[] =>
  listed.filter(({ until }) => until <= day).map(({ reason, until }) => `This exception expired on ${until}: ${reason}`);
