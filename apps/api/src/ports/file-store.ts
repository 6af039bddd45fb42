/** Bytes under the hash of their content. What has been put is never changed. */
export type FileStore = {
  /** Stores the bytes and answers their SHA-256 in hex; the same bytes are stored once. */
  readonly put: (bytes: Uint8Array) => Promise<string>;
  /** The bytes of a hash, or undefined when there are none. */
  readonly get: (hash: string) => Promise<Uint8Array | undefined>;
};
