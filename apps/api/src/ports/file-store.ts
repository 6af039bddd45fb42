/** Bytes under the hash of their content. Stored bytes never change. */
export type FileStore = {
  /** Stores the bytes and returns their SHA-256 in hex; equal bytes are stored once. */
  readonly put: (bytes: Uint8Array) => Promise<string>;
  /** The bytes of a hash, or undefined when there are none. */
  readonly get: (hash: string) => Promise<Uint8Array | undefined>;
};
