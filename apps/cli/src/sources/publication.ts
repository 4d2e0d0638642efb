import type { Bundle, Listing, ListingPicture } from '@kithouse/contract';

/** All that goes to the cloud for one item: what it says, what it is, its pictures, and the bytes of every file named. */
export type Publication = {
  listing: Listing;
  bundle: Bundle;
  pictures: ListingPicture[];
  files: Map<string, Uint8Array>;
};

/** A publication before its pictures are made. */
export type Draft = Omit<Publication, 'pictures'> & {
  /** Folder with pictures made before, named `1-240.webp`, `2-960.webp`…; without it they are made. */
  thumbnails?: string;
  /** The items of a pack. */
  members?: Draft[];
};
