import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const foot = style({ paddingTop: vars.space[8] });
