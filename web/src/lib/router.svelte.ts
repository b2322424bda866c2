/** Addresses: which page is shown, and how links change it without a reload. */

export type Route =
  | { page: 'shelf' | 'tables' | 'me' | 'lost' }
  | { page: 'box' | 'new'; game: string }
  | { page: 'table' | 'replay'; id: string };

export function parse(path: string): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'lost' };
  }
  const [first, second, ...more] = parts;
  if (more.length) return { page: 'lost' };
  if (first === undefined) return { page: 'shelf' };
  if (second === undefined) return first === 'tables' || first === 'me' ? { page: first } : { page: 'lost' };
  switch (first) {
    case 'g':
      return { page: 'box', game: second };
    case 'new':
      return { page: 'new', game: second };
    case 't':
      return { page: 'table', id: second };
    case 'r':
      return { page: 'replay', id: second };
    default:
      return { page: 'lost' };
  }
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  route = $derived(parse(this.path));
  /** Whether one came here by going back, or forward again: then the page shows what one was reading. */
  returned = $state(false);

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }

  go(address: string, replace = false): void {
    const target = new URL(address, location.href);
    if (replace) history.replaceState(null, '', target);
    else history.pushState(null, '', target);
    this.returned = false;
    this.read();
  }

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Follow clicks on our own links without a reload; those that want a new tab get one. */
  listen(): () => void {
    const click = (event: MouseEvent): void => {
      if (
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element).closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.href);
    };
    const pop = (): void => {
      this.returned = true;
      this.read();
    };
    document.addEventListener('click', click);
    addEventListener('popstate', pop);
    return () => {
      document.removeEventListener('click', click);
      removeEventListener('popstate', pop);
    };
  }
}

export const router = new Router();
