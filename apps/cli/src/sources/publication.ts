import type { Bundle, Listing, ListingPicture } from '@kithouse/contract';

/** Holds all that is published of one item: listing, bundle, pictures and the bytes of every named file. */
export type Publication = {
  listing: Listing;
  bundle: Bundle;
  pictures: ListingPicture[];
  files: Map<string, Uint8Array>;
};

/** Describes a publication before its pictures exist. */
export type Draft = Omit<Publication, 'pictures'> & {
  /** Folder with existing pictures named `1-240.webp`, `2-960.webp`…; without it they are created. */
  thumbnails?: string;
  /** Items of a pack. */
  members?: Draft[];
};
