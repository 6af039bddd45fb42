import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../fonts/fonts.css';
import '../src/css/global.css.ts';
import { rulesOfPages } from './axe-rules.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { DocsFrame } from './DocsFrame.tsx';
import { Surroundings } from './Surroundings.tsx';

// A limit against hanging: on a busy machine a second, which is the library's own, is over before a dialog has opened.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', config: { rules: rulesOfPages.map((id) => ({ id, enabled: false })) } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: ComponentPage, container: DocsFrame },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'The tag', 'Playground', 'What changed'],
          'Tokens',
          'Patterns',
          'Foundations',
          'Forms',
          'Overlays',
          'Lists',
          'Market',
          'Private',
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', zoom: '100%' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    zoom: {
      description: 'Size of text',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100%', '130%', '200%'].map((value) => ({ value, title: `Text ${value}` })),
      },
    },
  },
  decorators: [
    (Story, { globals, name, parameters }) => (
      <Surroundings
        theme={globals.theme}
        direction={globals.direction}
        zoom={globals.zoom}
        // A sheet has a margin of its own, and a whole screen none.
        padded={name !== 'Sheet' && parameters.margin !== 'none'}
      >
        <Story />
      </Surroundings>
    ),
  ],
};
export default preview;
