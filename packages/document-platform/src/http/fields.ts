import { BadRequest } from './problems.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a query, or of an object in a body, read by name and type. A query has texts only, a body has both. */
export class Fields {
  readonly all: Record<string, unknown>

  constructor(value: unknown) {
    this.all = isRecord(value) ? value : {}
  }

  /** A repeated parameter is a list; `orgId[]` is the list `orgId`. */
  static fromQuery(parameters: URLSearchParams): Fields {
    const all: Record<string, unknown> = {}
    for (const key of new Set(parameters.keys())) {
      const values = parameters.getAll(key)
      const isList = key.endsWith('[]') || values.length > 1
      all[key.replace(/\[\]$/, '')] = isList ? values : values[0]
    }
    return new Fields(all)
  }

  has(name: string): boolean {
    return this.all[name] !== undefined && this.all[name] !== null && this.all[name] !== ''
  }

  /** Empty text where there is none. */
  text(name: string): string {
    const value = this.all[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }

  requiredText(name: string): string {
    const text = this.text(name).trim()
    if (text === '') throw new BadRequest(`${name} is required`)
    return text
  }

  number(name: string): number {
    const value = this.optionalNumber(name)
    if (value === undefined) throw new BadRequest(`${name} is required`)
    return value
  }

  optionalNumber(name: string): number | undefined {
    if (!this.has(name)) return undefined
    const value = Number(this.all[name])
    if (!Number.isFinite(value)) throw new BadRequest(`${name} is no number`)
    return value
  }

  /** 1, '1', true and 'true' are true, any other value is false; undefined without a value. */
  optionalFlag(name: string): boolean | undefined {
    return this.has(name) ? ['1', 'true'].includes(String(this.all[name])) : undefined
  }

  list(name: string): readonly unknown[] {
    const value = this.all[name]
    if (Array.isArray(value)) return value
    return this.has(name) ? [value] : []
  }

  numbers(name: string): number[] {
    return this.list(name).map(Number).filter(Number.isFinite)
  }

  /** At least one number, and nothing else. */
  requiredNumbers(name: string): number[] {
    const numbers = this.numbers(name)
    if (numbers.length === 0 || numbers.length < this.list(name).length)
      throw new BadRequest(`${name} needs numbers`)
    return numbers
  }

  /** Refuses a request without one of these fields, of which the platform reads nothing further. */
  require(...names: readonly string[]): void {
    const missing = names.find((name) => !this.has(name))
    if (missing !== undefined) throw new BadRequest(`${missing} is required`)
  }

  record(name: string): Fields {
    return new Fields(this.all[name])
  }

  records(name: string): Fields[] {
    return this.list(name).map((value) => new Fields(value))
  }
}
