import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** As wide as a line of a form may be. */
export const column = style({ maxWidth: 448, paddingBlock: vars.space[8] });
