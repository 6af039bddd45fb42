import { addons } from 'storybook/manager-api';
import { docsThemes } from './storybook-themes.ts';

addons.setConfig({ theme: docsThemes.light, sidebar: { showRoots: true } });
