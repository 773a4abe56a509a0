import { isUtf8 } from 'node:buffer'

/** `charset=gbk` of a page, `@charset "gbk"` of a style sheet. */
const DECLARED = /charset ?[= ] ?["']?([\w-]{1,40})/i
/** Browsers look for the encoding in the first bytes alone. */
const DECLARATION_BYTES = 1024

/** The encoding that a page or a style sheet names; null: none that is known. */
export function findEncoding(bytes: Buffer): string | null {
  const declared = DECLARED.exec(bytes.toString('latin1', 0, DECLARATION_BYTES))
  return toEncoding(declared?.[1])
}

/** The text of a file. What is no UTF-8 is read in the encoding that the file names, or the page that has it. */
export function readText(bytes: Buffer, encodingOfPage: string | null = null): string {
  const encoding = isUtf8(bytes) ? 'utf-8' : (findEncoding(bytes) ?? encodingOfPage ?? 'utf-8')
  return new TextDecoder(encoding).decode(bytes)
}

function toEncoding(label: string | undefined): string | null {
  try {
    return label === undefined ? null : new TextDecoder(label).encoding
  } catch {
    return null
  }
}
