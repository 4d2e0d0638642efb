import type { CloudFile } from '@kithouse/contract';

let last = 0;

/** Creates a file of Ada's like the cloud. */
export function aFile(changes: Partial<CloudFile> = {}): CloudFile {
  last += 1;
  const name = changes.name ?? `File ${last}`;
  const my_cloud_id = changes.my_cloud_id ?? changes.id ?? last;
  return {
    id: my_cloud_id,
    my_cloud_id,
    name,
    slug: `file-${last}`,
    type: 'page',
    platform: 'elementor',
    owner: { id: 1, name: 'Ada Lovelace', profile_photo: null },
    last_modified: '2026-11-18T09:12:00.000Z',
    label: name,
    value: my_cloud_id,
    thumbnail: null,
    sketch: [{ kind: 'section', children: [{ kind: 'heading', level: 1, children: [] }] }],
    versions: 1,
    ...changes,
  };
}

/** Creates a single page of them. */
export const filePage = (data: CloudFile[], total_page = data.length > 0 ? 1 : 0) => ({
  data,
  current_page: 1,
  total_page,
  total: data.length,
});
