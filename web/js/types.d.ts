// What the page's scripts, the build and Python know of each other.

/** The files that are packed into the one-file page; start/unpack.js makes it, and the build writes it into modules. */
interface OneFile {
  address(path: string): string;
  import(path: string): Promise<any>;
  worker(...paths: string[]): Worker;
  filesOf(folder: string): Map<string, Uint8Array<ArrayBuffer>>;
}

/** A thing to do, as a view has written it on a control. */
interface Tap {
  do: string;
  arg: string;
}

/** What a browser offers that can install the page; it is not in the standard. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Who waits for an errand: the part that is done (below 0: it has to be done elsewhere), and the answer at the end. */
type Told = (part: number, answer: string | null) => void;

/** Who hears of a connection: end (how it can be reached), open, text, bad (no text of ours), closed, or none (there can be none). */
type LiveTold = (what: string, text: string) => void;

/** Who hears of the camera: code (what it has read), or why it does not look: none, refused. */
type SeenTold = (what: string, text: string) => void;

/** What Python finds as `js.waystones`; web/app/browser.py is the only one to ask. */
interface Waystones {
  patch(text: string): string;
  rehearse(text: string): void;
  decided(): void;
  startGoing(tell: () => void): void;
  cover(): void;
  uncover(): void;
  go(address: string, replaces: boolean): void;
  rename(address: string): void;
  back(): void;
  startPointing(tell: (phase: string, x: number, y: number) => void): void;
  ready(hear: (stack: string) => void): Tap | null;
  activateUpdate(): void;
  sound(name: string, pitch: number): void;
  afterFrame(then: () => void): void;
  whenIdle(then: () => void): void;
  isStill(): boolean;
  vibrate(...pattern: number[]): void;
  askToStay(): void;
  badge(isOpen: boolean): void;
  install(): void;
  keep(key: string, text: string): void;
  forget(key: string): void;
  send(name: string, question: string, told: Told, idle?: boolean, small?: boolean): number;
  want(number: number): void;
  drop(number: number): void;
  giveUp(): void;
  keepReady(wanted: boolean): void;
  share(text: string): Promise<string>;
  copy(text: string): Promise<string>;
  now(): string;
  picture(drawing: string): Promise<Blob | null>;
  look(told: SeenTold): Promise<void>;
  live(doing: "call" | "answer" | "accept" | "tell" | "hangUp", ...what: any[]): Promise<void>;
}

/**
 * Trusted Types, as far as the page uses them. What they give is no string, but goes wherever our checks let a string go.
 */
interface TrustedTypes {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

/** A browser's own reader of codes, where it has one. */
interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface Window {
  BarcodeDetector?: {
    new (options: { formats: string[] }): BarcodeDetector;
    getSupportedFormats(): Promise<string[]>;
  };
  trustedTypes?: TrustedTypes;
  oneFile?: OneFile;
  waystones?: Waystones;
  pythonModule?: WebAssembly.Module; // once Python has begun (start/interpreter.mjs)
}

declare var oneFile: OneFile | undefined;

declare module "*/core.js" {
  type Hooks = Record<string, { add(hook: Function): void; clear(): void }>;
  export const hooks: { main: Hooks; worker: Hooks };
}

declare module "*/jsqr.js" {
  export default function jsQR(
    data: Uint8ClampedArray,
    width: number,
    height: number,
  ): { data: string } | null;
}

declare module "*/pyodide.mjs" {
  export const version: string;
  export function loadPyodide(options: object): Promise<object>;
}
