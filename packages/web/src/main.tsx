import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/exo-2/wght.css';
import './style/tokens.css';
import './style/base.css';
import './style/parts.css';
import './style/pages.css';
import './style/table.css';
import './style/phone.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applySettings } from './app/settings.ts';

applySettings();
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(<App />);
