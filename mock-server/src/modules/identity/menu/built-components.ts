import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documents } from '@console/contracts'
import type { Logger } from 'pino'

/** Pages of the shell itself that menu items may name. */
const BUILT_SHELL_PAGES: readonly string[] = [
  'shell/CompanySettingsPage',
  'shell/CredentialsPage',
  'shell/FunctionalConfigPage',
]

/**
 * Everything that a menu item can be filled with: embedded pages by address, as the assistant's build lists them, and as `<module>/<Component>` the shell's
 * pages and those of the sub-apps in the registry below the web root that are switched on. Read again each time, since one line of the registry
 * switches an app off while the server runs. A broken entry costs its own pages, an unreadable registry those of all.
 */
export async function builtComponents(webRoot: string, log: Logger): Promise<ReadonlySet<string>> {
  const apps = await registeredApps(join(webRoot, documents.REGISTRY_PATH), log)
  return new Set([
    ...BUILT_SHELL_PAGES,
    ...(await assistantPages(join(webRoot, documents.ASSISTANT_PAGES_PATH), log)),
    ...apps
      .filter(({ enabled }) => enabled)
      .flatMap(({ module, data }) => data.map(({ component }) => `${module}/${component}`)),
  ])
}

/** A missing file is not logged: nothing is installed for the frames then. */
async function assistantPages(file: string, log: Logger): Promise<readonly string[]> {
  try {
    return documents.assistantPages.parse(JSON.parse(await readFile(file, 'utf8'))).pages
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isAbsent)
      log.warn({ err: error, file }, 'the pages for the frames cannot be read: they are left out of the menu')
    return []
  }
}

async function registeredApps(file: string, log: Logger): Promise<documents.RegistryEntry[]> {
  let entries: unknown[]
  try {
    entries = documents.registryDocument.parse(JSON.parse(await readFile(file, 'utf8'))).apps
  } catch (error) {
    log.warn(
      { err: error, file },
      'the registry of sub-apps cannot be read: their pages are left out of the menu',
    )
    return []
  }
  return entries.flatMap((entry) => {
    const parsed = documents.registryEntry.safeParse(entry)
    if (parsed.success) return [parsed.data]
    log.warn({ err: parsed.error }, 'an entry of the registry of sub-apps is broken: its pages are left out')
    return []
  })
}
