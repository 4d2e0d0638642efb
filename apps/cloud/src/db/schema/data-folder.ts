export type DataFolderTables = {
  data_folder: {
    name: string;
    fingerprint: string;
  };
};
