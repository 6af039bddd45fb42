import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.client.tsx';

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Days of the sales',
    fromLabel: 'From',
    toLabel: 'To',
    calendarLabel: 'Choose in a calendar',
    previousLabel: 'The month before',
    nextLabel: 'The next month',
    todayLabel: 'today',
    selectedLabel: 'chosen',
    today: '2026-11-22',
    value: { from: '', to: '' },
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves through the two dates, then to the calendar button'],
        ['Digits, arrow keys', 'in a date: write and change its day, month and year'],
        ['Enter, Space', 'on the button: opens the calendar; on a day: takes it as the first or the last one'],
        ['Arrow keys', 'in the calendar: a day or a week on'],
        ['Page Up, Page Down', 'in the calendar: a month back or on'],
        ['Escape', 'shuts the calendar; the focus goes back to the button'],
      ],
      do: [
        'Give min and max where days cannot be chosen, and pass today: the kit has no clock.',
        'Check on the server that the first day is not after the last one: a typed date can be any.',
      ],
      dont: [
        'Do not use it for "last 7 days" and the like; a SegmentedControl of three ranges is quicker.',
        'Do not turn the dates into moments: they are calendar days in Manila.',
      ],
      accessibility: [
        'The two dates are native fields: phones show their own wheel, and all can be typed.',
        'The calendar is a dialog with a name; chosen days are told by the ink and in the names of the days.',
        'Every day of the calendar is 44 px wide and high.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: DateRangeFieldProps) {
  const [range, setRange] = useState(props.value);
  return (
    <DateRangeField
      {...props}
      value={range}
      onValueChange={(next) => {
        setRange(next);
        props.onValueChange(next);
      }}
    />
  );
}

export const Playground: Story = { args: { hint: 'Manila time.', min: '2026-01-01', max: '2026-11-22' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <Kept {...meta.args} hint="Manila time." />
      </StoryState>
      <StoryState label="filled">
        <Kept {...meta.args} value={{ from: '2026-11-02', to: '2026-11-20' }} />
      </StoryState>
      <StoryState label="error">
        <Kept
          {...meta.args}
          value={{ from: '2026-11-20', to: '2026-11-02' }}
          error="The first day is after the last one. Swap them."
        />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <Kept {...meta.args} disabledReason="There are no sales yet." />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Kept
          {...meta.args}
          label="Mga araw ng pagbebenta na gusto mong makita sa talaan"
          optionalLabel="hindi kailangang sagutan"
          fromLabel="Mula sa araw na ito"
          toLabel="Hanggang sa araw na ito"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const TheCalendar: Story = {
  args: { value: { from: '2026-11-10', to: '2026-11-14' }, min: '2026-10-05', max: '2026-11-28' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose in a calendar' }));
    const calendar = await screen.findByRole('dialog', { name: 'Choose in a calendar' });
    await expect(within(calendar).getByRole('button', { name: /29 November/ })).toBeDisabled();
    await expect(within(calendar).getByRole('button', { name: /12 November 2026, chosen/ })).toBeEnabled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Choose in a calendar' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const calendar = await screen.findByRole('dialog', { name: 'Choose in a calendar' });
    await waitFor(() =>
      expect(within(calendar).getByRole('button', { name: /22 November 2026, today/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '' });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-17' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeShutsTheCalendar: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Choose in a calendar' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ADateCanBeTyped: Story = {
  args: { value: { from: '', to: '2026-11-20' } },
  play: async ({ args, canvasElement }) => {
    const from = within(canvasElement).getByLabelText('From');
    await fireEvent.change(from, { target: { value: '2026-11-03' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-20' });
    await expect(from).toHaveAttribute('max', '2026-11-20');
  },
};
