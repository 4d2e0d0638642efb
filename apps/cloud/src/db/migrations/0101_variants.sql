-- By which rules the smaller copies of a picture were made; null until they are.
alter table media add column variants int;
create index media_without_variants on media (created_at, sha256) where published and variants is null;
create index media_variants_by_file on media_variants (variant_sha256);
