import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Search.css.ts';

export type SearchProps = {
  /** Where the form goes, by GET: it works without scripts. */
  action: string;
  /** Name of the parameter, "q" by default. */
  name?: string | undefined;
  label: string;
  placeholder: string;
  defaultValue?: string | undefined;
};

/** The search field. Enter sends it. */
export function Search({ action, name = 'q', label, placeholder, defaultValue }: SearchProps) {
  return (
    <search>
      <form action={action} method="get" className={styles.form}>
        <Icon name="search" />
        <input
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={defaultValue}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
        />
      </form>
    </search>
  );
}
