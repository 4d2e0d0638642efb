import type { Workspace } from '@kithouse/contract';

export const listPath = (shared: boolean) => (shared ? 'clouds/shared-workspace' : 'clouds/workspace');

export const pathOf = ({ shared, slug }: Pick<Workspace, 'shared' | 'slug'>) => `${listPath(shared)}/${slug}`;
