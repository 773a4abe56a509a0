import { randomUUID } from 'node:crypto'

export type Upload = { name: string; mediaType: string; content: Uint8Array }

const FOLDER = '/files/'

/**
 * Uploads and exports, in memory. A link to one opens in a new window, which sends no token: its name cannot be guessed
 * instead.
 */
export class Files {
  readonly #files = new Map<string, Upload>()

  /** The id by which other calls name an upload. */
  add(upload: Upload): string {
    const fid = `f${randomUUID().replaceAll('-', '')}`
    this.#files.set(fid, upload)
    return fid
  }

  find(path: string): Upload | undefined {
    return path.startsWith(FOLDER) ? this.#files.get(path.slice(FOLDER.length)) : undefined
  }

  link(origin: string, fid: string): string {
    return `${origin}${FOLDER}${fid}`
  }

  /** The link to a new CSV of these rows. */
  export(origin: string, name: string, rows: readonly object[]): string {
    return this.link(origin, this.add({ name, mediaType: 'text/csv; charset=utf-8', content: toCsv(rows) }))
  }
}

export function toCsv(rows: readonly object[]): Uint8Array {
  const columns = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => Object.values(row).map(toCell).join(','))
  return new TextEncoder().encode([columns.join(','), ...lines].join('\r\n'))
}

function toCell(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
