import * as z from 'zod'
import { IN_USE, managedList, OF_COMPANY } from '../../operations/managed-list/managed-list.ts'
import { defineCall } from '../../shared/call.ts'
import { typedText } from '../../shared/text.ts'
import { id, queryId, queryPage, unixSeconds, versionFromZero as version } from '../../shared/wire.ts'
import { checkedRange, formFields } from '../../statistics/statistics/form.ts'

export const WORK_STATES = ['waiting', 'claimed', 'finished'] as const
export const workState = z.enum(WORK_STATES)
export type WorkState = z.output<typeof workState>

/** Sessions of one drawing at most. */
export const MAX_DRAWN = 100
export const MAX_NOTE = 1000
export const MAX_TAGS = 20

/**
 * Tags that annotators may set. One that is disabled remains where it was set, and is no longer offered.
 * - list: Annotation tags of the company by name, disabled ones too. `sessions` counts those that have the tag.
 * - create: Adds an annotation tag. A name that the company has already is refused, in whatever case.
 * - update: Replaces name, description and state of an annotation tag. A disabled one remains on its sessions and is
 *   no longer offered. 409 when `version` is not the present one.
 * - remove: Deletes an annotation tag that no session has. Another is refused with `inUse` and can be disabled
 *   instead; 409 when `version` is not the present one.
 */
export const tagList = managedList({
  id: 'annotation.tagList',
  path: '/api/assistant/annotations/tag-list',
  scope: OF_COMPANY,
  filters: {},
  draft: {
    name: typedText().min(1).max(50),
    description: z.string().trim().max(300),
    isEnabled: z.boolean(),
  },
  /** Sessions that have it. */
  facts: { sessions: z.int().min(0) },
  refusals: { remove: IN_USE },
})
export type AnnotationTag = z.output<typeof tagList.row>

const count = z.int().min(0)

const annotationWork = z.object({
  id,
  version,
  sessionId: z.string(),
  bizTypeName: z.string(),
  startedAt: unixSeconds,
  state: workState,
  claimedById: id.nullable(),
  claimedByName: z.string().nullable(),
  tags: z.array(z.object({ id, name: z.string() })),
  note: z.string(),
  finishedAt: unixSeconds.nullable(),
})
export type AnnotationWork = z.output<typeof annotationWork>

/** Drawn sessions: the caller's claimed ones first, then those that wait, then the rest; within, the latest drawn first. */
export const list = defineCall({
  id: 'annotation.list',
  path: '/api/assistant/annotations',
  access: 'page',
  query: z.strictObject({ state: workState.optional(), bizTypeId: queryId.optional(), ...queryPage() }),
  data: z.object({ records: z.array(annotationWork), total: count }),
})

/** Tags that may be set now. */
export const tags = defineCall({
  id: 'annotation.tags',
  path: '/api/assistant/annotations/tags',
  access: 'page',
  data: z.object({ records: z.array(z.object({ id, name: z.string() })) }),
})

export const ANNOTATION_REFUSALS = {
  nothingLeft: 4201,
  notYours: 4202,
  wrongState: 4203,
  unknownTag: 4204,
} as const

/** Draws random sessions of a range that were not drawn before; `drawn` may be fewer than requested. */
export const draw = defineCall({
  id: 'annotation.draw',
  method: 'POST',
  path: '/api/assistant/annotations/draw',
  access: 'page',
  body: checkedRange(
    z.strictObject({
      beginDay: formFields.beginDay,
      endDay: formFields.endDay,
      bizTypeId: id.optional(),
      count: z.int().min(1).max(MAX_DRAWN),
    }),
  ),
  data: z.object({ drawn: count }),
  refusals: ANNOTATION_REFUSALS,
})

/** Claims a waiting session; the second of two people learns that it is taken. */
export const claim = defineCall({
  id: 'annotation.claim',
  method: 'POST',
  path: '/api/assistant/annotations/claim',
  access: 'page',
  body: z.strictObject({ id, version }),
  refusals: ANNOTATION_REFUSALS,
})

/** Saves tags and note of the caller's own session; `isFinished` ends it, after which nothing changes. */
export const save = defineCall({
  id: 'annotation.save',
  method: 'POST',
  path: '/api/assistant/annotations/save',
  access: 'page',
  body: z.strictObject({
    id,
    version,
    tagIds: z
      .array(id)
      .max(MAX_TAGS)
      .refine((ids) => new Set(ids).size === ids.length, { message: 'each once' }),
    note: z.string().trim().max(MAX_NOTE),
    isFinished: z.boolean(),
  }),
  refusals: ANNOTATION_REFUSALS,
})

/** Finished sessions of a range of days by person and by tag, most first. */
export const statistic = defineCall({
  id: 'annotation.statistic',
  path: '/api/assistant/annotations/statistic',
  access: 'page',
  query: checkedRange(z.strictObject({ beginDay: formFields.beginDay, endDay: formFields.endDay })),
  data: z.object({
    finished: count,
    people: z.array(z.object({ id, name: z.string(), finished: count, tags: count })),
    tags: z.array(z.object({ id, name: z.string(), sessions: count })),
  }),
})
