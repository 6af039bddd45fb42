import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.client.tsx';

const places = [
  { id: 'bel-air', label: 'Bel-Air', detail: 'Makati City, Metro Manila' },
  { id: 'poblacion', label: 'Poblacion', detail: 'Makati City, Metro Manila' },
  { id: 'guadalupe', label: 'Guadalupe', detail: 'Cebu City, Cebu' },
  { id: 'lahug', label: 'Lahug', detail: 'Cebu City, Cebu' },
];

const meta = {
  title: 'Forms/ComboboxField',
  component: ComboboxField,
  args: {
    label: 'Barangay or city',
    value: '',
    options: places,
    status: '4 places',
    emptyText: 'No such place. Try the name of the city.',
    onValueChange: fn(),
    onChoose: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field; with a marked entry it takes the entry and leaves'],
        ['Arrow Down, Arrow Up', 'open the list and go through its entries and back to the text'],
        ['Enter', 'takes the marked entry; without one it stays with the form'],
        ['Home, End', 'inside the list: the first and the last entry'],
        ['Escape', 'shuts the list and keeps the text'],
      ],
      do: [
        'Use it where the answer has to be one of many: a barangay, a bank, an item.',
        'Say in status how many fit or that a search runs; it is announced.',
        'Tell in emptyText what to try instead.',
      ],
      dont: [
        'Do not take the text itself as an answer unless somebody chose it from the list.',
        'Do not use it for a search that leads elsewhere; that is SuggestField.',
      ],
      accessibility: [
        'The focus stays in the field; the marked entry is named to screen readers and scrolled into view.',
        'An entry is taken when the finger is lifted, so that a list can be scrolled by touch.',
        'Each entry is at least 44 px high.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: ComboboxFieldProps) {
  const [text, setText] = useState(props.value);
  return (
    <ComboboxField
      {...props}
      value={text}
      onValueChange={(next) => {
        setText(next);
        props.onValueChange(next);
      }}
      onChoose={(option) => {
        setText(option.label);
        props.onChoose(option);
      }}
    />
  );
}

export const Playground: Story = { args: { hint: 'Type the first letters, then take one from the list.' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <Kept {...meta.args} hint="Type the first letters, then take one from the list." />
      </StoryState>
      <StoryState label="chosen">
        <Kept {...meta.args} value="Bel-Air, Makati City, Metro Manila" />
      </StoryState>
      <StoryState label="optional">
        <Kept {...meta.args} optionalLabel="optional" />
      </StoryState>
      <StoryState label="error">
        <Kept {...meta.args} value="Bel" error="Take a place from the list: couriers need the barangay." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <Kept {...meta.args} value="Lahug, Cebu City, Cebu" disabledReason="The parcel is on its way there." />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Kept
          {...meta.args}
          label="Barangay, bayan o lungsod na paghahatiran ng sapatos"
          value="Santa Cruz ng Kanlurang Bahagi, Lungsod ng Zamboanga, Tangway ng Zamboanga"
        />
      </StoryState>
    </StorySheet>
  ),
};

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Barangay or city' });

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('ma{ArrowDown}{ArrowDown}');
    const second = within(canvasElement).getByRole('option', { name: /Poblacion/ });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(places[1]);
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const TheListIsOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'ce');
    await expect(within(canvasElement).getByRole('listbox', { name: 'Barangay or city' })).toBeVisible();
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('4 places');
  },
};

export const NothingFound: Story = {
  args: { options: [], status: 'No such place.' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'xyz');
    await expect(within(canvasElement).getByText('No such place. Try the name of the city.')).toBeVisible();
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const AFingerThatScrollsChoosesNothing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'ce');
    const entry = within(canvasElement).getByRole('option', { name: /Lahug/ });
    await fireEvent.pointerDown(entry, { pointerType: 'touch' });
    await fireEvent.pointerCancel(entry, { pointerType: 'touch' });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(entry);
    await expect(args.onChoose).toHaveBeenCalledWith(places[3]);
  },
};

export const TheMarkedEntryIsScrolledIntoView: Story = {
  args: {
    options: Array.from({ length: 40 }, (_, index) => ({ id: `b${index}`, label: `Barangay ${index + 1}` })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'b{ArrowUp}');
    const last = within(canvasElement).getByRole('option', { name: 'Barangay 40' });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    const list = within(canvasElement).getByRole('listbox').parentElement;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      Math.ceil(list?.getBoundingClientRect().bottom ?? 0),
    );
  },
};
