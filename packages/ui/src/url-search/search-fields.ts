import { isDay } from '../time/zoned-time.ts'

/** Longer values cannot be typed filters; they are refused before parsing. */
export const MAX_VALUE_CHARACTERS = 2000

/** Form of one value of a page's state in the address. */
export type SearchField<T> = {
  readonly fallback: T
  /** Null when the text is not a value of this field. */
  readonly parse: (text: string) => T | null
  /** Null leaves the parameter out: the value is the default. */
  readonly format: (value: T) => string | null
  /** Used for a field with several values, `name[]=1&name[]=2`, instead of `parse` and `format`. */
  readonly list?: {
    readonly parse: (texts: readonly string[]) => T | null
    readonly format: (value: T) => readonly string[]
  }
}

export function intField<F extends number | null>({
  fallback,
  min,
  max,
}: {
  fallback: F
  min: number
  max: number
}): SearchField<number | F> {
  return {
    fallback,
    parse: (text) => {
      const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
      return value >= min && value <= max ? value : null
    },
    format: (value) => (value === null || value === fallback ? null : String(value)),
  }
}

/** An id, or none. */
export function idField(): SearchField<number | null> {
  return intField({ fallback: null, min: 1, max: Number.MAX_SAFE_INTEGER })
}

/** A short text, or none; `pattern` says what it may look like. */
export function textField(pattern = /^.{1,200}$/s): SearchField<string | null> {
  return {
    fallback: null,
    parse: (text) => (pattern.test(text) ? text : null),
    format: (value) => (value === '' ? null : value),
  }
}

export function oneOfField<const T extends string>(values: readonly T[], fallback: T): SearchField<T> {
  return {
    fallback,
    parse: (text) => values.find((value) => value === text) ?? null,
    format: (value) => (value === fallback ? null : value),
  }
}

/** One of some values, or none. */
export function choiceField<const V extends string | number>(values: readonly V[]): SearchField<V | null> {
  return {
    fallback: null,
    parse: (text) => values.find((value) => String(value) === text) ?? null,
    format: (value) => (value === null ? null : String(value)),
  }
}

export function flagField(): SearchField<boolean> {
  return {
    fallback: false,
    parse: (text) => (text === '1' ? true : text === '0' ? false : null),
    format: (value) => (value ? '1' : null),
  }
}

/** A day of the calendar, `2026-11-20`, or none. */
export function dayField(): SearchField<string | null> {
  return {
    fallback: null,
    parse: (text) => (isDay(text) ? text : null),
    format: (value) => value,
  }
}
