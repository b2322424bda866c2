import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => vi.stubGlobal('location', { pathname: '/', search: '', hash: '' }));

test.each([
  ['/', { page: 'shelf' }],
  ['/tables', { page: 'tables' }],
  ['/me', { page: 'me' }],
  ['/g/moon', { page: 'box', game: 'moon' }],
  ['/new/a%20b', { page: 'new', game: 'a b' }],
  ['/t/x1', { page: 'table', id: 'x1' }],
  ['/r/x1', { page: 'replay', id: 'x1' }],
  ['/nowhere', { page: 'lost' }],
  ['/t', { page: 'lost' }],
  ['/t/x1/more', { page: 'lost' }],
  ['/t/%', { page: 'lost' }],
])('%s is the address of its page', async (path, route) => {
  const { parse } = await import('./router.svelte');
  expect(parse(path)).toEqual(route);
});
