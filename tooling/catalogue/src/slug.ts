/** Returns the slug of a name: `Levi’s` is `levis`, `Bimba y Lola` is `bimba-y-lola`; empty without a letter or digit. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’'`]|\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
