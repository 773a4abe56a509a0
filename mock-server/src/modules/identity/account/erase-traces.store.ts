import { sql } from 'kysely'
import type { ErasedPerson, ErasedTraces, Erasure, TenantTx } from '../../../platform/context/context.ts'
import { eraseNames } from './erase-names.store.ts'
import type { ImportReason } from './import/people-import.messages.ts'
import type { StoredPerson } from './people.store.ts'

/**
 * Removes a person's names and number from the texts of other tables, also in the other domains; only the audit log retains
 * them (R39). Free text that people wrote about their work stays the company's.
 */
export async function eraseTraces(
  tx: TenantTx,
  erasures: readonly Erasure[],
  { person, now }: { person: StoredPerson; now: Date },
): Promise<Required<ErasedTraces>> {
  const erased: ErasedPerson = { id: person.id, words: listPersonalWords(person), now }
  const files: string[] = []
  const counts: Record<string, number> = {}
  for (const erasure of [...erasures, eraseFromImports, eraseNames]) {
    const traces = await erasure(tx, erased)
    files.push(...(traces.files ?? []))
    Object.assign(counts, traces.counts)
  }
  return { files, counts }
}

/** In small letters, as what is compared with them. */
function listPersonalWords({ username, name, nickName, phone }: StoredPerson): string[] {
  return [username, name, nickName, phone].flatMap((word) => (word ? [word.toLowerCase()] : []))
}

const eraseFromImports: Erasure = async (tx, person) => {
  await eraseFromReports(tx, person)
  return { files: await dropImportFiles(tx, person.now) }
}

/** Erases every cell of a refused line that names the person: the other cells are about them as well. */
async function eraseFromReports({ db }: TenantTx, { id, words }: ErasedPerson): Promise<void> {
  await sql`
    update people_import_problem p set value = null
    from (select distinct import_id, line from people_import_problem
          where lower(value) = any(${words}::text[]) or about_user_id = ${id}) named
    where p.import_id = named.import_id and p.line = named.line`.execute(db)
}

/** Drops files that wait for somebody to continue with them. A file that is being read is dropped when its import ends. */
async function dropImportFiles({ db }: TenantTx, now: Date): Promise<string[]> {
  const reason: ImportReason = 'personErased'
  const { rows } = await sql<{ fileKey: string }>`
    update people_import i
    set state = 'failed', reason = ${reason}, reason_values = '{}', file_key = null,
      finished_at = coalesce(i.finished_at, ${now})
    from (select id, file_key from people_import) present
    where present.id = i.id and i.file_key is not null and i.state not in ('checking', 'running')
    returning present.file_key as "fileKey"`.execute(db)
  return rows.map(({ fileKey }) => fileKey)
}
