import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { z } from 'zod'
import { contentKey } from '../files/content-key.ts'
import type { Storage } from '../storage/storage.ts'
import { END_OF_ROWS, type header, type trailer } from './format.ts'
import { lastingFiles, linesOfFile } from './stored-files.ts'
import { lastingTables } from './tables.ts'

/** `missing`: files that the database names and the storage does not have. */
export type BackupReport = { rows: Record<string, number>; files: number; missing: number }

type BackupInput = {
  file: string
  storage: Storage
  secretKey: Buffer
  checkpoints: readonly string[]
  now: Date
}

/** Writes everything lasting, by a connection of the owner, as of one moment, while the server continues. The file appears whole or not at all. */
export async function writeBackup(
  client: pg.Client,
  { file, storage, secretKey, checkpoints, now }: BackupInput,
): Promise<BackupReport> {
  const rows: Record<string, number> = {}
  let files = 0
  let missing = 0
  async function* lines(): AsyncGenerator<string | Buffer> {
    const { rows: applied } = await client.query<{ checksum: string }>(
      'select checksum from schema_migration order by version',
    )
    const head: z.input<typeof header> = {
      console: 'backup',
      format: 2,
      createdAt: now.toISOString(),
      migrations: applied.map(({ checksum }) => checksum),
      secretKey: secretKey.toString('base64'),
      checkpoints: [...checkpoints],
    }
    yield `${JSON.stringify(head)}\n`
    for (const { table, columns } of await lastingTables(client)) {
      yield `${JSON.stringify({ table, columns })}\n`
      const copy = client.query(copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`))
      for await (const piece of copy) yield Buffer.from(piece)
      rows[table] = copy.rowCount
      yield `${END_OF_ROWS}\n`
    }
    // Read after the rows: all files that they name are stored by now.
    const found = new Set<string>()
    for await (const key of lastingFiles(storage)) {
      const hasLines = yield* linesOfFile(storage, key)
      if (hasLines) found.add(key)
    }
    files = found.size
    missing = (await contentKeys(client)).filter((key) => !found.has(key)).length
    yield `${JSON.stringify({ end: true, rows, files } satisfies z.input<typeof trailer>)}\n`
  }
  await client.query('begin isolation level repeatable read read only')
  const partial = `${file}.part`
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    )
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await client.query('commit')
  return { rows, files, missing }
}

async function contentKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tenantId: string; hash: string }>(
    'select tenant_id as "tenantId", hash from stored_content',
  )
  return rows.map(({ tenantId, hash }) => contentKey(Number(tenantId), hash))
}
