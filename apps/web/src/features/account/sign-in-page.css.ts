import { style } from '@vanilla-extract/css';

/**
 * The longest comfortable line of a form. The reason comes when the address has been read, below the form, which must
 * not move; so must not the footer, which is out of sight until then.
 */
export const column = style({ maxWidth: 448, minHeight: '100vh' });
