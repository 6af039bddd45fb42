import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** The room between the header and a page's first line, and before the footer. */
export const screen = style({ paddingBlock: `${vars.space[6]} ${vars.space[10]}` });
/** A comfortable width for forms and single fields. */
export const form = style({ maxWidth: '32rem' });
