import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.client.tsx';

const views = [
  { id: 'sales', label: 'Last sales', content: <Text>₱8,650 on Sat 21 Nov, US 9.</Text> },
  { id: 'asks', label: 'Asks', content: <Text>14 pairs, from ₱8,400.</Text> },
  { id: 'bids', label: 'Bids', content: <Text>6 bids, up to ₱8,100.</Text> },
];
const many = [
  'Lahat',
  'Naghihintay sa iyo',
  'Papunta sa amin',
  'Sinusuri',
  'Papunta sa bumili',
  'Tapos na',
  'Kanselado',
];

const meta = {
  title: 'Foundations/Tabs',
  component: Tabs,
  args: { label: 'Market', tabs: views },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the chosen tab, then into its view'],
        [
          'Arrow right, Arrow left',
          'choose the next and the previous tab, round the end; the other way in right-to-left',
        ],
        ['Home, End', 'choose the first and the last tab'],
      ],
      do: [
        'Show with it several views of one thing that are seen one at a time: sales, asks and bids of a size.',
        'Keep the names to one or two words, and put the view that most people want first.',
      ],
      dont: [
        'Do not use it where each view has an address; that is DiscoverTabs, which are links.',
        'Do not choose a value with it, such as a size system; that is a SegmentedControl.',
        'Do not put steps into it that have to be done in an order; that is a StepTrack.',
      ],
      accessibility: [
        'It is a tab list with a name; each view is named by its tab.',
        'Arrows choose at once, so a view must be there without waiting.',
        'The chosen tab has a bar and heavier letters besides its colour; on phones the strip scrolls to the focus.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { onValueChange: fn() } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="the first is chosen" wide>
        <Tabs label="Market of US 9" tabs={views} />
      </StoryState>
      <StoryState label="another is chosen" wide>
        <Tabs label="Market of US 10" tabs={views} defaultValue="bids" />
      </StoryState>
      <StoryState label="long names (Filipino): the strip scrolls" wide>
        <Tabs
          label="Orders"
          defaultValue="Sinusuri"
          tabs={many.map((name) => ({ id: name, label: name, content: <Text>Wala pang order dito.</Text> }))}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Last sales')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Asks')).toHaveFocus();
    await expect(tab('Asks')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Asks' })).toHaveTextContent('14 pairs');
    await userEvent.keyboard('{End}');
    await expect(tab('Bids')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Last sales')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sales');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Last sales' })).toHaveFocus();
  },
};

export const RightToLeftTheArrowsTurn: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Asks' })).toHaveFocus();
  },
};

const lastChosen = { tabs: many.map((name) => ({ id: name, label: name, content: name })), defaultValue: 'Kanselado' };

function expectInSight(canvasElement: HTMLElement, name: string) {
  const strip = within(canvasElement).getByRole('tablist');
  const right = () => within(strip).getByText(name).getBoundingClientRect().right;
  // Checked before the first picture, which on a busy machine comes well after the strip.
  return waitFor(() => expect(right()).toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1));
}

export const TheChosenTabIsInSightAtFirst: Story = {
  args: lastChosen,
  render: (args) => (
    <div style={{ width: 320, overflow: 'hidden' }}>
      <Tabs {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectInSight(canvasElement, 'Kanselado'),
};

function ShownByPress(props: TabsProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div style={{ width: 320, overflow: 'hidden' }}>
      <Button onClick={() => setShown(true)}>Show</Button>
      <div hidden={!isShown}>
        <Tabs {...props} />
      </div>
    </div>
  );
}

export const TheChosenTabIsInSightWhenItsPlaceOpens: Story = {
  args: lastChosen,
  render: (args) => <ShownByPress {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
    await expectInSight(canvasElement, 'Kanselado');
  },
};

export const TheChosenTabIsInSightWhenItsLettersCome: Story = {
  args: lastChosen,
  render: (args) => (
    <div style={{ width: 320, overflow: 'hidden' }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectInSight(canvasElement, 'Kanselado');
    canvasElement.style.letterSpacing = '0.2em';
    await expectInSight(canvasElement, 'Kanselado');
    canvasElement.style.letterSpacing = '';
  },
};

export const TheStripScrollsToTheFocus: Story = {
  args: { tabs: many.map((name) => ({ id: name, label: name, content: name })) },
  render: (args) => (
    <div style={{ width: 320, overflow: 'hidden' }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('tablist');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Kanselado' });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1);
  },
};
