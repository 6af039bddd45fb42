import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { Footer } from './Footer.tsx';

const links = ['How we inspect', 'Fees', 'Returns', 'Privacy', 'Terms', 'Help'].map((label) => ({
  href: `#${label}`,
  label,
}));

const meta = {
  title: 'Foundations/Footer',
  component: Footer,
  args: {
    items: links,
    children: 'You have seven days to tell us that a pair is not as described. The law gives you more; read how.',
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'from link to link'],
        ['Enter', 'follows the link'],
      ],
      do: [
        'Put it at the foot of every page, with the rights of a buyer in a sentence or two.',
        'Keep the links to what people look for at the end: fees, returns, privacy, terms, help.',
      ],
      dont: [
        'Do not repeat the navigation of the header in it.',
        'Do not write "no return, no exchange", here or anywhere.',
      ],
      accessibility: ['It is the content information of the page.', 'Each link takes a finger on 44 px.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  args: {
    items: ['Paano namin sinusuri ang bawat pares', 'Mga bayarin', 'Pagbabalik', 'Pagkapribado', 'Tulong'].map(
      (label) => ({ href: `#${label}`, label }),
    ),
    children:
      'May pitong araw ka para sabihin sa amin na hindi tugma ang pares sa paglalarawan. Mas marami pa ang ibinibigay sa iyo ng batas; basahin kung paano.',
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    for (const { label } of links) {
      await userEvent.tab();
      await expect(within(footer).getByRole('link', { name: label })).toHaveFocus();
    }
  },
};
