const BYTES = 32;

/** Returns the 32 bytes of a data key in hex or base64 (also the form for URLs); undefined for any other text. */
export function dataKeyBytes(text: string): Buffer | undefined {
  const bytes = /^[\da-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : base64Bytes(text);
  return bytes?.length === BYTES ? bytes : undefined;
}

function base64Bytes(text: string): Buffer | undefined {
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
}
