import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { kitExports, type KitTier } from '../../kit/src/exports.ts'
import { computeIntegrity, type BuiltFile } from './kit-files.ts'
import { kitMajor, parseMajor, repositoryRoot } from './project.ts'
import { tiersUpTo } from './tiers-of-pages.ts'

export { computeIntegrity }

/** The kits of former majors as they were built, each in a folder named by its version. They are part of the repository. */
export const keptKits = join(repositoryRoot, 'packages/kit/former')

const kitTiers = Object.keys(kitExports) as KitTier[] // of an object whose keys are all listed
/** Lists the tiers of a stored kit, beside its files. */
const KIT_FILE = 'kit.json'
/** The address of the former kit's list in the console (contract: `documents.FORMER_KIT_PATH`). */
const FORMER_KIT_PATH = 'console/former-kit.json'

/** `tiers` has the files that each tier needs, those of the tiers below it first: nobody else knows how the tiers of a former kit depend on each other. */
export type FormerKit = { version: string; tiers: Record<string, BuiltFile[]> }

type BuiltKit = {
  version: string
  /** The files of each tier alone. */
  files: Partial<Record<KitTier, readonly BuiltFile[]>>
  /** The folder that has them. */
  folder: string
}

/**
 * Stores a built kit, so that apps which were built against it run beside the next major. Another version of the same major is
 * replaced. Returns its folder.
 */
export function keepKit({ version, files, folder: built }: BuiltKit, to: string): string {
  for (const other of listVersions(to))
    if (parseMajor(other) === parseMajor(version)) rmSync(join(to, other), { recursive: true })
  const folder = join(to, version)
  mkdirSync(folder, { recursive: true })
  for (const { url } of Object.values(files).flat())
    copyFileSync(join(built, basename(url)), join(folder, basename(url)))
  const tiers = kitTiers.flatMap((tier) =>
    files[tier] === undefined ? [] : [[tier, tiersUpTo(tier).flatMap((one) => files[one] ?? [])]],
  )
  writeKit(join(folder, KIT_FILE), { version, tiers: Object.fromEntries(tiers) })
  return folder
}

/** Copies the kit of the major before the present one to its address, and lists it; a list without a kit says that there is none. */
export function addFormerKit({ from, to }: { from: string; to: string }): void {
  const version = listVersions(from).find((one) => parseMajor(one) === kitMajor - 1)
  const former = version === undefined ? null : readKit(join(from, version))
  for (const { url, integrity } of Object.values(former?.tiers ?? {}).flat()) {
    const stored = join(from, version ?? '', basename(url))
    if (!existsSync(stored) || computeIntegrity(stored) !== integrity)
      throw new Error(`${stored} is not the file of the kit ${version} that was stored: restore it.`)
    mkdirSync(join(to, dirname(url)), { recursive: true })
    copyFileSync(stored, join(to, url))
  }
  writeKit(join(to, FORMER_KIT_PATH), { former })
}

function listVersions(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
}

function readKit(folder: string): FormerKit {
  return JSON.parse(readFileSync(join(folder, KIT_FILE), 'utf8')) as FormerKit // written by `keepKit`
}

function writeKit(path: string, content: FormerKit | { former: FormerKit | null }): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(content)}\n`)
}
