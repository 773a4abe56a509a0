import type { Erasure } from '../../../platform/context/context.ts'
import { deletePersonRecordings } from './recording.store.ts'

/** Erases the recordings of a person's calls. The files are removed once no row names them. */
export const eraseRecordings: Erasure = async (tx, { id }) => ({
  counts: { recordings: await deletePersonRecordings(tx, id) },
})
