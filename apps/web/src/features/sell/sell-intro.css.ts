import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const intro = style({ paddingBlock: vars.space[5], maxWidth: '36rem' });
