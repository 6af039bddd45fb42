import { createRoot } from 'react-dom/client';
import '../../fonts/fonts.css';
import '../../src/css/global.css.ts';
import { Shell } from './shell.tsx';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;

const root = document.getElementById('root');
if (root === null) throw new Error('The kit page expected <div id="root"> in preview/index.html; put it back.');
createRoot(root).render(<Shell view={query.get('view') ?? 'kit'} />);
