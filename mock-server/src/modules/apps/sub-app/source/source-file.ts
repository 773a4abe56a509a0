import { extname } from 'node:path/posix'
import type { subApp } from '@console/contracts'

/** Why a version could not be stored; the page names the file and the reason. */
export class SourceRefused extends Error {
  readonly reason: subApp.SourceProblem
  readonly file: string
  readonly detail: string

  constructor(reason: subApp.SourceProblem, file: string, detail = '') {
    super(`${reason}: ${file} ${detail}`)
    this.reason = reason
    this.file = file
    this.detail = detail
  }
}

/** A source of files: a host that is asked for each, or an archive that has all of them. */
export type Source = {
  /** Address of the entry. */
  readonly entry: URL
  /** The bytes of a file, or null where an optional one is not there. */
  readonly read: (url: URL, options?: { isOptional?: boolean }) => Promise<Buffer | null>
  /** Every file, where they are known; a host does not say. */
  readonly files: readonly URL[] | null
  readonly close: () => void
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Endings of the files that a script may load later. */
export const FILE_ENDINGS = Object.keys(MEDIA_TYPES).map((ending) => ending.slice(1))

export function toMediaType(path: string): string {
  return MEDIA_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
}

const MARKUP_CHARACTERS = 300
const MARKUP = /^(\uFEFF|\s)*(<!doctype html|<html[\s>]|<head[\s>]|<body[\s>])/i

/** True for a page in place of a file: hosts answer a missing file, or a missing sign-in, with one. */
export function isPage(content: Buffer | string): boolean {
  return MARKUP.test(
    typeof content === 'string'
      ? content.slice(0, MARKUP_CHARACTERS)
      : content.toString('utf8', 0, MARKUP_CHARACTERS),
  )
}
