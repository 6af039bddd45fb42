import { Button } from '../../src/components/foundations/Button/Button.tsx';
import { Tag } from '../../src/components/foundations/Tag/Tag.tsx';
import { Stamp } from '../../src/components/market/Stamp/Stamp.tsx';
import * as styles from './start.css.ts';

/** The tag where it is met: as a fact, as a promise, as the outcome, and as what is pressed. */
export function TagInUse() {
  return (
    <div className={styles.row}>
      <Tag>Brand new</Tag>
      <Tag hole>Checked in Makati</Tag>
      <Stamp tone="positive">Passed</Stamp>
      <Button tone="main">Buy for ₱8,650</Button>
    </div>
  );
}
