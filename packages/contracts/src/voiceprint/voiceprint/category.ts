import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { typedText } from '../../shared/text.ts'
import {
  filterText,
  FIRST_PAGE,
  id,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE,
  queryId,
  queryInt,
  unixSeconds,
  version,
} from '../../shared/wire.ts'

export const MAX_CATEGORY_CHARACTERS = 50
/** The picker of categories requests this many (VOICE-044). */
export const MAX_CATEGORIES = 1000

export const catalogName = typedText().min(1).max(MAX_CATEGORY_CHARACTERS)

const category = z.object({
  id,
  catalogName: z.string(),
  /** The number of samples in the category. */
  relateCount: z.int().min(0),
  createAt: unixSeconds.nullish(),
  updateAt: unixSeconds.nullish(),
  version: ours(version),
})
export type Category = z.output<typeof category>

const PATH = '/api/dolphin-ai/voiceprint/catalog'

/** Categories of the company by name; also the choice of a category for a record's voice. */
export const categories = defineCall({
  id: 'voiceprint.categories',
  documented: true,
  path: PATH,
  query: z.strictObject({
    /** Part of the name. */
    name: filterText.optional(),
    pageIndex: queryInt(FIRST_PAGE, MAX_PAGE).default(FIRST_PAGE),
    pageSize: queryInt(1, MAX_CATEGORIES).default(DEFAULT_PAGE_SIZE),
  }),
  data: z.object({ list: z.array(category), count: z.int().min(0) }),
})

/** More categories than `MAX_CATEGORIES`. */
export const CATEGORY_REFUSALS = { tooMany: 1811 } as const

/** 409 where the name is taken (VOICE-018). */
export const addCategory = defineCall({
  id: 'voiceprint.addCategory',
  documented: true,
  method: 'POST',
  path: PATH,
  body: z.strictObject({ catalogName }),
  data: ours(category),
  refusals: CATEGORY_REFUSALS,
})

/** 409 where another has the name (VOICE-Q18), and where `version` is not the present one: somebody else renamed it meanwhile. */
export const renameCategory = defineCall({
  id: 'voiceprint.renameCategory',
  documented: true,
  method: 'PUT',
  path: PATH,
  body: z.strictObject({ id, catalogName, version: ours(version) }),
  data: ours(category),
})

/** 409 where samples are in it (VOICE-Q18). */
export const removeCategory = defineCall({
  id: 'voiceprint.removeCategory',
  documented: true,
  method: 'DELETE',
  path: PATH,
  query: z.strictObject({ id: queryId }),
})
