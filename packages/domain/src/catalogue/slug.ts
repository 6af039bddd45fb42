/** Returns the slug of a name, empty without a letter or digit: `Levi’s` is `levis`, `By Far` is `by-far`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’'`]|\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
