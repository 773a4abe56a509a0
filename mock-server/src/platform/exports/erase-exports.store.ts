import { sql } from 'kysely'
import type { Erasure } from '../context/context.ts'
import type { FailureReason } from './exports.messages.ts'

/**
 * Every exported table may contain the person: the person's own exports are deleted, and so are exports that name the person
 * in their query. Of all others the file is deleted, and its owner has to export it again.
 */
export const eraseFromExports: Erasure = async ({ db }, { id, words, now }) => {
  const removed = await sql<{ fileKey: string | null }>`
    delete from export_job j where j.user_id = ${id} or exists (
      select 1 from jsonb_path_query(j.request, '$.**') term
      where jsonb_typeof(term) = 'string' and lower(term #>> '{}') = any(${words}::text[]))
    returning file_key as "fileKey"`.execute(db)
  const reason: FailureReason = 'personErased'
  const emptied = await sql<{ fileKey: string | null }>`
    update export_job j
    set state = 'failed', reason = ${reason}, file_key = null, finished_at = coalesce(j.finished_at, ${now})
    from (select id, file_key from export_job) present
    where present.id = j.id and j.state in ('queued', 'running', 'done')
    returning present.file_key as "fileKey"`.execute(db)
  const files = [...removed.rows, ...emptied.rows].flatMap(({ fileKey }) =>
    fileKey === null ? [] : [fileKey],
  )
  return { files }
}
