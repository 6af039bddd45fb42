const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML that is safe to send: all values from outside were escaped when it was made. */
export type Html = { readonly markup: string };

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

function render(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) {
    return '';
  }
  if (typeof piece === 'string') {
    return piece.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  }
  if (typeof piece === 'number') {
    return String(piece);
  }
  return isHtml(piece) ? piece.markup : piece.map(render).join('');
}

function isHtml(piece: Html | readonly Piece[]): piece is Html {
  return 'markup' in piece;
}

/** Template tag that escapes every value except other pieces of HTML, for text and for quoted attributes. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: strings.reduce((text, part, index) => `${text}${render(pieces[index - 1])}${part}`) };
}
