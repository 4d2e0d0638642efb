export type DataFolderTables = {
  data_folder: {
    name: string;
    fingerprint: string;
  };
  shared_keys: {
    name: string;
    sealed: Buffer;
  };
};
