import './lib/theme.css';
import { mount } from 'svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';
import App from './shell/App.svelte';

// Whoever has chosen a language does not see another one first.
void speak(settings.language).then(() => mount(App, { target: document.getElementById('app')! }));
