export const pictureWidths = [160, 320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];
/** JPEG is for mails: Outlook shows no other. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export type PictureRequest = {
  readonly itemId: string;
  readonly view: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
};

export type Picture = {
  readonly bytes: Uint8Array;
  /** Changes exactly when the drawing changes, so an address with this key may be cached forever. */
  readonly key: string;
};

/** Pictures of products, drawn by our own generator. */
export type ArtPictures = {
  /** @returns undefined when the item or the view does not exist. */
  readonly get: (request: PictureRequest) => Promise<Picture | undefined>;
};
