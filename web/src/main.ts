import './lib/theme.css';
import { mount } from 'svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';
import App from './shell/App.svelte';
import { pages } from './shell/pages';
import { route } from './shell/route.svelte';

// What is shown first is fetched while the words are.
void (route.now.page === 'lobby' ? pages.lobby() : pages.table());

// Whoever has chosen a language does not see another one first.
void speak(settings.language).then(() => mount(App, { target: document.getElementById('app')! }));
