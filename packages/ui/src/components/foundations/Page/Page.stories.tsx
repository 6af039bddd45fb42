import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Block, Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Foundations/Page',
  component: Page,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Wrap the content of header, page and footer each in a Page: their left edges then meet.',
        'Make the one round the content `as="main"`, with the id that the SkipLink names.',
      ],
      dont: [
        'No Page inside a Page: the gutters would add up.',
        'Not for a band of colour over the whole screen: put the band outside and the Page in it.',
      ],
      accessibility: ['One `main` a page; with its id the SkipLink brings the keyboard there.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { children: <Block tall>The content</Block> } };

export const Sheet: Story = {
  args: { children: undefined },
  render: () => (
    <StorySheet>
      <StoryState label="Header, content and footer share their edges" wide>
        <Frame>
          <Page as="div">
            <Block>Header</Block>
          </Page>
          <Page as="main" id="content">
            <Block tall>Content, at most 1,200 px wide</Block>
          </Page>
          <Page as="div">
            <Block>Footer</Block>
          </Page>
        </Frame>
      </StoryState>
      <StoryState label="320 px">
        <Frame narrow>
          <Page>
            <Block>Pinakamapagkakatiwalaang-tindahan-ng-sapatos</Block>
          </Page>
        </Frame>
      </StoryState>
    </StorySheet>
  ),
};

/** As `main` it is the page's landmark, found by its id. */
export const AsMain: Story = {
  args: { as: 'main', id: 'content', children: <Block>Content</Block> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toHaveAttribute('id', 'content');
  },
};
