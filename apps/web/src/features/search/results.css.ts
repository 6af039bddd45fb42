import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** Less room above than on other pages: the words of a search stand in the header already. */
export const screen = style({ paddingBlock: `${vars.space[4]} ${vars.space[10]}` });
