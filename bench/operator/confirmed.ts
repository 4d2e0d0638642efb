export type Read = { at: number; ms: number; status: number };

/** Collects what the cloud has confirmed and how long reads took. */
export type Confirmed = {
  items: string[];
  pictures: string[];
  accounts: string[];
  /** Emails of customers by the numbers of their orders. */
  orders: Map<string, string>;
  pushed: string[];
  /** Ids of a customer and an item. */
  stars: Set<string>;
  reads: Read[];
  /** Counts writes that were refused or cut off. Their outcome is unknown, so they are not checked. */
  unconfirmed: number;
};
