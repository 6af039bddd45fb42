import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** As high as the screen from the first moment: the footer does not move when the page fills. */
export const room = style({ minHeight: '100vh', paddingTop: vars.space[4] });
