import { documents } from '@console/contracts'

/** The page waits this long for the settings of its own server. */
const SETTINGS_TIMEOUT_MS = 15_000

export async function loadConfig(): Promise<documents.ConsoleConfig> {
  const response = await fetch(documents.CONFIG_PATH, {
    signal: AbortSignal.timeout(SETTINGS_TIMEOUT_MS),
    cache: 'no-cache',
  })
  if (!response.ok) throw new Error(`${documents.CONFIG_PATH}: HTTP ${response.status}`)
  return documents.consoleConfig.parse(await response.json())
}
