export type StoredContent = { readonly bytes: Uint8Array; readonly contentType: string };

/**
 * Bytes under the hash of their content. Stored bytes never change.
 * Both calls throw `FileStoreAway` when the store does not do its work.
 */
export type FileStore = {
  /** Stores the bytes and returns their SHA-256 in hex; equal bytes are stored once, with their first type. */
  readonly put: (content: StoredContent) => Promise<string>;
  /** The bytes of a hash, or undefined when there are none. */
  readonly get: (hash: string) => Promise<Uint8Array | undefined>;
};

/** The store took or gave no bytes: a full disk, a bucket out of reach. The request is right and may come again. */
export class FileStoreAway extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FileStoreAway';
  }
}
