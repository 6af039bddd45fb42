import { Button } from '../../foundations/Button/Button.tsx';
import * as styles from './Pagination.css.ts';

export type ShowMoreProps = {
  /** Label of the button: "Show 20 more". */
  children: string;
  onPress: () => void;
  /** Position in the list: "40 of 132". Announced when it changes. */
  position?: string | undefined;
  /** Shown while the next rows load: "Loading more". */
  loadingLabel?: string | undefined;
  /** Shown when loading failed: what happened and what to do. The button stays, to try again. */
  failure?: string | undefined;
};

/**
 * A button below a list that loads the next page under the present rows: for lists that people read through, not for
 * lists in which they go to a page.
 */
export function ShowMore({ children, onPress, position, loadingLabel, failure }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <Button onClick={onPress} loadingLabel={loadingLabel}>
        {children}
      </Button>
      {position !== undefined && (
        <span role="status" className={styles.moreNote}>
          {position}
        </span>
      )}
      {failure !== undefined && (
        <p role="alert" className={styles.moreFailure}>
          {failure}
        </p>
      )}
    </div>
  );
}
