import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { getErrorCode } from '../error-code.ts'
import { StartProblem } from '../start-problem.ts'

export const SECRET_KEY_BYTES = 32

/** The server's key, made 0600 when absent. Part of every backup: without it no audit chain verifies. */
export function readSecretKey(file: string): Buffer {
  return existingKey(file) ?? makeKey(file)
}

/** The same for a command that works beside a server: a new key would not be the database's. */
export function requireSecretKey(file: string): Buffer {
  const key = existingKey(file)
  if (!key)
    throw new StartProblem(
      `There is no secret key ${file}. Set DATA_DIR or SECRET_KEY_FILE as for the server of this database.`,
    )
  return key
}

function existingKey(file: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw new StartProblem(
      `The secret key ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== SECRET_KEY_BYTES) {
    throw new StartProblem(
      `The secret key ${file} is not ${SECRET_KEY_BYTES} bytes in base64. Restore it from a backup.`,
    )
  }
  return key
}

function makeKey(file: string): Buffer {
  const partial = `${file}.${process.pid}.part`
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(partial, `${randomBytes(SECRET_KEY_BYTES).toString('base64')}\n`, {
    mode: 0o600,
    flush: true,
  })
  try {
    linkSync(partial, file)
  } catch (error) {
    // Another process may have made it this moment: its key is used.
    if (getErrorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(partial, { force: true })
  }
  const made = existingKey(file)
  if (!made) throw new StartProblem(`The secret key ${file} could not be made.`)
  return made
}
