import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { ImportReason } from './import/people-import.messages.ts'
import type { FailureReason } from '../../operations/exports/exports.messages.ts'
import type { StoredPerson } from './people.store.ts'

const ERASED_CONTENT =
  '<p>The data of this person were erased, and the message with them.</p>' +
  '<p>该人员的数据已被清除，消息内容一并清除。</p>'

type Erasure = { person: StoredPerson; now: Date }

/**
 * Takes a person's names and number out of what other tables say in words; the audit log alone keeps them (decision 39).
 * Answers the keys of the files that have to go too. Free text that people wrote about their work stays the company's.
 */
export async function eraseTraces(tx: TenantTx, { person, now }: Erasure): Promise<string[]> {
  await eraseFromMessages(tx, person.id)
  await eraseFromReports(tx, person)
  await eraseFromTracking(tx, person)
  await eraseFromProjects(tx, person.id)
  return [...(await dropExports(tx, { person, now })), ...(await dropImportFiles(tx, now))]
}

/** In small letters, as what is compared with them. */
function wordsOf({ username, name, nickName, phone }: StoredPerson): string[] {
  return [username, name, nickName, phone].flatMap((word) => (word ? [word.toLowerCase()] : []))
}

async function eraseFromMessages({ db }: TenantTx, id: number): Promise<void> {
  await db
    .updateTable('pushedMessage')
    .set({ title: `Message about #${id} 关于 #${id} 的消息`, content: ERASED_CONTENT })
    .where('aboutUserId', '=', id)
    .execute()
  await db
    .updateTable('pushedMessage')
    .set({ pushUserName: `#${id}` })
    .where('pushUserId', '=', id)
    .execute()
}

/** Of a refused line that names the person, every cell: the others are theirs as well. */
async function eraseFromReports({ db }: TenantTx, person: StoredPerson): Promise<void> {
  await sql`
    update people_import_problem p set value = null
    from (select distinct import_id, line from people_import_problem
          where lower(value) = any(${wordsOf(person)}::text[])) named
    where p.import_id = named.import_id and p.line = named.line`.execute(db)
}

/** The console reports paths only; another reporter may have sent more. Durations are kept beside the words. */
async function eraseFromTracking({ db }: TenantTx, person: StoredPerson): Promise<void> {
  await sql`
    delete from tracking_event where user_id = ${person.id} and exists (
      select 1 from unnest(${wordsOf(person)}::text[]) word where strpos(lower(value), word) > 0)`.execute(db)
}

/** Of other companies too: who acted there stands in the log that their owners read. */
async function eraseFromProjects({ db }: TenantTx, id: number): Promise<void> {
  await sql`select forget_project_person(${id})`.execute(db)
}

/**
 * A table that was exported holds whoever was in it: the person's own exports go, and so do those that ask for the
 * person by a name. Of all others the file goes, and who made it is told to make it anew.
 */
async function dropExports({ db }: TenantTx, { person, now }: Erasure): Promise<string[]> {
  const removed = await sql<{ fileKey: string | null }>`
    delete from export_job j where j.user_id = ${person.id} or exists (
      select 1 from jsonb_path_query(j.request, '$.**') asked
      where jsonb_typeof(asked) = 'string' and lower(asked #>> '{}') = any(${wordsOf(person)}::text[]))
    returning file_key as "fileKey"`.execute(db)
  const reason: FailureReason = 'personErased'
  const emptied = await sql<{ fileKey: string | null }>`
    update export_job j
    set state = 'failed', reason = ${reason}, file_key = null, finished_at = coalesce(j.finished_at, ${now})
    from (select id, file_key from export_job) present
    where present.id = j.id and j.state in ('queued', 'running', 'done')
    returning present.file_key as "fileKey"`.execute(db)
  return [...removed.rows, ...emptied.rows].flatMap(({ fileKey }) => (fileKey === null ? [] : [fileKey]))
}

/** Files that wait for somebody to go on with them. One that is being read goes when its import ends. */
async function dropImportFiles({ db }: TenantTx, now: Date): Promise<string[]> {
  const reason: ImportReason = 'personErased'
  const { rows } = await sql<{ fileKey: string }>`
    update people_import i
    set state = 'failed', reason = ${reason}, reason_detail = null, file_key = null,
      finished_at = coalesce(i.finished_at, ${now})
    from (select id, file_key from people_import) present
    where present.id = i.id and i.file_key is not null and i.state not in ('checking', 'running')
    returning present.file_key as "fileKey"`.execute(db)
  return rows.map(({ fileKey }) => fileKey)
}
