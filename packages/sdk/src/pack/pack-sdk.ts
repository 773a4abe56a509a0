import { execFileSync } from 'node:child_process'
import { copyFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildSdk, SDK_VERSION } from './build-sdk.ts'

const dist = join(import.meta.dirname, '../../dist')
/** The archive of the newest version, by a name that stays. */
const STABLE = 'console-sub-app.tgz'

/** Builds the package and packs it twice: under its version, and under the name that stays. */
export async function packSdk(folder = dist): Promise<{ folder: string; archive: string; bytes: number }> {
  rmSync(folder, { recursive: true, force: true })
  const unpacked = join(folder, 'package')
  await buildSdk(unpacked)
  execFileSync('npm', ['pack', unpacked, '--pack-destination', folder, '--silent', '--ignore-scripts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const archive = join(folder, `console-sub-app-${SDK_VERSION}.tgz`)
  copyFileSync(archive, join(folder, STABLE))
  return { folder, archive, bytes: statSync(archive).size }
}
