import * as z from 'zod'
import { longText, managedList, OF_BUSINESS } from '../../operations/managed-list/managed-list.ts'
import { defineCall } from '../../shared/call.ts'
import { typedText } from '../../shared/text.ts'
import { filterText, id, queryId, unixSeconds, version } from '../../shared/wire.ts'

/**
 * Instructions of the model, for a business or one of its scenes.
 * - list: Prompts of a business: those of the whole business first, then by scene and name. `text` is searched in
 *   names and words.
 * - create: Adds a prompt to a business or to one of its scenes. A name that the business has already is refused, in
 *   whatever case; 404 for a scene of another business.
 * - update: Replaces name, scene and words of a prompt. Changed words are a new entry of `prompt.versions`. 409 when
 *   `version` is not the present one.
 * - remove: Deletes a prompt with all its versions. 409 when `version` is not the present one.
 */
export const prompts = managedList({
  id: 'prompt.prompts',
  path: '/api/assistant/prompts',
  scope: OF_BUSINESS,
  filters: { text: filterText.optional() },
  draft: {
    name: typedText().min(1).max(100),
    /** Null: of the whole business. */
    sceneId: id.nullable(),
    words: longText,
  },
  facts: { sceneName: z.string().nullable() },
})
export type Prompt = z.output<typeof prompts.row>

/** Versions of one answer at most, the newest. */
export const MAX_VERSIONS = 100

/** Versions of a prompt's words, one for each change, newest first. */
export const versions = defineCall({
  id: 'prompt.versions',
  path: '/api/assistant/prompts/:id/versions',
  params: z.strictObject({ id: queryId }),
  access: 'page',
  envelope: 'status',
  query: z.strictObject({}),
  data: z.object({
    name: z.string(),
    records: z.array(
      z.object({
        version,
        words: z.string(),
        changedBy: z.string().nullable(),
        changedAt: unixSeconds,
      }),
    ),
  }),
})

/** Scenes of a business to choose from. */
export const scenes = defineCall({
  id: 'prompt.scenes',
  path: '/api/assistant/prompts/scenes',
  access: 'page',
  envelope: 'status',
  query: z.strictObject({ bizTypeId: queryId }),
  data: z.object({ records: z.array(z.object({ id, name: z.string() })) }),
})
