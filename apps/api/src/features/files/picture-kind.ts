export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * Reads the kind of a picture from its first bytes, before any decoder sees them. SVG is left out because it can carry
 * scripts and addresses, and each further decoder of the library would be one more that a stranger's bytes run through.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return head.slice(4, 8) === 'ftyp' ? 'avif' : undefined;
}
