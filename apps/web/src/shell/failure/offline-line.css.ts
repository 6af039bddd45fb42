import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const offline = style({ paddingBlock: vars.space[2] });
