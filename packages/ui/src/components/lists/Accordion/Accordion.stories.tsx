import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Accordion } from './Accordion.client.tsx';

const parts = [
  {
    id: 'upper',
    title: 'Upper',
    summary: '9 points',
    content: <Text>Stitches are even and close; the swoosh ends where the eyelets do.</Text>,
  },
  { id: 'sole', title: 'Sole', summary: '6 points', content: <Text>The star pattern is sharp to its edge.</Text> },
  {
    id: 'box',
    title: 'Box and paper',
    summary: '4 points',
    content: <Text>Label, lid and paper belong together.</Text>,
  },
];

const meta = {
  title: 'Lists/Accordion',
  component: Accordion,
  args: { level: 3, parts },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves from heading to heading, and into what is open'],
        ['Enter, Space', 'opens or shuts the part'],
        ['Arrow down, Arrow up', 'go to the next and the previous heading'],
        ['Home, End', 'go to the first and the last heading'],
      ],
      do: [
        'Use it for long content that people look up by heading: criteria, rules, the size guide.',
        'Give the level that the headings have in the outline of the page.',
        'Say at the end of the line what is inside, when that helps to choose: "9 points".',
      ],
      dont: [
        'Do not use it for one line to open, or for questions on a page without scripts; that is Details.',
        'Do not hide fees, deadlines or risks in it.',
        'Do not put one into another.',
      ],
      accessibility: [
        'Each heading is a real heading of the given level, with a button inside that says whether it is open.',
        'The words are in the page while shut: a search engine reads them, and nothing is fetched on opening.',
        'The arrow turns in 120 ms, and at once with reduced motion; nothing else moves.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="shut">
        <Accordion level={3} parts={parts} />
      </StoryState>
      <StoryState label="one open">
        <Accordion level={3} parts={parts} defaultOpen={['sole']} />
      </StoryState>
      <StoryState label="long words (Filipino)" wide>
        <Accordion
          level={3}
          defaultOpen={['a']}
          parts={[
            {
              id: 'a',
              title: 'Paano sinusuri ang bawat pares bago ito ipadala sa bumili sa anumang lalawigan',
              summary: '12 sa 14 ang pumasa na sa pagsusuri',
              content: <Text>Dalawang tao ang tumitingin sa bawat pares, sa ilalim ng parehong ilaw.</Text>,
            },
            { id: 'b', title: 'Ano ang mangyayari kapag hindi pumasa', content: <Text>Ibabalik ang bayad.</Text> },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText(/The star pattern/)).not.toBeVisible();
    await userEvent.tab();
    await expect(button(/Upper/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(button(/Sole/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button(/Sole/)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: /Sole/ })).toBeVisible();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/Label, lid and paper/)).toBeVisible();
    await expect(canvas.getByText(/The star pattern/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/Label, lid and paper/)).not.toBeVisible();
  },
};
