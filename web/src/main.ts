import './styles/fonts.css';
import './styles/tokens.css';
import './generated/shapes.css';
import './styles/frame.css';
import { mount } from 'svelte';
import App from './App.svelte';

// The colours of all games: their covers, forms and rules have them before a board is loaded.
import.meta.glob('./boards/*/colours.css', { eager: true });

mount(App, { target: document.getElementById('app')! });
