import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { SuggestField, type SuggestFieldProps } from './SuggestField.client.tsx';

const items = {
  label: 'Items',
  options: [
    { id: 'court', label: 'Lakan Court Low, Bone', detail: 'LC-104 · from ₱6,450' },
    { id: 'court-ube', label: 'Lakan Court Low, Ube', detail: 'LC-118 · from ₱7,200' },
    { id: 'runner', label: 'Lakan Runner 2, Slate', detail: 'LR-220 · no ask yet' },
  ],
};
const brands = { label: 'Brands', options: [{ id: 'lakan', label: 'Lakan', detail: '48 items' }] };
const recent = {
  label: 'Recent searches',
  options: [
    { id: 'recent-1', label: 'skate low' },
    { id: 'recent-2', label: 'bone court' },
  ],
};

const meta = {
  title: 'Forms/SuggestField',
  component: SuggestField,
  args: {
    label: 'Search sneakers',
    action: '#search',
    value: '',
    groups: [items, brands],
    status: '4 suggestions',
    emptyText: 'Nothing found. Try the brand or the style code on the box.',
    clearLabel: 'Clear the search',
    onValueChange: fn(),
    onChoose: fn(),
    onSearch: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field; with text in it, then to the clear button'],
        ['Arrow Down, Arrow Up', 'open the list and go through its entries and back to the text'],
        ['Enter', 'takes the marked entry; without one it searches for the text'],
        ['Home, End', 'inside the list: the first and the last entry'],
        ['Escape', 'shuts the list and keeps the text'],
      ],
      do: [
        'Give recent searches while nothing is typed, items and brands afterwards.',
        'Say in status how many suggestions there are, and in loadingLabel that they are on their way.',
        'Wait until somebody pauses before you ask the server: each search costs data.',
      ],
      dont: [
        'Do not use it in a form whose answer has to come from the list; that is ComboboxField.',
        'Do not change the text while somebody goes through the entries.',
      ],
      accessibility: [
        'It is a combobox in a search landmark; the focus stays in the field, the marked entry is named to screen readers.',
        'Groups are named groups of the list; how many suggestions there are is announced politely.',
        'Without scripts it is a form that sends the text by GET.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SuggestField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: SuggestFieldProps) {
  const [text, setText] = useState(props.value);
  return (
    <SuggestField
      {...props}
      value={text}
      onValueChange={(next) => {
        setText(next);
        props.onValueChange(next);
      }}
    />
  );
}

export const Playground: Story = { args: { hint: 'A model, a brand or the style code on the box.' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <Kept {...meta.args} hint="A model, a brand or the style code on the box." />
      </StoryState>
      <StoryState label="filled, with the clear button">
        <Kept {...meta.args} value="lakan court" />
      </StoryState>
      <StoryState label="label for screen readers only, as in the header">
        <Kept {...meta.args} labelHidden />
      </StoryState>
      <StoryState label="error">
        <Kept {...meta.args} value="lakan" error="The search did not answer. Check your connection and type again." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <Kept {...meta.args} disabledReason="You are offline. Saved items can still be opened." />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Kept
          {...meta.args}
          label="Maghanap ng sapatos, tatak o numero ng estilo sa kahon"
          value="puting sapatos na pang-skate na mababa ang takong at may guhit"
        />
      </StoryState>
    </StorySheet>
  ),
};

const combobox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Search sneakers' });

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const { findByRole, getByRole } = within(canvasElement);
    await userEvent.tab();
    await expect(combobox(canvasElement)).toHaveFocus();
    await userEvent.keyboard('lakan');
    await expect(await findByRole('group', { name: 'Brands' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = getByRole('option', { name: /Lakan Court Low, Ube/ });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(combobox(canvasElement)).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(items.options[1]);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(combobox(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const EnterWithoutAnEntrySearches: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(combobox(canvasElement), 'skate{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('skate');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const RecentSearchesOnAPress: Story = {
  args: { groups: [recent] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(combobox(canvasElement));
    await userEvent.click(await within(canvasElement).findByRole('option', { name: 'bone court' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(recent.options[1]);
    await expect(combobox(canvasElement)).toHaveFocus();
  },
};

export const NothingFound: Story = {
  args: { groups: [items, brands].map(({ label }) => ({ label, options: [] })), status: 'No suggestions' },
  play: async ({ canvasElement }) => {
    await userEvent.type(combobox(canvasElement), 'xyz');
    await expect(await within(canvasElement).findByText(/^Nothing found/)).toBeVisible();
    await expect(combobox(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No suggestions');
  },
};

export const Loading: Story = {
  args: { groups: [], loadingLabel: 'Searching' },
  play: async ({ canvasElement }) => {
    await userEvent.type(combobox(canvasElement), 'lak');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Searching');
    await expect(within(canvasElement).queryByText(/^Nothing found/)).toBeNull();
  },
};

export const ClearGivesTheFocusBack: Story = {
  args: { value: 'lakan court' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(combobox(canvasElement)).toHaveValue('');
    await expect(combobox(canvasElement)).toHaveFocus();
  },
};

export const EscapeKeepsTheText: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(combobox(canvasElement), 'lakan');
    await expect(await within(canvasElement).findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await expect(combobox(canvasElement)).toHaveValue('lakan');
  },
};
