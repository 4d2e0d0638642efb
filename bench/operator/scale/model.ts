/** What sites do, on average. docs/scale.md explains the assumptions. */
export const habits = {
  /** WordPress asks twice a day. */
  updateChecksADay: 2,
  /** An administrator opens the library one day in five. */
  sessionsADay: 0.2,
  perSession: { lists: 8, details: 3, accountCalls: 2, pictures: 40 },
  /** One site in a hundred imports a pack, with forty pictures in two sizes. */
  importsADay: 0.01,
  perImport: { plans: 1, pictures: 80 },
  /** Of accounts, not sites: an agency uses one for all its sites. */
  sitesPerAccount: 5,
  mailsPerAccountAYear: 6,
  pushesPerAccountAYear: 20,
};

/** The busiest hour has this share of a day. */
const busiestHour = 0.08;

/** Milliseconds of one processor core for a request, measured by P7, P14 and P15 of `npm run bench`. */
export const costs = { updateChecks: 0.3, lists: 1.1, details: 1.6, accountCalls: 2, pictures: 0.5, plans: 120 };

export type Kind = keyof typeof costs;

/** Returns the requests per second of the busiest hour. `cached` is the share of pictures that a cache in front answers. */
export function loadOf(sites: number, cached: number): Record<Kind, number> {
  const { perSession, perImport } = habits;
  const inBusiestHour = (aDay: number) => (sites * aDay * busiestHour) / 3600;
  const session = (count: number) => inBusiestHour(habits.sessionsADay * count);
  const pictures = session(perSession.pictures) + inBusiestHour(habits.importsADay * perImport.pictures);
  return {
    // They come evenly, because each site asks at its own time.
    updateChecks: (sites * habits.updateChecksADay) / 86_400,
    lists: session(perSession.lists),
    details: session(perSession.details),
    accountCalls: session(perSession.accountCalls),
    pictures: pictures * (1 - cached),
    plans: inBusiestHour(habits.importsADay * perImport.plans),
  };
}

/** Returns the processor cores that a load keeps busy. */
export const coresFor = (load: Record<Kind, number>): number =>
  (Object.keys(costs) as Kind[]).reduce((sum, kind) => sum + (load[kind] * costs[kind]) / 1000, 0);

/** Returns jobs and emails per second in the busiest hour. */
export function jobsOf(sites: number) {
  const perSecond = (aYear: number) => ((sites / habits.sitesPerAccount) * aYear * busiestHour) / 365 / 3600;
  return { mails: perSecond(habits.mailsPerAccountAYear), thumbnails: perSecond(habits.pushesPerAccountAYear) };
}
