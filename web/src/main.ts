import './styles/fonts.css';
import './styles/tokens.css';
import './generated/shapes.css';
import './styles/base.css';
import './styles/buttons.css';
import './styles/seats.css';
import './styles/frame.css';
import './styles/players.css';
import './styles/side.css';
import './styles/phone.css';
import './styles/drawers.css';
import './styles/replay.css';
import './styles/report.css';
import './styles/forms.css';
import './styles/sizes.css';
import './styles/shapes.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './shell/network.svelte';

// The colours of all games: their covers, forms and rules have them before a board is loaded.
import.meta.glob('./boards/*/colours.css', { eager: true });

mount(App, { target: document.getElementById('app')! });
keepPage();
