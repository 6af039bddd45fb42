import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const mode = style({ paddingBottom: vars.space[6] });
