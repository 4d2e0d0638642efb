-- Files that still wait for a picture, in the order in which they came.
create index cloud_files_undrawn on cloud_files (modified_at, id) where thumbnail_sha256 is null and deleted_at is null;
