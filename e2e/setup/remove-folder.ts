import { rm } from 'node:fs/promises'

const RETRIES = 20
const RETRY_DELAY_MS = 250

/**
 * Removes a folder that other programs wrote to. A child process that ends a moment after its parent may still add a file, so
 * a folder that is not empty is tried again; one that stays is left to the system, since no test depends on it.
 */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: RETRIES, retryDelay: RETRY_DELAY_MS })
  } catch (error) {
    process.stderr.write(`${folder} could not be removed: ${String(error)}\n`)
  }
}
