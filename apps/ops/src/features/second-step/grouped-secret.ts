const GROUP = 4;

/** A key in groups of four letters, as people type it. */
export function groupedSecret(secret: string): string {
  return secret.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ') ?? '';
}
