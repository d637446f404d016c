// What the two workers find where they run.

/** Written above sw.js by the build (tools/precache.py). */
declare const BUILD: string;
/** Path -> sha256 as fetch checks it; the page itself is "". */
declare const FILES: Readonly<Record<string, string>>;

/** An errand that Python has begun (web/app/errands.py). */
interface Errand {
  slice(): { toJs(): [progress: number, result?: string]; destroy(): void };
  destroy(): void;
}

interface Interpreter {
  loadPackage(names: string[], options: object): Promise<void>;
  runPython(source: string): any;
  _module: { HEAPU8: Uint8Array };
}

declare function loadPyodide(options: object): Promise<Interpreter>;
