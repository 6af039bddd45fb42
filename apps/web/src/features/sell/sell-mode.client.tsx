'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { sellTexts } from './sell.texts.ts';
import * as styles from './sell-mode.css.ts';
import type { SellDraft } from './use-sell-draft.client.ts';

const { mode: words } = sellTexts;

/** At once to the highest bid, or for a price of one's own. */
export function SellModeSwitch({ draft: { mode, setMode, bid } }: { readonly draft: SellDraft }) {
  return (
    <div className={styles.mode}>
      <SegmentedControl
        name="sell-mode"
        label={words.label}
        value={mode}
        onValueChange={(value) => setMode(value === 'now' ? 'now' : 'ask')}
        options={[
          { value: 'ask', label: words.ask },
          { value: 'now', label: bid === null ? words.nowNone : words.now(formatMoney(bid)) },
        ]}
      />
    </div>
  );
}
