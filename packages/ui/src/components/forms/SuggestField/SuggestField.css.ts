import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { form } from '../../foundations/Search/Search.css.ts';

/** The Search field, with its error and its disabled look. The clear button stands at the very edge. */
export const box = recipe({
  base: [form, inKit({ minHeight: vars.touch.control, selectors: { '&:has(button)': { paddingInlineEnd: 0 } } })],
  variants: {
    invalid: {
      true: inKit({
        borderBottom: `3px solid ${vars.color.critical}`,
        '@media': { [forcedColors]: { borderBottomStyle: 'double', borderBottomWidth: 4 } },
      }),
    },
    disabled: { true: inKit({ color: vars.color.inkSoft, borderBottomStyle: 'dashed' }) },
  },
});

/** Looks like an IconButton, whose code for links and counts a search would load for nothing. */
export const clear = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    width: vars.touch.least,
    height: vars.touch.least,
    flex: 'none',
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.paperSunken } } } },
  }),
);
