import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** The page begins with its title, which needs room below the tabs. */
export const promise = style({ paddingBlock: `${vars.space[6]} ${vars.space[4]}` });
