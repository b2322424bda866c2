import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { installable } from './tools/installable.ts';

export default defineConfig({
  plugins: [svelte(), installable()],
  build: {
    outDir: '../src/lunatheque/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // a busy machine is no fault
  },
  // `npm run dev` shows changes at once, with the tables of `lunatheque serve`.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8026', ws: true, changeOrigin: true } } },
});
