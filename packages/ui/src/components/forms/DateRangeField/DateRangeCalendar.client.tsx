'use client';
import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import type { RefObject } from 'react';
import { type ChevronProps, DayPicker, defaultDateLib } from 'react-day-picker';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { calendarClassNames, content } from './DateRangeCalendar.css.ts';
import type { DateRangeFieldProps } from './DateRangeField.client.tsx';

/** A date without a time, read and written in the same zone, is the same day in every zone. */
const dayOf = (date: string): Date | undefined => (date === '' ? undefined : new Date(`${date}T00:00`));
const dateOf = (day: Date | undefined): string => (day === undefined ? '' : defaultDateLib.format(day, 'yyyy-MM-dd'));

/** Returns the limits for the calendar: days outside cannot be chosen, and their months are not shown. */
function limits(before: Date | undefined, after: Date | undefined) {
  return {
    ...(before === undefined ? {} : { startMonth: before }),
    ...(after === undefined ? {} : { endMonth: after }),
    disabled: [...(before === undefined ? [] : [{ before }]), ...(after === undefined ? [] : [{ after }])],
  };
}

const components = { Chevron };

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'chevronLeft' : 'chevronRight'} />;
}

export type DateRangeCalendarProps = DateRangeFieldProps & {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The calendar of a DateRangeField. The first press sets the first day, the second the last day and closes it. */
export function DateRangeCalendar(props: DateRangeCalendarProps) {
  const { value, onValueChange, button, onClose, calendarLabel, previousLabel, nextLabel } = props;
  const [from, today] = [dayOf(value.from), dayOf(props.today)];
  return (
    <Root open onOpenChange={onClose}>
      <Anchor virtualRef={{ current: button.current ?? document.body }} />
      <Portal>
        <Content
          align="start"
          sideOffset={4}
          collisionPadding={4}
          aria-label={calendarLabel}
          // The button closes the calendar itself; a calendar closed from outside by that press would open again.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          className={content}
        >
          <DayPicker
            mode="range"
            resetOnSelect
            autoFocus
            showOutsideDays
            fixedWeeks
            weekStartsOn={0}
            {...(today === undefined ? {} : { today, defaultMonth: from ?? today })}
            {...limits(dayOf(props.min ?? ''), dayOf(props.max ?? ''))}
            selected={from === undefined ? undefined : { from, to: dayOf(value.to) }}
            onSelect={(range) => {
              onValueChange({ from: dateOf(range?.from), to: dateOf(range?.to) });
              if (range?.from !== undefined && range.to !== undefined) onClose();
            }}
            labels={{
              labelPrevious: () => previousLabel,
              labelNext: () => nextLabel,
              labelDayButton: (day, is) =>
                [
                  defaultDateLib.format(day, 'EEEE, d MMMM yyyy'),
                  is.today && props.todayLabel,
                  is.selected && props.selectedLabel,
                ]
                  .filter(Boolean)
                  .join(', '),
            }}
            components={components}
            classNames={calendarClassNames}
          />
        </Content>
      </Portal>
    </Root>
  );
}
