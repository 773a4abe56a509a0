import type { Readable } from 'node:stream'

/** A part of a file, in bytes, both ends included. */
export type ByteRange = { start: number; end: number }

/** Storage of files. Keys are made by the server, never by a request. */
export type Storage = {
  /** Writes a stream under a key; the file appears whole or not at all. Returns its size in bytes. */
  write: (key: string, content: Readable, signal?: AbortSignal) => Promise<number>
  /** The file's size, or null when there is none. */
  size: (key: string) => Promise<number | null>
  read: (key: string, range?: ByteRange) => Readable
  /** Gives a file another key; what was there before is replaced. */
  move: (from: string, to: string) => Promise<void>
  remove: (key: string) => Promise<void>
  /** The keys of all files in their order, or of those in one folder, whose name ends with a slash. Without a folder those of the system are left out. */
  list: (folder?: string) => AsyncIterable<string>
}

/** A file that is being written or received; it gets its name when it is whole. */
export const PARTIAL = '.part'

/** Folder of files that have not been received as a whole yet. */
export const INCOMING = 'incoming/'

/** Folder of the server's own files: they belong to no company, and are in no backup. */
export const SYSTEM_FOLDER = 'system/'

const KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/i

export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`)
}

/**
 * Checks that a name found in the storage is that of a whole file which the server stored, in the folder if one is given.
 */
export function isListed(name: string, folder?: string): boolean {
  const isThere = folder === undefined ? !name.startsWith(SYSTEM_FOLDER) : name.startsWith(folder)
  return isThere && KEY.test(name) && !name.endsWith(PARTIAL)
}
