import { style } from '@vanilla-extract/css';
import { vars } from '../src/tokens/contract.css.ts';

export const surface = style({ background: vars.color.paper, color: vars.color.ink });
export const padded = style([surface, { padding: vars.space[4] }]);
