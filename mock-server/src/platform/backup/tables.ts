import type pg from 'pg'

/**
 * Tables that a backup leaves out: they would be wrong or useless later. Sessions and tokens must not live again after a
 * restore, nor mails be sent again; runs of reports name exports; simulated conversations and the progress of judging calls are old some hours later;
 * the product's own releases come with the migrations; a restore writes a checkpoint of its own.
 */
const TRANSIENT = new Set([
  'audit_checkpoint',
  'session',
  'sign_in_attempt',
  'export_job',
  'mail',
  'mail_link',
  'frame_ticket',
  'frame_token',
  'oauth_token',
  'product_release',
  'report_run',
  'schema_migration',
  'simulated_line',
  'prompt_judgement',
])

export type TableShape = { table: string; columns: string[]; identity: string[] }

/** Every table with lasting content, those first that others refer to. */
export async function lastingTables(client: pg.Client): Promise<TableShape[]> {
  const { rows: shapes } = await client.query<TableShape>(`
    select c.relname as table,
           array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
           coalesce(array_agg(a.attname::text) filter (where a.attidentity <> ''), '{}') as identity
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select distinct conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`)
  return inOrder(
    shapes.filter(({ table }) => !TRANSIENT.has(table)),
    references,
  )
}

function inOrder(shapes: TableShape[], references: { from: string; to: string }[]): TableShape[] {
  const ordered: TableShape[] = []
  const open = new Map(shapes.map((shape) => [shape.table, shape]))
  while (open.size > 0) {
    const ready = [...open.values()].filter(
      ({ table }) => !references.some(({ from, to }) => from === table && open.has(to)),
    )
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...open.keys()].join(', ')}`)
    for (const shape of ready) {
      ordered.push(shape)
      open.delete(shape.table)
    }
  }
  return ordered
}
