import { createHash, randomUUID } from 'node:crypto';
import type { Call, Input, Workspace } from '@kithouse/contract';
import * as contract from '@kithouse/contract';
import { sql } from 'kysely';
import type { TestApp } from './test-app.js';

export type Somebody = { id: number; email: string; call: Call };
type NewFile = { name?: string; platform?: 'elementor' | 'gutenberg'; in_my_cloud?: boolean };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Creates workspaces with people, and files like a push without pictures. */
export function openWorkspaces(app: TestApp) {
  async function addFile(owner: { id: number }, { name = 'Hero', platform = 'gutenberg', in_my_cloud = true }: NewFile = {}) {
    const frame = { owner_id: owner.id, platform, in_my_cloud, type: 'page', slug: 'hero' } as const;
    const values = { ...frame, name, name_key: name.toLowerCase(), sketch: '[]' };
    const { id } = await app.db.insertInto('cloud_files').values(values).returning('id').executeTakeFirstOrThrow();
    const version = { file_id: id, number: 1, bundle: '{}', bundle_sha256: sha256(randomUUID()), created_by: owner.id };
    await app.db
      .insertInto('cloud_versions')
      .values({ ...version, parts: 1, media_count: 0, media_bytes: 0 })
      .execute();
    return { id, name };
  }

  /** Lists live files that are neither in My Clouds nor in a live workspace, which must never happen. */
  async function listNowhere(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select f.id from cloud_files f where f.deleted_at is null and not f.in_my_cloud and not exists (
        select 1 from workspace_files p join workspaces w on w.id = p.workspace_id
        where p.file_id = f.id and w.deleted_at is null)`.execute(app.db);
    return rows.map(({ id }) => id);
  }

  return {
    addFile,
    listNowhere,
    async create(owner: Somebody, given: Partial<Input<typeof contract.createWorkspace>> = {}) {
      return (await owner.call(contract.createWorkspace, { title: 'Bakery', ...given })).workspace;
    },
    save: async (owner: Somebody, { slug }: Workspace, given: Omit<Input<typeof contract.saveWorkspace>, 'slug'>) =>
      (await owner.call(contract.saveWorkspace, { slug, ...given })).workspace,
    /** Invites people and accepts for each of them. */
    async join(owner: Somebody, workspace: Workspace, people: Somebody[], role: 'editor' | 'viewer' = 'editor') {
      const roles = Object.fromEntries(people.map(({ email }) => [email, role]));
      const share_with = people.map(({ email }) => email);
      await owner.call(contract.saveWorkspace, { slug: workspace.slug, share_with, roles });
      for (const { call } of people) {
        const { data } = await call(contract.listInvitations, {});
        for (const { id } of data) {
          await call(contract.answerInvitation, { id, accept: true });
        }
      }
    },
    async put(person: Somebody, { id: workspace_id }: { id: number }, ...files: { id: number }[]) {
      const ids = files.map(({ id }) => id);
      return (await person.call(contract.addToWorkspace, { workspace_id, files: ids })).data.files;
    },
    /** Returns whether a file is in the trash or in My Clouds, and its live workspaces. */
    async find({ id }: { id: number }) {
      const file = app.db.selectFrom('cloud_files').select(['deleted_at', 'in_my_cloud']).where('id', '=', id);
      const { deleted_at, in_my_cloud } = await file.executeTakeFirstOrThrow();
      const memberships = await app.db
        .selectFrom('workspace_files as p')
        .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
        .select('w.id')
        .where('p.file_id', '=', id)
        .where('w.deleted_at', 'is', null)
        .orderBy('w.id')
        .execute();
      return { is_deleted: deleted_at !== null, in_my_cloud, workspaces: memberships.map((membership) => membership.id) };
    },
    async listFiles(
      { call }: Somebody,
      { slug }: { slug: string },
      requested: Omit<Input<typeof contract.getWorkspace>, 'slug'> = {},
    ) {
      return (await call(contract.getWorkspace, { slug, ...requested })).files;
    },
    async listActivity({ call }: Somebody, { slug }: { slug: string }) {
      const { data } = await call(contract.listActivity, { slug });
      return data.map(({ action, who, subject, detail }) => ({ action, who: who?.name ?? null, subject, detail }));
    },
  };
}
