import { z } from 'zod'

/**
 * A backup is one gzip file of lines: the header, then for each table its line, its rows as PostgreSQL's COPY text
 * writes them and `\.`, and at last the trailer. Without the trailer it was cut off.
 */
export const END_OF_ROWS = '\\.'

export const header = z.object({
  console: z.literal('backup'),
  format: z.literal(1),
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
export const trailer = z.object({ end: z.literal(true), rows: z.record(z.string(), z.int()) })
