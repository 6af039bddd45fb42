import { style } from '@vanilla-extract/css';

/**
 * The longest comfortable line of a form. The reason and the form come together, when the address has been read, and
 * the footer must not move below them: until then it is out of sight.
 */
export const column = style({ maxWidth: 448, minHeight: '100vh' });
