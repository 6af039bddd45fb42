import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const part = style({ paddingBlock: `${vars.space[4]} ${vars.space[10]}` });
