import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Section } from '../Section/Section.tsx';
import { TwoColumns } from './TwoColumns.tsx';

const meta = {
  title: 'Foundations/TwoColumns',
  component: TwoColumns,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Put two sections of about one length beside each other: the order book and the last sales.',
        'Put first what matters more: on a phone it stands above.',
      ],
      dont: [
        'Not for three things or for cards: Grid.',
        'Not for a column that stays while the other one scrolls: AsideLayout.',
      ],
      accessibility: ['Read and tabbed in the order of the children: the whole first column, then the second.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof TwoColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

const sections = [
  <Section key="book" title="Order book">
    <Block tall>Ladder</Block>
  </Section>,
  <Section key="sales" title="Last sales">
    <Block tall>Pinakamapagkakatiwalaang-tindahan-ng-sapatos-sa-Pilipinas-ngayong-taon</Block>
  </Section>,
];

export const Playground: Story = { args: { children: sections } };

export const Sheet: Story = {
  args: { children: undefined },
  render: () => (
    <StorySheet>
      <StoryState label="Two sections" wide>
        <TwoColumns>{sections}</TwoColumns>
      </StoryState>
      <StoryState label="The second one is not there (yet)" wide>
        <TwoColumns>{sections.slice(0, 1)}</TwoColumns>
      </StoryState>
    </StorySheet>
  ),
};
