'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../css/class-names.ts';
import * as styles from './ComboboxField.css.ts';
import { markedParts } from './marked-parts.ts';
import { type ComboboxOption, listId, optionId } from './use-combobox.client.ts';

export type ComboboxGroup<Option extends ComboboxOption> = {
  /** "Items", "Brands", "Recent searches"; without one the entries stand alone. */
  label?: string | undefined;
  options: ReadonlyArray<Option>;
};

export type ComboboxListProps<Option extends ComboboxOption> = {
  /** Id of the input that the list belongs to. */
  id: string;
  label: string;
  groups: ReadonlyArray<ComboboxGroup<Option>>;
  active: Option | undefined;
  onChoose: (option: Option) => void;
  /** Shown instead of entries, or above old ones while a search runs. */
  note?: ReactNode | undefined;
  /** The typed text: the beginnings of words that it names are bold. */
  typed?: string | undefined;
  /** For lists that are a panel of their own: nearly as high as the screen. */
  tall?: boolean | undefined;
};

/** The list under a combobox. The focus stays in the input; the arrow keys mark an entry. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, groups, active, onChoose, note, typed = '', tall = false } = props;
  const filled = groups.filter(({ options }) => options.length > 0);
  return (
    <div className={classNames(styles.list, tall && styles.tall)}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {filled.length > 0 && (
        <div
          id={listId(id)}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          // A press on the list or its scroll bar must not take the focus from the input, which would close the list.
          onPointerDown={(event) => event.preventDefault()}
        >
          {filled.map((group) => (
            <Group key={group.label ?? ''} id={id} group={group} active={active} onChoose={onChoose} typed={typed} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A role rather than a fieldset, which may not stand in a listbox. */
const groupNamedBy = (labelId: string) => ({ role: 'group', 'aria-labelledby': labelId }) as const;

type GroupProps<Option extends ComboboxOption> = Pick<ComboboxListProps<Option>, 'id' | 'active' | 'onChoose'> & {
  typed: string;
  group: ComboboxGroup<Option>;
};

function Group<Option extends ComboboxOption>({ id, group, active, onChoose, typed }: GroupProps<Option>) {
  const entries = group.options.map((option) => (
    <Entry
      key={option.id}
      id={id}
      option={option}
      isActive={option.id === active?.id}
      onChoose={onChoose}
      typed={typed}
    />
  ));
  if (group.label === undefined) return entries;
  const labelId = `${listId(id)}-${group.label}`.replaceAll(' ', '-');
  return (
    <div {...groupNamedBy(labelId)} className={styles.group}>
      <div id={labelId} role="presentation" className={styles.groupLabel}>
        {group.label}
      </div>
      {entries}
    </div>
  );
}

type EntryProps<Option extends ComboboxOption> = {
  id: string;
  option: Option;
  isActive: boolean;
  typed: string;
  onChoose: (option: Option) => void;
};

function Entry<Option extends ComboboxOption>({ id, option, isActive, onChoose, typed }: EntryProps<Option>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const isRich = option.picture !== undefined || option.end !== undefined;
  const words = (
    <>
      {markedParts(option.label, typed).map(({ text, isMarked, at }) =>
        isMarked ? (
          <b key={at} className={styles.marked}>
            {text}
          </b>
        ) : (
          text
        ),
      )}
      {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
    </>
  );
  return (
    <div
      ref={ref}
      id={optionId(id, option)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Not on pointer down: a finger that scrolls the list begins with one too.
      onPointerUp={(event) => {
        if (event.button === 0) onChoose(option);
      }}
      className={classNames(styles.option, isRich && styles.rich)}
    >
      {option.picture !== undefined && (
        <span className={styles.picture} aria-hidden="true">
          {option.picture}
        </span>
      )}
      {isRich ? <span className={styles.words}>{words}</span> : words}
      {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
    </div>
  );
}
