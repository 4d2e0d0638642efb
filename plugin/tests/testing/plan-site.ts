import { randomUUID } from 'node:crypto';
import { AppError, importPage, type Platform, undoImport } from '@kithouse/contract';
import type { Picture } from './library.js';
import { signInAtStub } from './sign-in-at-stub.js';
import { makeSigner, offerPlan, planFor } from './sign-plan.js';
import { type Role, startSite, type Visit } from './start-site.js';
import { startStubCloud } from './stub-cloud.js';

type PlanSiteOptions = Partial<Omit<Parameters<typeof startSite>[0], 'cloudUrl'>> & {
  platform?: Platform;
  signedIn?: Role[];
  /** Whether everybody on the site shares the first person's account. */
  isGlobal?: boolean;
};

/** Starts a site with a cloud that signs the tests' plans, and signed-in people. */
export async function startPlanSite({
  platform = 'gutenberg',
  signedIn = ['administrator'],
  isGlobal = false,
  ...wanted
}: PlanSiteOptions = {}) {
  const signer = makeSigner();
  const cloud = await startStubCloud();
  const site = await startSite({ cloudUrl: cloud.url, ...wanted });
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  const people = new Map<Role, Visit>();
  for (const role of signedIn) {
    const person = await site.as(role);
    await signInAtStub(cloud, person, { isGlobal });
    people.set(role, person);
  }
  await site.run('Kithouse\\Import\\Tables::ensure(); return true;');
  await site.snapshot('signed-in');
  const visitOf = (role: Role) => people.get(role) ?? Promise.reject(new Error(`${role} is not signed in.`));

  return {
    cloud,
    site,
    signer,
    visitOf,
    /** Restores the state before the first test. */
    restore: async () => {
      cloud.reset();
      await site.restore('signed-in');
    },
    close: async () => {
      await site.close();
      await cloud.stop();
    },
    offer: (ops: object[], changes: object = {}) => offerPlan(cloud, signer, planFor(site.url, ops, { platform, ...changes })),
    /** Offers a plan of a whole site. */
    offerSite: (ops: object[], changes: object = {}) =>
      cloud.on('POST /v1/plans/site', { json: signer.sign(planFor(site.url, ops, { platform, ...changes })) }),
    /** Offers the plan and requests it until it has finished, like the library. */
    async carryOut(
      ops: object[],
      { role = signedIn[0] ?? 'administrator', import_id = randomUUID() as string, title = 'Site' } = {},
    ) {
      offerPlan(cloud, signer, planFor(site.url, ops, { platform, title }));
      const person = await visitOf(role);
      for (let requests = 1; ; requests++) {
        try {
          return { requests, ...(await person.call(importPage, { id: 1, title, platform, import_id })) };
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'import_unfinished' || requests > 40) {
            throw error;
          }
        }
      }
    },
    undo: async (import_id: string, { dry_run = false, role = signedIn[0] ?? 'administrator', also = [] as string[] } = {}) =>
      (await visitOf(role)).call(undoImport, { import_id, dry_run, also }),
    /** Describes the picture for a plan and serves it. */
    mediumOf: ({ sha256, file_name, mime, alt, bytes }: Picture) => {
      cloud.on(`GET /files/${sha256}.webp`, (response) => void response.end(bytes));
      return { sha256, file_name, mime, alt, bytes: bytes.length, url: `${cloud.url}/files/${sha256}.webp` };
    },
  };
}

export type PlanSite = Awaited<ReturnType<typeof startPlanSite>>;
