import { mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

const MARK = 'CONSOLE_OWN_HOME'
/** Programs have settings and caches in the folders that these name, and below the home folder without them. */
const FOLDER_VARIABLES = ['XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME']

/**
 * Gives this process and all that it starts a home folder of their own, until it ends: browsers, LibreOffice and others that tests start write
 * settings and caches there, which are none of the person's business.
 */
export function isolateHome(): void {
  if (process.env[MARK] !== undefined) return
  process.env['PLAYWRIGHT_BROWSERS_PATH'] ??= join(homedir(), '.cache/ms-playwright')
  const home = mkdtempSync(join(tmpdir(), 'console-home-'))
  process.env['HOME'] = process.env[MARK] = home
  for (const name of FOLDER_VARIABLES) delete process.env[name]
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
}
