import * as z from 'zod'
import { composed } from './fold-text.ts'

/**
 * Marks of direction, zero-width and no-break marks, fillers and tags; and selectors of forms that the character before them
 * does not have.
 */
const INVISIBLE_MARKS =
  /(?![\p{Join_C}\p{VS}])\p{DI}|(?<![\p{ExtPict}\p{scx=Han}\p{scx=Mong}])\p{VS}(?!\u20E3)/gu
/** Joiners where nothing is joined: they are seen between letters of some scripts, and within emoji. */
const STRAY_JOINERS =
  /(?<![\p{M}\p{scx=Arab}\p{ExtPict}\p{EMod}])\p{Join_C}|\p{Join_C}(?![\p{L}\p{M}\p{ExtPict}])/gu
const NO_BREAK_BLANKS = /[\u00A0\u2007\u202F]/g

/**
 * A text as it is displayed: without invisible characters, and with ordinary blanks and hyphens instead of no-break ones.
 */
export const withoutHiddenMarks = (text: string): string =>
  text
    .replaceAll(NO_BREAK_BLANKS, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll(INVISIBLE_MARKS, '')
    .replaceAll(STRAY_JOINERS, '')

/**
 * Text that people type or send as a name, a word, a number or a code, on every way in: trimmed and without hidden marks (R61).
 * Notes and other longer texts stay as they are written, and so do passwords.
 */
export const typedText = () => z.string().overwrite(withoutHiddenMarks).trim()

/**
 * One line of typed text, without line ends and other invisible characters, and without half of a surrogate pair, which no
 * database can store.
 */
export const typedLine = (max: number) =>
  typedText()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** A number as it is dialled, whatever width, dashes and marks it was pasted with. */
export const dialled = (text: string): string =>
  composed(text)
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()

export const typedPhone = () => z.string().overwrite(dialled)
