import type { BrowserSession, Size } from './browser-session.ts'
import { Locator } from './locator.ts'
import { waitUntil } from './wait-until.ts'

/** The visible page, in any browser. */
export class Tab extends Locator {
  readonly #session: BrowserSession
  readonly #origin: string

  constructor(session: BrowserSession, origin: string) {
    super(session)
    this.#session = session
    this.#origin = origin
  }

  async goto(address: string): Promise<void> {
    await this.#session.goto(new URL(address, this.#origin).href)
  }

  /** Navigates within the console, as a link does, without a reload. */
  async follow(path: string): Promise<void> {
    await this.#session.evaluate((target) => {
      window.history.pushState(null, '', target)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  }

  async reload(): Promise<void> {
    await this.#session.reload()
  }

  async goBack(): Promise<void> {
    await this.#session.goBack()
  }

  async resize(size: Size): Promise<void> {
    await this.#session.resize(size)
  }

  async press(keys: string): Promise<void> {
    await this.#session.press(keys)
  }

  async type(text: string): Promise<void> {
    await this.#session.type(text)
  }

  async chooseFiles(selector: string, paths: readonly string[]): Promise<void> {
    await this.#session.chooseFiles(selector, paths)
  }

  async evaluate<Result>(run: () => Result): Promise<Result> {
    return this.#session.evaluate(run, null)
  }

  async url(): Promise<URL> {
    return new URL(await this.#session.url())
  }

  async waitForUrl(isAsExpected: (url: URL) => boolean): Promise<void> {
    await waitUntil(
      async () => isAsExpected(await this.url()),
      async () => `The address is ${(await this.url()).href}`,
    )
  }

  async waitForTitle(title: RegExp): Promise<void> {
    await waitUntil(
      async () => title.test(await this.#session.title()),
      async () => `The title is "${await this.#session.title()}", not ${String(title)}`,
    )
  }
}
