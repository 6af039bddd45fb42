import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** The hairline under the strip stays when the strip scrolls. */
export const line = style(inKit({ borderBottom: `1px solid ${vars.color.rule}` }));
export const panel = style(inKit({ paddingBlock: vars.space[4] }));
