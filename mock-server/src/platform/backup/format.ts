import { z } from 'zod'

/**
 * A backup is one gzip file of lines: the header, then for each table its line, its rows as PostgreSQL's COPY text
 * writes them and `\.`, then for each stored file its line, its bytes as lines of base64, `\.` and their hash, and at
 * last the trailer. Without the trailer it was cut off.
 */
export const END_OF_ROWS = '\\.'

export const header = z.object({
  console: z.literal('backup'),
  /** Backups of format 1 have no files. */
  format: z.literal([1, 2]),
  createdAt: z.string(),
  /** Migrations of the database, in order, by checksum. */
  migrations: z.array(z.string()).min(1),
  /** The server's key in base64: what the audit chain is made with. */
  secretKey: z.string(),
  /** Lines of the checkpoint file, none newer than the rows; older backups have none. */
  checkpoints: z.array(z.string()).default([]),
})
export const tableLine = z.object({
  table: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z_0-9]+$/)).min(1),
})
export const fileLine = z.object({ file: z.string() })
export const fileEnd = z.object({ sha256: z.string(), bytes: z.int() })
export const trailer = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.int()),
  files: z.int().default(0),
})
