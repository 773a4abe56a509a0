/** A point in the window, in CSS pixels from its top left corner. */
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/**
 * Functions that a journey needs of a browser; the rest (finding, waiting, checking) is the same for all engines (page.ts).
 */
export interface BrowserSession {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  goBack: () => Promise<void>
  url: () => Promise<string>
  title: () => Promise<string>
  resize: (size: Size) => Promise<void>
  /** Runs a function in the page; argument and result are JSON. */
  evaluate: <Argument, Result>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** Runs a script's text in the page, exempt from its policies. */
  inject: (script: string) => Promise<void>
  moveTo: (point: Point) => Promise<void>
  /** Presses and releases the left button. */
  clickAt: (point: Point) => Promise<void>
  type: (text: string) => Promise<void>
  /** One key, or several pressed together: `Enter`, `Control+K`. */
  press: (keys: string) => Promise<void>
  /** Puts files into the file field that the selector finds. */
  chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>
  screenshot: (path: string) => Promise<void>
  /** Errors on the browser's console so far, uncaught ones among them, as the engine words them. */
  consoleErrors: () => Promise<readonly string[]>
  close: () => Promise<void>
}

/** A browser that runs; every session has cookies and storage of its own. */
export interface RunningBrowser {
  /** Name and version, for failures. */
  name: string
  /** Files that a page downloads go to the folder. */
  open: (downloads: string) => Promise<BrowserSession>
  close: () => Promise<void>
}

/** Keys of a combination, in order; a letter is that of the unshifted key. */
export function parseKeys(combination: string): string[] {
  return combination.split('+').map((key) => (key.length === 1 ? key.toLowerCase() : key))
}
