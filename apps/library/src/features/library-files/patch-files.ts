import { type CloudFile, type CloudStatus, getCloudUsage, getWorkspace, listClouds } from '@kithouse/contract';
import { patch } from '@kithouse/query';
import type { QueryClient } from '@tanstack/react-query';

/** Updates a file in every cached list. */
export function patchFile(cache: QueryClient, my_cloud_id: number, change: (file: CloudFile) => CloudFile) {
  const inAll = (files: CloudFile[]) => files.map((file) => (file.my_cloud_id === my_cloud_id ? change(file) : file));
  patch(cache, listClouds, (old) => ({ ...old, data: inAll(old.data) }));
  patch(cache, getWorkspace, (old) => ({ ...old, files: { ...old.files, data: inAll(old.files.data) } }));
}

/** Removes a file from every page of My Clouds and decreases the count. */
export function dropCloudFile(cache: QueryClient, my_cloud_id: number) {
  patch(cache, listClouds, (old) => {
    const data = old.data.filter((file) => file.my_cloud_id !== my_cloud_id);
    return { ...old, data, total: old.total - (old.data.length - data.length) };
  });
  patch(cache, getCloudUsage, (old) => ({ ...old, data: withUsage(old.data, old.data.usage - 1) }));
}

const withUsage = (status: CloudStatus, usage: number): CloudStatus => ({
  ...status,
  usage: Math.max(0, usage),
  files: Math.max(0, usage),
});
