/** The server's doors, typed. Everything that changes something carries the header that other sites cannot send. */

import type {
  ArtData,
  Components,
  Game,
  House,
  Me,
  NewTable,
  PackCard,
  ReplayIndex,
  ReplayPage,
  RulesText,
  TableCard,
  TableLists,
  Text,
} from './wire';

/** The server said no: `text` says why, in words to be said; the message is English, for programs. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly text: Text | null,
  ) {
    super(message);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['X-Lunatheque'] = '1';
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Problem(0, 'the server does not answer', ['problem-offline']);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as { detail?: string; text?: Text };
  throw new Problem(response.status, problem.detail ?? response.statusText, problem.text ?? null);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await ask('POST', path, body)).json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once; a failure is not kept. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

const part = encodeURIComponent;
const packed = (pack: string): string => (pack ? `?pack=${part(pack)}` : '');

export const api = {
  house: () => get<House>('/api/house'),
  games: () => once<Game[]>('/api/games'),
  game: async (id: string): Promise<Game> => {
    const found = (await api.games()).find((game) => game.id === id);
    if (!found) throw new Problem(404, `there is no game ${id}`, ['problem-no-game']);
    return found;
  },
  houseWords: (lang: string) => once<{ fluent: string }>(`/api/words/${lang}`),
  words: (game: string, lang: string, pack = '') =>
    once<{ fluent: string; names: Record<string, string> }>(
      `/api/games/${part(game)}/words/${lang}${packed(pack)}`,
    ),
  rules: (game: string, lang: string) => once<RulesText>(`/api/games/${part(game)}/rules/${lang}`),
  art: (game: string, pack = '') => once<ArtData>(`/api/games/${part(game)}/art${packed(pack)}`),
  components: (game: string, lang: string) => once<Components>(`/api/games/${part(game)}/components/${lang}`),

  packs: () => get<PackCard[]>('/api/packs'),
  addPack: (contents: string) => post<PackCard>('/api/packs', { contents }),
  /** Where the pack of a game lies as a file. */
  packFile: (game: string) => `/api/games/${part(game)}/pack`,

  guest: (name: string) => post<{ name: string }>('/api/guest', { name }),
  account: (name: string, password: string) => post<Me>('/api/account', { name, password }),
  login: (name: string, password: string) => post<Me>('/api/login', { name, password }),
  logout: () => ask('POST', '/api/logout', {}),
  deleteAccount: () => ask('DELETE', '/api/account'),

  tables: (query: { game?: string; player?: string; page?: number } = {}) => {
    const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
    return get<TableLists>(`/api/tables?${new URLSearchParams(filled.map(([k, v]) => [k, String(v)]))}`);
  },
  openTable: (table: NewTable) => post<TableCard>('/api/tables', table),
  table: (id: string) => get<TableCard>(`/api/tables/${part(id)}`),
  sit: (id: string, place: { invitation: string } | { seat: number }) =>
    post<TableCard>(`/api/tables/${part(id)}/seats`, place),
  seatBot: (id: string, seat: number, bot: string | null) =>
    post<TableCard>(`/api/tables/${part(id)}/bot`, { seat, bot }),
  leave: (id: string, seat: number) => post<TableCard>(`/api/tables/${part(id)}/leave`, { seat }),
  rematch: (id: string) => post<TableCard>(`/api/tables/${part(id)}/rematch`),
  record: async (id: string) => (await ask('GET', `/api/tables/${part(id)}/record`)).text(),
  review: (record: string) => post<TableCard>('/api/review', { record }),
  replay: (id: string) => get<ReplayIndex>(`/api/tables/${part(id)}/replay`),
  replayAt: (id: string, move: number, seat: number) =>
    get<ReplayPage>(`/api/tables/${part(id)}/replay/${move}?seat=${seat}`),
};
