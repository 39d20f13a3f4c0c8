// The fixture page: a board with a recorded position, for drawing without a server.
import './lib/theme.css';
import { mount } from 'svelte';
import Fixture from './shell/Fixture.svelte';

mount(Fixture, { target: document.getElementById('app')! });
