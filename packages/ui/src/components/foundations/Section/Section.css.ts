import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { endAlign } from '../TextLink/TextLink.css.ts';

export const section = recipe({
  base: inKit({ minWidth: 0 }),
  variants: {
    rule: { true: inKit({ borderTop: `1px solid ${vars.color.rule}`, paddingTop: vars.space[3] }) },
    first: { true: {}, false: inKit({ marginTop: vars.space[10] }) },
    /** Such a box cuts off what it paints outside of itself: the padding is room for a focus outline. */
    deep: {
      true: inKit({
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 480px',
        marginInline: -5,
        paddingInline: 5,
        paddingBottom: 5,
      }),
    },
  },
});
export const head = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[4]}`,
    minHeight: vars.touch.least,
    marginBottom: vars.space[2],
  }),
);
export const end = style(inKit({ ...labelSize, color: vars.color.inkSoft, vars: { [endAlign]: 'flex-end' } }));
