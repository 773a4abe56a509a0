import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedText } from '../../shared/text.ts'
import { filterText, id, queryId, queryPage, queryVersion, unixSeconds, version } from '../../shared/wire.ts'
import { sessionId } from './filter.ts'

export const MAX_CASE_TITLE = 100
export const MAX_CASE_NOTE = 2000

export const CASE_REFUSALS = { alreadySaved: 1501 } as const

const caseTitle = typedText().min(1).max(MAX_CASE_TITLE)
const caseNote = z.string().trim().max(MAX_CASE_NOTE)

const sessionCase = z.object({
  id,
  sessionId,
  bizId: id,
  businessName: z.string(),
  title: z.string(),
  note: z.string(),
  creatorName: z.string(),
  updatedAt: unixSeconds,
  /** Counts the changes; a write names the one that was read. */
  version,
})
export type SessionCase = z.output<typeof sessionCase>

/** Sessions that are saved as examples, the one changed last first. */
export const cases = defineCall({
  id: 'sessionRecord.cases',
  path: '/api/dolphin-ai/session/case',
  access: 'page',
  query: z.strictObject({ ...queryPage(), bizId: queryId.optional(), text: filterText.optional() }),
  data: z.object({ cases: z.array(sessionCase), total: z.int() }),
})

/** Saves a session as an example. A session that is one already is refused; 404 for one that the caller may not read. */
export const addCase = defineCall({
  id: 'sessionRecord.addCase',
  method: 'POST',
  path: '/api/dolphin-ai/session/case',
  access: 'page',
  body: z.strictObject({ sessionId, title: caseTitle, note: caseNote }),
  data: z.object({ id }),
  refusals: { alreadySaved: CASE_REFUSALS.alreadySaved },
})

/**
 * Replaces title and note of an example. 404 where the caller may not read its session; 409 when `version` is not the
 * present one.
 */
export const editCase = defineCall({
  id: 'sessionRecord.editCase',
  method: 'PUT',
  path: '/api/dolphin-ai/session/case',
  access: 'page',
  body: z.strictObject({ id, version, title: caseTitle, note: caseNote }),
})

/**
 * Removes a session from the examples; the session itself remains. 404 where the caller may not read it; 409 when
 * `version` is not the present one.
 */
export const removeCase = defineCall({
  id: 'sessionRecord.removeCase',
  method: 'DELETE',
  path: '/api/dolphin-ai/session/case',
  access: 'page',
  query: z.strictObject({ id: queryId, version: queryVersion }),
})
