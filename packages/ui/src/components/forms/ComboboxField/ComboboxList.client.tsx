'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './ComboboxField.css.ts';
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
  /** Shown where there are no entries. */
  note?: ReactNode | undefined;
  /** Draws an entry; by default its label and its detail. */
  children?: ((option: Option) => ReactNode) | undefined;
};

/** The list under a combobox. The focus stays in the input; the arrow keys mark an entry. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, groups, active, onChoose, note } = props;
  const filled = groups.filter(({ options }) => options.length > 0);
  return (
    <div className={styles.list}>
      {filled.length === 0 ? (
        <p className={styles.note}>{note}</p>
      ) : (
        <div
          id={listId(id)}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          // A press on the list or its scroll bar must not take the focus from the input, which would close the list.
          onPointerDown={(event) => event.preventDefault()}
        >
          {filled.map((group) => (
            <Group key={group.label ?? ''} id={id} group={group} active={active} onChoose={onChoose}>
              {props.children}
            </Group>
          ))}
        </div>
      )}
    </div>
  );
}

/** A role rather than a fieldset, which may not stand in a listbox. */
const groupNamedBy = (labelId: string) => ({ role: 'group', 'aria-labelledby': labelId }) as const;

type GroupProps<Option extends ComboboxOption> = Pick<ComboboxListProps<Option>, 'id' | 'active' | 'onChoose'> & {
  group: ComboboxGroup<Option>;
  children: ((option: Option) => ReactNode) | undefined;
};

function Group<Option extends ComboboxOption>({ id, group, active, onChoose, children }: GroupProps<Option>) {
  const entries = group.options.map((option) => (
    <Entry key={option.id} id={id} option={option} isActive={option.id === active?.id} onChoose={onChoose}>
      {children?.(option)}
    </Entry>
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
  onChoose: (option: Option) => void;
  children: ReactNode;
};

function Entry<Option extends ComboboxOption>({ id, option, isActive, onChoose, children }: EntryProps<Option>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
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
      className={styles.option}
    >
      {children ?? (
        <>
          {option.label}
          {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
        </>
      )}
    </div>
  );
}
