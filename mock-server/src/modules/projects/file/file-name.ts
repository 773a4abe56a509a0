import { projectFile } from '@console/contracts'

const { MAX_FILE_NAME_CHARACTERS } = projectFile
const NO_NAME = 'file'
/** A character may carry any number of marks. */
const MAX_UNITS = MAX_FILE_NAME_CHARACTERS * 4
const ENDING = /\.[^.\s]{1,16}$/u
/** Controls, line ends, and marks that turn what is read around: a name may not look like another one. */
const HIDDEN = /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The name under which a file is stored and saved again, whatever its sender calls it. */
export function toStoredFileName(sent: string): string {
  const segment = sent.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  // Some systems drop dots and spaces at the end: `offer.exe.` would be a program there.
  const name = segment
    .replaceAll(HIDDEN, '')
    .trim()
    .replace(/(?<![.\s])[.\s]+$/u, '')
  if (name === '') return NO_NAME
  const ending = getFileExtension(name)
  const head = name.slice(0, name.length - ending.length)
  return cut(head, ending) + ending
}

/** Returns the extension with its dot, as written; empty if there is none. */
export function getFileExtension(name: string): string {
  const [ending = ''] = ENDING.exec(name) ?? []
  return ending
}

function cut(head: string, ending: string): string {
  let result = ''
  let left = MAX_FILE_NAME_CHARACTERS - ending.length
  for (const { segment } of characters.segment(head)) {
    if (left === 0 || result.length + segment.length > MAX_UNITS) break
    result += segment
    left -= 1
  }
  return result
}
