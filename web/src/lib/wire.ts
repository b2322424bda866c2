/** What travels between the server and this client; the server's side of it is `server/wire.py`. */

export const PROTOCOL = 4;

/** A message id with its arguments: words come last, in the language of whoever reads. */
export type Text = [id: string, args?: Record<string, Argument>];
export type Argument = number | string | Text;

// The house ---------------------------------------------------------------------------------------------------------

export interface Option {
  id: string;
  /** The first one is the default. */
  choices: string[];
  rule: string;
  /** Whether it decides how long a match lasts. */
  lasting: boolean;
}

export interface Game {
  id: string;
  title: string;
  players: [number, number];
  minutes: [number, number];
  age: number;
  year: number;
  authors: string[];
  artists: string[];
  publishers: string[];
  links: string[];
  options: Option[];
  bots: string[];
}

export interface Me {
  name: string;
  account: boolean;
}

export interface House {
  version: string;
  me: Me | null;
  client: string;
}

export interface RulesText {
  title: string;
  /** The game in one minute; the id is that of the rule that says more. */
  minute: Paragraph[];
  sections: { id: string; title: string; paragraphs: Paragraph[] }[];
}

export interface Paragraph {
  id: string;
  html: string;
}

export interface FaceData {
  width: number;
  height: number;
  svg: string;
  value?: [x: number, y: number, height: number] | null;
  ink: string;
  marks?: [x: number, y: number, text: Text][];
}

export interface ArtData {
  faces: Record<string, FaceData>;
  defs: string;
  seats: string[];
}

export type Source = 'printed' | 'public' | 'reconstructed';

export interface ComponentRow {
  id: string;
  name: string;
  face: string | null;
  /** What it does, in a sentence; '' where its values say it. */
  does: string;
  values: Record<string, { value: ComponentValue; source: Source }>;
}

/** In words, but for numbers and for yes and no. */
export type ComponentValue = string | number | boolean | ComponentValue[];

export interface ComponentTable {
  name: string;
  title: string;
  /** What its values are called. */
  labels: Record<string, string>;
  rows: ComponentRow[];
}

export interface Components {
  pack: { name: string; hash: string };
  tables: ComponentTable[];
}

export interface PackCard {
  hash: string;
  game: string;
  name: string;
}

// Tables ------------------------------------------------------------------------------------------------------------

export type Pace =
  | { kind: 'untimed' }
  | { kind: 'clock'; minutes: number; increment: number }
  | { kind: 'days'; days: number };

export interface NewTable {
  game: string;
  /** Each seat is 'me', 'open' or the level of a bot. */
  seats: string[];
  names?: Record<number, string>;
  options: Record<string, string>;
  pack?: string;
  pace: Pace;
  public: boolean;
  spectators: boolean;
}

export interface SeatCard {
  seat: number;
  name: string;
  bot: string;
  taken: boolean;
  replaced: boolean;
}

export interface TableCard {
  id: string;
  game: string;
  options: Record<string, string>;
  pace: Pace;
  pack: string;
  seats: SeatCard[];
  mine: number[];
  owner: boolean;
  invitations: Record<string, string>;
  begun: boolean;
  over: boolean;
  /** The seats that must decide now, and whether one of them is one's own. */
  actors: number[];
  turn: boolean;
  /** The rank of each seat once the match is over; empty where nobody has one. */
  ranking: number[];
  spectators: boolean;
  public: boolean;
  review: boolean;
  rematch: string | null;
  opened: number;
  moves: number;
}

export interface TableLists {
  mine: TableCard[];
  open: TableCard[];
  finished: TableCard[];
}

// Scenes ------------------------------------------------------------------------------------------------------------

export type Point = [x: number, y: number];

/** A piece as a viewer sees it; what is as usual is left out (see `scene/parts.py`). */
export interface Piece {
  id: string;
  zone: string;
  face: string;
  text: Text;
  place?: Point;
  rule?: string;
  value?: number;
  size?: number;
  level?: number;
  /** The piece that it is as good as. */
  like?: string;
  angle?: number;
  over?: string[];
  caption?: Text;
  seat?: number;
}

export interface Line {
  id: string;
  kind: 'route' | 'trail' | 'ruler' | 'wake' | 'figure';
  points: Point[];
  text?: Text;
  seat?: number;
}

export interface Zone {
  id: string;
  kind: 'row' | 'grid' | 'stack' | 'dice' | 'track' | 'area' | 'board';
  text: Text;
  zones?: Zone[];
  seat?: number;
  /** Whether the eyes should go there: `arrange` marks those that the scene lists. */
  active?: boolean;
  columns?: number;
  background?: string;
  frame?: [left: number, top: number, width: number, height: number];
  lines?: Line[];
  views?: View[];
}

/** A part of a board that can be looked at closely. */
export interface View {
  id: string;
  text: Text;
  frame: [left: number, top: number, width: number, height: number];
}

export interface Arrow {
  id: string;
  start: string;
  end: string;
  text: Text;
}

export interface Scene {
  zones: Zone[];
  /** The zones where the eyes should go, wherever they lie. */
  active: string[];
  pieces: Record<string, Piece>;
  arrows: Arrow[];
  asks: Text | null;
}

/** What makes a scene out of the one before it; zones that are as before are listed by their id alone. */
export interface SceneChanges extends Partial<Omit<Scene, 'pieces' | 'zones'>> {
  zones?: (Zone | string)[];
  pieces: Record<string, Piece>;
  gone: string[];
}

export interface Touch {
  pieces: string[];
  lights?: string[];
  path?: Point[];
  value?: number;
  button?: boolean;
}

export interface Choice {
  action: string;
  text: Text;
  touch: Touch;
}

export interface SheetLine {
  text: Text;
  rule: string;
  values: (number | null)[];
  pieces?: string[];
  total?: boolean;
  /** What players without a seat get, whom the rules play: the name and the amount of each. */
  others: [Text, number][];
}

// The socket --------------------------------------------------------------------------------------------------------

export interface Told {
  version: number;
  /** How many moves the record had by then: where the replay shows it. */
  move: number;
  texts: Text[];
}

/** A piece that moves, and where on its board it is thereafter, in case more befalls it. */
export type Motion = [piece: string, at?: Point | null];
/** What moves together. */
export type Beat = Motion[];

/** What one seat (-1: a spectator) is given. */
export interface Place {
  seat: number;
  events: Told[];
  scene: Scene | null;
  changes: SceneChanges | null;
  prompt: Text;
  legal: Choice[];
  undo: boolean;
  /** Null while it is as before. */
  sheet: SheetLine[] | null;
  /** What moved by the decision, one beat after another; left out where all may be shown at once. */
  beats?: Beat[];
}

export interface Proposal {
  what: 'undo' | 'end';
  by: number;
  agreed: number[];
}

export interface Update {
  type: 'update';
  protocol: number;
  version: number;
  actors: number[];
  thinking: number[];
  over: boolean;
  ended: null | 'resign' | 'agreed' | 'time' | 'closed';
  places: Place[];
  ranking: number[];
  scores: number[];
  clocks: ({ seat: number; left: number } | null)[];
  running: number[];
  proposals: Proposal[];
  table: { names: string[]; bots: string[]; replaced: number[] };
}

export interface Waiting {
  type: 'waiting';
  protocol: number;
  table: TableCard;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Presence {
  type: 'presence';
  seats: number[];
  spectators: number;
}

/** An action that a bot thought about: its chances to win in 100, and how often it was tried in thought. */
export interface Weighed {
  text: Text;
  percent: number;
  tries: number;
}

export type Answer =
  | { type: 'done'; key: string; version: number }
  | { type: 'refused'; key: string; rule: string; text: Text; version: number }
  | { type: 'because'; key: string; rule: string; text: Text }
  | { type: 'hint'; key: string; action: string; texts: Text[]; considered: Weighed[] };

export type Message =
  | Update
  | Waiting
  | Presence
  | Answer
  | ({ type: 'said' } & ChatLine)
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'pong' };

/** What a client may ask; the socket adds the key. */
export type Request =
  | { type: 'play'; seat: number; action: string; version: number }
  | { type: 'answer'; seat: number; words: string; version: number }
  | { type: 'undo'; seat: number; version: number }
  | { type: 'propose'; seat: number; what: 'undo' | 'end'; version: number }
  | { type: 'agree'; seat: number; what: 'undo' | 'end'; yes: boolean; version: number }
  | { type: 'resign'; seat: number; version: number }
  | { type: 'claim'; seat: number; version: number }
  | { type: 'replace'; seat: number; bot: string | null; version: number }
  | { type: 'why'; seat: number; action?: string; piece?: string }
  | { type: 'hint'; seat: number }
  | { type: 'say'; text: string };

// Replay ------------------------------------------------------------------------------------------------------------

export interface Chapter {
  move: number;
  seat: number;
  action: Text;
  events: Text[];
}

export interface ReplayIndex {
  moves: number;
  chapters: Chapter[];
}

export interface ReplayPage {
  scene: Scene;
  events: Text[];
  sheet: SheetLine[];
  prompt: Text;
  beats: Beat[];
}
