import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Tag } from '../../foundations/Tag/Tag.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    label: 'Pay with',
    name: 'way',
    options: [
      { value: 'gcash', title: 'GCash', detail: 'Opens GCash', end: 'No fee' },
      { value: 'card', title: 'Card ending in 4242', detail: 'Visa, until 08/29', end: '+ ₱120' },
      { value: 'maya', title: 'Maya', detail: 'Not for amounts over ₱50,000', disabled: true },
    ],
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the chosen card, or to the first one while none is chosen'],
        ['Arrow keys', 'choose the next or the previous card'],
        ['Space', 'chooses the card that has the focus'],
      ],
      do: [
        'Use it where each answer needs a reason, an amount or an address beside it.',
        'Put amounts at the end, so that they stand in one column.',
      ],
      dont: [
        'Do not use it for plain words; that is RadioField.',
        'Do not put a button or a link into a card: the whole card is one thing to press.',
      ],
      accessibility: [
        'Each card is a radio button that covers it, named by all its words.',
        'The chosen card has a filled dot and a thicker edge, not only another colour.',
        'Hint and error describe the group.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 'gcash' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="nothing chosen">
        <RadioCards {...meta.args} name="none" />
      </StoryState>
      <StoryState label="chosen, with a hint">
        <RadioCards
          {...meta.args}
          name="chosen"
          defaultValue="card"
          hint="Nothing is charged before the seller agrees."
        />
      </StoryState>
      <StoryState label="two beside each other, with a tag">
        <RadioCards
          label="Address"
          name="address"
          columns={2}
          defaultValue="home"
          options={[
            { value: 'home', title: 'Home', detail: 'Bel-Air, Makati', end: <Tag>Default</Tag> },
            { value: 'work', title: 'Work', detail: 'Lahug, Cebu' },
          ]}
        />
      </StoryState>
      <StoryState label="error">
        <RadioCards {...meta.args} name="error" error="Choose how you want to pay." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <RadioCards {...meta.args} name="disabled" defaultValue="gcash" disabledReason="The payment is on its way." />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <RadioCards
          label="Paano mo gustong bayaran ang kabuuang halaga?"
          name="long"
          defaultValue="a"
          options={[
            {
              value: 'a',
              title: 'Direktang paglilipat mula sa bangko gamit ang InstaPay',
              detail: 'Binubuksan ang app ng iyong bangko; dumarating kaagad kahit gabi o pista opisyal.',
              end: '+ ₱15',
            },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.tab();
    await expect(getByRole('radio', { name: /GCash/ })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(getByRole('radio', { name: /Card ending in 4242/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(getByRole('radio', { name: /GCash/ })).toBeChecked();
  },
};

export const TheCallerKeepsTheChoice: Story = {
  args: { value: 'gcash', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Card ending in 4242'));
    await expect(args.onValueChange).toHaveBeenCalledWith('card');
    await expect(within(canvasElement).getByRole('radio', { name: /GCash/ })).toBeChecked();
  },
};

export const TheGroupCarriesTheError: Story = {
  args: { error: 'Choose how you want to pay.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Pay with' });
    await expect(group).toHaveAccessibleDescription('Choose how you want to pay.');
  },
};
