/** The shapes that the server sends: what one person may see of a game, and no more. */

export type Phase = "lobby" | "telling" | "laying" | "voting" | "over";
export type ClueKind = "text" | "spoken" | "media";
export type RuleValue = string | number | boolean | null;

export interface Seat {
  seat: number;
  name: string;
  bunny: number;
  score: number;
  host: boolean;
  ready: boolean;
  gone: boolean;
  from_round: number;
}

export interface Round {
  number: number;
  storyteller: number | null;
  clue: string | null;
  clue_kind: ClueKind | null;
  waiting_for: number[];
  deadline: number;
  nudge_at: number;
  skip_at: number;
  lay: number;
  votes: number;
  rounds_left: number | null;
}

export interface ShownCard {
  number: number;
  card: string;
  owner: number | null;
  voters: number[];
  house: boolean;
}

export interface ScoredRound {
  number: number;
  storyteller: number;
  clue: string | null;
  clue_kind: ClueKind;
  table: ShownCard[];
  points: { seat: number; points: number }[];
}

export interface RuleLine {
  key: string;
  values: Record<string, string | number>;
}

export interface Reason {
  kind: string;
  points: number;
  count: number;
}

export interface ExampleSeat {
  seat: number;
  bunny: number;
  reasons: Reason[];
}

export interface Example {
  seats: ExampleSeat[];
  scored: ScoredRound;
}

export interface RuleSheet {
  how: RuleLine[];
  score: RuleLine[];
  end: RuleLine[];
  tips: string[];
  preset: string | null;
  example: Example;
}

export interface View {
  game: string;
  version: number;
  now: number;
  phase: Phase;
  chat: { title: string; language: string };
  rules: Record<string, RuleValue>;
  me: number | null;
  allowed: string[];
  paused: boolean;
  seats: Seat[];
  round: Round | null;
  hand: { card: string }[];
  laid: string[];
  vote: number[];
  showing: boolean;
  table: { number: number; card: string; mine: boolean }[];
  last_round: ScoredRound | null;
  winners: number[];
  ending: string | null;
  next: string | null;
  removed?: { player: string; name: string }[];
}

export interface ListedGame {
  game: string;
  chat: string;
  phase: Phase;
  awaited: boolean;
}

export interface Session {
  token: string;
  expires: number;
  player: { name: string; language: string | null; chosen: boolean };
  games: ListedGame[];
  game: string | null;
  view: View | null;
  error?: string | null;
}

export interface Answer {
  status: number;
  body: any;
}

/** What the page's first lines (in index.html) leave for the modules. */
export interface Early {
  about: { bot: string; miniapp: string; languages: string[]; decks: Record<string, string> };
  prefix: string;
  launch: { data: string; version: string; platform: string; language: string; player: number; game: string | null };
  match(code: string): string | null;
  fetchWords(language: string): Promise<string>;
  openSession(game?: string | null): Promise<Answer>;
  keepGame(game: string): void;
  tellClient(event: string, data?: object): void;
  dress(theme: Record<string, string> | null): void;
  language: string | null;
  words: Promise<string> | null;
  session: Promise<Answer> | null;
  started: boolean;
}

declare global {
  interface Window {
    fabulo: Early;
  }
}
