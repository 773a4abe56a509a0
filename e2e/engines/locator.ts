import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserSession } from './browser-session.ts'
import {
  findElements,
  type ElementState,
  type Found,
  type Preparation,
  type Step,
  type TextPattern,
} from './find-elements.ts'
import { pauseAfter, WAIT_LIMIT_MS } from './wait-until.ts'

export type Text = string | RegExp

/** Finds elements as people and screen readers do; one file that runs in a page. */
const QUERIES_SCRIPT = readFileSync(
  new URL('@testing-library/dom.umd.min.js', import.meta.resolve('@testing-library/dom')),
  'utf8',
)

/** Elements of the page that are found again whenever they are needed. Names and texts match exactly, unless patterns. */
export class Locator {
  readonly #session: BrowserSession
  readonly #steps: readonly Step[]

  constructor(session: BrowserSession, steps: readonly Step[] = []) {
    this.#session = session
    this.#steps = steps
  }

  getByRole(role: string, { name, level }: { name?: Text; level?: number } = {}): Locator {
    return this.#then({
      by: 'role',
      role,
      name: name === undefined ? null : toPattern(name),
      level: level ?? null,
    })
  }

  getByLabel(text: Text): Locator {
    return this.#then({ by: 'label', text: toPattern(text) })
  }

  getByText(text: Text): Locator {
    return this.#then({ by: 'text', text: toPattern(text) })
  }

  getByTitle(text: Text): Locator {
    return this.#then({ by: 'title', text: toPattern(text) })
  }

  getBySelector(selector: string): Locator {
    return this.#then({ by: 'selector', selector })
  }

  /** Narrows to the elements that contain the text. */
  withText(text: Text): Locator {
    return this.#then({ by: 'content', text: toPattern(text) })
  }

  first(): Locator {
    return this.nth(0)
  }

  nth(index: number): Locator {
    return this.#then({ by: 'index', index })
  }

  /** The body of the document in this frame, which is of the console's own origin. */
  body(): Locator {
    return this.#then({ by: 'frame' })
  }

  async click(): Promise<void> {
    const { x, y, width, height } = await this.#actionable()
    await this.#session.clickAt({ x: x + width / 2, y: y + height / 2 })
  }

  async hover(): Promise<void> {
    const { x, y, width, height } = await this.#actionable()
    await this.#session.moveTo({ x: x + width / 2, y: y + height / 2 })
  }

  async focus(): Promise<void> {
    await this.#until(({ first }) => first?.isFocused === true, 'to take the focus', 'focus')
  }

  /** Replaces the present text by typing. */
  async fill(text: string): Promise<void> {
    await this.click()
    await this.#session.press('Control+A')
    if (text === '') await this.#session.press('Backspace')
    else await this.#session.type(text)
  }

  async waitForVisible(): Promise<void> {
    await this.#until(({ first }) => first?.isVisible === true, 'to be visible')
  }

  async waitForHidden(): Promise<void> {
    await this.#until(({ first }) => first?.isVisible !== true, 'to be hidden')
  }

  async waitForCount(count: number): Promise<void> {
    await this.#until((found) => found.count === count, `to be ${count}`)
  }

  /** Waits until its text contains, or matches, the given one. */
  async waitForText(text: Text): Promise<void> {
    await this.#until(({ first }) => first !== null && holds(first.text, text), `to read ${String(text)}`)
  }

  async waitForValue(value: Text): Promise<void> {
    await this.#until(
      ({ first }) => first?.value != null && holds(first.value, value),
      `to hold ${String(value)}`,
    )
  }

  /** Waits until the document that it is part of has the language. */
  async waitForLanguage(language: 'en' | 'zh'): Promise<void> {
    await this.#until(({ first }) => first?.root.lang.startsWith(language) === true, `to be in ${language}`)
  }

  async waitForTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.#until(({ first }) => first?.root.theme === theme, `to be ${theme}`)
  }

  async waitForFocus(): Promise<void> {
    await this.#until(({ first }) => first?.isFocused === true, 'to have the focus')
  }

  /** State of the one element, once there is one. */
  async state(): Promise<ElementState> {
    const { first } = await this.#until((found) => found.first !== null, 'to be there')
    if (first === null) throw new Error(`${this.#description()} is gone.`)
    return first
  }

  async count(): Promise<number> {
    return (await this.#find()).count
  }

  /** Box of the element once it is the only one, enabled, at rest and not covered. */
  async #actionable(): Promise<ElementState['box']> {
    let before = ''
    const { first } = await this.#until(
      (found) => {
        if (found.count > 1) throw new Error(`${this.#description()} is found ${found.count} times.`)
        const is = JSON.stringify(found.first?.box)
        const isAtRest = before === is
        before = is
        const { isVisible = false, isEnabled = false, coveredBy = '' } = found.first ?? {}
        return isAtRest && isVisible && isEnabled && coveredBy === null
      },
      'to be ready for the mouse',
      'scroll',
    )
    if (first === null) throw new Error(`${this.#description()} is gone.`)
    return first.box
  }

  async #until(
    isAsExpected: (found: Found) => boolean,
    expectation: string,
    prepare: Preparation = 'none',
  ): Promise<Found> {
    const deadline = Date.now() + WAIT_LIMIT_MS
    for (let looks = 0; ; looks += 1) {
      const found = await this.#find(prepare)
      if (isAsExpected(found)) return found
      if (Date.now() > deadline) {
        throw new Error(`${this.#description()} was expected ${expectation}, and is ${JSON.stringify(found)}`)
      }
      await pause(pauseAfter(looks))
    }
  }

  async #find(prepare: Preparation = 'none'): Promise<Found> {
    for (;;) {
      try {
        const found = await this.#session.evaluate(findElements, { steps: this.#steps, prepare })
        if (found !== null) return found
        await this.#session.inject(QUERIES_SCRIPT)
      } catch (error) {
        if (!isOfLeftDocument(error)) throw error
      }
    }
  }

  #then(step: Step): Locator {
    return new Locator(this.#session, [...this.#steps, step])
  }

  #description(): string {
    return this.#steps.map((step) => JSON.stringify(step)).join(' → ')
  }
}

function toPattern(text: Text): TextPattern {
  return typeof text === 'string' ? text : { source: text.source, flags: text.flags }
}

function holds(actual: string, expected: Text): boolean {
  return typeof expected === 'string' ? actual.includes(expected) : expected.test(actual)
}

/** The page navigated to another document during the query. */
function isOfLeftDocument(error: unknown): boolean {
  return (
    error instanceof Error &&
    /context was destroyed|no such frame|navigat|DiscardedBrowsingContext/i.test(error.message)
  )
}
