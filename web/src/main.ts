import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { theme } from './lib/theme.svelte';
import { words } from './lib/words.svelte';

theme.apply();

async function start(): Promise<void> {
  const target = document.getElementById('app')!;
  try {
    await words.speak(words.language);
  } catch {
    // Without words there is only one thing left to say, in both languages that we speak.
    target.textContent =
      'Lunathèque does not answer. Try again in a moment. — Lunathèque ne répond pas. Réessayez dans un instant.';
    return;
  }
  mount(App, { target });
}

void start();

// Installed, the page opens without a network too.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
