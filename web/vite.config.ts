// The client is built into the Python package; every path is relative to the server's root.
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** The page's own words are read before any script runs: {{key}} stands for them. */
function pageWords(): Plugin {
  const said = (key: string): string => {
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync('src/words/shell.ftl', 'utf8')));
    return bundle.formatPattern(bundle.getMessage(key)!.value!);
  };
  return { name: 'page-words', transformIndexHtml: (html) => html.replace(/\{\{([\w-]+)\}\}/g, (_, key) => said(key)) };
}

/** `board.ftl?playbill` is what a game's playbill says: its title and what stands under it. */
function playbillWords(): Plugin {
  const asked = '.ftl?playbill';
  return {
    name: 'playbill-words',
    load(id) {
      if (!id.endsWith(asked)) return undefined;
      const lines = readFileSync(id.slice(0, id.indexOf('?')), 'utf8').split('\n');
      return `export default ${JSON.stringify(lines.filter((line) => /^(sub)?title[\w-]* =/.test(line)).join('\n'))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pageWords(), playbillWords()],
  build: {
    outDir: '../src/gaslamp/web_client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 600,
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': 'http://127.0.0.1:8710',
      '/ws': { target: 'ws://127.0.0.1:8710', ws: true },
    },
  },
});
