import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** The figure of the screen is ink, also at the end of a title's line, which is soft. */
export const figure = style({ color: vars.color.ink });
