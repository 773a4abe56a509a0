import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
/** Folders that runs and tests make, or that nothing here reads. */
const NOT_COPIED = new Set(['node_modules', 'dist', 'test-results', '.git', '.cache', '.data', 'docs', 'e2e'])

/**
 * Copies the sources as they are, committed or not, into a new folder, with the third-party packages of this workspace and
 * our own packages of the copy.
 */
export function copyWorkspace(copy: string): void {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => path === ROOT || !NOT_COPIED.has(basename(path)),
  })
  for (const folder of ['.', ...foldersIn('apps'), ...foldersIn('packages'), 'mock-server'])
    linkPackages(copy, folder)
}

function linkPackages(copy: string, folder: string): void {
  const modules = join(ROOT, folder, 'node_modules')
  if (!existsSync(modules)) return
  const made = join(copy, folder, 'node_modules')
  const ours = join(modules, '@console')
  mkdirSync(join(made, '@console'), { recursive: true })
  for (const name of readdirSync(modules))
    // Vite writes into a folder of its own.
    if (name !== '@console' && name !== '.vite') symlinkSync(join(modules, name), join(made, name))
  for (const name of existsSync(ours) ? readdirSync(ours) : [])
    symlinkSync(join(copy, relative(ROOT, realpathSync(join(ours, name)))), join(made, '@console', name))
}

const foldersIn = (group: string): string[] =>
  readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`)
