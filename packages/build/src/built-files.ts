import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './project.ts'

/** The bundler's own list of what it built for an app. */
export type BuiltFiles = {
  allFiles: string[]
  entries: Record<string, { initial?: { js?: string[]; css?: string[] } }>
  /** Chunk of a page, or of what opens on demand → files that are loaded with it. */
  pages: Record<string, string[]>
  /** Chunk of a page → names of its parts with a further tier. */
  parts: Record<string, string[]>
}

/** Reads `files.json` of a built app; addresses are those of the server. */
export function readBuiltFiles(module: string): BuiltFiles {
  return JSON.parse(
    readFileSync(join(repositoryRoot, `apps/${module}/dist/files.json`), 'utf8'),
  ) as BuiltFiles // written by the bundler one step before
}
