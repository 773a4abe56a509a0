import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A problem that a person can correct: it is shown as one line, and no file is written. */
export class Problem extends Error {}

/** Lines of a file that the linter takes (`max-lines`). */
const MAX_LINES = 400
const MAX_LINES_OF_TESTS = 600

/** New and changed files of the repository, computed before the first one is written. */
export class Plan {
  readonly #root: string
  readonly #texts = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.#root, path))
  }

  read(path: string): string {
    const planned = this.#texts.get(path)
    if (planned !== undefined) return planned
    if (!this.has(path)) throw new Problem(`There is no ${path}.`)
    return readFileSync(join(this.#root, path), 'utf8')
  }

  /** Names in a folder; none where there is no such folder. */
  list(folder: string): string[] {
    return this.has(folder) ? readdirSync(join(this.#root, folder)).toSorted() : []
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new Problem(`${path} exists already.`)
    this.#texts.set(path, text)
  }

  edit(path: string, change: (text: string) => string): void {
    const text = change(this.read(path))
    const lines = text.trimEnd().split('\n').length
    const most = /\.test\.tsx?$|\/tests\//.test(path) ? MAX_LINES_OF_TESTS : MAX_LINES
    if (/\.tsx?$/.test(path) && lines > most)
      throw new Problem(`${path} would have ${lines} lines; ${most} are allowed. Split it first.`)
    this.#texts.set(path, text)
  }

  /** True for a file of the repository that changes. */
  isEdit(path: string): boolean {
    return existsSync(join(this.#root, path))
  }

  /** The paths of all files in it. */
  get paths(): string[] {
    return [...this.#texts.keys()]
  }

  write(): void {
    for (const [path, text] of this.#texts) {
      const full = join(this.#root, path)
      mkdirSync(dirname(full), { recursive: true })
      writeFileSync(full, text)
    }
  }
}
